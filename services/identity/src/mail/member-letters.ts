import { servicePrincipal } from '@insights/auth-context';
import { type Db, sql } from '@insights/db';
import { query } from '../db/query.ts';
import type { InvitationLinks } from '../domain/invitation-links.ts';
import type { LetterSource } from './letter.ts';

/** Invitations to a workspace that can still be accepted. In English, because the recipient's language is unknown. */
export function memberLetters(db: Db, links: InvitationLinks): LetterSource {
  return async (workspaceId, { recipient_id: id }) => {
    const invitation = await db.withWorkspace({ principal: servicePrincipal('identity', workspaceId) }, (tx) =>
      query(tx)
        .selectFrom('invitations')
        .select(['email', 'role', 'expires_at', 'token_key_id'])
        .where('id', '=', id)
        .where('status', '=', 'open')
        .where('expires_at', '>', sql<string>`now()`)
        .executeTakeFirst(),
    );
    const token = invitation && links.tokenOf(id, invitation.token_key_id);
    if (!invitation || token === undefined) return null;
    const { email, role, expires_at } = invitation;
    return {
      kind: 'member_invitation',
      to: { address: email, name: null },
      locale: 'en',
      timezone: 'UTC',
      link: links.urlOf(token),
      expires_at,
      scheduled_for: null,
      calendar: null,
      thread_id: null,
      campaign_name: null,
      minutes: null,
      role,
      flag: null,
      failures: null,
      unsubscribe_url: null,
    };
  };
}
