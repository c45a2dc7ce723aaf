// SPDX-License-Identifier: MIT
// action-text.ts - the same operations as action-line.ts, as a sentence ("Discard a Guernsey: gain $2") or as a screen
// reader should say it ("... gain 2 dollars").
import { MASTERS, OBJECTIVES, type Task } from './data/cards';
import { CITIES } from './data/cities';
import { breedName, cityName } from './names';
import type { Counted, DiscardWanted, Op } from './ops';
import type { Edition, MasterId, ObjectiveId } from './position';
import { fill, type BoardTextKey, type BoardTexts } from './texts';

export interface Speech {
  texts: BoardTexts;
  edition: Edition;
  /** Dollars as a word instead of the sign. */
  spoken?: boolean;
  /** The player's real numbers, told beside what is counted. */
  counts?: Partial<Record<Counted, number>>;
}

const say = (s: Speech, key: BoardTextKey, values: Readonly<Record<string, string | number>>): string => fill(s.texts[key], values, s.texts.plural);

const money = (n: number, s: Speech): string => {
  if (!s.spoken) return say(s, 'do.money', { n });
  return say(s, n === 1 ? 'do.moneySpoken.one' : 'do.moneySpoken.other', { n });
};

const byCount = (one: BoardTextKey, other: BoardTextKey, n: number, s: Speech): string =>
  say(s, n === 1 ? one : other, { n });

function countedText(what: Counted, s: Speech): string {
  const text = what === 'own_trade_pairs' ? s.texts[`count.own_trade_pairs.${s.edition}`] : s.texts[`count.${what}`];
  const n = s.counts?.[what];
  return n === undefined ? text : say(s, 'count.now', { counted: text, n });
}

function discardText(card: DiscardWanted, s: Speech): string {
  switch (card) {
    case 'any':
    case 'pair':
    case 'value2':
    case 'value3':
    case 'objective':
      return s.texts[`do.discard.${card}`];
    default:
      return say(s, 'do.discard.breed', { breed: breedName(card, s.edition, s.texts) });
  }
}

function hireText(modifier: number, s: Speech): string {
  if (modifier === 0) return s.texts['do.hire'];
  return say(s, modifier > 0 ? 'do.hire.dearer' : 'do.hire.cheaper', { money: money(Math.abs(modifier), s) });
}

function upToText(key: 'do.engine_forward' | 'do.draw', max: number | Counted, s: Speech): string {
  if (typeof max !== 'number') return say(s, `${key}.per`, { counted: countedText(max, s) });
  return byCount(`${key}.one`, `${key}.other`, max, s);
}

const listed = (ops: readonly Op[], s: Speech): string => ops.map((op) => part(op, s)).join(s.texts['do.and']);

/** What leads up to the last operation, then that one: "pay $1 and engine 1 back: certificate marker 1 forward". */
function sequence(ops: readonly Op[], s: Speech): string {
  const last = ops.at(-1);
  if (!last) return '';
  if (ops.length === 1) return part(last, s);
  const isCost = (op: Op): boolean => op.op === 'pay' || op.op === 'engine_back';
  const costs = ops.filter(isCost);
  if (!costs.length || costs.length === ops.length) return listed(ops, s);
  return say(s, 'do.then', {
    a: listed(costs, s),
    b: listed(
      ops.filter((op) => !isCost(op)),
      s,
    ),
  });
}

function herderText(op: Extract<Op, { op: 'herder_forward' }>, s: Speech): string {
  if (op.free) return say(s, 'do.herder_forward.free', { n: op.max });
  return byCount('do.herder_forward.one', 'do.herder_forward.other', op.max, s);
}

