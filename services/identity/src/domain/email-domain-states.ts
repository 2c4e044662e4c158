import type { WordOf, emailDomains } from '@insights/contracts';
import { transitions } from '@insights/errors';

export type DnsStatus = WordOf<typeof emailDomains.DnsStatus>;
export type DnsPurpose = WordOf<typeof emailDomains.DnsPurpose>;

/** What DNS answered: the wanted record; none or another one; or no answer. */
export type LookupResult = 'found' | 'missing' | 'unanswered';

export interface RecordState {
  readonly status: DnsStatus;
  /** Since when DNS has not answered; null while it answers. */
  readonly unanswered_since: string | null;
}

export type RecordStates = Partial<Record<DnsPurpose, RecordState>>;

/** `give_up`: the grace period is over. */
const recordStates = transitions<DnsStatus, 'find' | 'miss' | 'give_up'>('DNS record', {
  pending: { find: 'verified', miss: 'pending', give_up: 'failed' },
  verified: { find: 'verified', miss: 'failed', give_up: 'failed' },
  failed: { find: 'verified', miss: 'failed', give_up: 'failed' },
});

export const NEW_RECORD: RecordState = { status: 'pending', unanswered_since: null };

export interface Lookup {
  readonly at: string;
  /** When the domain was added. */
  readonly since: string;
  readonly grace_ms: number;
}

/** The state of a record after a lookup. A failing name server changes no status until the grace period is over. */
export function stateAfter(state: RecordState, result: LookupResult, { at, since, grace_ms }: Lookup): RecordState {
  const isOver = (begin: string) => Date.parse(at) - Date.parse(begin) > grace_ms;
  if (result === 'unanswered') {
    const unanswered_since = state.unanswered_since ?? at;
    const status = isOver(unanswered_since) ? recordStates.after('give_up', state.status) : state.status;
    return { status, unanswered_since };
  }
  const event = result === 'found' ? 'find' : isOver(since) ? 'give_up' : 'miss';
  return { status: recordStates.after(event, state.status), unanswered_since: null };
}

/** A domain is verified when all of its records are, and failed when one of them is. */
export function domainStatus(records: readonly DnsStatus[]): DnsStatus {
  if (records.includes('failed')) return 'failed';
  return records.includes('pending') ? 'pending' : 'verified';
}
