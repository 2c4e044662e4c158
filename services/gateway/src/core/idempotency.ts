import { invalid } from '@insights/errors';
import type { Request } from 'express';
import type { Caller } from './caller.ts';
import type { Route } from './route.ts';

export interface IdempotencyClaim {
  readonly key: string;
  /** SHA-256 of all that makes two requests the same: path, query and body bytes. */
  readonly hash: string;
  readonly route: string;
}

export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** The claim of an `Idempotency-Key` on an authenticated POST. The service that performs the change stores the response. */
export function idempotencyOf(
  route: Route,
  caller: Caller,
  request: Request,
  digest: () => string,
): IdempotencyClaim | undefined {
  const key = request.get('idempotency-key');
  if (key === undefined || route.method !== 'post' || route.raw_body || caller.kind === 'anyone') return undefined;
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw invalid(['header', 'idempotency-key'], 'The key must be 1 to 255 visible ASCII characters');
  }
  return { key, hash: digest(), route: `POST ${route.path}` };
}
