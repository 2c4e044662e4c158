import { MASK, withoutMarks } from '@insights/language';
import inflect from 'compromise';
import nlp from 'compromise/two';

import type { Lexicon } from './lexicon/lexicon.ts';
import type { Role, TopicWords } from './topic-words.ts';

/** A candidate topic found in a sentence. */
export interface Phrase {
  words: string[];
  confidence: number;
  /** Whether a negator precedes it in its clause: directly (`bare`), or with only a verb that reports absence in between (`verb`). */
  absence: 'bare' | 'verb' | null;
}

interface ReadWord {
  /** The form used in a topic: the singular of a noun, the gerund of a verb. */
  text: string;
  said: string;
  /** `link` joins two nouns: shortness of breath, dolor de cabeza. */
  role: Role | 'link' | 'break';
  /** Whether a clause ends after it. */
  ends: boolean;
  /** Whether it is a verb form used as a noun: "the feel", "a scare". */
  isVerb: boolean;
}

interface Word extends ReadWord {
  isTelling: boolean;
}

/** Stands for a hidden name: a name that is too short to be a topic where there is no grammar. */
const SOMEBODY = 'Ann';
const MAX_WORDS = 3;
const LINKS = new Set(['of', 'de']);
const CLAUSE_BREAK = /[,.;:!?…]/;

/** The phrases of a sentence, in order: noun phrases, and adjectives and verbs that are specific enough. */
export function phrasesOf(sentence: string, lexicon: Lexicon, topicWords: TopicWords): Phrase[] {
  const clean = withoutMarks(sentence).replaceAll(MASK, SOMEBODY);
  const read = lexicon.language === 'en' ? readEnglish(clean, lexicon) : plainWords(clean, lexicon);
  const words = read.map((word) => judged(word, topicWords, lexicon));
  const found: Phrase[] = [];
  let run: Word[] = [];
  let absence: Phrase['absence'] = null;
  const pass = ({ said }: Word): void => {
    if (lexicon.negators.has(said)) absence = 'bare';
    else if (absence && lexicon.deniedVerbs.has(said)) absence = 'verb';
    else if (!lexicon.stop.has(said)) absence = null;
  };
  const flush = (): void => {
    const phrase = fromRun(run);
    if (phrase !== undefined) found.push({ ...phrase, absence });
    run.forEach(pass);
    run = [];
  };
  for (const word of words) {
    const startsOver = run.at(-1)?.role === 'noun' && word.role === 'adjective';
    const isLink = LINKS.has(word.text) && run.at(-1)?.role === 'noun';
    if (isLink) {
      run.push({ ...word, role: 'link' });
      continue;
    }
    if (word.role === 'break' || word.role === 'verb' || startsOver) flush();
    if (word.role === 'break') pass(word);
    else run.push(word);
    if (word.role === 'verb') flush();
    if (word.ends) {
      flush();
      absence = null;
    }
  }
  flush();
  return found;
}

/** A common word is part of a topic only next to a specific one ("night shift", "phone line"), which only the English grammar detects. */
function judged(word: ReadWord, topicWords: TopicWords, lexicon: Lexicon): Word {
  const { text, role, isVerb } = word;
  if (role === 'break' || role === 'link') return { ...word, isTelling: false };
  const isTelling = topicWords.has(text, isVerb ? 'verb' : role);
  const isCompound = lexicon.language === 'en' && role === 'noun' && topicWords.mayJoin(text);
  return { ...word, isTelling, role: isTelling || isCompound ? role : 'break' };
}

function fromRun(spoken: readonly Word[]): Omit<Phrase, 'absence'> | undefined {
  const run = spoken.slice(0, spoken.findLastIndex((word) => word.role !== 'link') + 1);
  const last = run.at(-1);
  const shown = run.slice(-MAX_WORDS);
  if (last === undefined || !shown.some(({ isTelling }) => isTelling)) return undefined;
  const words = shown.map((word) => word.text);
  if (words.join('').length < 3) return undefined;
  if (last.role === 'noun') return { words, confidence: words.length > 1 ? 0.9 : 0.8 };
  if (last.role === 'verb') return { words: [last.text], confidence: 0.55 };
  return { words: [last.text], confidence: 0.65 };
}

type Tags = ReadonlySet<string>;

const SKIPPED = [
  'Pronoun',
  'Person',
  'Date',
  'Duration',
  'Time',
  'Value',
  'Honorific',
  'Address',
  'PhoneNumber',
  'Url',
];

/** The grammar splits these, but joined by a hyphen they are one word: hand-over, log-in. */
const PARTICLE = /^(over|in|up|out|off|on|down|back|away|through)s?$/;

const shortSentences = new Map<string, ReadWord[]>();
/** Sentences such as "Mm-hm." and "I don't know." recur, and parsing each takes a millisecond. */
const SHORT = 60;

