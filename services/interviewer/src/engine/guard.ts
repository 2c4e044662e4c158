import { akin, has, isWhole, plain, plainWordsOf } from '@insights/answers';
import { NAME_MASK } from '@insights/contracts';
import {
  type Language,
  detectLanguage,
  frequencyOf,
  isVerbatim,
  quotedIn,
  sentencesOf,
  stemOf,
  stopWordsOf,
} from '@insights/language';
import { type Forbidden, forbiddenIn } from './lexicon/forbidden.ts';
import { lexiconOf } from './lexicon/index.ts';

/** Why the words of a language model are not said. */
export const REFUSALS = [
  'empty',
  'too_long',
  'garbage',
  'wrong_language',
  'leak',
  'name',
  'address',
  'question_changed',
  'no_question',
  'double',
  'leading',
  'personal',
  'advice',
  'diagnosis',
  'promise',
  'claim',
  'not_a_fact',
  'insult',
  'not_said',
  'off_subject',
  'later_question',
  'goal_told',
  'obeyed',
  'repetition',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What the words are judged by. */
export interface Judged {
  language: Language;
  /** The guide's question that is asked word for word; null for a question of the model's own. */
  exact: string | null;
  /** Nothing is asked in this turn. */
  asks_nothing: boolean;
  /** The turn answers a question of the participant; its statements come from `facts`. */
  is_reply: boolean;
  /** What the participant has said, latest last, without orders to the interviewer. */
  said: readonly string[];
  /** The participant's orders to the interviewer. */
  ordered: readonly string[];
  facts: readonly string[];
  /** The guide's other questions. */
  others: readonly string[];
  /** What is not told: the goal, and what a question is for. */
  secrets: readonly string[];
  /** The question of the guide that the turn is about, or the empty string. */
  open: string;
  /** What the interviewer has said before, latest last. */
  spoken: readonly string[];
  /** The one address that may be named. */
  email: string | null;
}

const MAX_CHARACTERS = 320;
const MAX_SENTENCES = 3;
/** Minimum share of Latin letters; names and quotes may be in another script. */
const MIN_LATIN_SHARE = 0.8;
/** Minimum share of letters, digits, spaces and plain punctuation. */
const MIN_CLEAN_SHARE = 0.9;
/** Of the engine's own sentences of five words or more, `detectLanguage` knows the language of every one. */
const DETECTABLE_WORDS = 5;
/** So much of what was said before is compared, the latest first. */
const MAX_KNOWN_CHARACTERS = 20_000;
/** From this share of common words on, two questions are the same. */
const SAME_SHARE = 0.85;
/** A question of the guide is asked if so much of what it is about is in the words, and at least so many words of it. */
const ASKED_SHARE = 2 / 3;
const MIN_ASKED_WORDS = 3;
/** A goal is told by so many of its words in a row. */
const TOLD_WORDS = 5;
/** Shorter words say little about a subject. */
const TELLING_LENGTH = 4;
/**
 * What words say that nobody has said is counted in bits: a word that occurs once in 2^n words of the language adds n less those of an everyday
 * word. A comment adds next to nothing, an own question as much as one or two rare words.
 */
const EVERYDAY_BITS = 11;
const MOST_BITS = { stated: 5, asked: 12 };
/** So much of a longer word is its stem, also inside a compound. */
const STEM_SHARE = 0.7;
const MIN_STEM = 4;

const LEAKS =
  /\bas an? (?:ai|language model|assistant)\b|\b(?:i am|i'm) an? (?:ai|large )?\s?language model|\bals (?:ki|sprachmodell|ki-\w+)\b|\ben tant qu[e'] ?(?:une? )?(?:ia|modele|assistant)|\bcomo (?:una? )?(?:ia|modelo de lenguaje|asistente)\b|system prompt|system message|my instructions|(?:ignore|disregard) (?:all |the |any )?(?:previous|prior|above)|\b(?:openai|chatgpt|gpt-?\d|anthropic|llama)\b|<\/?\w+[^>]*>|<\||\|>|\[inst\]|^\s*(?:interviewer|assistant|system|user|participant)\s*:|```|^\s*[{[].*[}\]]\s*$|question_id|max_probes|probe_when/imu;
const ADDRESS = /https?:|www\.|@|\b[\w-]+\.(?:com|org|net|io|eu|de|fr|es|example)\b|\+?\d[\d\s()/.-]{6,}\d/iu;
const ASKS = /[?？]/gu;

/** Why a language model's words must not be said; null if they may. */
export function refusalOf(say: string, judged: Judged): Refusal | null {
  const text = say.trim();
  if (text.length > MAX_CHARACTERS + (judged.exact?.length ?? 0)) return 'too_long';
  const own = withoutExact(text, judged.exact);
  if (own === null) return 'question_changed';
  const words = { text, own, ...partsOf(own, judged.language) };
  return FORM.find(([, fails]) => fails(words, judged))?.[0] ?? contentRefusal(words, judged);
}

interface Words {
  text: string;
  /** Without the guide's question. */
  own: string;
  /** The sentences of the model's own that state something, and what stands before the last clause of the one that asks. */
  stated: string[];
  asked: string[];
  sentences: string[];
}

function partsOf(own: string, language: Language): Pick<Words, 'stated' | 'asked' | 'sentences'> {
  const sentences = sentencesOf(own, language)
    .map(({ start, end }) => own.slice(start, end).trim())
    .filter((sentence) => plain(sentence) !== '');
  const { request } = forbiddenIn(language);
  const asks = (sentence: string): boolean => has(ASKS, sentence) || plain(sentence).search(request) === 0;
  const asked = sentences.filter(asks);
  const stated = sentences.flatMap((sentence) => {
    const clauses = sentence.split(/[,;:.!–—]+/);
    return asks(sentence) ? clauses.slice(0, -1) : [sentence];
  });
  return { sentences, asked, stated };
}

/** The model's own words around the guide's question, which has to stand there word for word; null if it does not. */
function withoutExact(text: string, exact: string | null): string | null {
  if (exact === null) return text;
  const at = text.indexOf(exact);
  return at < 0 ? null : `${text.slice(0, at)}\n${text.slice(at + exact.length)}`.trim();
}

type Check = [Refusal, (words: Words, judged: Judged) => boolean];

const FORM: readonly Check[] = [
  ['empty', ({ text }) => plain(text) === ''],
  ['too_long', ({ sentences }) => sentences.length > MAX_SENTENCES],
  ['garbage', ({ text }) => isGarbage(text)],
  ['wrong_language', ({ own }, { language }) => speaksAnother(own, language)],
  ['leak', ({ text }) => LEAKS.test(folded(text))],
  ['name', ({ text }) => text.includes(NAME_MASK)],
  ['address', ({ own }, { email }) => ADDRESS.test(email === null ? own : own.replaceAll(email, ''))],
  [
    'no_question',
    ({ sentences, asked }, { exact, asks_nothing }) =>
      !asks_nothing && exact === null && asked.at(-1) !== sentences.at(-1),
  ],
  [
    'double',
    ({ own, asked }, { exact, asks_nothing }) =>
      Math.max(asked.length, countOf(withoutQuotes(own))) > (exact === null && !asks_nothing ? 1 : 0),
  ],
];

const countOf = (text: string): number => (text.match(ASKS) ?? []).length;

/** What is meant is looked for in the words outside quotes; the same words of the participant, or of a fact, are allowed. */
function contentRefusal({ text, own, stated, asked, sentences }: Words, judged: Judged): Refusal | null {
  const { language, said, facts, exact } = judged;
  const lexicon = lexiconOf(language);
  const known = plain([exact ?? '', judged.open, ...facts, lastOf(said)].join('\n'));
  const knownWords = new Set(known.split(' '));
  const forbidden = forbiddenIn(language);
  const isKnown = (hit: string): boolean => ` ${known} `.includes(` ${hit} `);
  const shows = (kind: keyof Forbidden, texts: readonly string[]): boolean =>
    texts.some((one) => hitsIn(one, forbidden[kind]).some((hit) => !isKnown(hit)));
  const unquoted = withoutQuotes(own);
  const judges = hitsIn(unquoted, forbidden.loaded).some((hit) => !isAkinToAny(hit, knownWords, language));
  const ails = hitsIn(unquoted, forbidden.diagnosis).some((hit) => !isAkinToAny(hit, knownWords, language));
  const heard = new Heard(known, language);
  const comments = sentences.filter((one) => !asked.includes(one)).map((one) => withoutUnknown(one, forbidden));
  const told = plain(facts.join('\n'));
  const claimed = stated.map((one) => withoutUnknown(withoutQuotes(one), forbidden));
  const isOfSelf = claimed.some((one) =>
    clausesOf(one).some(
      (clause) => !told.includes(clause) && has(forbidden.self, clause.replaceAll(forbidden.listening, '')),
    ),
  );
  const rows: [Refusal, () => boolean][] = [
    ['double', () => asked.some((one) => joinsTwo(one, forbidden.double))],
    ['leading', () => judges || asked.some((one) => leads(one, forbidden))],
    // Beside the guide's question nothing is asked: "your son, on the phone".
    ['personal', () => exact === null && !judged.is_reply && has(forbidden.personal, plain(unquoted))],
    ['advice', () => shows('advice', stated) || shows('suggestion', [unquoted])],
    ['diagnosis', () => ails],
    ['promise', () => shows('promise', claimed)],
    ['goal_told', () => judged.secrets.some((secret) => tells(own, secret, known))],
    ['claim', () => shows('claim', claimed) || (isOfSelf && !judged.is_reply)],
    ['obeyed', () => repeatsOrder(unquoted, judged)],
    ['not_a_fact', () => namesOtherNumber(own, known)],
    ['not_a_fact', () => heard.bitsBeyond(comments) > MOST_BITS.stated],
    ['off_subject', () => exact === null && asked.some((one) => heard.bitsBeyond([one]) > MOST_BITS.asked)],
    ['insult', () => has(lexicon.match.insult, plain(unquoted))],
    ['not_said', () => quotedIn(text).some(({ words }) => !isVerbatim(words, [...said, exact ?? '', ...judged.facts]))],
    ['later_question', () => asksForOther(asked, judged)],
    ['repetition', () => exact === null && asked.some((one) => judged.spoken.some((earlier) => isSame(one, earlier)))],
  ];
  return rows.find(([, fails]) => fails())?.[0] ?? null;
}

const clausesOf = (sentence: string): string[] =>
  sentence
    .split(/[,;:.!–—]+/)
    .map(plain)
    .filter(Boolean);

/** "How long it is kept, I don't know": what is said not to be known is neither promised nor claimed. */
function withoutUnknown(sentence: string, { unknown, indirect }: Record<keyof Forbidden, RegExp>): string {
  const clauses = clausesOf(sentence);
  if (!clauses.some((clause) => has(unknown, clause))) return sentence;
  return clauses.filter((clause) => !has(unknown, clause) && clause.search(indirect) !== 0).join(', ');
}

const lastOf = (texts: readonly string[]): string => texts.join('\n').slice(-MAX_KNOWN_CHARACTERS);

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");

const hitsIn = (text: string, pattern: RegExp): string[] =>
  [...plain(withoutQuotes(text)).matchAll(pattern)].map(([hit]) => hit);

function withoutQuotes(text: string): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of quotedIn(text)) {
    rest += `${text.slice(from, start)} `;
    from = end;
  }
  return rest + text.slice(from);
}

/** "And what happened?" is one question. */
const joinsTwo = (asked: string, double: RegExp): boolean =>
  [...plain(withoutQuotes(asked)).matchAll(double)].some(({ index }) => index > 0);

function leads(asked: string, { leading, tag }: Record<keyof Forbidden, RegExp>): boolean {
  const [last = '', ...before] = asked.split(/[,;–—]/).toReversed();
  return has(leading, plain(withoutQuotes(asked))) || (before.length > 0 && isWhole(tag, plain(last)));
}

const isAkinToAny = (hit: string, known: ReadonlySet<string>, language: Language): boolean =>
  hit
    .split(' ')
    .every((word) => known.has(word) || [...known].some((other) => isNear(word, other) && akin(word, other, language)));

/** Words with the same stem begin alike, and this is cheaper to see. */
const isNear = (word: string, other: string): boolean => word.slice(0, 4) === other.slice(0, 4);

const share = (characters: readonly string[], pattern: RegExp): number =>
  characters.length === 0 ? 1 : characters.filter((one) => pattern.test(one)).length / characters.length;

/** Symbols or another script instead of words, one word repeated, or impossible words. */
function isGarbage(text: string): boolean {
  const words = plainWordsOf(text);
  const varied = new Set(words).size / words.length;
  const endless = words.some((word) => word.length > 40 || /(.)\1{4,}/u.test(word));
  return (
    share(text.match(/\p{L}/gu) ?? [], /\p{Script=Latin}/u) < MIN_LATIN_SHARE ||
    share([...text], /[\p{L}\p{N}\s.,;:!?¿¡'"’‘“”„«»()\-–—…/%&]/u) < MIN_CLEAN_SHARE ||
    (words.length >= 8 && (varied < 0.4 || share(text.match(/\p{L}/gu) ?? [], /\p{Lu}/u) > 0.5)) ||
    /^\s*[-*•]\s/m.test(text) ||
    endless
  );
}

function speaksAnother(own: string, language: Language): boolean {
  const words = withoutQuotes(own);
  const detected = plainWordsOf(words).length < DETECTABLE_WORDS ? null : detectLanguage(words);
  return detected !== null && detected !== language;
}

/** A number that nobody has named. */
const namesOtherNumber = (own: string, known: string): boolean =>
  (plain(own).match(/\d+/g) ?? []).some((number) => !known.includes(number));

const tellingWords = (text: string, language: Language): string[] => {
  const { common } = lexiconOf(language).match;
  return [...new Set(plainWordsOf(text))].filter((word) => word.length >= TELLING_LENGTH && !has(common, word));
};

const isIn = (word: string, words: readonly string[], language: Language): boolean =>
  words.some((other) => isNear(word, other) && akin(word, other, language));

/** What has been said and asked, and how much words add to it. */
class Heard {
  readonly #text: string;
  readonly #stems: ReadonlySet<string>;
  readonly #language: Language;

  constructor(plainText: string, language: Language) {
    this.#text = plainText;
    this.#language = language;
    this.#stems = new Set(plainText.split(' ').map((word) => stemOf(word, language)));
  }

  bitsBeyond(texts: readonly string[]): number {
    const { listening } = forbiddenIn(this.#language);
    const own = texts.map(withoutQuotes).join(' ');
    const left = new Set(plainWordsOf(plain(own).replaceAll(listening, ' ')));
    const words = new Set((own.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => left.has(plain(word))));
    return [...words].filter((word) => !this.#has(plain(word))).reduce((sum, word) => sum + this.#bitsOf(word), 0);
  }

  #has(word: string): boolean {
    const stem = word.slice(0, Math.max(MIN_STEM, Math.ceil(word.length * STEM_SHARE)));
    return this.#stems.has(stemOf(word, this.#language)) || (word.length > MIN_STEM && this.#text.includes(stem));
  }

  #bitsOf(word: string): number {
    if (word.length < TELLING_LENGTH || stopWordsOf(this.#language).has(word)) return 0;
    return Math.max(0, -Math.log2(frequencyOf(word, this.#language)) - EVERYDAY_BITS);
  }
}

/** Whether words ask another question of the guide. What the participant has just said about it may be asked about. */
function asksForOther(asked: readonly string[], { language, said, exact, others }: Judged): boolean {
  const known = tellingWords([exact ?? '', said.at(-1) ?? ''].join(' ').slice(-MAX_CHARACTERS * 10), language);
  const own = tellingWords(asked.join(' '), language).filter((word) => !isIn(word, known, language));
  if (own.length < MIN_ASKED_WORDS) return false;
  return others.some((other) => {
    const about = tellingWords(other, language);
    const shared = about.filter((word) => isIn(word, own, language)).length;
    return shared >= MIN_ASKED_WORDS && shared >= about.length * ASKED_SHARE;
  });
}

/** Whether several words of a secret stand in a row, which the participant and the guide have not said. */
function tells(own: string, secret: string, known: string): boolean {
  const words = plainWordsOf(secret);
  const text = ` ${plain(own)} `;
  return words.some((_word, from) => {
    const part = words.slice(from, from + TOLD_WORDS);
    const run = part.join(' ');
    return part.length === Math.min(TOLD_WORDS, words.length) && text.includes(` ${run} `) && !known.includes(run);
  });
}

/** Whether words come from an order and from nowhere else: who orders that something is said does not hear it. */
function repeatsOrder(own: string, { ordered, said, facts, others, exact, language }: Judged): boolean {
  if (ordered.length === 0) return false;
  const known = new Set(plainWordsOf([...facts, ...others, exact ?? '', lastOf(said)].join('\n')));
  const demanded = new Set(plainWordsOf(lastOf(ordered)).filter((word) => !known.has(word)));
  return tellingWords(own, language).some((word) => demanded.has(word));
}

/** Whether a question is in an earlier turn already. */
function isSame(question: string, earlier: string): boolean {
  const [now, before] = [new Set(plainWordsOf(question)), new Set(plainWordsOf(earlier))];
  const shared = [...now].filter((word) => before.has(word)).length;
  return plain(earlier).includes(plain(question)) || shared / Math.max(now.size, before.size) > SAME_SHARE;
}
