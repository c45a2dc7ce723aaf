// SPDX-License-Identifier: MIT
// piece-names.ts - what the engine's numbers are called in the language in use, as it stands within a sentence.
import { masterPoints, masterText, sequenceText, type Speech } from '../board/action-text';
import { cattleName, isCattle } from '../board/card-text';
import { CATTLE_CARDS, OBJECTIVES, type Task } from '../board/data/cards';
import { CITIES } from '../board/data/cities';
import { TOWNS } from '../board/data/north';
import { EFFECTS } from '../board/effects';
import { boardTexts } from '../board/language.svelte';
import { breedName, cityName as nameOfCity } from '../board/names';
import type { Edition } from '../board/position';
import { C, DISC_IDS, EFFECT_IDS, MASTER_IDS, NEUTRAL_IDS, SPACE_IDS, STATION_IDS, TOWN_IDS, WORKER_IDS, cardId, type GwtGame } from '../engine';
import { t } from '../i18n/i18n.svelte';
import { cityId, editionOf, supplyTile } from './picture';

const speech = (edition: Edition): Speech => ({ texts: boardTexts(), edition });

export const workerName = (worker: number): string => t(`piece.${WORKER_IDS[worker] ?? 'cowboy'}`);
/** With its article, as the object of a sentence. */
export const aWorker = (worker: number): string => t(`worker.${WORKER_IDS[worker] ?? 'cowboy'}`);
export const buildingName = (id: string): string => t('place.neutral', { id });
export const discName = (disc: number): string => t(`disc.${DISC_IDS[disc] ?? 'hand'}`);
export const cityName = (game: GwtGame, city: number): string => nameOfCity(cityId(game, city), boardTexts());
/** Both halves of the tile. */
export const masterTile = (master: number, edition: Edition): string => masterText(MASTER_IDS[master] ?? '', speech(edition));
/** In short, by what he counts, or gives if he counts nothing. */
export function masterName(master: number, edition: Edition): string {
  return masterPoints(MASTER_IDS[master] ?? '', speech(edition)) || masterTile(master, edition);
}

const KANSAS_CITY = 'k';
/** A road is called after the buildings at its ends: they may lie on other letters than their own. */
function roadEnd(game: GwtGame, letter: string): string {
  if (letter === KANSAS_CITY) return boardTexts()['board.kansasCity'];
  const at = game.onSpace[SPACE_IDS.findIndex((id) => id === `n-${letter}`)] ?? 0;
  return NEUTRAL_IDS[at - C.LOCATION_NEUTRAL] ?? letter.toUpperCase();
}
/** Roads of one space, and those whose two spaces lie beside each other. */
const SINGLE = new Set(['cd1', 'de1']);
const SIDES: Readonly<Record<string, 'space.roadNorth' | 'space.roadSouth'>> = {
  fg1: 'space.roadNorth',
  fg2: 'space.roadSouth',
  gk1: 'space.roadNorth',
  gk2: 'space.roadSouth',
};
function roadName(game: GwtGame, id: string): string {
  const [a = '', b = '', n = ''] = id;
  return t(SINGLE.has(id) ? 'space.roadOnly' : (SIDES[id] ?? 'space.road'), { a: roadEnd(game, a), b: roadEnd(game, b), n });
}

export function spaceName(game: GwtGame, space: number): string {
  const id = SPACE_IDS[space] ?? 'start';
  if (id === 'start') return t('space.start');
  if (id === 'kansas-city') return boardTexts()['board.kansasCity'];
  if (id.startsWith('n-')) return t('space.neutral', { n: id.slice(2).toUpperCase() });
  const [, part = '', n = ''] = /^([a-z]+)(\d)$/.exec(id) ?? [];
  switch (part) {
    case 'flood':
    case 'floodbank':
    case 'drought':
    case 'droughtbank':
    case 'rock':
    case 'rockbank':
      return t(`space.${part}`, { n });
    case 'trade':
    case 'tradebank':
      return t(`space.${part}.${editionOf(game)}`, { n });
    default:
      return roadName(game, id);
  }
}

/** A tile by its kind alone: "flood". */
export function tileKind(tile: number, edition: Edition): string {
  const supply = supplyTile(tile);
  switch (supply?.kind) {
    case 'worker':
      return t(`piece.${supply.worker}`);
    case 'trade':
      return t(`piece.trade-${supply.colour}.${edition}`);
    case 'hazard':
      return t(`piece.${supply.hazard}`);
    default:
      return '';
  }
}
/** With what is printed on it: "flood (green hand, 2 VP)". */
export function tileName(tile: number, edition: Edition): string {
  const supply = supplyTile(tile);
  const name = tileKind(tile, edition);
  return supply?.kind === 'hazard' ? t(supply.hand === 'green' ? 'piece.handGreen' : 'piece.handBlack', { name, vp: supply.vp }) : name;
}

function taskName(task: Task, n: number, edition: Edition): string {
  switch (task) {
    case 'green':
    case 'alt':
      return t(`tasks.${task}.${edition}`, { n });
    case 'brown4':
    case 'purple5':
      return t(`tasks.${task}`, { n, breed: breedName(task === 'brown4' ? 'brown' : 'purple', edition, boardTexts()) });
    case 'last_city':
      return t('tasks.last_city', { n, city: nameOfCity(CITIES[edition].at(-1)?.id ?? '', boardTexts()) });
    default:
      return t(`tasks.${task}`, { n });
  }
}
/** "1 building, 3 cattle cards of value 3" */
export function objectiveTasks(card: number, edition: Edition): string {
  const tasks = OBJECTIVES[cardId(card)]?.tasks ?? [];
  const kinds = [...new Set(tasks)];
  return kinds.map((kind) => taskName(kind, tasks.filter((task) => task === kind).length, edition)).join(', ');
}

/** A breed alone, where its points stand beside it. */
export function breedOf(card: number, edition: Edition): string {
  const id = cardId(card);
  return isCattle(id) ? cattleName(id, edition, boardTexts()) : '';
}
/** Breeds whose cards differ in points. */
const UNLIKE = new Set(['brown', 'purple']);
export function cardName(card: number, edition: Edition): string {
  const id = cardId(card);
  if (!isCattle(id)) return t('piece.objective', { tasks: objectiveTasks(card, edition) });
  const { breed, vp } = CATTLE_CARDS[id];
  const name = cattleName(id, edition, boardTexts());
  return UNLIKE.has(breed) ? t('piece.cattle', { name, vp }) : name;
}

export function stationName(station: number): string {
  const id = STATION_IDS[station] ?? 'st1';
  const n = id.slice('st'.length);
  const town = TOWNS.find((known) => known.station === id);
  return town ? t('piece.stationTown', { n, town: town.id.toUpperCase() }) : t('piece.station', { n });
}

export function townName(town: number): string {
  const id = TOWN_IDS[town] ?? '';
  const { type, city } = TOWNS.find((known) => known.id === id) ?? { type: 'small' };
  return t(`town.${type}`, { id: id.toUpperCase(), name: city ? nameOfCity(city, boardTexts()) : '' });
}

/** What an effect does, as a sentence without its full stop. */
export function effectName(effect: number, edition: Edition): string {
  const id = EFFECT_IDS[effect] ?? '';
  if (id === 'aux-branchlet-2') return t('choice.twoBranchlets');
  const text = sequenceText(EFFECTS[id] ?? [], speech(edition));
  return id.startsWith('risk-') ? t('choice.risk', { text }) : text;
}
