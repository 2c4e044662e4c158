import { type InterviewInput, type Move, nextMove } from './engine/index.ts';

/** Decides and words what is said next. The same port whether or not a language model helps. Never throws because of a model. */
export interface Interviewer {
  /** Within 8 s. `signal`: nobody wants the answer any more. */
  nextTurn(input: InterviewInput, signal?: AbortSignal): Promise<Move>;
}

/** The engine as it is: no network, the same input gives the same turn. */
export const builtinInterviewer: Interviewer = { nextTurn: async (input) => nextMove(input) };
