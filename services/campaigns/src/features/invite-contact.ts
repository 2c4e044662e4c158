import type { sessions } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { roomFor } from '@insights/quotas';
import type { Session } from '../db/entities.ts';
import { renewLink, viewSession } from '../db/invitations.ts';
import { loadContact, loadInterview, lockSession } from '../db/load.ts';
import type { MailDeps } from '../deps.ts';
import { assertMayInvite, countMail } from './contact-mail/mail-limits.ts';
import { requestMail } from './contact-mail/request-mail.ts';
import { mailFreshReturnLink, outcomeFor } from './contact-mail/return-mail.ts';

/**
 * Before consent: creates a personal link and mails it if possible; the former link stops working. After consent: mails a new return
 * link, which nobody else sees. Errors: `not_found`, `rate_limited` (invited recently),
 * `quota_exceeded`.
 */
export function inviteContact(
  deps: MailDeps,
  call: Call,
  request: sessions.InviteContactRequest,
): Promise<sessions.Invitation> {
  return deps.db.withWorkspace(
    call,
    async (tx) => {
      const room = deps.mailEnabled ? await roomFor(tx, deps.quotas.mails_per_day) : undefined;
      const interview = await loadInterview(tx, request.interview_id);
      const contact = await loadContact(tx, interview.id, request.contact_id);
      const { id, email } = contact;
      const session = await lockSession(tx, id);
      await assertMayInvite(deps, tx, contact);
      if (email) room?.take();
      const details = { interview_id: interview.id };
      await announceAudit(tx, call, { action: 'contact.invited', subject: id, details });
      const answer = { contact_id: id, token: '', participant_url: '', expires_at: session.expires_at };
      if (session.consent) return { ...answer, mail: await mailFreshReturnLink(deps, tx, contact) };
      const token = await renewLink(tx, deps.links, id);
      const mail = await outcomeFor(deps, tx, email ?? '');
      const isMailed = mail === 'queued';
      if (isMailed) {
        await requestMail(tx, 'contact_invitation', id, (await viewSession(tx, id)).invitation_version);
        const at = deps.now(tx);
        Object.assign(session, { invited_at: at, reminded_until: at, remind_at: at } satisfies Partial<Session>);
      }
      await countMail(deps, tx, { recipient: contact, kind: 'contact_invitation', isMailed });
      return { ...answer, token, participant_url: deps.links.invitationUrl(token), mail };
    },
    { replay: (answer) => ({ ...answer, token: '', participant_url: '' }) },
  );
}
