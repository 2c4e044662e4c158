import type { Command } from 'commander';

/** Exit codes of every command. */
export const EXIT = {
  ok: 0,
  /** The answer is no: for example, a file is not genuine. */
  no: 1,
  /** The command could not be carried out: a wrong argument, a missing file, an unreachable server. */
  failed: 2,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Where a command runs. */
export interface Terminal {
  out(text: string): void;
  error(text: string): void;
  /** Relative paths start here. */
  readonly folder: string;
}

/** Adds a command to the program. Each one calls `done` with its exit code. */
export type AddCommand = (program: Command, terminal: Terminal, done: (code: ExitCode) => void) => void;

/** A problem that the caller can fix; its message is shown without a stack. */
export class UsageError extends Error {}
