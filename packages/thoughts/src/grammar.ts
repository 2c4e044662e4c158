import { MASK, phraseKey, tokensOf, withoutMarks } from '@insights/language';
import type { Language, Span } from '@insights/language';

import { readEnglish } from './english-tagger.ts';
import { lexiconOf } from './lexicon/lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';

/** What a word is in its sentence, as far as phrases and clauses need it. */
export type Role = 'noun' | 'name' | 'adjective' | 'verb' | 'determiner' | 'link' | 'other';

export interface Word extends Span {
  /** Lower case, plain apostrophes; '' for a punctuation mark. */
  readonly word: string;
  readonly role: Role;
}

const ROLES: Readonly<Record<string, Role>> = {
  NOUN: 'noun',
  PROPN: 'name',
  ADJ: 'adjective',
  VERB: 'verb',
  DET: 'determiner',
};
const LINKS = new Set(['of', 'de', 'du', 'del', "d'"]);
const IS_WORD = /^[\p{L}\p{N}]/u;
/** A gap between words, in characters, in which a transcription mark stood. */
const GAP = 3;
/** Stands for a hidden name while English is tagged: a name of the same length. */
const SOME_NAME = 'Robert';

/** The words of a text with their roles. English by a tagger; in other languages, words that are no function words count as nouns. */
export function wordsWithRoles(text: string, lexicon: Lexicon): Word[] {
  return lexicon.language === 'en' ? englishWords(text, lexicon) : plainWords(text, lexicon);
}

function englishWords(text: string, { fillers, stop }: Lexicon): Word[] {
  const words: Word[] = [];
  let at = 0;
  for (const { value, tag, gap } of readEnglish(withoutMarks(text).replaceAll(MASK, SOME_NAME))) {
    const start = at + gap;
    if (gap >= GAP) words.push({ word: '', role: 'other', start: at, end: at });
    at = start + value.length;
    const isMask = text.startsWith(MASK, start);
    // The tagger takes "no." for an abbreviation.
    const word = isMask ? MASK : value.toLowerCase().replaceAll('’', "'").replace(/\.$/u, '');
    if (fillers.has(word)) continue;
    if (!isMask && !IS_WORD.test(value)) words.push({ word: '', role: 'other', start, end: at });
    else words.push({ word, role: englishRole(word, tag, stop), start, end: value.endsWith('.') ? at - 1 : at });
  }
  return words;
}

function englishRole(word: string, tag: string, stop: ReadonlySet<string>): Role {
  if (word === MASK) return 'name';
  if (LINKS.has(word)) return 'link';
  const role = ROLES[tag] ?? 'other';
  return (role === 'noun' || role === 'name') && (stop.has(word) || word.includes("'")) ? 'other' : role;
}

function plainWords(text: string, lexicon: Lexicon): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const token of tokensOf(text)) {
    if (/\S/u.test(text.slice(end, token.start).replaceAll(/['’-]/g, '')))
      words.push({ word: '', role: 'other', start: end, end: token.start });
    if (!lexicon.fillers.has(token.word))
      words.push({ ...token, role: plainRole(text, token.word, token.start, lexicon) });
    end = token.end;
  }
  return words;
}

/** In German a capital marks a noun; elsewhere only function words and common verbs are known. */
function plainRole(text: string, word: string, start: number, lexicon: Lexicon): Role {
  if (word === MASK) return 'name';
  if (lexicon.language !== 'de' && LINKS.has(word)) return 'link';
  if (lexicon.determiners.has(word)) return 'determiner';
  if (lexicon.verbs.has(word)) return 'verb';
  if (lexicon.stop.has(word) || lexicon.referring.has(word) || /^\p{N}/u.test(word)) return 'other';
  if (lexicon.language === 'de') return /\p{Lu}/u.test(text[start] ?? '') ? 'noun' : 'adjective';
  return /\p{Lu}/u.test(text[start] ?? '') && start > 0 && !/[.!?]\s*$/u.test(text.slice(Math.max(0, start - 3), start))
    ? 'name'
    : 'noun';
}

/** A noun phrase without its article. */
export interface Phrase extends Span {
  /** The same for all inflected forms. */
  readonly key: string;
  /** A slice of the text. */
  readonly text: string;
  /** Its content words in lower case. */
  readonly words: readonly string[];
  /** Every word of it is a name. */
  readonly isName: boolean;
  /** An article or the like stands before it. */
  readonly isDetermined: boolean;
}

const MAX_WORDS = 3;

/** The noun phrases of a text of up to three words, with the shorter ones that end them, in order. */
export function nounPhrases(text: string, language: Language): Phrase[] {
  const lexicon = lexiconOf(language);
  const phrases: Phrase[] = [];
  let run: Word[] = [];
  let isDetermined = false;
  const flush = (): void => {
    const last = run.findLastIndex(({ role }) => role === 'noun' || role === 'name');
    const kept = run.slice(0, last + 1);
    for (let length = Math.min(kept.length, MAX_WORDS); length > 0; length -= 1) {
      const part = kept.slice(-length);
      const from = part.findIndex(({ role }) => role !== 'link');
      const phrase = phraseOf(text, part.slice(Math.max(0, from)), isDetermined, language);
      if (phrase !== null && phrases.at(-1)?.key !== phrase.key) phrases.push(phrase);
    }
    run = [];
    isDetermined = false;
  };
  for (const word of wordsWithRoles(text, lexicon)) {
    const last = run.at(-1)?.role;
    const isNominal = last === 'noun' || last === 'name';
    if (word.role === 'link' && isNominal) run.push(word);
    else if (word.role === 'noun' || word.role === 'name') run.push(word);
    else if (word.role === 'adjective' && (language === 'en' || language === 'de') && !lexicon.stop.has(word.word)) {
      if (isNominal) flush();
      run.push(word);
    } else {
      flush();
      isDetermined = word.role === 'determiner';
    }
  }
  flush();
  return phrases;
}

function phraseOf(text: string, words: readonly Word[], isDetermined: boolean, language: Language): Phrase | null {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || last.role === 'link') return null;
  const said = text.slice(first.start, last.end).replaceAll(/\s+/g, ' ');
  const content = words.filter(({ role }) => role !== 'link');
  return {
    key: phraseKey(content.map(({ word }) => word).join(' '), language),
    text: said,
    start: first.start,
    end: last.end,
    words: content.map(({ word }) => word),
    isName: content.every(({ role }) => role === 'name'),
    isDetermined,
  };
}
