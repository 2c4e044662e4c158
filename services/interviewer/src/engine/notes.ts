import { SIGNS, type Sign, WISHES, type Wish } from '@insights/signals';
import type { Heard } from './classify.ts';
import { STRATEGIES } from './lexicon/lexicon.ts';
import type { Strategy } from './lexicon/lexicon.ts';
import type { Turn } from './types.ts';

/**
 * What an interviewer's turn did: `mark[:strategy][+flag…]@seconds[~heard]`, e.g. `probe:strong@312` or `ask+model@95`. The first mark
 * is the turn's purpose; the seconds count from the start of the interview. `heard`: what a language model read in the messages before it,
 * a letter for each sign and wish, so that whoever reads the turns later reads these messages alike; none without the `~`.
 */
export const MARKS = [
  'greet',
  'ready',
  'ask',
  'probe',
  'retry',
  'return',
  'late',
  'repeat',
  'clarify',
  'aside',
  'moment',
  'go_ahead',
  'offer_stop',
  'offer_break',
  'pause',
  'resume',
  'support',
  'care_check',
  'care_open',
  'check_distress',
  'check_emergency',
  'check_threat',
  'check_minor',
  'lifted',
  'emergency',
  'threat',
  'stay',
  'condolence',
  'withdrawal',
  'person',
  'order',
  'closing',
  'goodbye',
] as const;
export type Mark = (typeof MARKS)[number];

export interface Note {
  mark: Mark;
  strategy: Strategy | null;
  /** The turn said that the question's topic had already come up. */
  touched: boolean;
  /** The turn apologised. */
  sorry: boolean;
  /** A language model decided and worded the turn. */
  by_model: boolean;
  at_ms: number | null;
  heard: Heard | undefined;
}

/** Stored notes have the letters: none gets another meaning. */
const LETTERS: Readonly<Record<Sign | Wish, string>> = {
  distress: 'a',
  emergency: 'b',
  threat: 'c',
  minor: 'd',
  grief: 'e',
  carer: 'f',
  off_record: 'g',
  stop: 'h',
  break: 'i',
  skip: 'j',
  omit: 'k',
  who_sees: 'l',
  withdrawal_asked: 'm',
  person_asked: 'n',
};
const lettersOf = ({ signs, wishes }: Heard): string => [...signs, ...wishes].map((kind) => LETTERS[kind]).join('');
const heardIn = (letters: string): Heard => ({
  signs: SIGNS.filter((kind) => letters.includes(LETTERS[kind])),
  wishes: WISHES.filter((kind) => letters.includes(LETTERS[kind])),
});

export const writeNote = (marks: string, now_ms: number, heard?: Heard): string =>
  `${marks.slice(0, 40)}@${Math.floor(now_ms / 1000)}${heard === undefined ? '' : `~${lettersOf(heard)}`}`;

/** Reads a note; null if this engine did not write it. */
export function readNote(note: string | null): Note | null {
  const [marks = '', rest] = (note ?? '').split('@');
  const [seconds, letters] = (rest ?? '').split('~');
  const [first = '', ...more] = marks.split('+');
  const [name, detail] = first.split(':');
  const mark = MARKS.find((known) => known === name);
  if (mark === undefined) return null;
  const strategy = STRATEGIES.find((known) => known === detail) ?? null;
  const heard = letters === undefined ? undefined : heardIn(letters);
  const at_ms = seconds !== undefined && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : null;
  const [touched, sorry, by_model] = ['touched', 'sorry', 'model'].map((flag) => more.includes(flag));
  return {
    mark,
    strategy,
    touched: touched === true,
    sorry: sorry === true,
    by_model: by_model === true,
    at_ms,
    heard,
  };
}

const guess = (mark: Mark): Note => ({
  mark,
  strategy: mark === 'probe' ? 'short' : null,
  touched: false,
  sorry: false,
  by_model: false,
  at_ms: null,
  heard: undefined,
});

/**
 * Infers what a turn without a note did from its position: the first turn with a question's id asks the question and later
 * ones probe; without an id, the first turn greets, and those after the last question close and say goodbye.
 */
export function guessNote(turn: Turn, asked: ReadonlySet<string>, before: readonly Note[], all: number): Note {
  const { question_id } = turn;
  if (question_id !== null) return guess(asked.has(question_id) ? 'probe' : 'ask');
  if (before.length === 0) return guess('greet');
  if (before.some(({ mark }) => mark === 'closing')) return guess('goodbye');
  return guess(asked.size >= all ? 'closing' : 'aside');
}
