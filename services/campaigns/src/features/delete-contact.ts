import type { campaigns } from '@insights/contracts';
import { type Call, announceAudit, eraseAnswers } from '@insights/db';
import { AppError } from '@insights/errors';
import { hasConversation, loadContact, lockInterview } from '../db/load.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';
import { hidesName } from '../domain/hidden-names.ts';
import { deleteErased, recordErasure } from './erase-contact/erasure.ts';
import { completeIfDone } from './change-status/completion.ts';

/** Deletes a contact who has no conversation. Errors: `not_found`, `invalid_transition`. */
export function deleteContact(
  { db, now, names }: Deps,
  call: Call,
  request: campaigns.DeleteContactRequest,
): Promise<campaigns.DeleteContactResponse> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await lockInterview(tx, request.interview_id);
    const contact = await loadContact(tx, interview.id, request.contact_id);
    if (await hasConversation(tx, 'contact_id', contact.id)) {
      throw new AppError('invalid_transition', {
        publicMessage: 'This contact has a conversation that reports may cite, so it stays in the campaign.',
      });
    }
    if (hidesName(interview, contact)) {
      // Others may have mentioned them: as with an erasure, the names are kept until they are masked in stored turns.
      const erasure = {
        interview_id: interview.id,
        contact_id: contact.id,
        conversation_ids: [],
        requested_at: now(tx),
      };
      const record = { ...erasure, contact_erased: true };
      await deleteErased(tx, names, { ...record, id: await recordErasure(tx, record) });
    } else {
      await names.leave(tx, contact.id, contact.id);
      await query(tx).deleteFrom('contacts').where('id', '=', contact.id).execute();
    }
    const details = { interview_id: interview.id };
    await announceAudit(tx, call, { action: 'contact.deleted', subject: contact.id, details });
    // Perhaps this contact was the last without a completed conversation.
    await completeIfDone(tx, interview, now(tx));
    await eraseAnswers(tx, { subjects: [contact.id] });
    return {};
  });
}
