import type { Db } from '@insights/db';

const BATCH = 200;
/** Counting stops here. */
const MAX_COUNT = 10_000;

/** A contact with data that is past the retention period. */
export interface PastRetention {
  workspace_id: string;
  interview_id: string;
  contact_id: string;
}

/** Data of interview `i` up to this time is past its period, at $1. */
export const KEPT_SINCE = `($1::timestamptz - (i.settings ->> 'retention_days')::int * interval '1 day')`;

/** The period of a conversation begins at its completion, or at its creation if it was never completed. Live ones have none yet. */
export const HELD_AT = `coalesce(v.completed_at, v.created_at)`;
export const IS_OVER = `v.status in ('processing', 'completed', 'abandoned')`;

/** Whether contact `c` is in an interview now or can still start one. */
export const IS_EXPECTED = `exists (select from sessions s where s.id = c.id
  and (s.status in ('waiting', 'in_progress') or (s.status in ('scheduled', 'available') and s.expires_at > $1)))`;

const IS_SILENT = `not exists (select from conversations v where v.contact_id = c.id) and not ${IS_EXPECTED}`;

/**
 * Whether contact `c`, who has no conversation, is past the period: joined by a link or booked a time, withdrew, or belongs to a completed campaign.
 * Contacts that the team added are kept until their campaign is completed.
 */
export const IS_FORGOTTEN = `${IS_SILENT} and (
  (c.source in ('join', 'booking') and c.created_at <= ${KEPT_SINCE})
  or (i.status = 'completed' and i.completed_at <= ${KEPT_SINCE} and c.created_at <= ${KEPT_SINCE})
  or exists (select from erasures e where e.contact_id = c.id and not e.contact_erased and e.requested_at <= ${KEPT_SINCE}))`;

/** Each part reads its own index and ends at a batch. */
const FIND = `
  select i.workspace_id, i.id as interview_id, due.contact_id
    from interviews i cross join lateral (
      (select v.contact_id from conversations v
        where v.interview_id = i.id and ${IS_OVER} and ${HELD_AT} <= ${KEPT_SINCE}
        order by ${HELD_AT} limit ${BATCH})
      union all
      (select c.id from contacts c
        where c.interview_id = i.id and c.source in ('join', 'booking') and c.created_at <= ${KEPT_SINCE} and ${IS_SILENT} limit ${BATCH})
      union all
      (select c.id from contacts c
        where c.interview_id = i.id and i.status = 'completed' and i.completed_at <= ${KEPT_SINCE}
          and c.created_at <= ${KEPT_SINCE} and ${IS_SILENT} limit ${BATCH})
      union all
      (select c.id from erasures e join contacts c on c.id = e.contact_id
        where e.interview_id = i.id and not e.contact_erased and e.requested_at <= ${KEPT_SINCE} and ${IS_SILENT} limit ${BATCH})
    ) as due (contact_id)
   where (i.settings ->> 'retention_days') is not null
   limit ${BATCH}`;

/** A batch of contacts, of all workspaces, with data that is past its period. */
export async function findPastRetention(worker: Db['worker'], at: string): Promise<PastRetention[]> {
  return (await worker.query<PastRetention>(FIND, [at])).rows;
}

const MEASURE = `
  select (select count(*) from (
            select from interviews i cross join lateral (
              select from conversations v
               where v.interview_id = i.id and ${IS_OVER} and ${HELD_AT} <= ${KEPT_SINCE}
               order by ${HELD_AT} limit ${MAX_COUNT}) v
             where (i.settings ->> 'retention_days') is not null
             limit ${MAX_COUNT}) past) as conversations,
         coalesce((select max(extract(epoch from ${KEPT_SINCE} - oldest.held_at))
            from interviews i cross join lateral (
              select ${HELD_AT} as held_at from conversations v
               where v.interview_id = i.id and ${IS_OVER} and ${HELD_AT} <= ${KEPT_SINCE}
               order by ${HELD_AT} limit 1) oldest
           where (i.settings ->> 'retention_days') is not null), 0)::float8 as oldest_seconds`;

/** How many conversations are past their period (up to 10,000), and for how long the oldest has been. */
export async function measurePastRetention(
  worker: Db['worker'],
  at: string,
): Promise<{ conversations: number; oldest_seconds: number }> {
  const { rows } = await worker.query<{ conversations: number; oldest_seconds: number }>(MEASURE, [at]);
  return rows[0] ?? { conversations: 0, oldest_seconds: 0 };
}
