import type { sessions } from '@insights/contracts';
import type { Call } from '@insights/db';
import { renewLink, viewSession } from '../../db/invitations.ts';
import { loadContact, loadInterview, lockSession } from '../../db/load.ts';
import type { MailDeps } from '../../deps.ts';
import { requestMail } from '../contact-mail/request-mail.ts';
import { mailFreshReturnLink, outcomeFor } from '../contact-mail/return-mail.ts';

/**
 * Before consent: a personal link for a contact, mailed where that is possible; the former one stops working. After consent: a
 * return link, mailed to the participant and shown to nobody. Errors: `not_found`.
 */
export function inviteContact(
  deps: MailDeps,
  call: Call,
  request: sessions.InviteContactRequest,
): Promise<sessions.Invitation> {
  return deps.db.withWorkspace(
    call,
    async (tx) => {
      const interview = await loadInterview(tx, request.interview_id);
      const contact = await loadContact(tx, interview.id, request.contact_id);
      const { id, email } = contact;
      const session = await lockSession(tx, id);
      const answer = { contact_id: id, token: '', participant_url: '', expires_at: session.expires_at ?? undefined };
      if (session.consent) return { ...answer, mail: await mailFreshReturnLink(deps, tx, contact) };
      const token = await renewLink(tx, deps.links, id);
      const mail = await outcomeFor(deps, tx, email ?? '');
      if (mail === 'queued') {
        await requestMail(tx, 'contact_invitation', id, (await viewSession(tx, id)).invitation_version);
      }
      return { ...answer, token, participant_url: deps.links.invitationUrl(token), mail };
    },
    { replay: (answer) => ({ ...answer, token: '', participant_url: '' }) },
  );
}
