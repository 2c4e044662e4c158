import type { Db } from '@insights/db';

/** What features need; passed in, never global. */
export interface Deps {
  readonly db: Db;
  /** The time of a change, as contracts write it. */
  now(): string;
}
