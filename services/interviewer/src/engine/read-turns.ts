import { isDeepStrictEqual } from 'node:util';
import type { Heard } from './classify.ts';
import type { Note } from './notes.ts';
import type { Progress, State } from './state.ts';
import type { Campaign, InterviewInput, Question, Turn } from './types.ts';

/** What has been read of an interview. */
export interface Read {
  readonly campaign: Campaign;
  /** In the order of their numbers. */
  readonly turns: readonly Turn[];
  /** What a language model read in the pending messages. */
  readonly heard: Heard | undefined;
  /** After these turns, with the pending messages not booked: where they belong may depend on the next one. */
  readonly state: State;
  /** Of the interviewer's turns. */
  readonly notes: Note[];
}

/**
 * One for each interview that this process conducts, by its questions; without it, each turn would read all turns before it again. It
 * only saves work: a process that has none reads from the beginning, with the same result.
 */
const kept = new WeakMap<readonly Question[], Read>();

export function keepRead({ questions }: InterviewInput, read: Read): void {
  kept.set(questions, read);
}

/** What is known already of these turns, as copies that may be changed. */
export function readBefore(
  { questions, campaign }: InterviewInput,
  turns: readonly Turn[],
  heard: (at: number) => Heard | undefined,
): Read | undefined {
  const read = kept.get(questions);
  if (read && read.state.pending.length > 0 && !isDeepStrictEqual(read.heard, heard(read.turns.length - 1)))
    return undefined;
  if (read?.campaign !== campaign || read.turns.some((turn, index) => turns[index] !== turn)) return undefined;
  return { ...read, state: copyOf(read.state), notes: [...read.notes] };
}

/** A state whose changes leave the other as it is. */
export function copyOf(state: State): State {
  const asked = new Map([...state.asked].map(([id, progress]) => [id, copyOfProgress(progress)]));
  const open = state.open && (asked.get(state.open.question.id) ?? null);
  const pending = state.pending.map((message) => ({ ...message }));
  return { ...state, asked, open, spoken: [...state.spoken], pending, booked: [] };
}

const copyOfProgress = (progress: Progress): Progress => ({
  ...progress,
  strategies: [...progress.strategies],
  answers: [...progress.answers],
});
