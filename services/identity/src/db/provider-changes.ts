import { v7 } from 'uuid';
import { type Db, type Tx, sql } from '@insights/db';
import type { ProviderChange as ProviderChangeRow } from './entities.ts';
import { query, workerQuery } from './query.ts';

const COLUMNS = ['workspace_id', 'user_id', 'org_id', 'subject', 'wanted', 'lease', 'is_unsettled'] as const;

/** A change of a member that the identity provider is asked for. */
export type ProviderChange = Readonly<Pick<ProviderChangeRow, (typeof COLUMNS)[number]>>;

/** A change whose outcome is to be looked up. */
export interface DueChange extends ProviderChange {
  /** Since the provider was asked. */
  readonly age_ms: number;
  /** How often it has been looked up, including this time. */
  readonly looks: number;
}

/** `ms` from now, by the database's clock. */
const fromNow = (ms: number) => sql<string>`now() + ${ms} * interval '1 ms'`;

/** The pause before the next lookup: 1, 2, 4 … seconds, at most 5 minutes. */
const PAUSE = sql`least(300, power(2, least(looks, 9))) * interval '1 second'`;

/**
 * Stores that the provider is about to be asked and leases the change to the caller for `lease_ms`. Takes over a change whose lease
 * has expired; its outcome counts as unsettled. Undefined while another process holds a change of the same member.
 */
export function beginChange(
  tx: Tx,
  { lease_ms, ...change }: Pick<ProviderChange, 'user_id' | 'org_id' | 'subject' | 'wanted'> & { lease_ms: number },
): Promise<ProviderChange | undefined> {
  return query(tx)
    .insertInto('provider_changes')
    .values({
      workspace_id: tx.workspaceId,
      ...change,
      lease: v7(),
      leased_until: fromNow(lease_ms),
      due_at: fromNow(lease_ms),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'user_id'])
        .doUpdateSet(({ ref }) => ({
          org_id: ref('excluded.org_id'),
          subject: ref('excluded.subject'),
          wanted: ref('excluded.wanted'),
          lease: ref('excluded.lease'),
          leased_until: ref('excluded.leased_until'),
          due_at: ref('excluded.due_at'),
          looks: 0,
          is_unsettled: true,
          created_at: sql`now()`,
        }))
        .where('provider_changes.leased_until', '<', sql<string>`now()`),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Whether the caller still holds the change; locks it until the transaction ends. */
export async function holdsLease(tx: Tx, { user_id, lease }: ProviderChange): Promise<boolean> {
  const change = await query(tx)
    .selectFrom('provider_changes')
    .select('lease')
    .where('user_id', '=', user_id)
    .where('lease', '=', lease)
    .forUpdate()
    .executeTakeFirst();
  return change !== undefined;
}

/** The change is stored, or the provider did not make it. */
export async function endChange(tx: Tx, { user_id, lease }: ProviderChange): Promise<void> {
  await query(tx).deleteFrom('provider_changes').where('user_id', '=', user_id).where('lease', '=', lease).execute();
}

/** The outcome is unknown: `followProvider` looks it up after `after_ms`. */
export async function leaveToFollow(tx: Tx, { user_id, lease }: ProviderChange, after_ms = 0): Promise<void> {
  await query(tx)
    .updateTable('provider_changes')
    .set({ is_unsettled: true, leased_until: fromNow(-1), due_at: fromNow(after_ms) })
    .where('user_id', '=', user_id)
    .where('lease', '=', lease)
    .execute();
}

/** Leases changes of any workspace whose outcome is to be looked up. Concurrent callers get different ones. */
export async function takeDue(db: Db, { most, lease_ms }: { most: number; lease_ms: number }): Promise<DueChange[]> {
  return workerQuery(db)
    .updateTable('provider_changes')
    .set((eb) => ({
      lease: sql`gen_random_uuid()`,
      leased_until: fromNow(lease_ms),
      looks: eb('looks', '+', 1),
      due_at: sql`${fromNow(lease_ms)} + ${PAUSE}`,
    }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('workspace_id', 'user_id'),
        'in',
        selectFrom('provider_changes')
          .select(['workspace_id', 'user_id'])
          .where('due_at', '<=', sql<string>`now()`)
          .where('leased_until', '<', sql<string>`now()`)
          .orderBy('due_at')
          .limit(most)
          .forUpdate()
          .skipLocked()
          .$asTuple('workspace_id', 'user_id'),
      ),
    )
    .returning([...COLUMNS, 'looks'])
    .returning(sql<number>`floor(extract(epoch from now() - created_at) * 1000)::int`.as('age_ms'))
    .execute();
}
