import type { Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import type { Invitation, PersonalLinks } from '../domain/personal-links.ts';
import type { Session } from './entities.ts';

/** What a contact shows of its session. */
export type SessionView = Pick<Session, 'status' | 'scheduled_for' | 'expires_at'> &
  Omit<Invitation, 'id'> & { has_consented: boolean };

/** The columns of a SessionView, of sessions named `s`. */
export const SESSION_VIEW = `s.status, s.scheduled_for, s.expires_at, s.consent is not null as has_consented,
  s.invitation_version, s.invitation_key_id, s.invitation_hash`;

/** Errors: `not_found`. */
export async function viewSession(tx: Tx, id: string): Promise<SessionView> {
  const row = await tx.row<SessionView>(`select ${SESSION_VIEW} from sessions s where id = $1`, [id]);
  if (!row) throw notFound('session');
  return row;
}

/** First links for new contacts, whose sessions are there already. */
export async function giveLinks(tx: Tx, links: PersonalLinks, contactIds: readonly string[]): Promise<void> {
  const made = contactIds.map((id) => links.newToken('invitation', id, 1));
  await tx.run(
    `update sessions s set invitation_version = 1, invitation_key_id = $3, invitation_hash = link.hash
       from unnest($1::uuid[], $2::bytea[]) as link (id, hash) where s.id = link.id`,
    [contactIds, made.map(({ hash }) => hash), made[0]?.key_id ?? null],
  );
}

/** A new link for a contact; the former one stops working. */
export async function renewLink(tx: Tx, links: PersonalLinks, contactId: string): Promise<string> {
  const row = await tx.row<{ version: number }>(
    'update sessions set invitation_version = invitation_version + 1 where id = $1 returning invitation_version as version',
    [contactId],
  );
  if (!row) throw notFound('session');
  const { token, hash, key_id } = links.newToken('invitation', contactId, row.version);
  await tx.run('update sessions set invitation_hash = $2, invitation_key_id = $3 where id = $1', [
    contactId,
    hash,
    key_id,
  ]);
  return token;
}

/** The contact's link as it is, or a first one. */
export async function linkOf(tx: Tx, links: PersonalLinks, contactId: string): Promise<string> {
  const view = await viewSession(tx, contactId);
  return links.urlOf({ ...view, id: contactId }) ?? links.invitationUrl(await renewLink(tx, links, contactId));
}
