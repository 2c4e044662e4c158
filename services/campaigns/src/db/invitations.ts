import { type Tx, expressionBuilder, sql } from '@insights/db';
import { notFound } from '@insights/errors';
import type { Invitation, PersonalLinks } from '../domain/personal-links.ts';
import type { Session, Tables } from './entities.ts';
import { query } from './query.ts';

/** What a contact shows of its session. */
export type SessionView = Pick<Session, 'status' | 'scheduled_for' | 'expires_at' | 'invited_at'> &
  Omit<Invitation, 'id'> & { has_consented: boolean };

const s = expressionBuilder<{ s: Tables['sessions'] }, 's'>();

/** The columns of a SessionView, of sessions named `s`. */
export const SESSION_VIEW = [
  's.status',
  's.scheduled_for',
  's.expires_at',
  's.invited_at',
  s('s.consent', 'is not', null).$castTo<boolean>().as('has_consented'),
  's.invitation_version',
  's.invitation_key_id',
  's.invitation_hash',
] as const;

/** Errors: `not_found`. */
export async function viewSession(tx: Tx, id: string): Promise<SessionView> {
  const row = await query(tx)
    .selectFrom('sessions as s')
    .select(SESSION_VIEW)
    .where('s.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('session');
  return row;
}

/** First links for new contacts. */
export async function giveLinks(tx: Tx, links: PersonalLinks, contactIds: readonly string[]): Promise<void> {
  const tokens = contactIds.map((id) => links.newToken('invitation', id, 1));
  const hashes = tokens.map(({ hash }) => hash);
  await query(tx)
    .updateTable('sessions as s')
    .from(
      sql<{ id: string; hash: Buffer }>`unnest(${contactIds}::uuid[], ${hashes}::bytea[])`.as<'link'>(
        sql`link (id, hash)`,
      ),
    )
    .set((eb) => ({
      invitation_version: 1,
      invitation_key_id: tokens[0]?.key_id ?? null,
      invitation_hash: eb.ref('link.hash'),
    }))
    .whereRef('s.id', '=', 'link.id')
    .execute();
}

/** A new link for a contact; the former one stops working. */
export async function renewLink(tx: Tx, links: PersonalLinks, contactId: string): Promise<string> {
  const row = await query(tx)
    .updateTable('sessions')
    .set((eb) => ({ invitation_version: eb('invitation_version', '+', 1) }))
    .where('id', '=', contactId)
    .returning('invitation_version')
    .executeTakeFirst();
  if (!row) throw notFound('session');
  const { token, hash, key_id } = links.newToken('invitation', contactId, row.invitation_version);
  await query(tx)
    .updateTable('sessions')
    .set({ invitation_hash: hash, invitation_key_id: key_id })
    .where('id', '=', contactId)
    .execute();
  return token;
}

/** The contact's present link, or a new one if there is none. */
export async function linkOf(tx: Tx, links: PersonalLinks, contactId: string): Promise<string> {
  const view = await viewSession(tx, contactId);
  return links.urlOf({ ...view, id: contactId }) ?? links.invitationUrl(await renewLink(tx, links, contactId));
}
