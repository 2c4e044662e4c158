import type { erasures } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { loadContact, lockInterview } from '../../db/load.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';
import { completeIfDone } from '../change-status/completion.ts';
import { type ErasureRow, deleteErased, presentErasure, recordErasure } from './erasure.ts';

/**
 * Erases a person: contact, session, conversations and turns at once; what other services derived follows. Asked again,
 * tells how far it has come. Errors: `not_found`.
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
    // An import for this contact has stored its conversation by now, or waits and makes a contact of its own.
    await tx.run('select from contacts where id = $1 for update', [contact_id]);
    const held = await tx.rows<{ id: string }>('select id from conversations where contact_id = $1', [contact_id]);
    const conversation_ids = held.map(({ id }) => id);
    const erasure = { interview_id, contact_id, conversation_ids, contact_erased: true, requested_at: now() };
    const id = await recordErasure(tx, erasure);
    await deleteErased(tx, names, { ...erasure, id });
    const details = { interview_id, conversations: conversation_ids.length };
    await announceAudit(tx, call, { action: 'contact.erased', subject: contact_id, details });
    tx.em.clear();
    // The one erased may have been the last who was waited for.
    await completeIfDone(tx, await lockInterview(tx, interview_id), now());
    return presentErasure({ ...erasure, id, acknowledged: [], completed_at: null });
  };
  const answer = await db.withWorkspace(call, erase, { impersonal: true });
  bus.notify(sessionSubject(contact_id));
  return answer;
}

async function findErasure(tx: Tx, interviewId: string, contactId: string): Promise<ErasureRow | undefined> {
  return tx.row<ErasureRow>(
    `select * from erasures where interview_id = $1 and contact_id = $2 and contact_erased
      order by requested_at desc limit 1`,
    [interviewId, contactId],
  );
}

/** A service holds nothing more of an erasure. The last one completes it. */
export async function acknowledgeErasure(
  tx: Tx,
  { erasure_id, service, at, holders }: { erasure_id: string; service: string; at: string; holders: readonly string[] },
): Promise<void> {
  await tx.run(
    `update erasures
        set acknowledged = array(select distinct unnest(acknowledged || $2::text)),
            completed_at = case when $3::text[] <@ (acknowledged || $2::text) then coalesce(completed_at, $4) end
      where id = $1`,
    [erasure_id, service, holders, at],
  );
}
