import { type Input, campaigns } from '@insights/contracts';
import { anyOf, expressionBuilder } from '@insights/db';
import { knownWord } from '../domain/known-word.ts';
import type { Tables } from './entities.ts';

const s = expressionBuilder<{ s: Tables['sessions'] }, 's'>();

/** Whether the contact of session `s` fits. Errors: `invalid_request` (an unknown status). */
export function fits(filter: Input<campaigns.ContactFilter> | null) {
  const statuses = (filter?.statuses ?? []).map((status) => knownWord(campaigns.SessionStatus, 'status', status));
  const invited = filter?.invited ?? null;
  return s.and([
    ...(statuses.length > 0 ? [s('s.status', '=', anyOf(statuses))] : []),
    ...(invited === null ? [] : [s('s.invited_at', invited ? 'is not' : 'is', null)]),
  ]);
}
