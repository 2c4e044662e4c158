import { firstOf } from './clauses.ts';
import { isFiniteVerb } from './fragments.ts';
import type { Word } from './grammar.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Line } from './line.ts';

/** Shorter sentences report nothing by themselves. */
const LEAST_WORDS = 3;

/**
 * Whether a statement without a sign of another kind reports a fact: a whole sentence with a finite verb, about the speaker,
 * somebody else or a named thing, that neither judges, supposes, denies, gives a reason nor asks.
 */
export function isReport(line: Line, words: readonly Word[], lexicon: Lexicon): boolean {
  const { text } = line;
  if (line.size < LEAST_WORDS || / [?!] /u.test(text)) return false;
  const vetoes = [
    lexicon.stance,
    lexicon.because,
    lexicon.therefore,
    lexicon.contrast,
    lexicon.concession,
    lexicon.hypothetical,
    lexicon.irony,
  ];
  if (vetoes.some((pattern) => firstOf(pattern, text) !== null)) return false;
  if (line.words().some((word) => lexicon.negators.has(word))) return false;
  if (!isSentence(line, words, lexicon)) return false;
  return isOwnReport(line, lexicon) || firstOf(lexicon.measure, text) !== null;
}

/** Has a finite verb that follows its subject: no order, no mere noun phrase. Told where the language's words are tagged. */
function isSentence(line: Line, words: readonly Word[], lexicon: Lexicon): boolean {
  const { sentences } = lexicon;
  const said = words.filter(({ word }) => word !== '' && !opens(word, lexicon));
  if (sentences === null) return !/^\p{N}/u.test(said[0]?.word ?? '');
  const isFinite = (word: string): boolean => sentences.finite.has(word) || /'(?:s|re|m|ve)$/u.test(word);
  return (
    said[0]?.role !== 'verb' &&
    (said.some((word, index) => isFiniteVerb(word, said[index - 1])) || line.words().some(isFinite))
  );
}

/** A word before the sentence proper: "and", "well". */
const opens = (word: string, { clauseOpeners, yesNo, subjects, speakers }: Lexicon): boolean =>
  (clauseOpeners.has(word) || yesNo.has(word)) && !subjects.has(word) && !speakers.has(word);

/** About the speaker or the speaker's people: what others do and what things are like may as well be meant as a complaint. */
const isOwnReport = (line: Line, { speakers }: Lexicon): boolean => line.words().some((word) => speakers.has(word));
