import { type Asked, type ReadAnswer, has, isWhole, plain, plainWordsOf, readReply } from '@insights/answers';
import { LANGUAGES, type Language, sentencesOf } from '@insights/language';
import { type Aside, type Intent, type Lexicon, lexiconOf } from './lexicon/index.ts';

/** What a message is: a request about the interview, a question to the interviewer, or an answer. */
export type Meaning =
  | { kind: 'intent'; intent: Intent }
  | { kind: 'aside'; aside: Aside }
  | { kind: 'answer' }
  /** About the interview itself, or an order; see `signs.ts`. */
  | { kind: 'wish' };

export interface Reading {
  meaning: Meaning;
  /** The part that may answer a question; empty if there is none. */
  answer: string;
  /** A question to the interviewer beside the answer. */
  aside: Aside | null;
}

/** In a longer message, the words of a request are part of a story. */
const REQUEST_WORDS = 14;
const ASIDE_WORDS = 20;
/** A longer message with "I don't know" in it is an answer. */
const UNSURE_WORDS = 7;
/** Fewer words ask about the question: "by phone?" */
const QUESTION_WORDS = 4;
/** So much of a message's end tells whether it goes on. */
const END_CHARACTERS = 200;
const ANSWER: Meaning = { kind: 'answer' };

const keysOf = <K extends string>(record: Partial<Record<K, unknown>>): K[] => Object.keys(record) as K[];

export function meaningOf(text: string, { match }: Lexicon): Meaning {
  // "Yesss", "siiii"
  const said = plain(text).replaceAll(/(\p{L})\1{2,}/gu, '$1');
  const count = said.split(' ').length;
  if (count > ASIDE_WORDS) return ANSWER;
  const core = said.replaceAll(match.softeners, ' ').replaceAll(/\s+/g, ' ').trim();
  const parts = text
    .split(/[.,;!?]+/)
    .map(plain)
    .filter(Boolean);
  const isAll = (pattern: RegExp): boolean =>
    isWhole(pattern, said) ||
    isWhole(pattern, core) ||
    (parts.length > 0 && parts.every((part) => isWhole(pattern, part)));
  const whole = keysOf(match.whole).find((intent) => isAll(match.whole[intent]));
  if (whole !== undefined) return { kind: 'intent', intent: whole };
  const asks = text.includes('?');
  const aside = keysOf(match.asides).find((name) => {
    // Without a question mark only a message that begins as a question is one.
    const at = said.search(match.asides[name]);
    return at === 0 || (at > 0 && asks);
  });
  if (aside !== undefined) return { kind: 'aside', aside };
  const within = keysOf(match.within).find(
    (intent) => count <= (intent === 'dont_know' ? UNSURE_WORDS : REQUEST_WORDS) && has(match.within[intent], said),
  );
  if (within !== undefined) return { kind: 'intent', intent: within };
  if (!/\?\s*$/.test(text) || count > REQUEST_WORDS || /[.!]\s/.test(text)) return ANSWER;
  return count < QUESTION_WORDS ? { kind: 'intent', intent: 'clarify' } : { kind: 'aside', aside: 'unknown' };
}

const asReading = (meaning: Meaning, text: string, aside: Aside | null = null): Reading => ({
  meaning,
  answer: meaning.kind === 'answer' ? text : '',
  aside,
});

/** Reads a message. "Mostly email. How long will this take?" is an answer and a question back. */
export function readMessage(text: string, lexicon: Lexicon): Reading {
  const whole = asReading(meaningOf(text, lexicon), text);
  if (!text.includes('?')) return whole;
  const sentences = sentencesOf(text, lexicon.language).map(({ start, end }) => text.slice(start, end));
  const read = sentences.map((sentence) => ({ sentence, meaning: meaningOf(sentence, lexicon) }));
  const asked = read.find(({ sentence, meaning }) => sentence.endsWith('?') && meaning.kind === 'aside');
  if (asked?.meaning.kind !== 'aside' || read.length < 2) return whole;
  const rest = read.flatMap((one) => (one === asked ? [] : [one.sentence])).join(' ');
  const left = meaningOf(rest, lexicon);
  if (left.kind === 'aside' || plain(rest) === '') return asReading(asked.meaning, '');
  // Beside an answer, a question that is not about the interview is often rhetorical: "Who does that?"
  const isRhetorical = asked.meaning.aside === 'unknown' && left.kind === 'answer';
  return isRhetorical ? asReading(ANSWER, text) : asReading(left, rest, asked.meaning.aside);
}

const ANYWHERE: readonly Intent[] = ['refuse', 'clarify', 'dont_know', 'nothing', 'affirm'];

/** Reads a message in the conversation's language, and a short one as a request in the participant's own, or in any if that is not known. */
export function readInAnyLanguage(text: string, lexicon: Lexicon, heard: Language | null): Reading {
  const reading = readMessage(text, lexicon);
  if (reading.meaning.kind !== 'answer' || reading.aside !== null) return reading;
  if (plainWordsOf(text).length > QUESTION_WORDS) return reading;
  const requests = (heard === null ? LANGUAGES : [heard]).map((language) => meaningOf(text, lexiconOf(language)));
  const request = requests.find((meaning) => meaning.kind === 'intent' && ANYWHERE.includes(meaning.intent));
  return request === undefined ? reading : asReading(request, '');
}

/** Whether a pattern occurs without a negator in the two words before it. */
export const occursPlain = (said: string, pattern: RegExp, negators: RegExp): boolean =>
  [...said.matchAll(pattern)].some(({ index }) => {
    const before = said.slice(Math.max(0, index - 60), index).trim();
    return !has(negators, before.split(' ').slice(-2).join(' '));
  });

/** Whether a message ends in the middle: with a comma, three dots or a word such as "and" or "because". */
export function soundsUnfinished(text: string, language: string): boolean {
  const end = text.trimEnd().slice(-END_CHARACTERS);
  if (/(?:[,;:–—-]|\.\.\.|…)$/u.test(end)) return true;
  if (/[.!?]["'”’»)]*$/u.test(end)) return false;
  const said = plain(end);
  return [...said.matchAll(lexiconOf(language).match.unfinished)].some(
    (hit) => hit.index + hit[0].length === said.length,
  );
}

/** Any fixed day will do: a replay must give the same moves, and campaigns stores the real date. */
const SOME_DAY = new Date(Date.UTC(2026, 0, 15));

/** What a message gives to a closed question, after an answer to it that left its value open. */
export const givenTo = (question: Asked, text: string, language: Language, before: string | null = null): ReadAnswer =>
  readReply(question, before, text, language, SOME_DAY);
