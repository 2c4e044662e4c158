import { servicePrincipal } from '@insights/auth-context';
import type { Db } from '@insights/db';
import type { InvitationLinks } from '../domain/invitation-links.ts';
import type { LetterSource } from './letter.ts';

interface Row {
  email: string;
  role: string;
  expires_at: string;
  token_key_id: string;
}

/** Invitations to a workspace, as long as they can be accepted and their key is there. Nobody knows the reader's language yet. */
export function memberLetters(db: Db, links: InvitationLinks): LetterSource {
  return async (workspaceId, id) => {
    const row = await db.withWorkspace({ principal: servicePrincipal('identity', workspaceId) }, (tx) =>
      tx.row<Row>(
        `select email, role, expires_at, token_key_id from invitations where id = $1 and status = 'open' and expires_at > now()`,
        [id],
      ),
    );
    const token = row && links.tokenOf(id, row.token_key_id);
    if (!row || token === undefined) return null;
    const { email, role, expires_at } = row;
    return {
      kind: 'member_invitation',
      to: { address: email, name: null },
      locale: 'en',
      timezone: '',
      link: links.urlOf(token),
      expires_at,
      campaign_name: null,
      minutes: null,
      role,
      unsubscribe_url: null,
    };
  };
}
