// SPDX-License-Identifier: MIT
// player-board.ts - help on the own board: auxiliary actions, discs, certificates, workers, bells, buildings left; and on seats.
import { actionText, sequenceText } from '../../board/action-text';
import { privateBuilding } from '../../board/data/buildings';
import { AUXILIARY, AUXILIARY_NORTH, DISCS, WORKER_BONUSES, WORKER_VP } from '../../board/data/player-board';
import { EFFECTS } from '../../board/effects';
import type { Op } from '../../board/ops';
import {
  DISC_SLOTS,
  WORKER_KINDS,
  type BuildingId,
  type Colour,
  type DiscId,
  type DiscSlot,
  type Edition,
  type WorkerKind,
} from '../../board/position';
import { countsOf, type HelpPicture } from '../picture';
import type { Help, HelpLine, Teller } from '../teller';
import type { HelpKey } from '../../i18n/contract';
import { bonusText, PLACES } from './kansas-city';
import { explanations } from './actions';
import { nameOf } from './trail';

// ---- auxiliary actions

const DOUBLED = ['aux-gain-2', 'aux-draw-2', 'aux-certificate-2', 'aux-engine-2', 'aux-trash-2', 'aux-branchlet-2'] as const;

export const auxOps = (edition: Edition, row: number): readonly Op[] =>
  (row === 6 ? AUXILIARY_NORTH : undefined) ?? AUXILIARY[edition][row - 1] ?? [];
function doubleOps(edition: Edition, row: number): readonly Op[] {
  const name = DOUBLED[row - 1];
  return EFFECTS[row === 5 && edition === 'second' ? 'aux-trash-2-gain-2' : (name ?? '')] ?? [];
}
/** Rows 1, 2 and 6 are open from the start; the others have two discs. */
const slotsOfRow = (row: number): readonly DiscSlot[] => DISC_SLOTS.filter((slot) => slot.startsWith(`aux${row}`));
export function auxState({ mat }: Pick<HelpPicture, 'mat'>, row: number): 'open' | 'double' | 'locked' {
  const slots = slotsOfRow(row);
  const gone = slots.filter((slot) => mat.cleared.includes(slot)).length;
  if (gone === slots.length) return 'double';
  return slots.length === 1 || gone > 0 ? 'open' : 'locked';
}

export function aboutAux(picture: HelpPicture, tell: Teller, row: number, double: boolean): Help | null {
  const { edition, rails } = picture.board;
  const single = auxOps(edition, row);
  if (!single.length || (row === 6 && !rails)) return null;
  const twice = doubleOps(edition, row);
  const told = sequenceText(twice, tell.speech);
  const parts = [...new Set(single.filter((op) => op.op !== 'pay' && op.op !== 'dollars').flatMap((op) => explanations(op, tell)))];
  return tell.help({
    title: tell.say('title.aux', { n: row }),
    icon: 'gear',
    lines: [
      { ops: single, text: `${sequenceText(single, tell.speech)}.` },
      tell.line('aux.doubled', { what: told.charAt(0).toLowerCase() + told.slice(1) }, { ops: twice }),
      ...parts,
      ...tell.lineIf(double, 'aux.one'),
      tell.line(`aux.${auxState(picture, row)}`, {}, { icons: [auxState(picture, row) === 'locked' ? 'lock' : 'gear'] }),
    ],
    note: 'aux.when',
  });
}

// ---- discs

function discName(tell: Teller, disc: DiscId): string {
  if (disc.startsWith('aux')) return tell.say('disc.name.aux', { n: disc.slice(3) });
  if (disc.startsWith('cert')) return tell.say('disc.name.cert', { n: disc.slice(4) });
  return disc === 'hand' ? tell.say('disc.name.hand') : tell.say('disc.name.step', { n: disc.slice(4) });
}
/** Slots of the player board that a disc's name stands for. */
export const slotsOf = (disc: DiscId): readonly DiscSlot[] =>
  DISC_SLOTS.filter((slot) => slot === disc || (disc === 'hand' && slot.startsWith('hand')) || slot.replace(/[ab]$/, '') === disc);

function discEffect(tell: Teller, disc: DiscId, stepGains: readonly [number, number]): HelpLine {
  const gain = stepGains[disc === 'step1' ? 0 : 1];
  switch (disc) {
    case 'cert4':
    case 'cert6':
      return tell.line(`disc.${disc}`, {}, { icons: ['cert'] });
    case 'step1':
    case 'step2':
      return tell.line(gain === 1 ? 'disc.stepOne' : 'disc.step', { n: gain }, { icons: ['shoe'] });
    case 'hand':
      return tell.line('disc.hand', {}, { icons: ['cards'] });
    default:
      return tell.line(slotsOf(disc).length > 1 ? 'disc.aux' : 'disc.auxDouble', {}, { icons: ['gear'] });
  }
}

/** Name of a disc and what its leaving does. */
export function discFacts(tell: Teller, disc: DiscId, stepGains: readonly [number, number]): { name: string; lines: readonly HelpLine[] } {
  const [slot] = slotsOf(disc);
  const name = discName(tell, disc);
  if (!slot) return { name, lines: [] };
  const { pay, gain, vp, corner } = DISCS[slot];
  const ops = disc.startsWith('aux') ? auxOps(tell.edition, Number(disc.slice(3))) : [];
  const lines = [
    discEffect(tell, disc, stepGains),
    ...(ops.length ? [{ ops, text: `${sequenceText(ops, tell.speech)}.` }] : []),
    ...tell.lineIf(pay, 'disc.pay', { n: pay }, { icons: ['pay'] }),
    ...tell.lineIf(gain, 'disc.gain', { n: gain }, { icons: ['coin'] }),
    ...tell.lineIf(vp, 'disc.vp', { n: vp }, { icons: ['vp'] }),
    tell.line(`disc.${corner}`, {}, { icons: [corner === 'white' ? 'cornerw' : 'cornerd'] }),
  ];
  return { name, lines };
}

