// SPDX-License-Identifier: MIT
// chapters.ts - the rules page as a list: which sentences make a chapter, and which tables stand below them.
import type { Edition } from '../board/position';
import { RULINGS } from './rulings';
import type { HelpKey } from '../i18n/contract';

export const CHAPTER_IDS = [
  'goal',
  'turn',
  'moving',
  'buildings',
  'hiring',
  'building',
  'engine',
  'cattle',
  'auxiliary',
  'objectives',
  'hazards',
  'kansas',
  'cities',
  'end',
  'second',
  'simmental',
  'north',
  'garth',
  'variants',
  'icons',
] as const;
export type ChapterId = (typeof CHAPTER_IDS)[number];
export const BLOCK_IDS = [
  'neutral',
  'private',
  'workers',
  'jobs',
  'stations',
  'masters',
  'aux',
  'objectives',
  'trade',
  'cities',
  'discs',
  'scoring',
  'medium',
  'crests',
  'garth',
] as const;
export type BlockId = (typeof BLOCK_IDS)[number];

export interface Chapter {
  readonly id: ChapterId;
  readonly text: readonly HelpKey[];
  readonly blocks: readonly BlockId[];
}

const chapter = (id: ChapterId, text: readonly HelpKey[], blocks: readonly BlockId[] = []): Chapter => ({ id, text, blocks });

/** Sentences that belong to one edition end in its name: the other's are left out. */
export const isFor = (key: HelpKey, edition: Edition): boolean => !key.endsWith(edition === 'first' ? '.second' : '.first');

export const CHAPTERS: readonly Chapter[] = [
  chapter('goal', ['goal.drive', 'goal.points', 'goal.start.first', 'goal.start.second', 'goal.table', 'goal.open']),
  chapter('turn', ['turn.parts', 'move.first', 'use.must', 'turn.cards', 'hand.limit', 'rule.piles', 'use.inner']),
  chapter('moving', [
    'move.steps',
    'move.stepsGrow',
    'move.forward',
    'move.route',
    'move.fees',
    'move.poor',
    'move.kansas',
    'rule.beside',
    'move.left',
  ]),
  chapter(
    'buildings',
    [
      'rule.use',
      'rule.elsewhere',
      'use.slash',
      'use.cost',
      'rule.full',
      'use.cards',
      'use.once',
      'rule.risk',
      'rule.woods',
      'rule.walk',
      'rule.draw',
      'rule.pairs',
      'rule.copy',
      'rule.extra',
    ],
    ['neutral', 'private'],
  ),
  chapter(
    'hiring',
    [
      'explain.hire',
      'job.token',
      'rule.gaps',
      'worker.printed',
      'worker.cowboy',
      'worker.builder',
      'worker.engineer',
      'job.points',
      'rule.tokenGone',
    ],
    ['jobs', 'workers'],
  ),
  chapter('building', ['explain.build', 'build.where', 'build.replace', 'rule.over6', 'build.under', 'build.income', 'build.side']),
  chapter(
    'engine',
    [
      'engine.what',
      'explain.engine_forward',
      'rule.railStart',
      'explain.engine_back',
      'rail.any',
      'rule.upgrade',
      'station.order',
      'station.master',
      'rule.railEnd',
      'rule.behind',
    ],
    ['stations', 'masters'],
  ),
  chapter('cattle', [
    'cattle.income',
    'explain.buy_cattle',
    'cattle.value3',
    'cattle.value4',
    'cattle.value5',
    'cattle.combine',
    'cattle.turnUp',
    'cattle.market',
  ]),
  chapter('auxiliary', ['aux.when', 'rule.auxOpen', 'explain.aux', 'aux.one', 'rule.order', 'rule.trash'], ['aux']),
  chapter(
    'objectives',
    ['explain.objective', 'objective.gain', 'rule.play', 'rule.windows', 'rule.cardWalk', 'objective.unplayed', 'objective.share', 'rule.startCard'],
    ['objectives'],
  ),
  chapter(
    'hazards',
    [
      'hazard.what',
      'explain.remove_hazard',
      'hazard.prices',
      'hazard.full',
      'hazard.none',
      'explain.trade.first',
      'explain.trade.second',
      'trade.what.first',
      'trade.what.second',
      'rule.slots',
    ],
    ['trade'],
  ),
  chapter('kansas', [
    'kansas.intro',
    'kansas.1',
    'foresight.free',
    'rule.emptyColumn',
    'kansas.4',
    'rule.hand',
    'cert.use',
    'rule.marker',
    'cert.five',
    'explain.permanent_certificate',
    'kansas.5',
    'kansas.order',
    'kansas.lack',
    'kansas.after',
  ]),
  chapter(
    'cities',
    [
      'rule.cityOnce',
      'rule.transport',
      'rule.arrows',
      'rule.arrowCard',
      'disc.when',
      'rule.corners',
      'corner.only',
      'rule.discPay',
      'rule.cert6',
      'rule.discPairs',
    ],
    ['cities', 'discs'],
  ),
  chapter('end', ['end.trigger', 'end.round', 'end.win'], ['scoring']),
  chapter('second', ['second.differs', 'second.trail', 'second.home', 'second.aux', 'second.buildings', 'second.once', 'token.use']),
  chapter('simmental', ['simmental.what', 'cattle.calf', 'cattle.simmental', 'cattle.never', 'simmental.discard', 'simmental.tasks']),
  chapter(
    'north',
    [
      'north.what',
      'north.place',
      'north.access',
      'north.order',
      'rule.spaces',
      'town.small',
      'town.medium',
      'rule.value3',
      'rule.bigTown',
      'town.station',
      'rule.mapStation',
      'north.stations',
      'bell.what',
      'rule.bellToken',
      'north.disc',
      'north.deliver',
      'rule.bells',
      'rule.cityCards',
      'rule.arrowToken',
      'north.masters',
      'master.offered',
      'token.from.rails',
      'north.mixed',
    ],
    ['medium', 'crests'],
  ),
  chapter(
    'garth',
    [
      'garth.what',
      'garth.turn',
      'garth.fees',
      'garth.special',
      'garth.actions',
      'garth.buy',
      'garth.stations',
      'garth.kansas',
      'garth.score',
      'garth.levels',
    ],
    ['garth'],
  ),
  chapter('variants', ['variant.neutrals', 'variant.sides', 'variant.promos', 'variant.balanced', 'variant.bidding']),
  chapter('icons', []),
];

/** Chapter that tells a ruling; undefined for an unknown id. */
export const chapterOfRule = (rule: string): ChapterId | undefined =>
  CHAPTERS.find(({ text }) => text.some((key) => RULINGS[key]?.includes(rule)))?.id;

/** Address of a chapter or of a ruling on the rules page. */
export const ruleLink = (target: string): string => `#/rules/${encodeURIComponent(target)}`;
