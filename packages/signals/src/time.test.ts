import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signalsOf } from './index.ts';
import { ORDINARY } from './testing/ordinary.ts';

const MAX_CHARACTERS = 20_000;
/** The processor time for which a message may block the event loop. */
const MAX_MS = 400;
const MAX_MICROS = 300;

const filled = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length)).slice(0, length);
const read = (text: string) => signalsOf({ text, language: 'en', input: null, took_ms: null });

/** Processor time in ms, which does not count other processes; the least of five runs. */
function shortest(text: string): number {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const from = process.cpuUsage();
      read(text);
      const { user, system } = process.cpuUsage(from);
      return (user + system) / 1_000;
    }),
  );
}

const WORST = {
  'one word': filled('a', MAX_CHARACTERS),
  'apostrophes in one word': filled("a'", MAX_CHARACTERS),
  'symbols in one word': filled('k*1!', MAX_CHARACTERS),
  'nested quotes': filled('"“„«»”', MAX_CHARACTERS),
  'quoted words': filled('"i "want ', MAX_CHARACTERS),
  'beginnings of patterns': filled('i want to not want to my husband he said ', MAX_CHARACTERS),
  'misspelt words': filled('suicdal killmyslf umbringn ', MAX_CHARACTERS),
  'polite words': filled('please ', MAX_CHARACTERS),
  'no spaces': filled('a,', MAX_CHARACTERS),
  'words of every pattern': filled(
    'i tried to die with my pills because he hits me and no future without him ',
    MAX_CHARACTERS,
  ),
  'many different words': Array.from({ length: MAX_CHARACTERS / 6 }, (_each, at) => `w${at.toString(36)}q`).join(' '),
  'combining marks': filled('a\u0301\u0302', MAX_CHARACTERS),
};

test('a long message of the worst shape is read quickly, and twice the length takes about twice the time', (t) => {
  read('warm up');
  for (const [name, text] of Object.entries(WORST)) {
    // A busy neighbour slows one try, a text that is not linear each of them.
    const isLinear = (): boolean => {
      const [half, whole] = [shortest(text.slice(0, MAX_CHARACTERS / 2)), shortest(text)];
      t.diagnostic(`${name}: ${half.toFixed(1)} and ${whole.toFixed(1)} ms for 10,000 and 20,000 characters`);
      return whole < MAX_MS && whole < 3 * half + 10;
    };
    assert.ok(isLinear() || isLinear() || isLinear(), name);
  }
});

test('a longer message costs no more and its end is read', () => {
  const text = `${filled('the shift was long ', 1_000_000)}. I want to kill myself.`;
  assert.ok(shortest(text) < MAX_MS);
  assert.ok(read(text).some(({ kind, end }) => kind === 'distress' && end === text.length - 1));
});

test('1,000 ordinary messages take less than 300 ms of the processor', (t) => {
  const answers = Object.values(ORDINARY).flat();
  for (const text of answers) read(text);
  const runs = Array.from({ length: 5 }, () => {
    const from = process.cpuUsage();
    for (const text of answers) read(text);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / answers.length;
  });
  const micros = Math.min(...runs);
  t.diagnostic(`${micros.toFixed(0)} µs a message`);
  assert.ok(micros < MAX_MICROS, `${micros} µs`);
});
