import { limits } from './types.ts';

/** A problem, its place and how to fix it. `loc` is relative to the request body; `msg` never quotes the transcript. */
export interface Problem {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** The transcript cannot be imported. `problems` has one to twenty entries, in the order of the file. */
export class TranscriptError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`transcript rejected: ${problems.map((problem) => problem.type).join(', ')}`);
    this.name = 'TranscriptError';
    this.problems = problems;
  }
}

/** Collects problems, so that a person can fix a file in one go. Stops when there are too many to be useful. */
export class ProblemList {
  readonly #problems: Problem[] = [];

  add(loc: (string | number)[], type: string, msg: string): void {
    this.#problems.push({ loc, msg, type });
    if (this.#problems.length >= limits.problems) throw new TranscriptError(this.#problems);
  }

  /** For a problem after which parsing cannot continue. */
  giveUp(loc: (string | number)[], type: string, msg: string): never {
    this.#problems.push({ loc, msg, type });
    throw new TranscriptError(this.#problems);
  }

  /** Some problems are known only at the end of the file; they are shown in its order. */
  throwIfAny(): void {
    if (this.#problems.length === 0) return;
    throw new TranscriptError(this.#problems.toSorted((one, other) => lineOf(one) - lineOf(other)));
  }
}

const lineOf = ({ loc }: Problem): number => (loc[1] === 'line' ? Number(loc[2]) : -1);

export const atLine = (line: number): (string | number)[] => ['transcript', 'line', line];
