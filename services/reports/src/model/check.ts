import type { reports } from '@insights/contracts';
import { type Language, isVerbatim, quotedIn, stopWordsOf, termOf, wordsOf } from '@insights/language';
import { CONFIDENT, readConversation } from '@insights/statements';

/** Why a model's sentence is not used; null if it is. */
export type Fault = 'not_verbatim' | 'unsupported' | 'contradicted';

type Quote = Pick<reports.Evidence, 'quote' | 'polarity'>;

/** The share of the sentence's own words that its quotes, or the sentence that it replaces, must have. */
const OWN_WORDS = 0.6;
const NUMBER = /\p{N}+/gu;

/**
 * Whether a sentence by a model may stand over its quotes: what it quotes is in them word for word, its numbers and most of its words are
 * theirs or those of the sentence that it replaces, and the built-in engine does not read the opposite stance in it.
 */
export function faultIn(
  sentence: string,
  { quotes, replaces, language }: { quotes: readonly Quote[]; replaces: string; language: Language },
): Fault | null {
  const source = [replaces, ...quotes.map(({ quote }) => quote)].join('\n');
  const said = quotes.map(({ quote }) => quote);
  if (!quotedIn(sentence).every(({ words }) => isVerbatim(words, said))) return 'not_verbatim';
  const numbers = new Set(source.match(NUMBER));
  if ((sentence.match(NUMBER) ?? []).some((number) => !numbers.has(number))) return 'unsupported';
  if (shareOfOwnWords(sentence, source, language) < OWN_WORDS) return 'unsupported';
  return isOpposite(stanceOf(sentence, language), majority(quotes)) ? 'contradicted' : null;
}

function shareOfOwnWords(sentence: string, source: string, language: Language): number {
  const stop = stopWordsOf(language);
  const known = new Set(wordsOf(source).map((word) => termOf(word, language)));
  const words = wordsOf(sentence).filter((word) => !stop.has(word));
  const own = words.filter((word) => known.has(termOf(word, language)));
  return words.length === 0 ? 0 : own.length / words.length;
}

/** What the built-in engine reads in a sentence, as if a participant had said it. */
function stanceOf(sentence: string, language: Language): reports.Polarity {
  const turn = { id: '', seq: 1, speaker: 'participant' as const, text: sentence, question_id: null };
  const { statements } = readConversation({ id: '', turns: [turn] }, { language, questions: [] });
  return majority(statements.filter(({ confidence }) => confidence >= CONFIDENT));
}

function majority(said: readonly { polarity: reports.Polarity }[]): reports.Polarity {
  const count = (wanted: reports.Polarity): number => said.filter(({ polarity }) => polarity === wanted).length;
  const lead = count('positive') - count('negative');
  return lead === 0 ? 'neutral' : lead > 0 ? 'positive' : 'negative';
}

/** Neutral contradicts nothing. */
export const isOpposite = (a: reports.Polarity, b: reports.Polarity): boolean =>
  (a === 'positive' && b === 'negative') || (a === 'negative' && b === 'positive');
