// SPDX-License-Identifier: MIT
// north.ts - help on the northern map: towns, their spaces and tiles, and who may build where.
import { sequenceText } from '../../board/action-text';
import { NORTH_EDGES, TOWNS, type Quarter, type Town } from '../../board/data/north';
import { MEDIUM_TILES } from '../../board/effects';
import type { TownId } from '../../board/position';
import type { HelpPicture } from '../picture';
import type { Help, HelpLine, Teller } from '../teller';
import { explanations } from './actions';
import { namesOf } from './trail';

const townOf = (id: TownId): Town | undefined => TOWNS.find((town) => town.id === id);

/** Joined by one rail to the office, to a city with the own disc or to a town with an own branchlet. */
export function canReach(picture: HelpPicture, id: TownId): boolean {
  const { board, mat } = picture;
  const isMine = (end: string): boolean =>
    end === 'office' || !!board.cities[end]?.includes(mat.colour) || !!board.north?.branchlets[end]?.includes(mat.colour);
  return NORTH_EDGES.some(([a, b]) => (a === id && isMine(b)) || (b === id && isMine(a)));
}
export const hasBranchlet = ({ board, mat }: HelpPicture, id: TownId): boolean => !!board.north?.branchlets[id]?.includes(mat.colour);

const accessKey = (picture: HelpPicture, id: TownId): 'town.access.have' | 'town.access.yes' | 'town.access.no' => {
  if (hasBranchlet(picture, id)) return 'town.access.have';
  return canReach(picture, id) ? 'town.access.yes' : 'town.access.no';
};

const quarterText = (quarter: Quarter, tell: Teller): string => tell.say(`quarter.${quarter.effect}`, { n: quarter.n });

/** The space the next branchlet would take: lower ones are never worse. */
function nextSpace(picture: HelpPicture, tell: Teller, town: Town): HelpLine {
  const taken = picture.board.north?.branchlets[town.id]?.filter((colour) => colour !== null).length ?? 0;
  const quarter = town.quarters[taken] ?? null;
  return quarter ? tell.line('town.first', { what: quarterText(quarter, tell) }) : tell.line('town.firstNone');
}

function townTitle(tell: Teller, town: Town): string {
  const name = town.city ? tell.city(town.city) : '';
  return tell.say(`title.town.${town.type}`, { id: town.id.toUpperCase(), name });
}

export function aboutTown(picture: HelpPicture, tell: Teller, id: TownId): Help | null {
  const town = townOf(id);
  if (!town || !picture.board.north) return null;
  const tile = picture.board.north.mediumTiles[id];
  const ops = tile ? MEDIUM_TILES[tile] : [];
  const there = (picture.board.north.branchlets[id] ?? []).flatMap((colour) => colour ?? []);
  const name = town.city ? tell.city(town.city) : '';
  return tell.help({
    title: townTitle(tell, town),
    icon: 'branchlet',
    lines: [
      tell.line(`town.${town.type}`, { name }),
      ...(ops.length ? [{ ops, text: `${sequenceText(ops, tell.speech)}.` }] : []),
      nextSpace(picture, tell, town),
      ...tell.lineIf(there.length, 'town.by', { names: namesOf(picture, tell, there) }),
    ],
    note: accessKey(picture, id),
  });
}

export function aboutQuarter(picture: HelpPicture, tell: Teller, id: TownId, n: number): Help | null {
  const town = townOf(id);
  if (!town || !picture.board.north || n > 3) return null;
  const quarter = town.quarters[n] ?? null;
  return tell.help({
    title: tell.say('title.quarter', { town: townTitle(tell, town) }),
    icon: 'branchlet',
    lines: [quarter ? tell.line('quarter.space', { what: quarterText(quarter, tell) }) : tell.line('quarter.nothing')],
    note: accessKey(picture, id),
  });
}

export function aboutMediumTile(picture: HelpPicture, tell: Teller, id: TownId): Help | null {
  const tile = picture.board.north?.mediumTiles[id];
  if (!townOf(id)?.tile || !picture.board.north) return null;
  const ops = tile ? MEDIUM_TILES[tile] : [];
  return tell.help({
    title: tell.say('title.medium'),
    icon: 'branchlet',
    lines: [...(ops.length ? [{ ops, text: `${sequenceText(ops, tell.speech)}.` }] : []), ...ops.flatMap((op) => explanations(op, tell))],
    note: 'town.medium',
  });
}
