import type { ProcessSpec } from '../supervisor.ts';

/** A process that the services need, run by the supervisor like them. */
export interface Engine {
  spec: ProcessSpec;
  /** Whether it serves by now. */
  answers(): Promise<boolean>;
}

/** What an engine inherits: the search path and a plain locale, none of the person's own settings. */
export const engineEnv = { PATH: process.env['PATH'] ?? '', LANG: 'C', LC_ALL: 'C' };
