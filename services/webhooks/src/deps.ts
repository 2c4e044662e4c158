import type { Db } from '@insights/db';
import type { KeyRing } from '@insights/secret-box';
import type { WebhooksQuotas } from './domain/quotas.ts';
import type { AddressGuard } from './net/address-guard.ts';

/** Dependencies of the features; always passed in, never global. */
export interface Deps {
  readonly db: Db;
  readonly keys: KeyRing;
  readonly addresses: AddressGuard;
  readonly quotas: WebhooksQuotas;
  readonly retention_days: number;
}
