// SPDX-License-Identifier: MIT
// rail.ts - help on the railroad, stations and station masters.
import { masterText, sequenceText } from '../../board/action-text';
import { MASTERS, type MasterCount } from '../../board/data/cards';
import { NORTH_STATIONS, TOWNS } from '../../board/data/north';
import { RAIL_END, STATIONS, TURNOUTS, type Corner, type Station } from '../../board/data/rail';
import type { Colour, MasterId, RailId, StationId } from '../../board/position';
import { crossesBehind, ownBuildings, ownStations, railNumber, tradePairs, type HelpPicture } from '../picture';
import type { Help, HelpLine, Teller } from '../teller';
import { nameOf, namesOf } from './trail';

export const stationOf = (id: StationId): Station | undefined =>
  STATIONS.find((station) => station.id === id) ?? NORTH_STATIONS.find((station) => station.id === id);
const stationAt = (rail: RailId): Station | undefined => STATIONS.find((station) => station.at === rail);
const numberOf = (id: string): string => id.replace(/\D/g, '');

export const cornerLine = (tell: Teller, corner: Corner): HelpLine =>
  tell.line(`corner.${corner}`, {}, { icons: [corner === 'white' ? 'cornerw' : 'cornerd'] });

function enginesAt(picture: HelpPicture, tell: Teller, rail: RailId): readonly HelpLine[] {
  const { engines } = picture.board;
  const there = (Object.keys(engines) as Colour[]).filter((colour) => engines[colour] === rail);
  return there.map((colour) =>
    colour === picture.mat.colour
      ? tell.line('rail.yours', {}, { icons: ['engine'] })
      : rail === '0'
        ? tell.line('place.herdersHere', { names: nameOf(picture, tell, colour) })
        : tell.line('rail.other', { name: nameOf(picture, tell, colour) }),
  );
}

function aboutTurnout(picture: HelpPicture, tell: Teller, rail: RailId): Help | null {
  const turnout = TURNOUTS.find((known) => known.id === rail);
  const station = stationAt(rail);
  if (!turnout || !station) return null;
  return tell.help({
    title: tell.say('title.turnout', { a: turnout.after, b: turnout.before }),
    icon: 'engine',
    lines: [
      tell.line('rail.turnout', { station: tell.say('word.station', { n: numberOf(station.id) }), cost: station.cost }),
      tell.line('rail.crosses', { n: crossesBehind(turnout.before) }, { icons: ['cross'] }),
      ...enginesAt(picture, tell, rail),
    ],
    note: 'rail.any',
  });
}

export function aboutRail(picture: HelpPicture, tell: Teller, rail: RailId): Help | null {
  if (rail.startsWith('t')) return aboutTurnout(picture, tell, rail);
  const n = Number(rail);
  if (!(n >= 0 && n <= RAIL_END)) return null;
  const crosses = tell.line('rail.crosses', { n: crossesBehind(railNumber(rail)) }, { icons: ['cross'] });
  const here = enginesAt(picture, tell, rail);
  if (n === 0) return tell.help({ title: tell.say('title.railStart'), icon: 'engine', lines: [tell.line('rail.start'), ...here] });
  if (n === RAIL_END) return tell.help({ title: tell.say('title.railEnd'), icon: 'engine', lines: [tell.line('rail.end'), ...here] });
  return tell.help({ title: tell.say('title.rail', { n }), icon: 'engine', lines: [crosses, ...here], note: 'rail.skip' });
}

const upgradeKey = (station: Station): 'station.upgrade' | 'station.upgradeEnd' | 'station.town' => {
  if (TOWNS.some((town) => town.station === station.id)) return 'station.town';
  return station.at === String(RAIL_END) ? 'station.upgradeEnd' : 'station.upgrade';
};

