import { type Tx, anyOf, sql } from '@insights/db';
import { type Ended, countEnded } from '../../db/delivery-counts.ts';
import { query } from '../../db/query.ts';
import { type DeliveryStatus, deliveryStates } from '../../domain/delivery-states.ts';
import { nextPause } from '../../domain/retry-schedule.ts';
import { mailFailures } from '../failure-mails/mail-failures.ts';
import { heldUnder } from './claim.ts';
import { noteHealth } from './note-health.ts';
import type { PreparedDelivery } from './prepare.ts';
import type { Attempt } from './send.ts';

export interface Finished {
  readonly delivery: PreparedDelivery;
  readonly attempt: Attempt;
}

/** The state of a delivery after an attempt. `pause`: seconds until the next attempt, null if none follows. */
export interface Outcome {
  readonly id: string;
  readonly attempts: number;
  readonly status: DeliveryStatus;
  readonly pause: number | null;
}

export interface OutcomeRules {
  /** Pauses before the retries, in seconds. */
  readonly schedule: readonly number[];
  /** Whether admins are mailed about endpoints that keep failing. */
  readonly mailEnabled: boolean;
}

type Stored = Finished & { readonly event_id: string; readonly outcome: Outcome };

/**
 * Stores attempts of one workspace. An attempt counts only while its delivery is held under the lease that the attempt was made under,
 * so a worker that lost its lease changes nothing. Returns the stored ones.
 */
export async function storeOutcomes(
  tx: Tx,
  finished: readonly Finished[],
  { schedule, mailEnabled }: OutcomeRules,
): Promise<Outcome[]> {
  const byId = new Map(finished.map((item) => [item.delivery.id, item]));
  const held = await lockHeld(tx, finished);
  const stored = held.flatMap((row) => {
    const item = byId.get(row.id);
    return item ? [{ ...item, event_id: row.event_id, outcome: decide(row, item.attempt, schedule) }] : [];
  });
  if (stored.length === 0) return [];
  await storeResults(tx, stored);
  await noteHealth(tx, stored);
  const ended = endedIn(stored);
  await countEnded(tx, ended);
  if (mailEnabled) {
    // Of an endpoint whose receiver is gone the mail says that it was deactivated.
    const gone = new Set(stored.filter(isGone).map(({ delivery }) => delivery.endpoint_id));
    const failing = ended.filter(({ failed, endpoint_id }) => failed > 0 && !gone.has(endpoint_id));
    await mailFailures(
      tx,
      failing.map(({ endpoint_id }) => endpoint_id),
    );
  }
  return stored.map(({ outcome }) => outcome);
}

/** Whether the receiver answered to the last attempt that it is gone for good. */
export const isGone = ({ attempt, outcome }: Pick<Stored, 'attempt' | 'outcome'>): boolean =>
  outcome.status === 'failed' && attempt.response_status === 410;

/** Locks what is still held, in the order of the ids, so that two batches never wait for each other. */
function lockHeld(tx: Tx, finished: readonly Finished[]) {
  const inOrder = finished.map(({ delivery }) => delivery).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return query(tx)
    .selectFrom(heldUnder(inOrder))
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('deliveries')
          .select(['id', 'event_id', 'attempts', 'last_try'])
          .whereRef('id', '=', 'held.id')
          .whereRef('lease_id', '=', 'held.lease_id')
          .forUpdate()
          .as('deliveries'),
      (join) => join.onTrue(),
    )
    .select(['deliveries.id', 'deliveries.event_id', 'deliveries.attempts', 'deliveries.last_try'])
    .execute();
}

function endedIn(stored: readonly Stored[]): Ended[] {
  const byEndpoint = Map.groupBy(stored, ({ delivery }) => delivery.endpoint_id);
  return [...byEndpoint].map(([endpoint_id, items]) => {
    const delivered = items.filter(({ outcome }) => outcome.status === 'delivered');
    return {
      endpoint_id,
      delivered: delivered.length,
      failed: items.filter(({ outcome }) => outcome.status === 'failed').length,
      delivered_ms: delivered.reduce((sum, { attempt }) => sum + attempt.duration_ms, 0),
    };
  });
}

function decide(
  { id, attempts: before, last_try }: { id: string; attempts: number; last_try: boolean },
  attempt: Attempt,
  schedule: readonly number[],
): Outcome {
  const attempts = before + 1;
  if (attempt.error === null) return { id, attempts, status: deliveryStates.after('succeed', 'pending'), pause: null };
  const pause = last_try ? null : nextPause(schedule, attempts, attempt.retry_after);
  return { id, attempts, status: deliveryStates.after(pause === null ? 'exhaust' : 'retry', 'pending'), pause };
}

type ResultRow = Outcome &
  Omit<Attempt, 'retry_after'> & {
    lease_id: string;
    event_id: string;
  };

/** One statement for the whole batch: the new states, and the attempts for the log. What receivers answered to erased events is not kept. */
async function storeResults(tx: Tx, stored: readonly Stored[]): Promise<void> {
  const rows = sql<ResultRow>`unnest(
    ${stored.map(({ outcome }) => outcome.id)}::uuid[],
    ${stored.map(({ delivery }) => delivery.lease_id)}::uuid[],
    ${stored.map(({ event_id }) => event_id)}::uuid[],
    ${stored.map(({ outcome }) => outcome.status)}::text[],
    ${stored.map(({ outcome }) => outcome.attempts)}::int[],
    ${stored.map(({ outcome }) => outcome.pause)}::float8[],
    ${stored.map(({ attempt }) => attempt.started_at)}::timestamptz[],
    ${stored.map(({ attempt }) => attempt.response_status)}::int[],
    ${stored.map(({ attempt }) => attempt.duration_ms)}::int[],
    ${stored.map(({ attempt }) => attempt.error)}::text[],
    ${stored.map(({ attempt }) => attempt.response_excerpt)}::text[])`.as<'row'>(
    sql`row (id, lease_id, event_id, status, attempts, pause, started_at, response_status, duration_ms, error, response_excerpt)`,
  );
  await query(tx)
    .with('result', (with_) => with_.selectFrom(rows).selectAll())
    .with('updated', (with_) =>
      with_
        .updateTable('deliveries')
        .from('result')
        .set(({ ref }) => ({
          status: ref('result.status'),
          attempts: ref('result.attempts'),
          response_status: ref('result.response_status'),
          last_error: ref('result.error'),
          duration_ms: ref('result.duration_ms'),
          lease_id: null,
          lease_until: null,
          next_attempt_at: sql`now() + make_interval(secs => result.pause)`,
          finished_at: sql`case when result.status <> 'pending' then now() end`,
        }))
        .whereRef('deliveries.id', '=', 'result.id')
        // The planner knows by it that there are few, and does not read the whole table.
        .where('deliveries.id', '=', anyOf(stored.map(({ outcome }) => outcome.id))),
    )
    .insertInto('attempts')
    .columns([
      'id',
      'workspace_id',
      'delivery_id',
      'started_at',
      'response_status',
      'duration_ms',
      'error',
      'response_excerpt',
    ])
    .expression(({ selectFrom }) =>
      selectFrom('result').select([
        'lease_id as id',
        sql<string>`${tx.workspaceId}::uuid`.as('workspace_id'),
        'id as delivery_id',
        'started_at',
        'response_status',
        'duration_ms',
        'error',
        sql<string>`case when exists (select from erased_subjects where subject_id = result.event_id)
          then '' else result.response_excerpt end`.as('response_excerpt'),
      ]),
    )
    .execute();
}
