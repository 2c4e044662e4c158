import type { sessions } from '@insights/contracts';
import { participantPrincipal } from '@insights/auth-context';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { invalid } from '@insights/errors';
import { roomFor } from '@insights/quotas';
import type { Contact, Interview } from '../db/entities.ts';
import { campaignOfLink, isUsable } from '../db/join-links.ts';
import { lockInterview } from '../db/load.ts';
import { participantSession } from '../db/participant-session.ts';
import { followLink, linkNotFound, makeParticipantToken } from '../db/tokens.ts';
import { query } from '../db/query.ts';
import type { SessionDeps } from '../deps.ts';
import { NO_TEXTS } from '../domain/contact-fields.ts';
import { addContact, assertOpen, contactWithAddress } from './create-contact.ts';
import { requestMail } from './contact-mail/request-mail.ts';

/**
 * Registers by a join link: creates a contact with a session. An address that another contact has gets the same answer and opens
 * nothing of that contact: the new one is stored without the address, and the other is informed by mail.
 * Errors: `not_found`, `invalid_transition` (completed), `invalid_request` (hiding the name is not offered), `quota_exceeded`.
 */
export async function joinByLink(
  deps: SessionDeps,
  { origin }: Pick<Call, 'origin'>,
  request: sessions.JoinByLinkRequest,
): Promise<sessions.Joined> {
  const { db, now, quotas } = deps;
  const { call, hash } = await followLink(db, { token: request.token, prefix: 'iij', kind: 'join_link' });
  return db.withWorkspace(call, async (tx) => {
    const room = await roomFor(tx, quotas.contacts);
    const interview = await lockInterview(tx, await campaignOfLink(tx, hash, now(tx)));
    assertOpen(interview);
    await useLink(tx, hash, now(tx));
    room.take();
    const contact = await register(tx, interview, request, now(tx));
    const bearer = { principal: participantPrincipal(contact.id, tx.workspaceId), origin };
    const details = { interview_id: interview.id };
    await announceAudit(tx, bearer, { action: 'contact.joined', subject: contact.id, details });
    // Whether the address is known is checked when the mail is sent, so this call takes equally long for known and unknown ones.
    if (deps.mailEnabled && request.email) await requestMail(tx, 'joined_again', contact.id, 1);
    return {
      participant_token: await makeParticipantToken(tx, contact.id, now(tx)),
      session: await participantSession(deps, tx, contact.id),
    };
  });
}

/** Checks the link again: others may have used it up while this call waited for the lock. */
async function useLink(tx: Tx, hash: Buffer, at: string): Promise<void> {
  const { numUpdatedRows } = await query(tx)
    .updateTable('join_links as l')
    .set((eb) => ({ uses: eb('l.uses', '+', 1) }))
    .where('l.token_hash', '=', hash)
    .where(isUsable(at))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw linkNotFound();
}

async function register(
  tx: Tx,
  interview: Interview,
  request: sessions.JoinByLinkRequest,
  at: string,
): Promise<Contact> {
  if (request.hide_name && !interview.settings.allow_participant_to_hide_name) {
    throw invalid(['body', 'hide_name'], 'This campaign does not offer to hide names. Leave the name empty instead.');
  }
  const known = await contactWithAddress(tx, interview.id, request.email);
  const { name, hide_name } = request;
  const draft = { ...NO_TEXTS, name, email: known ? null : request.email, hide_name, attributes: {} };
  return addContact(tx, interview, draft, at, { source: 'join', joined_as: known?.id ?? null });
}
