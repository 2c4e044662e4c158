// The cost of packages/language: heap and time of each language's data, and the speed of reading.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  LANGUAGES,
  detectLanguage,
  sentencesOf,
  stemOf,
  tokensOf,
  wordsOf,
  zipfOf,
} from '../../packages/language/src/index.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function measured(name: string, work: () => unknown): void {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const began = performance.now();
  work();
  const ms = performance.now() - began;
  collectGarbage();
  const mb = (process.memoryUsage().heapUsed - before) / 1e6;
  console.log(`${name}: ${mb.toFixed(1)} MB, ${ms.toFixed(0)} ms`);
}

for (const language of LANGUAGES) measured(`frequencies, ${language}`, () => zipfOf('invoice', language));
measured('language detection', () => detectLanguage('hello'));

const text = 'The export of invoices fails every month. Nobody tells us why, and Dr. Miller waits for it. '.repeat(
  10_000,
);
measured(`sentences of ${(text.length / 1e6).toFixed(1)} million characters`, () => sentencesOf(text, 'en').length);
measured('words of the same text', () => wordsOf(text).length);
measured('its words with their places', () => tokensOf(text).length);
measured('the same beside one word of another script', () => tokensOf(`${text} да`).length);
const words = wordsOf(text);
measured(`stems of its ${words.length} words`, () => words.filter((word) => stemOf(word, 'en') === '').length);