export function aboutStation(picture: HelpPicture, tell: Teller, id: StationId): Help | null {
  const station = stationOf(id);
  if (!station) return null;
  const { cost, vp } = station;
  const discs = picture.board.stations[id] ?? [];
  const others = discs.filter((colour) => colour !== picture.mat.colour);
  return tell.help({
    title: tell.say('title.station', { n: numberOf(id) }),
    facts: tell.say('facts.station', { cost, vp }),
    icon: 'station',
    lines: [
      tell.line(upgradeKey(station), { cost, vp }, { icons: ['pay'] }),
      cornerLine(tell, station.corner),
      tell.line(station.master ? 'station.master' : 'station.noMaster', {}, { icons: ['master'] }),
      ...tell.lineIf(others.length, 'station.by', { names: namesOf(picture, tell, others) }),
    ],
    note: discs.includes(picture.mat.colour) ? 'station.yours' : 'station.order',
  });
}

// ---- station masters

/** Sets of what a master counts that the asking player has now. */
function setsOf(picture: HelpPicture, per: MasterCount): number {
  const { mat, hand, board } = picture;
  const halves = (n: number): number => Math.floor(n / 2);
  switch (per) {
    case 'hire':
      return mat.workers.cowboy + mat.workers.builder + mat.workers.engineer;
    case 'objective':
      return halves(hand.played);
    case 'hazard':
      return halves(mat.hazards.length);
    case 'trade-green':
    case 'trade-alt':
      return tradePairs(picture);
    case 'cert':
      return halves(mat.certificates + mat.permanentCertificates);
    case 'station':
      return halves(ownStations(picture));
    case 'barn':
      return ownBuildings(picture);
    case 'token':
      return halves(mat.tokens ?? 0);
    case 'branchlet': {
      const mine = TOWNS.filter((town) => board.north?.branchlets[town.id]?.includes(mat.colour));
      return new Set(mine.map((town) => town.area)).size;
    }
  }
}

/** Both halves in words: upper, and lower or nothing. */
export function masterHalves(id: MasterId, tell: Teller): { upper: string; lower: string } {
  const master = MASTERS[id];
  const upper = master ? sequenceText(master.top, tell.speech) : '';
  return { upper, lower: masterText(id, tell.speech).slice(upper.length + 2) };
}

function masterLines(picture: HelpPicture, tell: Teller, id: MasterId): readonly HelpLine[] {
  const master = MASTERS[id];
  if (!master) return [];
  const { upper, lower } = masterHalves(id, tell);
  const [first] = master.per;
  const now = first ? setsOf(picture, first) * master.vp : 0;
  return [
    tell.line('master.upper', { what: upper.charAt(0).toLowerCase() + upper.slice(1) }, { ops: master.top }),
    lower ? tell.line('master.lower', { what: lower }, { icons: ['vp'] }) : tell.line('master.lowerNone'),
    ...tell.lineIf(lower, 'master.now', { n: now }),
  ];
}

export function aboutMaster(picture: HelpPicture, tell: Teller, station: StationId): Help | null {
  const place = picture.board.masters[station];
  if (!stationOf(station)?.master) return null;
  if (place?.kind === 'tile')
    return tell.help({
      title: tell.say('title.master'),
      icon: 'master',
      lines: [...masterLines(picture, tell, place.master), tell.line('master.cost', {}, { icons: ['hire'] })],
      note: 'station.master',
    });
  const taken = place ? [tell.line('master.taken', { worker: tell.say(`word.${place.worker}`) }, { icons: [place.worker] })] : [];
  return tell.help({ title: tell.say('title.masterTaken'), icon: 'master', lines: taken, note: 'station.noMaster' });
}

export function aboutOffered(picture: HelpPicture, tell: Teller, master: MasterId): Help | null {
  if (!MASTERS[master]) return null;
  return tell.help({ title: tell.say('title.master'), icon: 'master', lines: masterLines(picture, tell, master), note: 'master.offered' });
}

export function aboutEngine(picture: HelpPicture, tell: Teller, colour: Colour): Help {
  return tell.help({
    title: tell.say('title.engine', { name: nameOf(picture, tell, colour) }),
    brand: colour,
    lines: [tell.line('engine.what'), tell.line('rail.any'), tell.line('rail.skip')],
  });
}
