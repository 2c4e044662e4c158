import { stemmer } from 'stemmer';

import type { Language } from './lexicon/lexicon.ts';
import { SYNONYMS } from './lexicon/synonyms.ts';

/** A stretch of a text, in UTF-16 offsets. */
export interface Span {
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** Transcribers' marks such as `<UNIN/>` or `{disfmarker}`: not speech. */
const MARKUP = /<[^<>]{1,40}>|\{[^{}]{1,40}\}|\[[^[\]]{1,40}\]/g;

/** Lower-case words, transcribers' marks left out. */
export function tokens(text: string): string[] {
  return (withoutMarkup(text).toLowerCase().match(WORD) ?? []).map((word) => word.replaceAll('’', "'"));
}

/** The text with each mark blanked, offsets kept. */
export const withoutMarkup = (text: string): string => text.replaceAll(MARKUP, (mark) => ' '.repeat(mark.length));

/** A sentence ends at . ! ? … followed by a blank, not after an initial or a usual abbreviation. */
const SENTENCE_END = /(?<!\b(?:Dr|Mr|Mrs|Ms|St|vs|etc|e\.g|i\.e|bzw|z\.B|M|Sr|Sra|\p{Lu}))[.!?…]+["'”’»)]*(?=\s|$)/gu;

/** The sentences of a text as trimmed spans that cover all its words. */
export function sentences(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  const push = (to: number): void => {
    const slice = text.slice(from, to);
    const start = from + (slice.length - slice.trimStart().length);
    const end = from + slice.trimEnd().length;
    if (end > start) found.push({ start, end });
    from = to;
  };
  for (const match of text.matchAll(SENTENCE_END)) push(match.index + match[0].length);
  push(text.length);
  return found;
}

/** Endings folded in German, French and Spanish: plural and case only, so that a key stays a word of the same sense. */
const LIGHT_ENDINGS: Record<Exclude<Language, 'en'>, RegExp> = {
  de: /(?:en|er|es|em|e|n|s)$/,
  fr: /(?:es|e|s|x)$/,
  es: /(?:es|s|as|os|a|o)$/,
};

/** British and American spellings and medical variants that the stemmer keeps apart. */
const SPELLING: readonly (readonly [RegExp, string])[] = [
  [/rrhoea/g, 'rrhea'],
  [/our(?=$|s$|ed$|ing$|ite)/g, 'or'],
  [/is(?=e$|ed$|es$|ing$|ation)/g, 'iz'],
];

const stems = new Map<string, string>();
const STEM_MEMORY = 50_000;

/** One word's sense regardless of its ending. */
export function stem(word: string, language: Language): string {
  const memory = `${language} ${word}`;
  const known = stems.get(memory);
  if (known !== undefined) return known;
  const fresh = freshStem(word.toLowerCase(), language);
  if (stems.size >= STEM_MEMORY) stems.clear();
  stems.set(memory, fresh);
  return fresh;
}

function freshStem(word: string, language: Language): string {
  if (language !== 'en') {
    const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return plain.length > 4 ? plain.replace(LIGHT_ENDINGS[language], '') : plain;
  }
  const same = SYNONYMS.get(word);
  if (same !== undefined) return stemmer(same);
  const spelled = word.length > 5 ? SPELLING.reduce((text, [from, to]) => text.replaceAll(from, to), word) : word;
  return stemmer(
    spelled
      .replaceAll('-', '')
      .replace(/'s$/, '')
      .replace(/(?:less)?ness$/, ''),
  ).replace(/less$/, '');
}

/** The identity of a phrase: its words' stems. */
export const phraseKey = (phrase: string, language: Language): string =>
  tokens(phrase)
    .map((word) => stem(word, language))
    .join(' ');

export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

export const round = (value: number): number => Math.round(value * 1000) / 1000;
