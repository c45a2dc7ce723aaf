// SPDX-License-Identifier: MIT
// kansas-city.ts - help on the foresight columns and the job market.
import { sequenceText } from '../../board/action-text';
import { JOB_PRICES, JOB_REFILL_ROWS, WORKER_BONUSES } from '../../board/data/player-board';
import { TRAIL_SPACES } from '../../board/data/trail';
import type { SupplyTile, WorkerKind } from '../../board/position';
import type { HelpPicture } from '../picture';
import type { Help, HelpLine, Teller } from '../teller';

const ROWS = 12;
export const PLACES = 6;

/** What hiring onto a place gives at once, in words; '' where it gives nothing. */
export function bonusText(tell: Teller, kind: WorkerKind, place: number): string {
  const ops = WORKER_BONUSES[kind][place - 1];
  const text = ops ? sequenceText(ops, tell.speech) : '';
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function rowLines(picture: HelpPicture, tell: Teller, row: number): readonly HelpLine[] {
  const isOpen = row < picture.board.tokenRow;
  return [
    tell.line(isOpen ? 'job.open' : 'job.closed', {}, { icons: ['marker'] }),
    ...tell.lineIf(JOB_REFILL_ROWS.includes(row), 'job.refill', {}, { icons: ['refill'] }),
    ...tell.lineIf(row === ROWS, 'job.end'),
  ];
}

/** Where a worker would go on the asking player's board. */
function hiredLines(picture: HelpPicture, tell: Teller, kind: WorkerKind, price: number): readonly HelpLine[] {
  const next = picture.mat.workers[kind] + 1;
  if (next > PLACES) return [tell.line('job.full', { workers: tell.say(`word.${kind}s`) })];
  const bonus = bonusText(tell, kind, next);
  return [
    tell.line('job.worker', { price, worker: tell.say(`word.${kind}`), n: next }, { icons: [kind] }),
    tell.line(bonus ? 'job.next' : 'job.nextNone', { bonus }, { ops: WORKER_BONUSES[kind][next - 1] ?? undefined }),
    ...tell.lineIf(next >= 5, 'job.points', {}, { icons: ['vp'] }),
  ];
}

export function aboutJobRow(picture: HelpPicture, tell: Teller, row: number): Help | null {
  const n = JOB_PRICES[row - 1];
  if (n === undefined) return null;
  return tell.help({
    title: tell.say('title.jobRow', { n: row }),
    facts: tell.say('facts.job', { n }),
    icon: 'hire',
    lines: rowLines(picture, tell, row),
    note: 'explain.hire',
  });
}

export function aboutJob(picture: HelpPicture, tell: Teller, row: number, column: number): Help | null {
  const price = JOB_PRICES[row - 1];
  const worker = picture.board.jobs[row - 1]?.[column] ?? null;
  if (price === undefined) return null;
  if (!worker)
    return tell.help({
      title: tell.say('title.jobRow', { n: row }),
      facts: tell.say('facts.job', { n: price }),
      icon: 'hire',
      lines: rowLines(picture, tell, row),
      note: 'job.gap',
    });
  return tell.help({
    title: tell.board(`tile.${worker}`),
    facts: tell.say('facts.job', { n: price }),
    tile: { kind: 'worker', worker },
    lines: [...rowLines(picture, tell, row), ...hiredLines(picture, tell, worker, price)],
    note: `worker.${worker}`,
  });
}

export function aboutJobToken(picture: HelpPicture, tell: Teller): Help {
  const { tokenRow } = picture.board;
  return tell.help({
    title: tell.say('title.jobToken'),
    icon: 'marker',
    lines: [
      tell.line('job.token'),
      tokenRow > ROWS ? tell.line('job.tokenGone') : tell.line('job.tokenLeft', { n: ROWS + 1 - tokenRow }),
      tell.line('job.end', {}, { icons: ['vp'] }),
    ],
  });
}

// ---- foresight

/** A free slot for the tile is left in its section. */
function findsSlot({ board }: HelpPicture, tile: SupplyTile): boolean {
  if (tile.kind === 'worker') return true;
  const section = TRAIL_SPACES.filter((space) => (tile.kind === 'trade' ? space.kind === 'trade' : space.hazard === tile.hazard));
  return section.some((space) => !board.spaces[space.id]);
}

function destination(picture: HelpPicture, tell: Teller, tile: SupplyTile): HelpLine {
  if (tile.kind === 'worker') return tell.line('foresight.worker', { n: Math.min(ROWS, picture.board.tokenRow) }, { icons: [tile.worker] });
  return tell.line(findsSlot(picture, tile) ? 'foresight.hazard' : 'foresight.noSlot', {}, { icons: ['foresight'] });
}

function tileName(tell: Teller, tile: SupplyTile): string {
  if (tile.kind === 'worker') return tell.board(`tile.${tile.worker}`);
  return tile.kind === 'hazard' ? tell.board(`tile.${tile.hazard}`) : tell.board(`tile.${tile.colour}.${tell.edition}`);
}

export function aboutForesight(picture: HelpPicture, tell: Teller, column: number, place: number): Help | null {
  if (column < 1 || column > 3 || place < 1 || place > 2) return null;
  const tile = picture.board.foresight[column - 1]?.[place - 1] ?? null;
  const title = tell.say('title.foresight', { n: column });
  if (!tile) return tell.help({ title, icon: 'foresight', lines: [tell.line('foresight.empty')], note: 'foresight.choose' });
  return tell.help({
    title: tileName(tell, tile),
    facts: title,
    tile,
    lines: [
      destination(picture, tell, tile),
      ...(tile.kind === 'worker' ? [tell.line(`worker.${tile.worker}`)] : []),
      ...(tile.kind === 'hazard' ? [tell.line('facts.hazard', { vp: tile.vp }, { icons: ['vp'] })] : []),
      tell.line('foresight.free'),
    ],
    note: 'foresight.choose',
  });
}
