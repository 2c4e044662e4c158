import type { campaigns } from '@insights/contracts';
import { type Call, announceAudit, eraseAnswers } from '@insights/db';
import { AppError } from '@insights/errors';
import { loadContact, lockInterview } from '../db/load.ts';
import type { Deps } from '../deps.ts';
import { hidesName } from '../domain/hidden-names.ts';
import { deleteErased, recordErasure } from './erase-contact/erasure.ts';
import { completeIfDone } from './change-status/completion.ts';

/** Takes a person who has not been interviewed out of a campaign. Errors: `not_found`, `invalid_transition`. */
export function deleteContact(
  { db, now, names }: Deps,
  call: Call,
  request: campaigns.DeleteContactRequest,
): Promise<campaigns.DeleteContactResponse> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await lockInterview(tx, request.interview_id);
    const contact = await loadContact(tx, interview.id, request.contact_id);
    const held = await tx.row('select 1 from conversations where contact_id = $1 limit 1', [contact.id]);
    if (held) {
      throw new AppError('invalid_transition', {
        publicMessage: 'This contact has a conversation that reports may cite, so it stays in the campaign.',
      });
    }
    if (hidesName(interview, contact)) {
      // Others may have spoken of them: as with an erasure, the names are known until that is masked for good.
      const erasure = { interview_id: interview.id, contact_id: contact.id, conversation_ids: [], requested_at: now() };
      const record = { ...erasure, contact_erased: true };
      await deleteErased(tx, names, { ...record, id: await recordErasure(tx, record) });
    } else {
      await names.leave(tx, contact.id, contact.id);
      await tx.run('delete from contacts where id = $1', [contact.id]);
    }
    const details = { interview_id: interview.id };
    await announceAudit(tx, call, { action: 'contact.deleted', subject: contact.id, details });
    // The one deleted may have been the last who was waited for.
    await completeIfDone(tx, interview, now());
    await eraseAnswers(tx, { subjects: [contact.id] });
    return {};
  });
}
