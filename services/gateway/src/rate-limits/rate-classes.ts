import { rateLimits, wordsOf } from '@insights/contracts';
import type { Caller } from '../core/caller.ts';
import type { Route } from '../core/route.ts';

/** Counted for each caller: a participant for `session`, a user or key for the others. */
export const PRINCIPAL_CLASSES = wordsOf(rateLimits.RateClass);
/** Counted by address, because there is no credential. */
export const ADDRESS_CLASSES = ['public-reads', 'exchange', 'registration', 'failed-credentials'] as const;
export type RateClass = (typeof PRINCIPAL_CLASSES)[number] | (typeof ADDRESS_CLASSES)[number];

/** Requests in any 60 seconds, where a workspace has no limits of its own. */
export type RateDefaults = Readonly<Record<RateClass, number>>;

/** The class that a call counts in. */
export function rateClassOf(route: Pick<Route, 'method' | 'rate' | 'access'>, caller: Caller): RateClass {
  if (caller.kind === 'participant') return 'session';
  if (caller.kind !== 'anyone') return route.rate ?? (route.method === 'get' ? 'reads' : 'writes');
  // Public routes other than GET exchange a token.
  return route.rate ?? (route.method === 'get' ? 'public-reads' : 'exchange');
}
