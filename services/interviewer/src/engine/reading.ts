import { has, plain } from '@insights/answers';
import { LANGUAGES, sentencesOf } from '@insights/language';
import type { Language } from '@insights/language';
import { lexiconOf } from './lexicon/index.ts';
import type { Aside, Lexicon } from './lexicon/lexicon.ts';
import { meaningOf, plainRequestIn } from './understand.ts';
import type { Meaning } from './understand.ts';

/** What a message says: its meaning, what of it is an answer, and a question to the interviewer beside the answer. */
export interface Reading {
  meaning: Meaning;
  /** The part that may answer a question; empty if there is none. */
  answer: string;
  aside: Aside | null;
}

/** Reads a message. "Mostly email. How long will this take?" is an answer and a question back. */
export function readMessage(text: string, lexicon: Lexicon): Reading {
  const plainly = meaningOf(text, lexicon);
  const isRefusal = plainly.kind === 'answer' && refuses(text);
  const meaning: Meaning = isRefusal ? { kind: 'intent', intent: 'nothing' } : plainly;
  const whole: Reading = { meaning, answer: meaning.kind === 'answer' ? text : '', aside: null };
  if (!text.includes('?')) return whole;
  const sentences = sentencesOf(text, lexicon.language).map(({ start, end }) => text.slice(start, end));
  if (sentences.length < 2) return readClauses(text, whole, lexicon);
  const read = sentences.map((sentence) => ({ sentence, meaning: meaningOf(sentence, lexicon) }));
  const asked = read.find((one) => one.sentence.endsWith('?') && one.meaning.kind === 'aside');
  if (asked === undefined || asked.meaning.kind !== 'aside') return whole;
  const rest = read
    .filter((one) => one !== asked)
    .map((one) => one.sentence)
    .join(' ');
  const { meaning: left } = readMessage(rest, lexicon);
  // What is left may be a mere greeting or agreement; that is no answer.
  if (plain(rest) === '' || left.kind === 'aside') return { ...whole, meaning: asked.meaning, answer: '' };
  // Beside an answer, a question that is not about the interview is often rhetorical: "Who does that?"
  if (asked.meaning.aside === 'unknown' && left.kind === 'answer') return whole;
  return { meaning: left, answer: left.kind === 'answer' ? rest : '', aside: asked.meaning.aside };
}

/** "The website, but why do you ask?" */
function readClauses(text: string, whole: Reading, lexicon: Lexicon): Reading {
  const at = text.lastIndexOf(',');
  if (at < 0 || whole.meaning.kind !== 'aside') return whole;
  const before = text.slice(0, at);
  const asked = meaningOf(text.slice(at + 1), lexicon);
  if (asked.kind !== 'aside' || meaningOf(before, lexicon).kind !== 'answer') return whole;
  return has(lexicon.listening.questions, plain(before))
    ? whole
    : { meaning: { kind: 'answer' }, answer: before, aside: asked.aside };
}

/** Reads a message in the conversation's language first, then requests in the participant's own, or in any if that is not known. */
export function readInAnyLanguage(text: string, lexicon: Lexicon, heard: Language | null): Reading {
  const reading = readMessage(text, lexicon);
  if (reading.meaning.kind !== 'answer' || reading.aside !== null) return reading;
  const others = LANGUAGES.filter((language) => language !== lexicon.language);
  const intent = plainRequestIn(text, (heard === null ? others : [heard]).map(lexiconOf));
  return intent === null ? reading : { meaning: { kind: 'intent', intent }, answer: '', aside: null };
}

/** Whether a message refuses an answer, in whichever language: "No thanks." */
export const refuses = (text: string): boolean =>
  LANGUAGES.some((language) => has(lexiconOf(language).listening.refuses, plain(text)));
