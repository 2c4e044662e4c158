import { plainWordsOf } from '@insights/answers';
import { sentencesOf } from '@insights/language';
import type { Language } from '@insights/language';
import { signalsOf } from '@insights/signals';
import type { Signal, SignalKind } from '@insights/signals';
import type { Lexicon } from './lexicon/lexicon.ts';
import { readMessage } from './reading.ts';
import type { Reading } from './reading.ts';
import type { Message } from './state.ts';
import type { Flag, Turn } from './types.ts';

/** What is left of a message beside a wish or an order counts as an answer from this many words on. */
const ANSWER_WORDS = 4;

/** The signs of turns that were read before: an interview is derived from all of its turns at each move. */
const known = new WeakMap<Turn, { language: Language; signals: Signal[] }>();

/** The signs in a participant's turn. */
export function signsOf(turn: Turn, before: Turn | undefined, language: Language): Signal[] {
  const kept = known.get(turn);
  if (kept?.language === language) return kept.signals;
  const signals = signalsOf({
    text: turn.text,
    language,
    input: inputOf(turn),
    took_ms: before === undefined ? null : turn.said_ms - before.said_ms,
  });
  const distress = signals.some(({ kind }) => kind === 'distress') ? [] : distressAcross(before, turn, language);
  known.set(turn, { language, signals: [...signals, ...distress] });
  return [...signals, ...distress];
}

const inputOf = ({ is_pasted, is_spoken }: Turn): 'pasted' | 'voice' | null =>
  is_pasted ? 'pasted' : is_spoken ? 'voice' : null;

/** A sentence sent as two messages: "i just want" "to die". */
function distressAcross(before: Turn | undefined, turn: Turn, language: Language): Signal[] {
  if (before?.speaker !== 'participant') return [];
  const text = `${before.text} ${turn.text}`;
  const [found] = signalsOf({ text, language, input: null, took_ms: null }).filter(({ kind }) => kind === 'distress');
  // Words of the message before alone are its own sign.
  return found === undefined || found.end <= before.text.length ? [] : [found];
}

export const signOf = ({ signals }: Pick<Message, 'signals'>, kind: SignalKind): Signal | undefined =>
  signals.find((signal) => signal.kind === kind);

const WISHES: readonly SignalKind[] = ['withdrawal_asked', 'person_asked', 'order'];

/** Reads a message with a wish about the interview or an order: that is no answer, but what stands beside it may be one. Else null. */
export function readBesideWishes(text: string, signals: readonly Signal[], lexicon: Lexicon): Reading | null {
  const wishes = signals.filter(({ kind }) => WISHES.includes(kind));
  if (wishes.length === 0) return null;
  const rest = sentencesOf(text, lexicon.language)
    .filter(({ start, end }) => wishes.every((wish) => wish.end <= start || wish.start >= end))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
  const reading = plainWordsOf(rest).length < ANSWER_WORDS ? null : readMessage(rest, lexicon);
  return reading?.meaning.kind === 'answer' ? reading : { meaning: { kind: 'wish' }, answer: '', aside: null };
}

/** The flags of a turn. Grief is none, and a language that the campaign has is no mismatch. */
export function flagsOf({ seq, signals }: Message, languages: readonly string[]): Flag[] {
  const kinds = signals.flatMap(({ kind, language }): Flag['kind'][] => {
    if (kind === 'grief') return [];
    if (kind === 'language_mismatch' && language != null && languages.includes(language)) return [];
    return [kind === 'order' ? 'off_topic' : kind];
  });
  return [...new Set(kinds)].map((kind) => ({ seq, kind }));
}
