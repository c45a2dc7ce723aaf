// SPDX-License-Identifier: MIT
// ops-at.ts - what a place would let a seat do, and what a choice does, as operations for an action line.
import { NEUTRAL_BUILDINGS, buildingActions } from '../../board/data/buildings';
import { EFFECTS } from '../../board/effects';
import type { Op } from '../../board/ops';
import { C, EFFECT_IDS, NEUTRAL_IDS, SPACE_IDS, type GwtGame } from '../../engine';
import type { Way } from '../../game/choices';
import { buildingId, editionOf, hasRails } from '../../game/picture';

const AUXILIARY_ONLY: readonly Op[] = [{ op: 'aux', mode: 'single' }];

export function opsAt(game: GwtGame, space: number, seat: number): readonly Op[] {
  const at = game.onSpace[space] ?? 0;
  if (SPACE_IDS[space] === 'kansas-city') return [];
  if (at >= C.LOCATION_PRIVATE) {
    const owner = (at - C.LOCATION_PRIVATE) >> 4;
    return owner === seat ? buildingActions(editionOf(game), hasRails(game), buildingId(game, owner, at & 15)) : AUXILIARY_ONLY;
  }
  if (at >= C.LOCATION_NEUTRAL) return NEUTRAL_BUILDINGS[NEUTRAL_IDS[at - C.LOCATION_NEUTRAL] ?? ''] ?? [];
  return AUXILIARY_ONLY;
}

const WITH_EFFECT = new Set<number>([C.VERB_LOCAL, C.VERB_AUX, C.VERB_TAKE, C.VERB_PLAY]);

export function opsOf(game: GwtGame, way: Way, seat: number): readonly Op[] {
  const { verb, effect, space } = way.info;
  if (verb === C.VERB_ROUTE || verb === C.VERB_PLACE || verb === C.VERB_COPY) return opsAt(game, space, seat);
  if (verb === C.VERB_BUILD) return buildingActions(editionOf(game), hasRails(game), buildingId(game, seat, way.info.building));
  return WITH_EFFECT.has(verb) && effect !== C.NONE ? (EFFECTS[EFFECT_IDS[effect] ?? ''] ?? []) : [];
}
