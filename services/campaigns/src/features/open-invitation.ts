import { type KeyPrefix, participantPrincipal } from '@insights/auth-context';
import type { sessions } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { participantSession } from '../db/participant-session.ts';
import { type TokenKind, followLink, linkNotFound, makeParticipantToken } from '../db/tokens.ts';
import type { SessionDeps } from '../deps.ts';

interface Door {
  readonly prefix: KeyPrefix;
  readonly kind: TokenKind;
  /** Finds the session by the hash of the link's token. */
  readonly sql: string;
}

/** The team may know an invitation, so it opens nothing once consent was given, whichever version of the code noted that. */
const invitation: Door = {
  prefix: 'iii',
  kind: 'invitation',
  sql: 'select id, interview_id from sessions where invitation_hash = $1 and consent is null',
};
const returnLink: Door = {
  prefix: 'iib',
  kind: 'return_link',
  sql: 'select id, interview_id from sessions where return_hash = $1',
};

/** An invited contact's link becomes a participant session. Errors: `not_found`. */
export const openInvitation = (
  deps: SessionDeps,
  call: Pick<Call, 'origin'>,
  request: sessions.OpenInvitationRequest,
) => enter(deps, call, { ...invitation, token: request.token });

/** A participant comes back by the link that they hold since consent. Errors: `not_found`. */
export const openReturnLink = (
  deps: SessionDeps,
  call: Pick<Call, 'origin'>,
  request: sessions.OpenReturnLinkRequest,
) => enter(deps, call, { ...returnLink, token: request.token });

async function enter(
  deps: SessionDeps,
  { origin }: Pick<Call, 'origin'>,
  door: Door & { token: string },
): Promise<sessions.Joined> {
  const { db, now } = deps;
  const { call, hash } = await followLink(db, door);
  return db.withWorkspace(call, async (tx) => {
    const row = await tx.row<{ id: string; interview_id: string }>(door.sql, [hash]);
    if (!row) throw linkNotFound();
    const bearer = { principal: participantPrincipal(row.id, tx.workspaceId), origin };
    const details = { interview_id: row.interview_id, link: door.kind };
    await announceAudit(tx, bearer, { action: 'link.opened', subject: row.id, details });
    return {
      participant_token: await makeParticipantToken(tx, row.id, now()),
      session: await participantSession(deps, tx, row.id),
    };
  });
}
