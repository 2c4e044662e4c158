import type { sessions } from '@insights/contracts';
import { participantSession } from '../../db/participant-session.ts';
import { followLink, linkNotFound, makeParticipantToken } from '../../db/tokens.ts';
import type { SessionDeps } from '../../deps.ts';

/** An invited contact's link becomes a participant session. Errors: `not_found`. */
export async function openInvitation(
  deps: SessionDeps,
  request: sessions.OpenInvitationRequest,
): Promise<sessions.Joined> {
  const { db, now } = deps;
  const { call, hash } = await followLink(db, { token: request.token, prefix: 'iii', kind: 'invitation' });
  return db.withWorkspace(call, async (tx) => {
    const row = await tx.row<{ id: string }>('select id from sessions where invitation_hash = $1', [hash]);
    if (!row) throw linkNotFound();
    return {
      participant_token: await makeParticipantToken(tx, row.id, now()),
      session: await participantSession(deps, tx, row.id),
    };
  });
}
