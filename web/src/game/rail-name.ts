// SPDX-License-Identifier: MIT
// rail-name.ts - spaces of the railroad as they are called in a sentence.
import { RAIL_SPACE_IDS } from '../engine';
import { t } from '../i18n/i18n.svelte';

export function railName(rail: number): string {
  const id = RAIL_SPACE_IDS[rail] ?? '';
  if (id === '0') return t('log.railStart');
  return id.startsWith('t') ? t('log.turnout', { n: id.slice(1) }) : id;
}
