import type { Tx } from '@insights/db';
import { deliveryStates } from '../../domain/delivery-states.ts';
import { type KeyRing, open } from '@insights/secret-box';
import type { Claim } from './claim.ts';

/** One attempt to be made. `lease_id` is also the attempt's id: X-Service-Delivery-Id. */
export interface Job {
  readonly id: string;
  readonly lease_id: string;
  readonly workspace_id: string;
  readonly endpoint_id: string;
  readonly event: string;
  readonly body: Buffer;
  readonly url: string;
  readonly traceparent: string;
  /** Seconds since what happened; null when this is no first attempt. */
  readonly first_delay_seconds: number | null;
  /** The secrets to sign with, the current one first. Throws when the encryption key is not there. */
  secrets(keys: KeyRing): [string, ...string[]];
}

interface Row {
  id: string;
  lease_id: string;
  workspace_id: string;
  endpoint_id: string;
  traceparent: string;
  event: string;
  occurred_at: string;
  data: unknown;
  first_delay_seconds: number | null;
  url: string;
  is_open: boolean;
  secret: Buffer;
  secret_key_id: string;
  previous_secret: Buffer | null;
  previous_key_id: string | null;
}

const LOAD = `select d.id, d.lease_id, d.workspace_id, d.endpoint_id, d.traceparent, e.name as event, e.occurred_at, e.data,
         case when d.attempts = 0 then extract(epoch from now() - e.occurred_at)::float8 end as first_delay_seconds,
         p.url, p.active and p.deleted_at is null and not d.last_try as is_open, p.secret, p.secret_key_id,
         case when p.previous_until > now() then p.previous_secret end as previous_secret, p.previous_key_id
    from unnest($1::uuid[], $2::uuid[]) as claim (id, lease_id)
    join deliveries d on d.id = claim.id and d.lease_id = claim.lease_id and d.status = 'pending'
    join events e on e.id = d.event_id join endpoints p on p.id = d.endpoint_id`;

/** What claimed deliveries are to send. Those whose endpoint was switched off meanwhile end here as failed. */
export async function loadJobs(tx: Tx, claims: readonly Claim[]): Promise<Job[]> {
  const rows = await tx.rows<Row>(LOAD, [claims.map(({ id }) => id), claims.map(({ lease_id }) => lease_id)]);
  const closed = rows.filter(({ is_open }) => !is_open).map(({ lease_id }) => lease_id);
  if (closed.length > 0) {
    await tx.run(
      `update deliveries set status = $2, next_attempt_at = null, finished_at = now(), last_error = 'endpoint_inactive',
              lease_id = null, lease_until = null
        where lease_id = any ($1::uuid[]) and id = any ($3::uuid[])`,
      [closed, deliveryStates.after('end', 'pending'), claims.map(({ id }) => id)],
    );
  }
  return rows.filter(({ is_open }) => is_open).map(toJob);
}

function toJob(row: Row): Job {
  const { id, lease_id, workspace_id, endpoint_id, event, url, traceparent, first_delay_seconds } = row;
  const envelope = { event, workspace_id, timestamp: row.occurred_at, data: row.data };
  return {
    id,
    lease_id,
    workspace_id,
    endpoint_id,
    event,
    url,
    traceparent,
    first_delay_seconds,
    body: Buffer.from(JSON.stringify(envelope)),
    secrets(keys) {
      const current = open(keys, { key_id: row.secret_key_id, box: row.secret }, endpoint_id);
      const { previous_secret: box, previous_key_id: key_id } = row;
      return box && key_id ? [current, open(keys, { key_id, box }, endpoint_id)] : [current];
    },
  };
}
