import type { sessions } from '@insights/contracts';
import { participantPrincipal } from '@insights/auth-context';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { invalid } from '@insights/errors';
import { roomFor } from '@insights/quotas';
import type { Contact, Interview } from '../db/entities.ts';
import { lockInterview } from '../db/load.ts';
import { participantSession } from '../db/participant-session.ts';
import { followLink, linkNotFound, makeParticipantToken } from '../db/tokens.ts';
import type { SessionDeps } from '../deps.ts';
import { addContact, assertOpen } from './create-contact.ts';
import { requestMail } from './contact-mail/request-mail.ts';
import { usableLink } from './get-join-page.ts';

/**
 * Registers by a join link: a contact of its own with a session of its own. An address that is a contact's already is answered
 * alike and opens nothing of that person: the new contact just goes without it, and the person is told by mail.
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
    const interview = await lockInterview(tx, await usableLink(tx, hash, now()));
    assertOpen(interview);
    await useLink(tx, hash, now());
    room.take();
    const contact = await register(tx, interview, request, now());
    const bearer = { principal: participantPrincipal(contact.id, tx.workspaceId), origin };
    const details = { interview_id: interview.id };
    await announceAudit(tx, bearer, { action: 'contact.joined', subject: contact.id, details });
    // Whether the address is known is looked at when the mail is sent: until then both are treated alike.
    if (deps.mailEnabled && request.email) await requestMail(tx, 'joined_again', contact.id, 1);
    return {
      participant_token: await makeParticipantToken(tx, contact.id, now()),
      session: await participantSession(deps, tx, contact.id),
    };
  });
}

/** Others may have used it up while this one waited for its turn. */
async function useLink(tx: Tx, hash: Buffer, at: string): Promise<void> {
  await usableLink(tx, hash, at);
  const used = await tx.run('update join_links set uses = uses + 1 where token_hash = $1', [hash]);
  if (!used) throw linkNotFound();
}

async function register(
  tx: Tx,
  interview: Interview,
  request: sessions.JoinByLinkRequest,
  at: string,
): Promise<Contact> {
  if (request.hide_name && !interview.settings.allow_participant_to_hide_name) {
    throw invalid(['body', 'hide_name'], 'This campaign does not offer to hide names. Leave your name away instead.');
  }
  const known = await tx.row<{ id: string }>(
    'select id from contacts where interview_id = $1 and lower(email) = lower($2)',
    [interview.id, request.email],
  );
  const { name, hide_name } = request;
  const email = known ? null : request.email;
  const draft = { name, email, hide_name, locale: null, timezone: null, attributes: {} };
  const contact = addContact(tx, interview, draft, at, {
    source: 'join',
    joined_as: known?.id ?? null,
  });
  await tx.flush();
  return contact;
}
