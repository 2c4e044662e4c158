import type { Db } from '@insights/db';
import type { KeyRing } from '@insights/secret-box';
import type { AddressGuard } from './net/address-guard.ts';

/** What features need; passed in, never global. */
export interface Deps {
  readonly db: Db;
  readonly keys: KeyRing;
  readonly addresses: AddressGuard;
  readonly max_endpoints: number;
  readonly retention_days: number;
}
