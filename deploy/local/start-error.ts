/** `EX_CONFIG` of sysexits.h: a setting is wrong, and starting again as it is will not help. */
export const EXIT_CONFIG = 78;

/** A start that cannot go on. The message tells the person what is wrong and what to do. */
export class StartError extends Error {
  readonly exitCode: number;

  constructor(message: string, options: { exitCode?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'StartError';
    this.exitCode = options.exitCode ?? 1;
  }
}

/** The errno name of a system error (`ENOENT`, …), or '' for any other. */
export function errnoOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
