import type { sessions } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { renewLink, viewSession } from '../../db/invitations.ts';
import { loadContact, loadInterview, lockSession } from '../../db/load.ts';
import type { MailDeps } from '../../deps.ts';
import { addressOf } from '../../domain/personal-links.ts';
import { requestMail } from '../contact-mail/request-mail.ts';
import { isUnsubscribed } from '../unsubscribe/unsubscribe.ts';

type MailOutcome = 'queued' | 'no_address' | 'unsubscribed' | 'not_configured';

/** A personal link for a contact, mailed where that is possible; the former one stops working. Errors: `not_found`. */
export function inviteContact(
  deps: MailDeps,
  call: Call,
  request: sessions.InviteContactRequest,
): Promise<sessions.Invitation> {
  return deps.db.withWorkspace(
    call,
    async (tx) => {
      const interview = await loadInterview(tx, request.interview_id);
      const { id, email } = await loadContact(tx, interview.id, request.contact_id);
      const { expires_at } = await lockSession(tx, id);
      const token = await renewLink(tx, deps.links, id);
      const mail = await mailTo(deps, tx, id, email ?? '');
      const participant_url = deps.links.invitationUrl(token);
      return { contact_id: id, token, participant_url, expires_at: expires_at ?? undefined, mail };
    },
    { replay: (answer) => ({ ...answer, token: '', participant_url: '' }) },
  );
}

async function mailTo({ mailEnabled }: MailDeps, tx: Tx, id: string, email: string): Promise<MailOutcome> {
  if (email === '') return 'no_address';
  if (await isUnsubscribed(tx, addressOf(tx.workspaceId, email))) return 'unsubscribed';
  if (!mailEnabled) return 'not_configured';
  await requestMail(tx, 'contact_invitation', id, (await viewSession(tx, id)).invitation_version);
  return 'queued';
}
