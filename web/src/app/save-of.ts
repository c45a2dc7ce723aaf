// SPDX-License-Identifier: MIT
// save-of.ts - a table as it is kept on the device.
import type { Save } from '../game/saves';
import type { Table } from '../game/table';

export function saveOf(table: Table): Save {
  const player = table.playerAt(table.toAct);
  return {
    plan: table.plan,
    record: table.record(),
    savedAt: Date.now(),
    summary: {
      players: table.setup.players,
      edition: table.setup.edition,
      rails: table.setup.rails,
      turn: table.turn,
      over: table.over,
      waitsFor: player.name,
      waitsForPerson: player.kind === 'person',
    },
  };
}
