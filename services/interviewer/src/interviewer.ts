import { type InterviewInput, type Move, nextMove } from './engine/index.ts';

/** Decides and words what is said next. The same port whether or not a language model helps. Never throws because of a model. */
export interface Interviewer {
  /** Within 8 s. */
  nextTurn(input: InterviewInput, surroundings: Surroundings): Promise<Move>;
}

export interface Surroundings {
  /** Aborted when nobody wants the answer any more. */
  readonly signal?: AbortSignal;
  /** Texts as others may see them, for whatever leaves our own processes. */
  readonly hideNames: HideNames;
}

/** Texts with hidden names masked, in order; `hidden` is what each mask of a text stands for. Errors: AppError. */
export type HideNames = (texts: string[]) => Promise<{ text: string; hidden: string[] }[]>;

/** The engine as it is: no network, the same input gives the same turn. */
export const builtinInterviewer: Interviewer = { nextTurn: async (input) => nextMove(input) };
