import { LANGUAGES, type Language } from '../../../packages/language/src/index.ts';

type Run = (text: string) => unknown;

/** How a function is called with text of any size. */
export interface TextFunction {
  /** For each language, or one way to call it. */
  readonly runs: readonly Run[];
  /** The longest text that reaches it, where its callers limit that. */
  readonly most?: number;
  /** Of a reader that is a library's and runs in a thread with a deadline: what it may take, in milliseconds. */
  readonly slow_ms?: number;
}

/** By file and name; what follows a # tells several callers of one function apart. */
export type TextFunctions = Readonly<Record<string, Readonly<Record<string, Run | TextFunction>>>>;

export const inEach = (run: (text: string, language: Language) => unknown, most?: number): TextFunction => ({
  runs: LANGUAGES.map((language) => (text: string) => run(text, language)),
  ...(most !== undefined && { most }),
});

export const upTo = (most: number, run: Run): TextFunction => ({ runs: [run], most });

/** Calls a function that rejects invalid input: the error is right, and its time counts. */
export const rejecting =
  (run: Run): Run =>
  (text) => {
    try {
      return run(text);
    } catch {
      return null;
    }
  };

/** A text as turns of the maximum length. */
export const inTurns = (text: string, most: number): string[] =>
  Array.from({ length: Math.ceil(text.length / most) }, (_, n) => text.slice(n * most, (n + 1) * most));
