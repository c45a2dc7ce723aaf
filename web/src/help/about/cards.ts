// SPDX-License-Identifier: MIT
// cards.ts - help on cattle and objective cards, wherever they lie, and on the piles.
import { objectiveText, sequenceText } from '../../board/action-text';
import { cattleName, isCattle } from '../../board/card-text';
import { CATTLE_CARDS, OBJECTIVES, type PrintedCattle } from '../../board/data/cards';
import type { CardId, CattleId, ObjectiveId } from '../../board/position';
import type { HelpPicture } from '../picture';
import type { Help, HelpLine, Teller } from '../teller';
import { explanations } from './actions';

/** Cowboys, dollars, cards of one purchase. */
type Price = readonly [cowboys: number, dollars: number, cards: number];
const PRICES: Readonly<Record<number, readonly Price[]>> = {
  3: [
    [1, 6, 1],
    [2, 3, 1],
    [3, 5, 2],
  ],
  4: [
    [1, 12, 1],
    [3, 6, 1],
    [5, 8, 2],
  ],
  5: [
    [2, 12, 1],
    [4, 6, 1],
  ],
};
const CALF_PRICES: readonly Price[] = [
  [1, 8, 1],
  [2, 5, 1],
];

export const pricesOf = ({ value, stage }: PrintedCattle): readonly Price[] => {
  if (stage) return stage === 1 ? CALF_PRICES : [];
  return PRICES[value] ?? [];
};

function priceText(tell: Teller, [cowboys, n, cards]: Price): string {
  if (cards > 1) return tell.say('cattle.pricePair', { n, cowboys });
  return tell.say(cowboys === 1 ? 'cattle.priceOne' : 'cattle.price', { n, cowboys });
}

/** What the asking player could pay with the cowboys on the board. */
function priceLine(picture: HelpPicture, tell: Teller, printed: PrintedCattle): HelpLine {
  const { cowboy } = picture.mat.workers;
  const open = pricesOf(printed).filter(([cowboys]) => cowboys <= cowboy);
  if (!open.length) return tell.line('cattle.tooFew', {}, { icons: ['cowboy'] });
  return tell.line('cattle.prices', { prices: open.map((price) => priceText(tell, price)).join('; ') }, { icons: ['cowboy'] });
}

function cattleLines(picture: HelpPicture, tell: Teller, card: CattleId): readonly HelpLine[] {
  const { breed, vp, stage } = CATTLE_CARDS[card];
  const held = picture.hand.cards.filter((other) => isCattle(other) && CATTLE_CARDS[other].breed === breed).length;
  return [
    tell.line('cattle.income', {}, { icons: ['city'] }),
    ...tell.lineIf(held > 1, 'cattle.twice', { n: held }),
    vp ? tell.line('cattle.vp', {}, { icons: ['vp'] }) : tell.line('cattle.starter'),
    ...tell.lineIf(stage, 'cattle.simmental'),
  ];
}

function aboutCattle(picture: HelpPicture, tell: Teller, card: CattleId, inMarket: boolean): Help {
  const printed = CATTLE_CARDS[card];
  return tell.help({
    title: cattleName(card, tell.edition, tell.speech.texts),
    facts: tell.say('facts.cattle', { value: printed.value, vp: printed.vp }),
    card,
    lines: [...(inMarket ? [priceLine(picture, tell, printed), tell.line('cattle.combine')] : []), ...cattleLines(picture, tell, card)],
    note: inMarket ? 'cattle.toDiscard' : 'hand.limit',
  });
}

/** The tasks of an objective card, from its sentence: "Objective: a; 3 VP ..." */
const tasksOf = (id: ObjectiveId, tell: Teller): string => /: (.*);/.exec(objectiveText(id, tell.speech))?.[1] ?? '';

function aboutObjective(tell: Teller, id: ObjectiveId): Help | null {
  const printed = OBJECTIVES[id];
  if (!printed) return null;
  const { vp, penalty, immediate } = printed;
  const isStart = penalty === 0;
  return tell.help({
    title: tell.say(isStart ? 'title.objectiveStart' : 'title.objective'),
    facts: tell.say(isStart ? 'facts.objectiveStart' : 'facts.objective', { vp, penalty }),
    card: id,
    lines: [
      tell.line('objective.tasks', { tasks: tasksOf(id, tell) }),
      ...(immediate.length ? [{ ops: immediate, text: `${sequenceText(immediate, tell.speech)}.` }] : []),
      ...immediate.flatMap((op) => (op.op === 'dollars' ? [] : explanations(op, tell))),
      tell.line(isStart ? 'objective.paysStart' : 'objective.pays', { vp, penalty }, { icons: ['vp'] }),
    ],
    note: isStart ? 'objective.share' : 'objective.play',
  });
}

export function aboutCard(picture: HelpPicture, tell: Teller, card: CardId | undefined, inMarket: boolean): Help | null {
  if (card === undefined) return null;
  return isCattle(card) ? aboutCattle(picture, tell, card, inMarket) : aboutObjective(tell, card);
}

export function aboutHand(picture: HelpPicture, tell: Teller, n: number): Help | null {
  const { cards, hidden } = picture.hand;
  if (n < cards.length) return aboutCard(picture, tell, cards[n], false);
  if (n >= cards.length + hidden) return null;
  return tell.help({ title: tell.say('title.hidden'), icon: 'cards', lines: [tell.line('hand.hidden')] });
}

export const aboutCattleStack = (picture: HelpPicture, tell: Teller): Help =>
  tell.help({
    title: tell.say('title.cattleStack'),
    facts: tell.board('market.left', { n: picture.market.stack }),
    icon: 'cattle',
    lines: [
      tell.line('cattle.turnUp'),
      tell.line('cattle.market', {}, { icons: ['refill'] }),
      ...(['cattle.value3', 'cattle.value4', 'cattle.value5'] as const).map((key) => tell.line(key)),
      ...tell.lineIf(picture.simmental, 'cattle.calf'),
    ],
    note: 'cattle.combine',
  });

export const aboutObjectiveStack = (picture: HelpPicture, tell: Teller): Help =>
  tell.help({
    title: tell.say('title.objectiveStack'),
    icon: 'objective',
    lines: [tell.line('objective.stack', { n: picture.display.stack }), tell.line('objective.gain')],
    note: 'objective.unplayed',
  });

export const aboutDrawPile = (picture: HelpPicture, tell: Teller): Help =>
  tell.help({
    title: tell.say('title.drawPile'),
    icon: 'draw',
    lines: [tell.line('hand.draw', { n: picture.hand.draw })],
    note: 'hand.limit',
  });

export const aboutDiscardPile = (picture: HelpPicture, tell: Teller): Help =>
  tell.help({
    title: tell.say('title.discardPile'),
    icon: 'discard',
    lines: [tell.line('hand.discard', { n: picture.hand.discard })],
  });

export const aboutTokens = (picture: HelpPicture, tell: Teller): Help =>
  tell.help({
    title: tell.say('title.tokens'),
    icon: 'token',
    lines: [tell.line('token.use'), tell.line(picture.board.rails ? 'token.from.rails' : 'token.from.second')],
    note: 'token.have',
    noteValues: { n: picture.hand.tokens ?? 0 },
  });
