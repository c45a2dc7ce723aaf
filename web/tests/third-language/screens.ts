// SPDX-License-Identifier: MIT
// screens.ts - the screens of the page as html, drawn without a browser.
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import SettingsScreen from '../../src/app/screens/SettingsScreen.svelte';
import SetupScreen from '../../src/app/screens/SetupScreen.svelte';
import StartScreen from '../../src/app/screens/StartScreen.svelte';
import { Session } from '../../src/app/session.svelte';
import { shownOf } from '../../src/app/shown';
import EndPanel from '../../src/app/table/EndPanel.svelte';
import MenuDialog from '../../src/app/table/MenuDialog.svelte';
import SeatDialog from '../../src/app/table/SeatDialog.svelte';
import TableScreen from '../../src/app/table/TableScreen.svelte';
import RulesPage from '../../src/help/RulesPage.svelte';
import type { Table } from '../../src/game/table';
import { asked, tableOf } from './told';
import WithEngine from './WithEngine.svelte';

type Pages = Readonly<Record<string, string>>;
const html = <Props extends Record<string, unknown>>(screen: Component<Props>, props: Props): string =>
  render(WithEngine, { props: { screen: screen as Component, props } }).body;
const nothing = (): void => undefined;

function drawn<Result>(table: Table, draw: (session: Session) => Result): Result {
  const session = new Session(table);
  try {
    return draw(session);
  } finally {
    session.close();
  }
}

/** Screens without a game. */
export const plainScreens = (language: string): Pages => ({
  start: html(StartScreen, {}),
  setup: html(SetupScreen, { query: '' }),
  settings: html(SettingsScreen, {}),
  rules: html(RulesPage, { language, target: '', close: nothing }),
});

/** A game that is over: the sheet, its board, history, dialogs; and the curtain where people share the device. */
export function endScreens(record: string, language: string): Pages {
  return drawn(tableOf(record), (session) => {
    const shown = shownOf(session, language);
    const pages = {
      end: html(EndPanel, { session, shown, close: nothing, replay: nothing }),
      over: html(TableScreen, { session }),
      seat: html(SeatDialog, { session, shown, seat: 0, close: nothing }),
      menu: html(MenuDialog, { session, tools: [], close: nothing }),
    };
    session.historyAt = Math.floor(session.table.steps.length / 2);
    return { ...pages, history: html(TableScreen, { session }) };
  });
}

/** The table at the first question of each kind that the person at seat 1 is asked, with the price of the first choice. */
export function tableScreens(record: string): Pages {
  const whole = tableOf(record);
  const moments = asked(record).map(({ kind, step }) => ({ kind, until: whole.recordUntil(step) }));
  const pages = moments.map(({ kind, until }) =>
    drawn(tableOf(record, until, 1), (session) => {
      session.selection = { choice: 0, way: 0 };
      return [kind, html(TableScreen, { session })] as const;
    }),
  );
  return Object.fromEntries(pages);
}

/** The curtain, where all seats are people. */
export function curtainScreen(record: string): string {
  const until = tableOf(record).recordUntil(5);
  return drawn(tableOf(record, until), (session) => html(TableScreen, { session }));
}
