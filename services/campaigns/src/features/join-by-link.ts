import type { sessions } from '@insights/contracts';
import { hashKey, isWellFormedKey, participantPrincipal } from '@insights/auth-context';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { invalid } from '@insights/errors';
import { roomFor } from '@insights/quotas';
import type { Interview } from '../db/entities.ts';
import { type FoundLink, assertUsable, findLink, isUsable } from '../db/join-links.ts';
import { lockInterview } from '../db/load.ts';
import { type NewContact, addContact } from '../db/new-contacts.ts';
import { participantSession } from '../db/participant-session.ts';
import { followLink, linkNotFound, makeParticipantToken } from '../db/tokens.ts';
import { query } from '../db/query.ts';
import type { SessionDeps } from '../deps.ts';
import { NO_TEXTS } from '../domain/contact-fields.ts';
import { assertOpen, contactWithAddress } from './create-contact.ts';
import { requestMail } from './contact-mail/request-mail.ts';

/**
 * Registers by a join link: creates a contact with a session. An address that another contact has gets the same answer and opens
 * nothing of that contact: the new one is stored without the address, and the other is informed by mail.
 * With the token of a session of the campaign, that session is returned.
 * Errors: `not_found`, `invalid_transition` (completed), `invalid_request` (hiding the name or an attribute is not offered), `quota_exceeded`.
 */
export async function joinByLink(
  deps: SessionDeps,
  { origin }: Pick<Call, 'origin'>,
  request: sessions.JoinByLinkRequest,
): Promise<sessions.Joined> {
  const { db, now, quotas } = deps;
  const { call, hash } = await followLink(db, { token: request.token, prefix: 'iij', kind: 'join_link' });
  return db.withWorkspace(call, async (tx) => {
    const link = await findLink(tx, hash, now(tx));
    const own = await ownSession(tx, link, request.participant_token, now(tx));
    if (own !== null) return comeBack(deps, tx, { origin, ...own });
    assertUsable(link);
    const room = await roomFor(tx, quotas.contacts);
    const interview = await lockInterview(tx, link.interview_id);
    assertOpen(interview);
    await useLink(tx, hash, now(tx));
    room.take();
    const contact = await register(tx, interview, { ...request, attributes: attributesOf(link, request) }, now(tx));
    const bearer = { principal: participantPrincipal(contact.id, tx.workspaceId), origin };
    const details = { interview_id: interview.id };
    await announceAudit(tx, bearer, { action: 'contact.joined', subject: contact.id, details });
    // Whether the address is known is checked when the mail is sent, so this call takes equally long for known and unknown ones.
    if (deps.mailEnabled && request.email) await requestMail(tx, 'joined_again', contact.id, 1);
    return {
      participant_token: await makeParticipantToken(tx, contact.id, now(tx)),
      session: await participantSession(deps, tx, contact.id, origin),
    };
  });
}

/** The session that the caller's token opens, if it belongs to the link's campaign; null otherwise. */
async function ownSession(
  tx: Tx,
  { interview_id }: FoundLink,
  token: string | null,
  at: string,
): Promise<{ id: string; token: string } | null> {
  if (token === null || !isWellFormedKey(token, 'iip')) return null;
  const row = await query(tx)
    .selectFrom('participant_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .select('s.id')
    .where('t.token_hash', '=', hashKey(token))
    .where('t.expires_at', '>', at)
    .where('s.interview_id', '=', interview_id)
    .executeTakeFirst();
  return row ? { id: row.id, token } : null;
}

/** The same person again: no place of the link is used, and it may have expired. */
async function comeBack(
  deps: SessionDeps,
  tx: Tx,
  { id, token, origin }: { id: string; token: string; origin: Call['origin'] },
): Promise<sessions.Joined> {
  const session = await participantSession(deps, tx, id, origin);
  const bearer = { principal: participantPrincipal(id, tx.workspaceId), origin };
  const details = { interview_id: session.interview_id, link: 'join_link' };
  await announceAudit(tx, bearer, { action: 'link.opened', subject: id, details });
  return { participant_token: token, session };
}

/** Those of the link, and those that the participant may bring along. Errors: `invalid_request`. */
function attributesOf(link: FoundLink, { attributes }: sessions.JoinByLinkRequest): Record<string, string> {
  const unknown = Object.keys(attributes).find((key) => !link.prefill.includes(key));
  if (unknown !== undefined) {
    throw invalid(['body', 'attributes', unknown], 'This link does not accept the attribute. Leave it out.');
  }
  return { ...attributes, ...link.attributes };
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
): Promise<NewContact> {
  if (request.hide_name && !interview.settings.allow_participant_to_hide_name) {
    throw invalid(['body', 'hide_name'], 'This campaign does not offer to hide names. Leave the name empty instead.');
  }
  const known = await contactWithAddress(tx, interview.id, request.email);
  const { name, hide_name, attributes } = request;
  const draft = { ...NO_TEXTS, name, email: known ? null : request.email, hide_name, attributes };
  return addContact(tx, interview, draft, at, { source: 'join', joined_as: known?.id ?? null });
}
