// SPDX-License-Identifier: MIT
// question-detail.ts - the numbers of the open question, in the few words beside its title: "up to 3 steps".
import { C, type GwtDecision, type GwtGame } from '../engine';
import { t } from '../i18n/i18n.svelte';
import { decisionId } from './choices';
import { buildingId, editionOf } from './picture';
import { buildingName, cardName, cityName, effectName, masterTile, stationName } from './piece-names';
import type { Speaker } from './questions';

/** A hire at the printed price; less is cheaper, more dearer. */
const HIRE_AS_PRINTED = 8;

/** Masters wait at the first five stations and at the two in the north. */
function masterAt(game: GwtGame, station: number): number {
  return game.stationMasters[station < C.STATION_NORTH_FIRST ? station : station - C.STATION_NORTH_FIRST + 5] ?? 0;
}

function hireDetail(modifier: number): string {
  if (modifier === 0) return '';
  return t(modifier > 0 ? 'detail.hireDearer' : 'detail.hireCheaper', { n: Math.abs(modifier) });
}

function detailOf(game: GwtGame, { kind, amount: n, subject, player }: GwtDecision): string {
  const edition = editionOf(game);
  const id = decisionId(kind);
  switch (id) {
    case 'hire':
      return hireDetail(n - HIRE_AS_PRINTED);
    case 'build-space':
      return t('detail.build-space', { subject: buildingName(buildingId(game, player, subject)), n });
    case 'upgrade':
    case 'station-disc':
      return stationName(subject);
    case 'station-master':
      return masterTile(masterAt(game, subject), edition);
    case 'delivery-disc':
      return cityName(game, subject);
    case 'raise':
      return cardName(subject, edition);
    case 'discard-second':
    case 'buy-second':
      return t(`detail.${id}`, { subject: cardName(subject, edition) });
    case 'effect':
      return effectName(subject, edition);
    case 'foresight':
      return t('detail.foresight', { n: subject + 1 });
    case 'branchlet':
      return n === 0 ? '' : t('detail.branchlet');
    case 'engine-back':
      return n === 0 ? '' : t('detail.engine-back', { n });
    case 'walk':
    case 'build':
    case 'engine-forward':
    case 'hazard':
    case 'delivery':
    case 'draw':
    case 'discard':
    case 'trash':
    case 'certificates':
    case 'buy':
    case 'discard-value2':
    case 'dollars-or-cattle':
      return t(`detail.${id}`, { n });
    default:
      return '';
  }
}

export const questionDetail = (speaker: Speaker): string => detailOf(speaker.game, speaker.engine.decision(speaker.slot));
