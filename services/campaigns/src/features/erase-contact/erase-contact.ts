import type { erasures } from '@insights/contracts';
import { type Call, type Tx, announceAudit, sql } from '@insights/db';
import type { Erasure } from '../../db/entities.ts';
import { loadContact, lockContact, lockInterview } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';
import { completeIfDone } from '../change-status/completion.ts';
import { deleteErased, presentErasure, recordErasure } from './erasure.ts';

/**
 * Erases a person: contact, session, conversations and turns at once; other services delete what they derived. A repeated call
 * returns the progress. Errors: `not_found`.
 */
export async function eraseContact(
  { db, now, bus, names }: Pick<SessionDeps, 'db' | 'now' | 'bus' | 'names'>,
  call: Call,
  { interview_id, contact_id }: erasures.EraseContactRequest,
): Promise<erasures.Erasure> {
  const erase = async (tx: Tx): Promise<erasures.Erasure> => {
    const interview = await lockInterview(tx, interview_id);
    const known = await findErasure(tx, interview_id, contact_id);
    if (known) return presentErasure(known);
    await loadContact(tx, interview.id, contact_id);
    // An import for this contact has stored its conversation, or waits and then creates a contact of its own.
    await lockContact(tx, contact_id);
    const held = await query(tx)
      .selectFrom('conversations')
      .select('id')
      .where('contact_id', '=', contact_id)
      .execute();
    const conversation_ids = held.map(({ id }) => id);
    const erasure = { interview_id, contact_id, conversation_ids, contact_erased: true, requested_at: now(tx) };
    const id = await recordErasure(tx, erasure);
    await deleteErased(tx, names, { ...erasure, id });
    const details = { interview_id, conversations: conversation_ids.length };
    await announceAudit(tx, call, { action: 'contact.erased', subject: contact_id, details });
    // Perhaps this contact was the last without a completed conversation.
    await completeIfDone(tx, interview, now(tx));
    return presentErasure({ ...erasure, id, acknowledged: [], completed_at: null });
  };
  const answer = await db.withWorkspace(call, erase, { impersonal: true });
  bus.notify(sessionSubject(contact_id));
  return answer;
}

function findErasure(tx: Tx, interviewId: string, contactId: string): Promise<Erasure | undefined> {
  return query(tx)
    .selectFrom('erasures')
    .selectAll()
    .where('interview_id', '=', interviewId)
    .where('contact_id', '=', contactId)
    .where('contact_erased', '=', true)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Records that a service has deleted its data. The last acknowledgement completes the erasure. */
export async function acknowledgeErasure(
  tx: Tx,
  { erasure_id, service, at, holders }: { erasure_id: string; service: string; at: string; holders: readonly string[] },
): Promise<void> {
  const all = sql<string[]>`acknowledged || ${service}::text`;
  await query(tx)
    .updateTable('erasures')
    .set({
      acknowledged: sql`array(select distinct unnest(${all}))`,
      completed_at: sql`case when ${holders}::text[] <@ (${all}) then coalesce(completed_at, ${at}) end`,
    })
    .where('id', '=', erasure_id)
    .execute();
}
