import type { ProcessSpec } from '../supervisor.ts';

/** A process that the services need, run by the supervisor like them. */
export interface Engine {
  spec: ProcessSpec;
  /** Whether it is ready. */
  answers(): Promise<boolean>;
}

/** The environment of an engine: the search path and a plain locale, no settings of the user. */
export const engineEnv = { PATH: process.env['PATH'] ?? '', LANG: 'C', LC_ALL: 'C' };
