import { languageOf, tokensOf } from '@insights/language';

import type { Said } from '../corpus/said.ts';
import { GRAMMARS } from './grammar.ts';
import { readability } from './quotes.ts';

const CLEAR = 0.8;
const FLUENT = 0.85;
const REASON_WORDS = { least: 4, most: 30 };

/** The cause that a statement gives, and how clear it is; null if it gives none that can be quoted by itself. */
export function reasonOf(said: Said): { quote: string; score: number } | null {
  const { because, confidence } = said.statement;
  if (because === null || confidence < CLEAR) return null;
  const quote = said.turn.text.slice(because.start, because.end).trim();
  const words = quote.split(/\s+/u).length;
  if (words < REASON_WORDS.least || words > REASON_WORDS.most || !isComplete(quote, said)) return null;
  const clarity = readability(quote, said.language);
  return clarity < FLUENT ? null : { quote, score: confidence * clarity };
}

/** Ends where the statement or a clause ends, and not on a word that needs another one. */
function isComplete(quote: string, { statement, turn, language: code }: Said): boolean {
  const language = languageOf(code);
  const last = tokensOf(quote).at(-1)?.word ?? '';
  const rest = turn.text.slice(statement.because?.end ?? 0, statement.end);
  if (language === null || !/^\s*(?:[.,;:!?…–—]|$)/u.test(rest)) return false;
  const { linkers, determiners, fillers } = GRAMMARS[language];
  return !linkers.has(last) && !determiners.has(last) && !fillers.has(last) && last !== 'i';
}
