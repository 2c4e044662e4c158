import { v7 } from 'uuid';
import type { Role } from '@insights/auth-context';
import type { Db, Tx } from '@insights/db';

/** A role, or that there is to be none. */
export type Wanted = Role | 'removed';

/** A change of a member that the provider is asked for. */
export interface ProviderChange {
  readonly workspace_id: string;
  readonly user_id: string;
  readonly org_id: string;
  readonly subject: string;
  readonly wanted: Wanted;
  readonly lease: string;
  readonly is_unsettled: boolean;
}

/** One whose outcome is to be looked up. */
export interface DueChange extends ProviderChange {
  /** Since the provider was asked. */
  readonly age_ms: number;
  /** How often it has been looked up, this time included. */
  readonly looks: number;
}

const COLUMNS = 'workspace_id, user_id, org_id, subject, wanted, lease, is_unsettled';

/** Looks follow each other after 1, 2, 4 … seconds, 5 minutes at most. */
const PAUSE = `least(300, power(2, least(looks, 9))) * interval '1 second'`;

/**
 * Writes down that the provider is about to be asked, for as long as `lease_ms` in the caller's hands. A change that nobody works
 * on any more is taken over with its doubts. Undefined while somebody works on a change of the same member.
 */
export function beginChange(
  tx: Tx,
  change: Pick<ProviderChange, 'user_id' | 'org_id' | 'subject' | 'wanted'> & { lease_ms: number },
): Promise<ProviderChange | undefined> {
  return tx.row<ProviderChange>(
    `insert into provider_changes as known (workspace_id, user_id, org_id, subject, wanted, lease, leased_until, due_at)
     values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 ms', now() + $7 * interval '1 ms')
     on conflict (workspace_id, user_id) do update
        set org_id = excluded.org_id, subject = excluded.subject, wanted = excluded.wanted, lease = excluded.lease,
            leased_until = excluded.leased_until, due_at = excluded.due_at, looks = 0, is_unsettled = true, created_at = now()
      where known.leased_until < now()
     returning ${COLUMNS}`,
    [tx.workspaceId, change.user_id, change.org_id, change.subject, change.wanted, v7(), change.lease_ms],
  );
}

/** Whether the change is still the caller's; locked until the transaction ends. */
export async function holdsLease(tx: Tx, { user_id, lease }: ProviderChange): Promise<boolean> {
  const row = await tx.row('select 1 from provider_changes where user_id = $1 and lease = $2 for update', [
    user_id,
    lease,
  ]);
  return row !== undefined;
}

/** The change is stored, or never was one. */
export async function endChange(tx: Tx, { user_id, lease }: ProviderChange): Promise<void> {
  await tx.run('delete from provider_changes where user_id = $1 and lease = $2', [user_id, lease]);
}

/** The outcome is not known: whoever follows the provider looks after `after_ms`. */
export async function leaveToFollow(tx: Tx, { user_id, lease }: ProviderChange, after_ms = 0): Promise<void> {
  await tx.run(
    `update provider_changes set is_unsettled = true, leased_until = now() - interval '1 ms', due_at = now() + $3 * interval '1 ms'
      where user_id = $1 and lease = $2`,
    [user_id, lease, after_ms],
  );
}

/** Takes changes whose outcome is to be looked up, of any workspace; others that look at the same time get others. */
export async function takeDue(db: Db, { most, lease_ms }: { most: number; lease_ms: number }): Promise<DueChange[]> {
  const { rows } = await db.worker.query<DueChange>(
    `update provider_changes set lease = gen_random_uuid(), leased_until = now() + $2 * interval '1 ms', looks = looks + 1,
            due_at = now() + $2 * interval '1 ms' + ${PAUSE}
      where (workspace_id, user_id) in (
        select workspace_id, user_id from provider_changes where due_at <= now() and leased_until < now()
         order by due_at limit $1 for update skip locked)
     returning ${COLUMNS}, looks, floor(extract(epoch from now() - created_at) * 1000)::int as age_ms`,
    [most, lease_ms],
  );
  return rows;
}