/** One operation, without a capital. */
function part(op: Op, s: Speech): string {
  const { texts } = s;
  switch (op.op) {
    case 'dollars':
    case 'pay':
      return say(s, `do.${op.op}`, { money: money(op.n, s) });
    case 'certificate':
      return byCount('do.certificate.one', 'do.certificate.other', op.n, s);
    case 'permanent_certificate':
      return byCount('do.permanent_certificate.one', 'do.permanent_certificate.other', op.n, s);
    case 'discard_for':
      return say(s, 'do.then', { a: discardText(op.card, s), b: listed(op.reward, s) });
    case 'hire':
      return hireText(op.modifier, s);
    case 'build':
      return op.per_builder ? say(s, 'do.build', { money: money(op.per_builder, s) }) : texts['do.build.free'];
    case 'objective':
      return texts[op.to === 'hand' ? 'do.objective.hand' : 'do.objective'];
    case 'engine_forward':
      return upToText('do.engine_forward', op.max, s);
    case 'engine_back':
      return say(s, 'do.engine_back', { n: op.n });
    case 'choice':
      return say(s, 'do.or', { a: part(op.of[0], s), b: part(op.of[1], s) });
    case 'seq':
      return sequence(op.of, s);
    case 'aux':
      return texts[`do.aux.${op.mode}`];
    case 'take_cattle':
      return say(s, 'do.take_cattle', { n: op.value });
    case 'remove_hazard':
      return op.cost ? say(s, 'do.remove_hazard', { money: money(op.cost, s) }) : texts['do.remove_hazard.free'];
    case 'trade':
      return texts[`do.trade.${s.edition}`];
    case 'herder_forward':
      return herderText(op, s);
    case 'per':
      return say(s, 'do.per', { counted: countedText(op.count, s), what: listed(op.each, s) });
    case 'draw_then_discard':
      return upToText('do.draw', op.max, s);
    case 'trash_hand_card':
      return byCount('do.trash.one', 'do.trash.other', op.n, s);
    case 'certificate_max':
    case 'buy_cattle':
    case 'extraordinary_delivery':
    case 'copy_adjacent':
    case 'upgrade_station_behind':
    case 'exchange_token':
    case 'place_branchlet':
      return texts[`do.${op.op}`];
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence without its full stop. */
export const actionText = (op: Op, s: Speech): string => capital(part(op, s));
/** Operations that belong together, as on an auxiliary row or an engine effect. */
export const sequenceText = (ops: readonly Op[], s: Speech): string => capital(sequence(ops, s));

function taskText(task: Task, s: Speech): string {
  switch (task) {
    case 'green':
    case 'alt':
      return s.texts[`task.${task}.${s.edition}`];
    case 'brown4':
      return say(s, 'task.brown4', { breed: breedName('brown', s.edition, s.texts) });
    case 'purple5':
      return say(s, 'task.purple5', { breed: breedName('purple', s.edition, s.texts) });
    case 'last_city':
      return say(s, 'task.last_city', { city: cityName(CITIES[s.edition].at(-1)?.id ?? '', s.texts) });
    default:
      return s.texts[`task.${task}`];
  }
}

/** An objective card in one sentence: tasks, points, penalty; empty for an unknown id. */
export function objectiveText(id: ObjectiveId, s: Speech): string {
  const card = OBJECTIVES[id];
  if (!card) return '';
  const tasks = card.tasks.map((task) => taskText(task, s)).join(', ');
  return say(s, card.penalty ? 'card.objective' : 'card.objectiveStart', {
    tasks,
    vp: card.vp,
    penalty: card.penalty,
  });
}

/** The lower half of a station master tile, what it counts; empty where it counts nothing. */
export function masterPoints(id: MasterId, s: Speech): string {
  const master = MASTERS[id];
  const first = master?.per[0];
  if (!master || !first) return '';
  const key =
    first === 'trade-green' || first === 'trade-alt'
      ? (`master.per.trade-green.${s.edition}` as const)
      : (`master.per.${first}` as const);
  return say(s, key, { vp: master.vp });
}
/** Both halves. */
export function masterText(id: MasterId, s: Speech): string {
  const top = sequenceText(MASTERS[id]?.top ?? [], s);
  return [top, masterPoints(id, s)].filter(Boolean).join('; ');
}
