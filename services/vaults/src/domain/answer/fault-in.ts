import { NAME_MASK } from '@insights/contracts';
import { type Language, isVerbatim, quotedIn, stopWordsOf, termOf, tokensOf, wordsOf } from '@insights/language';
import { introductionOf } from './attribution.ts';
import { isContradicted } from './is-contradicted.ts';
import { quantitiesIn } from './quantities.ts';
import { rarityOf } from '../../search/question.ts';
import type { Source } from './sources.ts';

/** Why a sentence of a language model is not used. */
export type Fault = 'uncited' | 'unsupported' | 'contradicted';

/** The share of the sentence's content words, weighted by their rarity, that its sources must have. */
const OWN_WORDS = 0.7;
/** Addresses, and markup: what is in angle brackets and the like is no word for the other checks. */
const NOT_PROSE = /[<>{}[\]`|\\]|:\/\/|www\.|\p{Cc}|[\u202A-\u202E\u2066-\u2069]/iu;

/**
 * Whether a sentence by a model may stand over the sources that it cites: they have its numbers, names and most of its words, what it quotes is in
 * them word for word, and they do not say the opposite. Null if it may.
 */
export function faultIn(sentence: string, cited: readonly Source[], language: Language): Fault | null {
  if (cited.length === 0) return 'uncited';
  const texts = cited.map(({ text }) => text);
  const quotes = cited.map(({ candidate }) => candidate.quote);
  const known = knownIn(cited, language);
  const quantities = quantitiesIn(texts.join('\n'), language);
  const isSupported =
    !NOT_PROSE.test(sentence.replaceAll(NAME_MASK, '')) &&
    !/[?？]/u.test(sentence) &&
    quotedIn(sentence).every(({ words }) => isVerbatim(words, quotes)) &&
    [...quantitiesIn(sentence, language)].every((each) => quantities.has(each)) &&
    namesIn(sentence, language).every((name) => known.has(name)) &&
    shareOfOwnWords(sentence, known, language) >= OWN_WORDS;
  if (!isSupported) return 'unsupported';
  return isContradicted(sentence, texts, language) ? 'contradicted' : null;
}

/** The terms of the sources, and of the words that say who speaks. */
function knownIn(cited: readonly Source[], language: Language): ReadonlySet<string> {
  const said = cited.flatMap(({ text, speaker }) => [text, speaker === null ? '' : introductionOf(speaker, language)]);
  return new Set(said.flatMap((text) => wordsOf(text).map((word) => keyOf(word, language))));
}

const keyOf = (word: string, language: Language): string => termOf(word.replace(/'s?$/u, ''), language);

/** Words with a capital letter, the first word included: a sentence may begin with a name. */
function namesIn(sentence: string, language: Language): string[] {
  const stop = stopWordsOf(language);
  return tokensOf(sentence).flatMap(({ word, start, end }) =>
    stop.has(word) || !/\p{Lu}/u.test(sentence.slice(start, end)) ? [] : [keyOf(word, language)],
  );
}

function shareOfOwnWords(sentence: string, known: ReadonlySet<string>, language: Language): number {
  const stop = stopWordsOf(language);
  let [own, all] = [0, 0];
  for (const word of wordsOf(sentence)) {
    if (stop.has(word)) continue;
    const weight = rarityOf(word, language);
    all += weight;
    if (known.has(keyOf(word, language))) own += weight;
  }
  return all === 0 ? 0 : own / all;
}
