import { MASK, tokensOf, withoutMarks } from '@insights/language';
import type { Span } from '@insights/language';

import { readEnglish } from './english-tagger.ts';
import type { Lexicon } from './lexicon/lexicon.ts';

/** What a word is in its sentence, as far as phrases need it. */
export type Role = 'noun' | 'adjective' | 'verb' | 'determiner' | 'link' | 'other';

export interface Word extends Span {
  /** Lower case, plain apostrophes. */
  word: string;
  role: Role;
  /** A bracket stands before it. */
  isApart?: boolean;
}

const ROLES: Readonly<Record<string, Role>> = {
  NOUN: 'noun',
  PROPN: 'noun',
  ADJ: 'adjective',
  VERB: 'verb',
  DET: 'determiner',
};
const LINKS = new Set(['of', 'de', 'du', 'del', "d'"]);
const IS_WORD = /^[\p{L}\p{N}]/u;

export interface Grammar {
  words: readonly Word[];
  /** How good or bad a general lexicon finds the words, -1..1; 0 where there is none. */
  sentiment: number;
}

/** A gap between words, in characters, in which a transcription mark stood. */
const GAP = 3;
/** An inserted word or clause is no part of the phrase around it: "the printer [sic] breaks". */
const BRACKET = /[[\]]/;
/** Stands for a hidden name while English is tagged: a name of the same length. */
const SOME_NAME = 'Robert';

/** The words of a statement with their roles. English by a part-of-speech tagger; otherwise every word that is no function word may be a noun. */
export const grammarOf = (text: string, lexicon: Lexicon): Grammar =>
  lexicon.language === 'en' ? englishGrammar(text, lexicon) : { words: plainRoles(text, lexicon), sentiment: 0 };

function englishGrammar(text: string, { habits, stop }: Lexicon): Grammar {
  const { tokens, sentiment } = readEnglish(taggable(text));
  const words: Word[] = [];
  let at = 0;
  for (const { value, tag, gap } of tokens) {
    const start = at + gap;
    if (gap >= GAP) words.push({ word: '', role: 'other', start: at, end: at });
    const isApart = BRACKET.test(text.slice(at, start));
    at = start + value.length;
    if (text.startsWith(MASK, start)) {
      words.push({ word: MASK, role: 'noun', start, end: start + MASK.length });
      continue;
    }
    const word = value.toLowerCase().replaceAll('’', "'");
    if (habits.fillers.has(word)) continue;
    // A punctuation mark ends a phrase.
    if (!IS_WORD.test(value)) words.push({ word: '', role: 'other', start, end: at });
    else words.push({ word, role: englishRole(word, tag, stop), start, end: at, isApart });
  }
  return { words, sentiment };
}

/** As a tagger reads it: an inserted word, as in "is [not] reliable", belongs to its sentence. All offsets are those of the text. */
const taggable = (text: string): string =>
  withoutMarks(text).replaceAll(MASK, SOME_NAME).replaceAll('[sic]', '     ').replaceAll(/[[\]]/g, ' ');

function englishRole(word: string, tag: string, stop: ReadonlySet<string>): Role {
  if (LINKS.has(word)) return 'link';
  const role = ROLES[tag] ?? 'other';
  return role === 'noun' && (stop.has(word) || word.includes("'")) ? 'other' : role;
}

function plainRoles(text: string, lexicon: Lexicon): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const token of tokensOf(text)) {
    if (/[^\s]/.test(text.slice(end, token.start).replaceAll(/['’-]/g, '')))
      words.push({ word: '', role: 'other', start: end, end: token.start });
    words.push({ ...token, role: plainRole(text, token.word, token.start, lexicon) });
    end = token.end;
  }
  return words;
}

/** In German a capital marks a noun; elsewhere only function words are known. */
function plainRole(text: string, word: string, start: number, lexicon: Lexicon): Role {
  if (word === MASK) return 'noun';
  if (LINKS.has(word) && lexicon.language !== 'de') return 'link';
  if (lexicon.determiners.has(word)) return 'determiner';
  if (lexicon.stop.has(word) || /^\p{N}/u.test(word)) return 'other';
  if (lexicon.language !== 'de') return 'noun';
  return start > 0 && /\p{Lu}/u.test(text[start] ?? '') ? 'noun' : 'adjective';
}

/** A noun phrase: where it is, and its words without determiners. */
export interface NounPhrase extends Span {
  words: readonly Word[];
}

/** The noun phrases of a statement, in order: adjectives and nouns that end with a noun, two of them joined by "of". */
export function nounPhrases(words: readonly Word[]): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  let run: Word[] = [];
  const flush = (): void => {
    const last = run.findLastIndex(({ role }) => role === 'noun');
    const first = run.findIndex(({ role }) => role !== 'link');
    const kept = last < 0 ? [] : run.slice(first, last + 1);
    const content = kept.filter(({ role }) => role !== 'determiner');
    const [from, to] = [kept[0], kept.at(-1)];
    if (from !== undefined && to !== undefined) phrases.push({ start: from.start, end: to.end, words: content });
    run = [];
  };
  for (const word of words) {
    const last = run.at(-1);
    const startsOver = (word.role === 'determiner' || word.role === 'adjective') && last?.role === 'noun';
    if (word.role === 'other' || word.role === 'verb' || startsOver || word.isApart === true) flush();
    if (word.role === 'noun' || word.role === 'adjective' || word.role === 'determiner') run.push(word);
    else if (word.role === 'link' && last?.role === 'noun') run.push(word);
  }
  flush();
  return phrases;
}
