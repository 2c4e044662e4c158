import { stemOf, withoutMarkup } from '@insights/language';
import inflect from 'compromise';
import nlp from 'compromise/two';

import type { Lexicon } from './lexicon/lexicon.ts';

/** A candidate topic found in a sentence. */
export interface Phrase {
  words: string[];
  confidence: number;
  /** A negator stands before it in its clause, with nothing between them (`bare`) but a verb that reports absence (`verb`). */
  absence: 'bare' | 'verb' | undefined;
}

interface Word {
  text: string;
  /** `link` joins two nouns: shortness of breath, dolor de cabeza. */
  role: 'noun' | 'adjective' | 'verb' | 'link' | 'break';
  /** A clause ends after it. */
  ends: boolean;
}

const MAX_WORDS = 3;
const LINKS = new Set(['of', 'de']);
const CLAUSE_BREAK = /[,.;:!?…]/;

/** The phrases of one sentence, in its order: noun phrases, telling adjectives, telling verbs. */
export function phrasesOf(sentence: string, lexicon: Lexicon): Phrase[] {
  const clean = withoutMarkup(sentence);
  const words = lexicon.language === 'en' ? readEnglish(clean, lexicon) : plainWords(clean, lexicon);
  const found: Phrase[] = [];
  let run: Word[] = [];
  let absence: Phrase['absence'];
  const pass = ({ text }: Word): void => {
    if (lexicon.negators.has(text)) absence = 'bare';
    else if (absence && lexicon.deniedVerbs.has(text)) absence = 'verb';
    else if (!lexicon.stop.has(text)) absence = undefined;
  };
  const flush = (): void => {
    const phrase = fromRun(run, lexicon.language === 'en');
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
      absence = undefined;
    }
  }
  flush();
  return found;
}

function fromRun(spoken: readonly Word[], isEnglish: boolean): Omit<Phrase, 'absence'> | undefined {
  const run = spoken.slice(0, spoken.findLastIndex((word) => word.role !== 'link') + 1);
  const last = run.at(-1);
  if (last === undefined) return undefined;
  const words = run.slice(-MAX_WORDS).map((word) => word.text);
  if (words.join('').length < 3) return undefined;
  if (last.role === 'noun') return { words, confidence: words.length > 1 ? 0.9 : 0.8 };
  if (last.role === 'verb') return { words: [last.text], confidence: 0.55 };
  const noun = isEnglish ? nominal(last.text) : last.text;
  return { words: [noun], confidence: noun === last.text ? 0.65 : 0.75 };
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

/** The grammar takes these apart; joined by a hyphen, they are one thing: hand-over, log-in. */
const PARTICLE = /^(over|in|up|out|off|on|down|back|away|through)s?$/;

const shortSentences = new Map<string, Word[]>();
/** "Mm-hm." and "I don't know." come again and again, and the grammar costs a millisecond each time. */
const SHORT = 60;

const readEnglish = (sentence: string, lexicon: Lexicon): Word[] =>
  sentence.length > SHORT
    ? englishWords(sentence, lexicon)
    : remembered(shortSentences, sentence, () => englishWords(sentence, lexicon));

function englishWords(sentence: string, lexicon: Lexicon): Word[] {
  let previous: ReadonlySet<string> = new Set();
  const terms = nlp(sentence).docs.flat();
  return terms.flatMap((term, index): Word[] => {
    const text = term.normal.replaceAll(/[^\p{L}\p{N}'-]/gu, '');
    const ends = CLAUSE_BREAK.test(term.post);
    const tags = term.tags ?? new Set<string>();
    const particle = PARTICLE.exec(terms[index + 1]?.normal ?? '')?.[1];
    if (terms[index - 1]?.post === '-' && PARTICLE.test(text)) {
      previous = new Set(['Noun']);
      return ends ? [{ text: '', role: 'break', ends }] : [];
    }
    if (term.post === '-' && particle !== undefined)
      return [{ text: `${text}-${particle}`, role: 'noun', ends: false }];
    if (text === '') {
      previous = tags;
      return ends ? [{ text: '', role: 'break', ends }] : [];
    }
    const word = { ...englishWord(text, tags, previous, lexicon), ends };
    previous = tags;
    return [word];
  });
}

function englishWord(text: string, tags: Tags, previous: Tags, lexicon: Lexicon): Omit<Word, 'ends'> {
  const usable = !lexicon.stop.has(text) && !lexicon.weak.has(text) && /^\p{L}[\p{L}-]+$/u.test(text);
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
  remembered(singulars, word, () => {
    if (word.endsWith('aches')) return word.slice(0, -1);
    const view = inflect(word);
    view.tag('Plural');
    return view.nouns().toSingular().text('normal') || word;
  });

const gerund = (word: string): string =>
  remembered(gerunds, word, () => {
    const view = inflect(word);
    view.tag('Verb');
    return inflection(view.verbs().conjugate().at(0), 'Gerund') ?? word;
  });

const nominals = new Map<string, string>();
const IRREGULAR: Record<string, string> = { sore: 'soreness', dry: 'dryness' };
/** Others make words that nobody says: coldness, ongoingness. */
const NATURAL = /(?:y|less)$|^(?:tired|sore|numb|sick|weak|red)$/;

/** "dizzy" reads as a topic when it is called dizziness; only where both plainly are one word. */
const nominal = (word: string): string =>
  remembered(nominals, word, () => {
    if (!NATURAL.test(word)) return word;
    const view = inflect(word);
    view.tag('Adjective');
    const found = IRREGULAR[word] ?? inflection(view.adjectives().conjugate().at(0), 'Noun') ?? word;
    return stemOf(found, 'en') === stemOf(word, 'en') ? found : word;
  });

function inflection(forms: unknown, name: 'Gerund' | 'Noun'): string | undefined {
  const found: unknown = typeof forms === 'object' && forms !== null ? Reflect.get(forms, name) : undefined;
  return typeof found === 'string' ? found : undefined;
}

const WORD_MEMORY = 20_000;

function remembered<T>(memory: Map<string, T>, word: string, find: () => T): T {
  const known = memory.get(word);
  if (known !== undefined) return known;
  if (memory.size >= WORD_MEMORY) memory.clear();
  const found = find();
  memory.set(word, found);
  return found;
}

/** Without a grammar: runs of content words; in German a capital inside the sentence marks the noun. */
function plainWords(sentence: string, lexicon: Lexicon): Word[] {
  const parts = [...sentence.matchAll(/([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)['’]?([^\p{L}\p{N}]*)/gu)];
  return parts.map((part, index) => {
    const original = part[1] ?? '';
    const text = original.toLowerCase();
    const usable = !lexicon.stop.has(text) && !lexicon.weak.has(text) && /^\p{L}{4,}/u.test(text);
    const isNoun = lexicon.language !== 'de' || (index > 0 && /^\p{Lu}/u.test(original));
    return { text, role: usable && isNoun ? 'noun' : 'break', ends: CLAUSE_BREAK.test(part[2] ?? '') };
  });
}
