import type { Db } from '@insights/db';
import type { KeyUsage } from './features/verify-keys/key-usage.ts';

/** What features need; passed in, never global. */
export interface Deps {
  readonly db: Db;
  /** Takes note of keys that were used; written later, all at once. */
  readonly keyUsage: KeyUsage;
  /** The time of a change, as contracts write it. */
  now(): string;
}
