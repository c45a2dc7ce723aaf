// SPDX-License-Identifier: MIT
// told.ts - everything the page says of games played from records, in one language: what third-language.test.ts reads.
import { SCORE_LINES } from '../../src/board/position';
import { choicesOf, decisionId } from '../../src/game/choices';
import { stepLines } from '../../src/game/log';
import { USUAL_MANNERS, type TablePlan } from '../../src/game/plan';
import { questionDetail } from '../../src/game/question-detail';
import { choiceLabel, deedLabel, doingTitle, priceParts, questionTitle, type Speaker } from '../../src/game/questions';
import { scoreParts } from '../../src/game/score-parts';
import { SLOT, Table } from '../../src/game/table';
import { BLOCK_IDS, CHAPTERS, isFor } from '../../src/help/chapters';
import { blockRows } from '../../src/help/blocks';
import { BRAND_IDS, ICON_IDS, helpFor, iconHelp } from '../../src/help/help-for';
import { idGroups } from '../../src/help/ids';
import { tableNumbers } from '../../src/help/numbers';
import { Teller } from '../../src/help/teller';
import { testPictures } from '../../src/help/test-pictures';
import { loadHelp } from '../../src/help/words';
import { setLanguage } from '../../src/i18n/i18n.svelte';
import { loadEngine, readRecordFile } from '../load';

export const engine = await loadEngine();
/** Names that no language file knows. */
const NAMES = ['甲', '乙', '丙', '丁'];
const plan = (players: number, persons: number): TablePlan => ({
  id: 'test',
  title: '局',
  manners: USUAL_MANNERS,
  guided: false,
  seats: NAMES.slice(0, players).map((name, seat) => (seat < persons ? { name, kind: 'person', bot: '' } : { name, kind: 'bot', bot: 'normal' })),
});
const speakerAt = (slot: number, language: string): Speaker => ({
  engine,
  slot,
  game: engine.game(slot),
  language,
  nameOf: (seat) => NAMES[seat] ?? '',
  you: 0,
});

export async function speak(language: string): Promise<void> {
  await Promise.all([setLanguage(language), loadHelp(language)]);
}

/** A record as a table, or a part of it; the first seats are people. */
export const tableOf = (record: string, text = readRecordFile(record), persons = NAMES.length): Table =>
  Table.open(engine, text, (_, setup) => plan(setup.players, persons));

const READ = SLOT.view;
/** What every number of the score sheet is made of. */
export function sheetOf(record: string): readonly string[] {
  engine.readRecord(READ, readRecordFile(record), () => undefined);
  const game = engine.game(READ);
  const seats = Array.from({ length: game.playersCount }, (_, seat) => seat);
  return seats.flatMap((seat) => SCORE_LINES.flatMap((line) => scoreParts(game, seat, engine.score(READ, seat), line).map(({ text }) => text)));
}
/** The first question of each kind that seat 1 is asked, by the steps done before it. */
export function asked(record: string): readonly { kind: string; step: number }[] {
  const found = new Map<string, number>();
  let steps = 0;
  engine.readRecord(READ, readRecordFile(record), () => {
    steps++;
    const kind = decisionId(engine.decision(READ).kind);
    if (!engine.isOver(READ) && engine.toAct(READ) === 0 && !found.has(kind)) found.set(kind, steps);
  });
  return [...found].map(([kind, step]) => ({ kind, step }));
}

/** The log of a record; `speak` first. */
export function logOf(record: string, language: string): readonly string[] {
  const table = tableOf(record);
  const speaker = speakerAt(SLOT.live, language);
  return table.steps.flatMap((step, index) => stepLines(speaker, step, index + 1)).map(({ full }) => full);
}

/** Every question of a record with its choices, prices and deeds. */
export function questionsOf(record: string, language: string): readonly string[] {
  const told: string[] = [];
  engine.readRecord(READ, readRecordFile(record), () => {
    if (engine.isOver(READ)) return;
    const speaker = speakerAt(READ, language);
    const decision = engine.decision(READ);
    told.push(questionTitle(speaker, decision), questionDetail(speaker), doingTitle(speaker, decision));
    for (const choice of choicesOf(engine, READ)) {
      told.push(choiceLabel(speaker, choice));
      for (const way of choice.ways) told.push(deedLabel(speaker, choice, way), ...priceParts(speaker, way, 3));
    }
  });
  return told;
}

/** Help on everything in pictures of each kind of game, on every icon, and the rules page. */
export async function helpIn(language: string): Promise<readonly string[]> {
  const pictures = await testPictures();
  const asked = pictures.flatMap(({ picture }) => {
    const named = { ...picture, seats: picture.seats.map((seat, index) => ({ ...seat, name: NAMES[index] ?? '' })) };
    return Object.values(idGroups(named))
      .flat()
      .flatMap((id) => {
        const help = helpFor(id, named, language);
        return help ? [help.title, help.facts, help.note, ...help.lines.map(({ text }) => text)] : [];
      });
  });
  const icons = [...ICON_IDS, ...BRAND_IDS].map((icon) => iconHelp(icon, language));
  return [...asked, ...icons, ...rulesIn(language)];
}

function rulesIn(language: string): readonly string[] {
  return (['first', 'second'] as const).flatMap((edition) => {
    const table = { edition, rails: true, players: 4 };
    const tell = new Teller(edition, language, tableNumbers(edition, true, 4));
    const sentences = CHAPTERS.flatMap(({ text }) => text.filter((key) => isFor(key, edition)).map((key) => tell.say(key)));
    const rows = BLOCK_IDS.flatMap((block) => blockRows(block, tell, table));
    return [...sentences, ...rows.flatMap((row) => [row.label, row.facts ?? '', ...row.lines.map(({ text }) => text)])];
  });
}
