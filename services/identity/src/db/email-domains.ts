import type { emailDomains } from '@insights/contracts';
import { type MailHosts, type RecordName, wantedRecords } from '../domain/dns-records.ts';
import { NEW_RECORD, type RecordState, type RecordStatus } from '../domain/email-domain-states.ts';

/** The columns of a domain that are shown, in SQL. */
export const DOMAIN_COLUMNS = 'id, domain, status, selector, dkim_public_key, record_states, created_at';

export type RecordStates = Partial<Record<RecordName, RecordState>>;

export interface EmailDomainRow {
  id: string;
  domain: string;
  status: RecordStatus;
  selector: string;
  dkim_public_key: string;
  record_states: RecordStates;
  created_at: string;
}

/** A record that was never looked at is pending: it may have come with a later version or another setting. */
export function stateOf(states: RecordStates, record: RecordName): RecordState {
  return states[record] ?? NEW_RECORD;
}

export function presentEmailDomain(row: EmailDomainRow, hosts: MailHosts): emailDomains.EmailDomain {
  const { id, domain, status, created_at, record_states } = row;
  const records = wantedRecords(row, hosts).map(({ record, type, name, value, ttl, priority }) => {
    return { record, type, name, value, ttl, priority, status: stateOf(record_states, record).status };
  });
  return { id, domain, status, created_at, records };
}
