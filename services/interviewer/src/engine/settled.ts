import type { Note } from './notes.ts';
import type { Progress, State } from './state.ts';
import type { Campaign, InterviewInput, Question, Turn } from './types.ts';

/** What has been read up to the interviewer's last turn. Later turns change none of it. */
export interface Settled {
  readonly campaign: Campaign;
  /** In the order of their numbers. */
  readonly turns: readonly Turn[];
  readonly state: State;
  /** Of the interviewer's turns. */
  readonly notes: Note[];
}

/**
 * One for each interview that this process conducts, by its questions; without it, each turn would read all turns before it again. It
 * only saves work: a process that has none reads from the beginning, with the same result.
 */
const kept = new WeakMap<readonly Question[], Settled>();

export function keepSettled({ questions }: InterviewInput, settled: Settled): void {
  kept.set(questions, settled);
}

/** What is known already of these turns, as copies that may be changed. */
export function settledBefore({ questions, campaign }: InterviewInput, turns: readonly Turn[]): Settled | undefined {
  const settled = kept.get(questions);
  if (settled?.campaign !== campaign || settled.turns.some((turn, index) => turns[index] !== turn)) return undefined;
  return { ...settled, state: copyOf(settled.state), notes: [...settled.notes] };
}

/** After an interviewer's turn, a state has no pending messages. */
export function copyOf(state: State): State {
  const asked = new Map([...state.asked].map(([id, progress]) => [id, copyOfProgress(progress)]));
  const open = state.open && (asked.get(state.open.question.id) ?? null);
  return { ...state, asked, open, spoken: [...state.spoken], pending: [], booked: [] };
}

const copyOfProgress = (progress: Progress): Progress => ({
  ...progress,
  strategies: [...progress.strategies],
  answers: [...progress.answers],
});
