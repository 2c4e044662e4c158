import { type InterviewInput, type Move, nextMove } from './engine/index.ts';

/** Decides and words the next turn, with or without a language model. A model's failure never makes it throw. */
export interface Interviewer {
  /** Returns within 8 s. */
  nextTurn(input: InterviewInput, surroundings: Surroundings): Promise<Move>;
}

export interface Surroundings {
  /** Aborted when the turn is no longer wanted. */
  readonly signal?: AbortSignal;
  /** Masks hidden names in texts that leave the system. */
  readonly hideNames: HideNames;
  /** Decides the turn, in a thread; left out: the engine decides at once. */
  readonly decide?: (input: InterviewInput) => Promise<Move>;
}

/** Returns the texts in order with hidden names masked; `hidden` lists the names behind each text's masks. Errors: AppError. */
export type HideNames = (texts: string[]) => Promise<{ text: string; hidden: string[] }[]>;

/** The engine alone: no network, and the same input gives the same turn. */
export const builtinInterviewer: Interviewer = {
  nextTurn: async (input, { decide }) => (decide ? decide(input) : nextMove(input)),
};
