// SPDX-License-Identifier: MIT
export * from './bot-engine';
export * from './cards';
export * from './engine';
export * from './setup';
export {
  AUX_IDS,
  BOT_NAMES,
  BUILDING_IDS,
  C,
  CARD_IDS,
  CITY_IDS,
  CITY_NORTH_IDS,
  CITY_SECOND_IDS,
  DECISION_IDS,
  DISC_IDS,
  EDITION_IDS,
  EFFECT_IDS,
  EVENT_IDS,
  GARTH_IDS,
  KIND,
  MASTER_IDS,
  MEDIUM_IDS,
  NEUTRAL_IDS,
  RAIL_SPACE_IDS,
  SCORE_IDS,
  SPACE_IDS,
  STATION_IDS,
  TILE_IDS,
  TOWN_IDS,
  WORKER_IDS,
} from './layout.gen';
export type {
  GwtActionInfo,
  GwtCards,
  GwtDecision,
  GwtEvent,
  GwtGame,
  GwtPlayer,
  GwtPrintedBuilding,
  GwtPrintedCity,
  GwtPrintedObjective,
  GwtScore,
} from './layout.gen';
