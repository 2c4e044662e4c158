/** ROUGE-1, ROUGE-2 and ROUGE-L as F-measures, over lower-case words with the English Snowball stemmer for words of more than three letters. */
import { stemOf } from '../../packages/language/src/index.ts';

export interface Rouge {
  one: number;
  two: number;
  longest: number;
}

const STEMMED_FROM = 4;

export function rouge(text: string, gold: string): Rouge {
  const [said, wanted] = [wordsOf(text), wordsOf(gold)];
  return {
    one: overlap(said, wanted),
    two: overlap(pairsOf(said), pairsOf(wanted)),
    longest: fMeasure(longestCommon(said, wanted), said.length, wanted.length),
  };
}

export const meanOf = (values: readonly Rouge[]): Rouge => ({
  one: mean(values.map(({ one }) => one)),
  two: mean(values.map(({ two }) => two)),
  longest: mean(values.map(({ longest }) => longest)),
});

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) =>
    word.length < STEMMED_FROM ? word : stemOf(word, 'en'),
  );

const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, at) => `${words[at]} ${word}`);

function overlap(said: readonly string[], wanted: readonly string[]): number {
  const left = new Map<string, number>();
  for (const each of wanted) left.set(each, (left.get(each) ?? 0) + 1);
  let shared = 0;
  for (const each of said) {
    const count = left.get(each) ?? 0;
    if (count === 0) continue;
    left.set(each, count - 1);
    shared += 1;
  }
  return fMeasure(shared, said.length, wanted.length);
}

function longestCommon(said: readonly string[], wanted: readonly string[]): number {
  let row = Array.from({ length: wanted.length + 1 }, () => 0);
  for (const word of said) {
    const next = [0];
    wanted.forEach((each, at) => {
      next.push(each === word ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}

function fMeasure(shared: number, said: number, wanted: number): number {
  if (shared === 0) return 0;
  const [precision, recall] = [shared / said, shared / wanted];
  return (2 * precision * recall) / (precision + recall);
}
