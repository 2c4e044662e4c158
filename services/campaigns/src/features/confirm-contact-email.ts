import type { campaigns, sessions } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { AppError, invalid } from '@insights/errors';
import { announceRevealed } from '../db/announce-revealed.ts';
import { viewSession } from '../db/invitations.ts';
import { loadContact, loadInterview, lockSession } from '../db/load.ts';
import { presentContact } from '../db/present.ts';
import { keepReturnAddress } from '../db/return-links.ts';
import type { MailDeps } from '../deps.ts';

/**
 * An admin confirms that the present address belongs to the participant, so return links are mailed to it.
 * Errors: `not_found`, `invalid_request` (the address has changed), `invalid_transition` (no consent was given).
 */
export function confirmContactEmail(
  { db, links, now }: MailDeps,
  call: Call,
  request: sessions.ConfirmContactEmailRequest,
): Promise<campaigns.Contact> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, request.interview_id);
    const contact = await loadContact(tx, interview.id, request.contact_id);
    const session = await lockSession(tx, contact.id);
    if (!session.consent) {
      throw new AppError('invalid_transition', {
        publicMessage:
          'This contact has not given consent, so invitations go to the present address without confirmation.',
      });
    }
    if (contact.email?.toLowerCase() !== request.email.toLowerCase()) {
      throw invalid(['body', 'email'], 'This is not the present address of the contact. Read the contact again.');
    }
    await keepReturnAddress(tx, links, { id: contact.id, email: contact.email });
    const details = { interview_id: interview.id };
    await announceAudit(tx, call, { action: 'contact.email_confirmed', subject: contact.id, details });
    await announceRevealed(tx, call, interview, [contact]);
    return presentContact(contact, await viewSession(tx, contact.id), interview, {
      principal: call.principal,
      links,
      at: now(tx),
    });
  });
}