export function aboutDisc(picture: HelpPicture, tell: Teller, disc: DiscId): Help | null {
  const slots = slotsOf(disc);
  if (!slots.length || (disc === 'aux6' && !picture.mat.rails)) return null;
  const { name, lines } = discFacts(tell, disc, picture.mat.stepGains);
  const gone = slots.every((slot) => picture.mat.cleared.includes(slot));
  return tell.help({
    title: tell.say('title.disc', { what: name }),
    icon: 'disc',
    lines,
    note: gone ? 'disc.gone' : 'disc.when',
  });
}

// ---- certificates, workers, bells

export function aboutCertificates({ mat }: HelpPicture, tell: Teller): Help {
  return tell.help({
    title: tell.say('title.certificates'),
    icon: 'cert',
    lines: [
      tell.line('cert.use', {}, { icons: ['cert'] }),
      tell.line('explain.permanent_certificate', {}, { icons: ['certperm'] }),
      tell.line('cert.five'),
    ],
    note: 'cert.now',
    noteValues: { n: mat.certificates, limit: mat.certificateLimit, permanent: mat.permanentCertificates },
  });
}

const isWorkerKind = (name: string): name is WorkerKind => (WORKER_KINDS as readonly string[]).includes(name);

export function aboutWorker(picture: HelpPicture, tell: Teller, name: string, n: number): Help | null {
  if (!isWorkerKind(name) || n < 1 || n > PLACES) return null;
  const bonus = bonusText(tell, name, n);
  return tell.help({
    title: tell.say('title.worker', { worker: tell.board(`tile.${name}`), n }),
    tile: { kind: 'worker', worker: name },
    lines: [
      tell.line(`worker.${name}`),
      n === 1
        ? tell.line('worker.printed')
        : tell.line(bonus ? 'worker.bonus' : 'worker.noBonus', { bonus }, { ops: WORKER_BONUSES[name][n - 1] ?? undefined }),
      ...tell.lineIf(n >= 5, 'worker.vp', { vp: WORKER_VP }, { icons: ['vp'] }),
    ],
    note: 'worker.have',
    noteValues: { n: picture.mat.workers[name] },
  });
}

const TOKEN_BELLS: readonly number[] = [2, 5];

export function aboutBell({ mat }: HelpPicture, tell: Teller, n: number): Help | null {
  const left = mat.bells?.[n - 1];
  if (left === undefined) return null;
  return tell.help({
    title: tell.say('title.bell', { n }),
    icon: 'bell',
    lines: [tell.line('bell.what'), ...tell.lineIf(TOKEN_BELLS.includes(n), 'bell.token', {}, { icons: ['token'] })],
    note: 'bell.left',
    noteValues: { n: left },
  });
}

// ---- buildings not yet placed

export function aboutBuilding(picture: HelpPicture, tell: Teller, id: BuildingId): Help | null {
  const { edition, rails } = picture.board;
  const printed = privateBuilding(edition, rails, id);
  if (!printed) return null;
  const { builders: n, vp, actions, hands } = printed;
  const fee = hands.reduce((sum, hand) => sum + picture.board.fees[hand], 0);
  const speech = { ...tell.speech, counts: countsOf(picture) };
  return tell.help({
    title: tell.say('title.building', { id }),
    facts: tell.say(n === 1 ? 'facts.buildingOne' : 'facts.building', { owner: tell.say('word.yourBoard'), n, vp }),
    tile: { kind: 'private', building: id, owner: picture.mat.colour },
    lines: [
      ...actions.map((op) => ({ ops: [op], text: `${actionText(op, speech)}.` })),
      ...tell.lineIf(fee, 'fee.earn', { n: fee }, { icons: hands.map((hand) => (hand === 'green' ? 'handg' : 'handb')) }),
      tell.line('build.price', { two: 2 * n, one: n, n, have: picture.mat.workers.builder }, { icons: ['build'] }),
      ...tell.lineIf(n > PLACES, 'build.over6'),
    ],
    note: 'build.replace',
  });
}

// ---- seats and herders

export function aboutSeat(picture: HelpPicture, tell: Teller, n: number): Help | null {
  const seat = picture.seats.find((known) => known.seat === n);
  if (!seat) return null;
  const kind: HelpKey = `facts.${seat.kind}`;
  return tell.help({
    title: seat.name,
    facts: tell.say(kind),
    brand: seat.colour,
    lines: [
      tell.line('facts.seat', { dollars: seat.dollars, cards: seat.handCount, vp: seat.vp }),
      ...tell.lineIf(seat.kind === 'garth', 'seat.garth'),
    ],
    note: 'seat.click',
  });
}

export function aboutHerder(picture: HelpPicture, tell: Teller, colour: Colour): Help {
  return tell.help({
    title: tell.say('title.herder', { name: nameOf(picture, tell, colour) }),
    brand: colour,
    lines: [tell.line(colour === picture.mat.colour ? 'herder.what' : 'herder.other'), tell.line('move.forward')],
    note: 'move.steps',
  });
}
