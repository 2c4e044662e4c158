import { SIGNS, type Sign, WISHES, type Wish } from '@insights/signals';
import type { Heard } from './signs.ts';
import type { Turn } from './types.ts';

/** How an answer was followed up. `own`: as a language model decided. */
const STRATEGIES = ['flagged', 'strong', 'short', 'why', 'own'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/**
 * What an interviewer's turn did: `mark[:strategy][+flag…]@seconds[~heard]`, e.g. `probe:strong@312` or `ask+model@95`. The first mark
 * is the turn's purpose; the seconds count from the start of the interview. `+help`: a goodbye that says where help is. `heard`: what a language model read in the messages before it,
 * a letter for each sign and wish and for a value, where they are and where they name somebody who could help, so that whoever reads the turns later reads these messages alike; none without the `~`.
 */
const MARKS = [
  ...(['greet', 'ready', 'ask', 'confirm', 'probe', 'retry', 'return', 'late', 'repeat', 'clarify'] as const),
  ...([
    'aside',
    'moment',
    'go_ahead',
    'offer_stop',
    'offer_break',
    'pause',
    'resume',
    'support',
    'care_check',
  ] as const),
  ...([
    'care_open',
    'check_distress',
    'check_emergency',
    'check_threat',
    'check_minor',
    'lifted',
    'emergency',
    'threat',
    'stay',
  ] as const),
  ...(['condolence', 'withdrawal', 'person', 'order', 'closing', 'goodbye'] as const),
] as const;
export type Mark = (typeof MARKS)[number];

export interface Note {
  mark: Mark;
  strategy: Strategy | null;
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
const SETTLES = 'z';
const BY_OTHER = 'y';
const lettersOf = ({ signs, wishes, settles, near, by_other, country }: Heard): string =>
  [...signs, ...wishes].map((kind) => LETTERS[kind]).join('') +
  (settles === true ? SETTLES : '') +
  (by_other === true ? BY_OTHER : '') +
  (country ?? '') +
  (near === undefined ? '' : `${near.start}-${near.end}`);

function heardIn(letters: string): Heard {
  const [, start, end] = /(\d+)-(\d+)$/.exec(letters) ?? [];
  const [country] = /[A-Z]{2}/.exec(letters) ?? [];
  return {
    signs: SIGNS.filter((kind) => letters.includes(LETTERS[kind])),
    wishes: WISHES.filter((kind) => letters.includes(LETTERS[kind])),
    settles: letters.includes(SETTLES),
    ...(letters.includes(BY_OTHER) && { by_other: true }),
    ...(country !== undefined && { country }),
    ...(end !== undefined && { near: { start: Number(start), end: Number(end) } }),
  };
}

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
  const [sorry, by_model] = [more.includes('sorry'), more.includes('model')];
  return { mark, strategy, sorry, by_model, at_ms, heard };
}

const guess = (mark: Mark): Note => ({
  mark,
  strategy: mark === 'probe' ? 'short' : null,
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

/** Marks of turns that ask whether to go on after a grave sign. */
export const AFTER_GRAVE: readonly Mark[] = ['support', 'emergency', 'threat', 'stay', 'care_check', 'care_open'];
/** Marks of turns that ask what an uncertain sign means, by what they ask about. */
const CHECKS = {
  check_distress: 'distress',
  check_emergency: 'emergency',
  check_threat: 'threat',
  check_minor: 'minor',
} as const satisfies Partial<Record<Mark, string>>;
export type Checked = (typeof CHECKS)[keyof typeof CHECKS];

export const checkedBy = (mark: Mark | undefined): Checked | null =>
  mark !== undefined && mark in CHECKS ? CHECKS[mark as keyof typeof CHECKS] : null;

/** Whether a message after such a turn replies to it, so that it answers no question of the guide. */
export const isReply = (mark: Mark | undefined): boolean =>
  mark !== undefined && (AFTER_GRAVE.includes(mark) || checkedBy(mark) !== null);
