// SPDX-License-Identifier: MIT
// shown.ts - everything the table screen draws, made from one moment of a session through the viewer's eyes.
import type {
  BoardPicture,
  BuildingsLeftPicture,
  CardId,
  CattleMarketPicture,
  HandPicture,
  ObjectivesPicture,
  PlayerBoardPicture,
  SeatPicture,
} from '../board/position';
import { C, type GwtDecision, type GwtGame } from '../engine';
import type { Language } from '../i18n/contract';
import {
  areaPicture,
  boardPicture,
  buildingsLeftPicture,
  colourOf,
  discardPile,
  displayPicture,
  handPicture,
  marketPicture,
  playerBoardPicture,
  seatTokens,
  seatWorkers,
} from '../game/picture';
import type { Speaker } from '../game/questions';
import { SLOT } from '../game/table';
import { LANGUAGES, t } from '../i18n/i18n.svelte';
import type { Session } from './session.svelte';

export interface Shown {
  readonly slot: number;
  readonly game: GwtGame;
  readonly decision: GwtDecision;
  readonly toAct: number;
  readonly over: boolean;
  readonly speaker: Speaker;
  readonly board: BoardPicture;
  readonly seats: readonly SeatPicture[];
  readonly market: CattleMarketPicture;
  readonly display: ObjectivesPicture;
}
/** One seat's own things. */
export interface ShownSeat {
  readonly mat: PlayerBoardPicture;
  readonly hand: HandPicture;
  readonly area: ObjectivesPicture;
  readonly buildings: BuildingsLeftPicture;
  readonly discard: readonly CardId[];
}

/** The seat whose things lie in front; a spectator looks over the first shoulder, without its hand. */
export const frontSeat = (session: Session): number => (session.viewer === C.SPECTATOR ? 0 : session.viewer);

/** Puts the moment to draw into a slot and names the slot. */
function momentSlot(session: Session): number {
  const { table } = session;
  const past = session.historyAt !== null;
  const from = past ? SLOT.history : SLOT.live;
  const to = past ? SLOT.historyView : SLOT.view;
  if (session.historyAt !== null) table.replay(SLOT.history, session.historyAt);
  if (table.over) table.engine.copy(to, from);
  else table.engine.viewInto(from, session.curtain === null ? session.viewer : C.SPECTATOR, to);
  return to;
}

const onlyPerson = (session: Session): number | null => {
  const [first, ...others] = session.persons();
  return first === undefined || others.length > 0 ? null : first;
};
/** "You" was written down in the language of that day. */
const YOU: ReadonlySet<string> = new Set(Object.values(LANGUAGES).map(({ you }) => you));
function nameAt(session: Session, game: GwtGame, seat: number): string {
  const { name } = session.table.playerAt(seat, game);
  return seat === onlyPerson(session) && YOU.has(name) ? t('setup.you') : name;
}

function seatPicture(session: Session, slot: number, game: GwtGame, seat: number, toAct: number | null): SeatPicture {
  const { engine, plan, setup } = session.table;
  const player = session.table.playerAt(seat, game);
  const raw = game.players[seat];
  const hidden = !plan.manners.liveScore && !session.table.over;
  return {
    seat,
    colour: colourOf(seat),
    name: nameAt(session, game, seat),
    kind: player.kind,
    you: seat === session.viewer && session.persons().length === 1,
    toMove: seat === toAct,
    dollars: raw?.dollars ?? 0,
    handCount: raw?.handCount ?? 0,
    certificates: raw?.certificates ?? 0,
    permanentCertificates: engine.limits(slot, seat).permanentCertificates,
    workers: seatWorkers(game, seat),
    tokens: seatTokens(game, seat),
    vp: hidden ? 0 : engine.score(slot, seat).total,
    vpHidden: hidden,
    bid: setup.bidding ? (raw?.bid ?? 0) : null,
  };
}

export function shownOf(session: Session, language: Language): Shown {
  void session.revision;
  const { engine } = session.table;
  const slot = momentSlot(session);
  const game = engine.game(slot);
  const over = engine.isOver(slot);
  const toAct = engine.toAct(slot);
  const nameOf = (seat: number): string => nameAt(session, game, seat);
  const seats = Array.from({ length: game.playersCount }, (_, seat) => seatPicture(session, slot, game, seat, over ? null : toAct));
  return {
    slot,
    game,
    over,
    toAct,
    decision: engine.decision(slot),
    speaker: { engine, slot, game, language, nameOf, you: onlyPerson(session) },
    board: boardPicture(engine, slot, game, over ? null : game.turnPlayer),
    seats,
    market: marketPicture(game),
    display: displayPicture(game, session.viewer === C.SPECTATOR || session.curtain !== null ? null : session.viewer),
  };
}

export function shownSeat(session: Session, shown: Shown, seat: number): ShownSeat {
  const { engine } = session.table;
  return {
    mat: playerBoardPicture(engine, shown.slot, shown.game, seat),
    hand: handPicture(engine, shown.slot, shown.game, seat),
    area: areaPicture(shown.game, seat, seat === session.viewer || shown.over),
    buildings: buildingsLeftPicture(engine, shown.slot, shown.game, seat),
    discard: discardPile(shown.game, seat),
  };
}
