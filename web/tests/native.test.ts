// SPDX-License-Identifier: MIT
// A level plays the same in the page as in the program: both are asked about the same positions of recorded games.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { build } from './build';
import { loadBots, readRecordFile, recordFile } from './load';

/** Positions stand so far apart that no plan of the one before reaches them; expert takes longer and is asked at fewer. */
const APART = { easy: 25, normal: 25, hard: 25, expert: 90 };
const SEED = 7;

interface Question {
  readonly bot: string;
  readonly step: number;
}

/** What the program would do, in the order of the questions: from the last step to the first. */
function native(record: string, steps: number, questions: readonly Question[]): readonly string[] {
  const lines = [`replay ${recordFile(record)}`];
  let at = steps;
  for (const { bot, step } of questions) {
    for (; at > step; at--) lines.push('undo');
    lines.push(`bot ${bot} seed=${SEED}`);
  }
  const said = execFileSync(`${build}/drover`, ['engine'], { input: `${lines.join('\n')}\nquit\n`, encoding: 'utf8', maxBuffer: 1 << 26 });
  return [...said.matchAll(/^= (\{"bot":.*)$/gm)].map(([, json = '']) => String((JSON.parse(json) as { action: string }).action));
}

describe('a level in the page', () => {
  it.each(['2p-random-a.drover', 'first-2p-garth1-1.drover', 'second-rails-simmental-3p-1.drover'])(
    'plays as in the program: %s',
    async (record) => {
      const engine = await loadBots();
      const text = readRecordFile(record);
      const steps: { seat: number; action: number }[] = [];
      const head = engine.readRecord(0, text, (step) => steps.push(step));
      engine.readRecord(0, head.text, () => undefined);
      const questions: Question[] = [];
      const answers: string[] = [];
      for (const [step, { seat, action }] of steps.entries()) {
        for (const [bot, apart] of Object.entries(APART)) {
          if (step % apart !== apart - 1 || engine.toAct(0) !== seat) continue;
          engine.viewInto(0, seat, 1);
          const choice = engine.botChoose(1, bot, BigInt(SEED));
          questions.push({ bot, step });
          answers.push(engine.recordLine(0, seat, choice ?? 0).trim());
        }
        if (engine.toAct(0) === seat) engine.apply(0, action);
        else engine.applyToken(0, seat, action);
      }
      const order = questions.map((_, place) => place).reverse();
      const program = native(
        record,
        steps.length,
        order.flatMap((place) => questions[place] ?? []),
      );
      expect(questions.length).toBeGreaterThan(12);
      expect(questions.filter(({ bot }) => bot === 'expert')).not.toHaveLength(0);
      expect(program).toEqual(order.map((place) => answers[place]?.replace(/^\S+ /, '')));
    },
    120_000,
  );
});
