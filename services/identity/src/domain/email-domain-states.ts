import { transitions } from '@insights/errors';

export type RecordStatus = 'pending' | 'verified' | 'failed';
/** What DNS said: the record is there; it is not, or it is another; or nobody could say. */
export type Sighting = 'found' | 'missing' | 'unanswered';

export interface RecordState {
  status: RecordStatus;
  /** Since when nobody could say; null while DNS answers. */
  unanswered_since: string | null;
}

/** `give_up`: it was waited for long enough. */
export const recordStates = transitions<RecordStatus, 'find' | 'miss' | 'give_up'>('DNS record', {
  pending: { find: 'verified', miss: 'pending', give_up: 'failed' },
  verified: { find: 'verified', miss: 'failed', give_up: 'failed' },
  failed: { find: 'verified', miss: 'failed', give_up: 'failed' },
});

export const NEW_RECORD: RecordState = { status: 'pending', unanswered_since: null };

export interface Waiting {
  at: string;
  /** When the domain was added. */
  since: string;
  patience_ms: number;
}

/** A record after a look at it. A resolver that is out of order takes nothing away until patience is over. */
export function afterLook(state: RecordState, sighting: Sighting, { at, since, patience_ms }: Waiting): RecordState {
  const isOver = (begin: string) => Date.parse(at) - Date.parse(begin) > patience_ms;
  if (sighting === 'unanswered') {
    const unanswered_since = state.unanswered_since ?? at;
    const status = isOver(unanswered_since) ? recordStates.after('give_up', state.status) : state.status;
    return { status, unanswered_since };
  }
  const event = sighting === 'found' ? 'find' : isOver(since) ? 'give_up' : 'miss';
  return { status: recordStates.after(event, state.status), unanswered_since: null };
}

/** A domain is verified when all of its records are, and failed when one of them is. */
export function domainStatus(records: readonly RecordStatus[]): RecordStatus {
  if (records.includes('failed')) return 'failed';
  return records.includes('pending') ? 'pending' : 'verified';
}
