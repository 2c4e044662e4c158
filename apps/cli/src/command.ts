import type { Readable } from 'node:stream';
import type { Command } from 'commander';

/** Exit codes of every command. */
export const EXIT = {
  ok: 0,
  /** The answer is no: a file is not genuine, or a part of the work was rejected. */
  no: 1,
  /** The command could not be carried out: a wrong argument, a missing file, an answer that nobody expected. */
  failed: 2,
  /** The credential is missing, wrong, or may not do this. */
  denied: 3,
  /** The thing does not exist, or the credential does not see it. */
  notFound: 4,
  /** The service rejects this: wrong values, or a state in which it is not possible. */
  rejected: 5,
  /** The service is unreachable or busy; the same command may work later. */
  unavailable: 6,
  /** Ctrl-C. */
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Where a command runs. */
export interface Terminal {
  /** Data. */
  out(text: string | Uint8Array): void;
  /** Talk: progress, warnings, errors. */
  error(text: string): void;
  /** Relative paths start here. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Width of stdout; undefined if it is no terminal. */
  readonly columns: number | undefined;
  /** Whether a person can be asked: stdin and stderr are terminals. */
  readonly isInteractive: boolean;
  readonly stdin: Readable;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** Adds a command to the program. Each one calls `done` with its exit code. */
export type AddCommand = (program: Command, terminal: Terminal, done: (code: ExitCode) => void) => void;

/** A problem that the caller can fix; its message is shown without a stack. */
export class UsageError extends Error {
  readonly exit: ExitCode;

  constructor(message: string, exit: ExitCode = EXIT.failed) {
    super(message);
    this.exit = exit;
  }
}