const readEnglish = (sentence: string, lexicon: Lexicon): ReadWord[] =>
  sentence.length > SHORT
    ? englishWords(sentence, lexicon)
    : cached(shortSentences, sentence, () => englishWords(sentence, lexicon));

function englishWords(sentence: string, lexicon: Lexicon): ReadWord[] {
  let previous: ReadonlySet<string> = new Set();
  const terms = nlp(sentence).docs.flat();
  return terms.flatMap((term, index): ReadWord[] => {
    const text = term.normal.replaceAll(/[^\p{L}\p{N}'-]/gu, '');
    const ends = CLAUSE_BREAK.test(term.post);
    const tags = term.tags ?? new Set<string>();
    const particle = PARTICLE.exec(terms[index + 1]?.normal ?? '')?.[1];
    if (terms[index - 1]?.post === '-' && PARTICLE.test(text)) {
      previous = new Set(['Noun']);
      return ends ? [{ text: '', said: '', role: 'break', ends, isVerb: false }] : [];
    }
    if (term.post === '-' && particle !== undefined)
      return [{ text: `${text}-${particle}`, said: text, role: 'noun', ends: false, isVerb: false }];
    if (text === '') {
      previous = tags;
      return ends ? [{ text: '', said: '', role: 'break', ends, isVerb: false }] : [];
    }
    const isVerb = tags.has('Verb') && !tags.has('Noun');
    const word = { ...englishWord(text, tags, previous, lexicon), said: text, ends, isVerb };
    previous = tags;
    return [word];
  });
}

function englishWord(text: string, tags: Tags, previous: Tags, lexicon: Lexicon): Pick<ReadWord, 'text' | 'role'> {
  const usable = !lexicon.stop.has(text) && !lexicon.general.has(text) && /^\p{L}[\p{L}-]+$/u.test(text);
  if (!usable || ['Possessive', ...SKIPPED].some((tag) => tags.has(tag))) return { text, role: 'break' };
  if (tags.has('Noun')) return { text: tags.has('Plural') ? singular(text) : text, role: 'noun' };
  if (tags.has('Adjective')) return { text, role: 'adjective' };
  if (tags.has('Gerund')) return { text, role: 'verb' };
  if (!tags.has('Verb') || tags.has('Auxiliary') || tags.has('Modal')) return { text, role: 'break' };
  if (['Determiner', 'Possessive', 'Adjective', 'Noun'].some((tag) => previous.has(tag)) && !previous.has('Pronoun')) {
    return { text, role: tags.has('PastTense') ? 'break' : 'noun' };
  }
  if (previous.has('Copula') || previous.has('Adverb') || previous.has('Auxiliary')) {
    return { text, role: text.endsWith('ed') ? 'adjective' : 'break' };
  }
  return previous.has('Pronoun') ? { text: gerund(text), role: 'verb' } : { text, role: 'break' };
}

const singulars = new Map<string, string>();
const gerunds = new Map<string, string>();

const singular = (word: string): string =>
  cached(singulars, word, () => {
    if (word.endsWith('aches')) return word.slice(0, -1);
    const view = inflect(word);
    view.tag('Plural');
    return view.nouns().toSingular().text('normal') || word;
  });

const gerund = (word: string): string =>
  cached(gerunds, word, () => {
    const view = inflect(word);
    view.tag('Verb');
    return inflection(view.verbs().conjugate().at(0), 'Gerund') ?? word;
  });

function inflection(forms: unknown, name: 'Gerund'): string | undefined {
  const found: unknown = typeof forms === 'object' && forms !== null ? Reflect.get(forms, name) : undefined;
  return typeof found === 'string' ? found : undefined;
}

const CACHE_SIZE = 20_000;

function cached<T>(cache: Map<string, T>, word: string, find: () => T): T {
  const known = cache.get(word);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_SIZE) cache.clear();
  const found = find();
  cache.set(word, found);
  return found;
}

/** Without a grammar: runs of content words. In German, a capital inside the sentence marks a noun. */
function plainWords(sentence: string, lexicon: Lexicon): ReadWord[] {
  const parts = [...sentence.matchAll(/([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)['’]?([^\p{L}\p{N}]*)/gu)];
  return parts.map((part, index) => {
    const original = part[1] ?? '';
    const text = original.toLowerCase();
    const usable = /^\p{L}{4,}/u.test(text);
    const isNoun = lexicon.language !== 'de' || (index > 0 && /^\p{Lu}/u.test(original));
    return {
      text,
      said: text,
      role: usable && isNoun ? 'noun' : 'break',
      ends: CLAUSE_BREAK.test(part[2] ?? ''),
      isVerb: false,
    };
  });
}
