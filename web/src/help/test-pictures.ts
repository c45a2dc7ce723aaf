// SPDX-License-Identifier: MIT
// test-pictures.ts - pictures of real games for the tests of help.
import { loadEngine, readRecordFile, recordNames } from '../../tests/load';
import { C, PLAIN_SETUP, type Engine, type Setup } from '../engine';
import {
  boardPicture,
  buildingsLeftPicture,
  colourOf,
  displayPicture,
  handPicture,
  hasRails,
  marketPicture,
  playerBoardPicture,
  seatTokens,
  seatWorkers,
} from '../game/picture';
import type { SeatPicture } from '../board/position';
import type { HelpPicture } from './picture';

const SLOT = 0;

function seatPicture(engine: Engine, seat: number): SeatPicture {
  const game = engine.game(SLOT);
  const player = game.players[seat];
  return {
    seat,
    colour: colourOf(seat),
    name: `Seat ${seat + 1}`,
    kind: player?.garthLevel ? 'garth' : 'person',
    you: seat === 0,
    toMove: false,
    dollars: player?.dollars ?? 0,
    handCount: player?.handCount ?? 0,
    certificates: player?.certificates ?? 0,
    permanentCertificates: 0,
    workers: seatWorkers(game, seat),
    tokens: seatTokens(game, seat),
    vp: 0,
    bid: null,
  };
}

export function pictureOf(engine: Engine, seat = 0): HelpPicture {
  const game = engine.game(SLOT);
  return {
    board: boardPicture(engine, SLOT, game, 0),
    seats: Array.from({ length: game.playersCount }, (_, n) => seatPicture(engine, n)),
    market: marketPicture(game),
    display: displayPicture(game),
    mat: playerBoardPicture(engine, SLOT, game, seat),
    hand: handPicture(engine, SLOT, game, seat),
    buildings: buildingsLeftPicture(engine, SLOT, game, seat),
    simmental: (game.options & C.OPTION_SIMMENTAL) !== 0,
  };
}

const SETUPS: readonly Partial<Setup>[] = [
  {},
  { players: 3, sidesRandom: true, promoMasters: true, promoBuildings: true },
  { players: 4, neutralsRandom: true },
  { edition: 'second' },
  { edition: 'second', players: 3, simmental: true },
  { edition: 'second', players: 4, sidesRandom: true },
  { rails: true },
  { rails: true, players: 4, sidesRandom: true },
  { rails: true, edition: 'second', players: 3 },
  { garth: ['none', 'medium'] },
];

/** Set-ups of each kind, and games in their middle and at their end. */
export async function testPictures(): Promise<readonly { name: string; picture: HelpPicture }[]> {
  const engine = await loadEngine();
  const fresh = SETUPS.map((setup) => {
    engine.newGame(SLOT, { ...PLAIN_SETUP, ...setup }, 7n);
    return { name: `new ${JSON.stringify(setup)}`, picture: pictureOf(engine) };
  });
  const played = recordNames()
    .slice(0, 12)
    .map((name) => {
      engine.readRecord(SLOT, readRecordFile(name), () => undefined);
      return { name, picture: pictureOf(engine, hasRails(engine.game(SLOT)) ? 1 : 0) };
    });
  return [...fresh, ...played];
}
