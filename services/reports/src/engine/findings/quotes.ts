import { languageOf, tokensOf } from '@insights/language';

import { compare } from '../corpus/content-order.ts';
import { termKeysOf } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import { GRAMMARS } from './grammar.ts';
import { quoteOf } from './quoted.ts';

export const TYPICAL = 4;

/** Quotes that read well are between these lengths, in words. */
const SHORT = 6;
const LONG = 40;

/** A quote that stands in so many places already stands in another one only where there is no other. */
const OFTEN = 2;

/** The most typical statements: central, readable, confident, by different people, and not shown elsewhere where possible. */
export function typical(statements: readonly Said[], count: number, book: EvidenceBook): Said[] {
  const shares = termShares(statements);
  const ranked = statements
    .map((said) => ({ said, score: scoreOf(said, shares) / (1 + book.uses(said)) }))
    .toSorted(
      (a, b) =>
        b.score - a.score || compare(a.said.statement.text, b.said.statement.text) || a.said.index - b.said.index,
    );
  const chosen: Said[] = [];
  const people = new Set<number>();
  const texts = new Set<string>();
  for (const { said } of ranked) {
    if (chosen.length >= count) break;
    if (people.has(said.participant) || texts.has(said.statement.text)) continue;
    if (chosen.length > 0 && book.uses(said) >= OFTEN) continue;
    people.add(said.participant);
    texts.add(said.statement.text);
    chosen.push(said);
  }
  return chosen;
}

function scoreOf(said: Said, shares: ReadonlyMap<string, number>): number {
  const { statement } = said;
  const keys = termKeysOf(said);
  const shared = keys.reduce((sum, key) => sum + (shares.get(key) ?? 0), 0);
  const centrality = 0.2 + shared / Math.sqrt(keys.length + 1);
  return centrality * readabilityOf(said) * statement.confidence * (0.5 + statement.strength);
}

/** The share of the statements that use each term. */
function termShares(statements: readonly Said[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const said of statements)
    for (const key of termKeysOf(said)) shares.set(key, (shares.get(key) ?? 0) + 1 / statements.length);
  return shares;
}

const readabilities = new WeakMap<Said, number>();

/** How well the quote of a statement reads. */
export function readabilityOf(said: Said): number {
  let known = readabilities.get(said);
  if (known === undefined) readabilities.set(said, (known = readability(quoteOf(said), said.language)));
  return known;
}

/** Lower for fragments, long passages, hesitations and transcribers' marks. */
export function readability(text: string, code: string): number {
  const language = languageOf(code);
  const words = tokensOf(text);
  const length =
    words.length < SHORT ? 0.4 + (0.6 * words.length) / SHORT : words.length > LONG ? LONG / words.length : 1;
  const fillers = language === null ? 0 : words.filter(({ word }) => GRAMMARS[language].fillers.has(word)).length;
  const repeated = words.filter(({ word }, index) => index > 0 && word === words[index - 1]?.word).length;
  const fluency = Math.max(0.2, 1 - (2 * (fillers + 2 * repeated)) / Math.max(1, words.length));
  const marks = /[<>{}[\]]/u.test(text) ? 0.3 : 1;
  const open = /[.!?…]["'”’»)]*$/u.test(text) ? 1 : 0.9;
  const asking = /\?["'”’»)]*$/u.test(text) ? 0.5 : 1;
  return length * fluency * marks * open * asking;
}
