import type { emailDomains } from '@insights/contracts';
import { type MailHosts, wantedRecords } from '../domain/dns-records.ts';
import { type DnsPurpose, NEW_RECORD, type RecordState, type RecordStates } from '../domain/email-domain-states.ts';
import type { EmailDomain } from './entities.ts';

export const DOMAIN_COLUMNS = [
  'id',
  'domain',
  'status',
  'selector',
  'dkim_public_key',
  'record_states',
  'created_at',
] as const;
type PresentableDomain = Pick<EmailDomain, (typeof DOMAIN_COLUMNS)[number]>;

/** A record without a state is pending: a later version or another setting may have added it. */
export function stateOf(states: RecordStates, record: DnsPurpose): RecordState {
  return states[record] ?? NEW_RECORD;
}

export function presentEmailDomain(row: PresentableDomain, hosts: MailHosts): emailDomains.EmailDomain {
  const { id, domain, status, created_at, record_states } = row;
  const records = wantedRecords(row, hosts).map(({ record, type, name, value, ttl, priority }) => {
    return { record, type, name, value, ttl, priority, status: stateOf(record_states, record).status };
  });
  return { id, domain, status, created_at, records };
}
