import { type Tx, anyOf, sql } from '@insights/db';
import { query } from '../../db/query.ts';
import type { FailuresInARow } from '../../domain/endpoint-health.ts';
import type { Finished } from './store-outcomes.ts';

/** What attempts alone say. */
type Failures = Omit<FailuresInARow, 'is_gone'>;

/** What a batch of attempts says about one endpoint. */
interface Spell extends Failures {
  readonly endpoint_id: string;
  /** Whether an attempt of the batch succeeded: failures before it are over. */
  readonly succeeded: boolean;
}

/**
 * Counts the failed attempts of each endpoint since its last success, in the order in which they ended. While everything succeeds nothing is
 * written. Rows are locked in the order of their ids, so that two batches never wait for each other.
 */
export async function noteHealth(tx: Tx, finished: readonly Finished[]): Promise<void> {
  const inOrder = finished.toSorted((a, b) => endOf(a) - endOf(b));
  const spells = [...Map.groupBy(inOrder, ({ delivery }) => delivery.endpoint_id)].map(spellOf);
  const failing = spells.filter(({ failed_attempts }) => failed_attempts > 0).map(({ endpoint_id }) => endpoint_id);
  const rows = sql<Spell>`unnest(
    ${spells.map(({ endpoint_id }) => endpoint_id)}::uuid[],
    ${spells.map(({ succeeded }) => succeeded)}::boolean[],
    ${spells.map(({ failed_attempts }) => failed_attempts)}::int[],
    ${spells.map(({ failing_since }) => failing_since)}::timestamptz[],
    ${spells.map(({ first_error }) => first_error)}::text[],
    ${spells.map(({ last_error }) => last_error)}::text[],
    ${spells.map(({ first_event }) => first_event)}::text[],
    ${spells.map(({ first_delivery_id }) => first_delivery_id)}::uuid[])`;
  const isNew = sql<boolean>`spell.succeeded or endpoint_health.failed_attempts = 0`;
  const kept = <Column extends keyof Failures>(column: Column) =>
    sql<
      Failures[Column]
    >`case when ${isNew} then ${sql.ref(`spell.${column}`)} else ${sql.ref(`endpoint_health.${column}`)} end`;
  await query(tx)
    .with('locked', (with_) =>
      with_
        .selectFrom('endpoint_health')
        .select('endpoint_id')
        .where('endpoint_id', '=', anyOf(spells.map(({ endpoint_id }) => endpoint_id)))
        .where(({ eb, or }) => or([eb('failed_attempts', '>', 0), eb('endpoint_id', '=', anyOf(failing))]))
        .orderBy('endpoint_id')
        .forUpdate(),
    )
    .updateTable('endpoint_health')
    .from('locked')
    .from(
      rows.as<'spell'>(
        sql`spell (endpoint_id, succeeded, failed_attempts, failing_since, first_error, last_error, first_event, first_delivery_id)`,
      ),
    )
    .set({
      failed_attempts: sql`case when ${isNew} then 0 else endpoint_health.failed_attempts end + spell.failed_attempts`,
      failing_since: kept('failing_since'),
      first_error: kept('first_error'),
      last_error: sql`spell.last_error`,
      first_event: kept('first_event'),
      first_delivery_id: kept('first_delivery_id'),
    })
    .whereRef('endpoint_health.endpoint_id', '=', 'locked.endpoint_id')
    .whereRef('endpoint_health.endpoint_id', '=', 'spell.endpoint_id')
    .execute();
}

const endOf = ({ attempt }: Finished) => Date.parse(attempt.started_at) + attempt.duration_ms;

function spellOf([endpoint_id, attempts]: [string, Finished[]]): Spell {
  const succeeded = attempts.findLastIndex(({ attempt }) => attempt.error === null);
  const failed = attempts.slice(succeeded + 1);
  const [first, last] = [failed[0], failed.at(-1)];
  return {
    endpoint_id,
    succeeded: succeeded !== -1,
    failed_attempts: failed.length,
    failing_since: first ? new Date(endOf(first)).toISOString() : null,
    first_error: first?.attempt.error ?? null,
    last_error: last?.attempt.error ?? null,
    first_event: first?.delivery.event ?? null,
    first_delivery_id: first?.delivery.webhook_id ?? null,
  };
}
