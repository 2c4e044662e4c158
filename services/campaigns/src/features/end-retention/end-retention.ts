import { type Tx, announceAudit, asAppError } from '@insights/db';
import { AppError } from '@insights/errors';
import { timeNow } from '../../db/clock.ts';
import { lockContact, lockInterview } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import { callWithin } from '../../db/tokens.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';
import { completeIfDone } from '../change-status/completion.ts';
import { deleteErased, recordErasure } from '../erase-contact/erasure.ts';
import {
  HELD_AT,
  IS_EXPECTED,
  IS_FORGOTTEN,
  IS_OVER,
  KEPT_SINCE,
  type PastRetention,
  findPastRetention,
} from './past-retention.ts';

type RetentionDeps = Pick<SessionDeps, 'db' | 'now' | 'leaseTime' | 'bus' | 'names'>;

/** What is erased of one person. */
interface Due {
  conversation_ids: string[];
  /** True if no other conversation is stored and none is expected, so the contact is erased too. */
  contact_erased: boolean;
}

/**
 * Erases what is past its campaign's `retention_days`, one person in each transaction, until nothing is left; the next run continues
 * after a crash. Returns the number of persons.
 */
export async function endRetention(deps: RetentionDeps, signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    const batch = await find(deps);
    let erased = 0;
    for (const person of batch) {
      if (signal?.aborted) return total + erased;
      if (await erasePast(deps, person)) erased += 1;
    }
    total += erased;
    // The rest is locked by another replica or no longer due.
    if (erased === 0) return total;
  }
}

async function find(deps: RetentionDeps): Promise<PastRetention[]> {
  const at = await timeNow(deps);
  try {
    return await findPastRetention(deps.db.worker, at);
  } catch (error) {
    throw asAppError(error);
  }
}

/** Decides again under the campaign's lock, because another replica may have been faster or the period may have changed. */
async function erasePast(
  { db, now, bus, names }: RetentionDeps,
  { workspace_id, interview_id, contact_id }: PastRetention,
): Promise<boolean> {
  const call = callWithin(db, workspace_id);
  const isErased = await db
    .withWorkspace(call, async (tx) => {
      if (!(await lockBoth(tx, interview_id, contact_id))) return false;
      const interview = await lockInterview(tx, interview_id);
      const due = await decide(tx, contact_id, now(tx));
      if (!due) return false;
      const erasure = { interview_id, contact_id, ...due, requested_at: now(tx) };
      await deleteErased(tx, names, { ...erasure, id: await recordErasure(tx, erasure) });
      const { contact_erased, conversation_ids } = due;
      const details = { interview_id, conversations: conversation_ids.length, contact_erased, reason: 'retention' };
      await announceAudit(tx, call, { action: 'contact.expired', subject: contact_id, details });
      await completeIfDone(tx, interview, now(tx));
      return true;
    })
    .catch((error: unknown) => {
      // The campaign was deleted meanwhile.
      if (error instanceof AppError && error.code === 'not_found') return false;
      throw error;
    });
  if (isErased) bus.notify(sessionSubject(contact_id));
  return isErased;
}

/** Locks campaign and contact. False if another replica works on the campaign: replicas share the work instead of waiting for each other. */
async function lockBoth(tx: Tx, interviewId: string, contactId: string): Promise<boolean> {
  const interview = await query(tx)
    .selectFrom('interviews')
    .select('id')
    .where('id', '=', interviewId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return interview !== undefined && (await lockContact(tx, contactId));
}

const DECIDE = `
  select ${IS_FORGOTTEN} as is_forgotten, ${IS_EXPECTED} as is_expected,
         (select count(*) from conversations v where v.contact_id = c.id) as held,
         array(select v.id from conversations v
                where v.contact_id = c.id and ${IS_OVER} and ${HELD_AT} <= ${KEPT_SINCE}) as past
    from contacts c join interviews i on i.id = c.interview_id
   where c.id = $2 and (i.settings ->> 'retention_days') is not null`;

interface Decided {
  is_forgotten: boolean;
  is_expected: boolean;
  held: number;
  past: string[];
}

async function decide(tx: Tx, contactId: string, at: string): Promise<Due | undefined> {
  const row = await tx.row<Decided>(DECIDE, [at, contactId]);
  if (row?.is_forgotten) return { conversation_ids: [], contact_erased: true };
  if (!row || row.past.length === 0) return undefined;
  return { conversation_ids: row.past, contact_erased: row.past.length === row.held && !row.is_expected };
}
