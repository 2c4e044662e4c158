import { STRATEGIES } from './lexicon/lexicon.ts';
import type { Strategy } from './lexicon/lexicon.ts';
import type { Turn } from './types.ts';

/**
 * What an interviewer's turn was, beside its words: `mark[+mark…]@seconds`, e.g. `probe:why@312` or `ask+sorry@95`.
 * The first mark says what the turn did, the seconds when (since the interview began).
 */
export const MARKS = [
  'greet',
  'ready',
  'ask',
  'probe',
  'retry',
  'repeat',
  'clarify',
  'aside',
  'moment',
  'go_ahead',
  'offer_stop',
  'pause',
  'resume',
  'closing',
  'goodbye',
] as const;
export type Mark = (typeof MARKS)[number];

export interface Note {
  mark: Mark;
  strategy: Strategy | null;
  /** The turn asked with the hint that its topic had come up. */
  touched: boolean;
  /** The turn apologised. */
  sorry: boolean;
  at_ms: number | null;
}

export const writeNote = (marks: string, now_ms: number): string =>
  `${marks}@${Math.floor(now_ms / 1000)}`.slice(0, 64);

/** Reads a note; null when there is none that this engine wrote. */
export function readNote(note: string | undefined): Note | null {
  const [marks = '', seconds] = (note ?? '').split('@');
  const [first = '', ...more] = marks.split('+');
  const [name, detail] = first.split(':');
  const mark = MARKS.find((known) => known === name);
  if (mark === undefined) return null;
  const strategy = STRATEGIES.find((known) => known === detail) ?? null;
  const at_ms = seconds !== undefined && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : null;
  return { mark, strategy, touched: more.includes('touched'), sorry: more.includes('sorry'), at_ms };
}

const guess = (mark: Mark): Note => ({
  mark,
  strategy: mark === 'probe' ? 'elaborate' : null,
  touched: false,
  sorry: false,
  at_ms: null,
});

/**
 * A turn without a note, from another hand, is read by its place: the first with a question's id asks it, later ones
 * probe; without an id the first of all greets, and after the last question they close and say goodbye.
 */
export function guessNote(turn: Turn, asked: ReadonlySet<string>, before: readonly Note[], all: number): Note {
  const id = turn.question_id ?? null;
  if (id !== null) return guess(asked.has(id) ? 'probe' : 'ask');
  if (before.length === 0) return guess('greet');
  if (before.some(({ mark }) => mark === 'closing')) return guess('goodbye');
  return guess(asked.size >= all ? 'closing' : 'aside');
}
