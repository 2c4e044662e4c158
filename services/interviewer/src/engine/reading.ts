import { plain } from '@insights/answers';
import { sentencesOf } from '@insights/language';
import type { Aside, Lexicon } from './lexicon/lexicon.ts';
import { meaningOf } from './understand.ts';
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
  const meaning = meaningOf(text, lexicon);
  const whole: Reading = { meaning, answer: meaning.kind === 'answer' ? text : '', aside: null };
  if (!text.includes('?')) return whole;
  const sentences = sentencesOf(text, lexicon.language).map(({ start, end }) => text.slice(start, end));
  if (sentences.length < 2) return whole;
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
  return { meaning: left, answer: left.kind === 'answer' ? rest : '', aside: asked.meaning.aside };
}
