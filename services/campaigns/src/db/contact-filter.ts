import { type Input, campaigns } from '@insights/contracts';
import { anyOf, expressionBuilder } from '@insights/db';
import { knownWord } from '../domain/known-word.ts';
import type { Tables } from './entities.ts';

const where = expressionBuilder<{ c: Tables['contacts']; s: Tables['sessions'] }, 'c' | 's'>();

/** Whether the contact `c` with its session `s` fits. Errors: `invalid_request` (an unknown status). */
export function fits(filter: Input<campaigns.ContactFilter> | null) {
  const statuses = (filter?.statuses ?? []).map((status) => knownWord(campaigns.SessionStatus, 'status', status));
  const invited = filter?.invited ?? null;
  return where.and([
    ...(statuses.length > 0 ? [where('s.status', '=', anyOf(statuses))] : []),
    ...(invited === null ? [] : [where('s.invited_at', invited ? 'is not' : 'is', null)]),
  ]);
}
