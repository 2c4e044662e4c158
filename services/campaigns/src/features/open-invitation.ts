import { type KeyPrefix, participantPrincipal } from '@insights/auth-context';
import type { sessions as messages } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import type { Session } from '../db/entities.ts';
import { participantSession } from '../db/participant-session.ts';
import { type TokenKind, followLink, linkNotFound, makeParticipantToken } from '../db/tokens.ts';
import { query } from '../db/query.ts';
import type { SessionDeps } from '../deps.ts';

type Opened = Pick<Session, 'id' | 'interview_id'> | undefined;

interface PersonalLink {
  readonly prefix: KeyPrefix;
  readonly kind: TokenKind;
  /** Finds the session by the hash of the link's token. */
  find(tx: Tx, hash: Buffer): Promise<Opened>;
}

const sessions = (tx: Tx) => query(tx).selectFrom('sessions').select(['id', 'interview_id']);

/** The team may know an invitation, so it opens nothing after consent. */
const invitation: PersonalLink = {
  prefix: 'iii',
  kind: 'invitation',
  find: (tx, hash) => sessions(tx).where('invitation_hash', '=', hash).where('consent', 'is', null).executeTakeFirst(),
};
const returnLink: PersonalLink = {
  prefix: 'iib',
  kind: 'return_link',
  find: (tx, hash) => sessions(tx).where('return_hash', '=', hash).executeTakeFirst(),
};

type Caller = Pick<Call, 'origin'>;

/** Opens a participant session by an invitation. Errors: `not_found`. */
export const openInvitation = (deps: SessionDeps, caller: Caller, { token }: messages.OpenInvitationRequest) =>
  open(deps, caller, { ...invitation, token });

/** Opens a participant session by a return link. Errors: `not_found`. */
export const openReturnLink = (deps: SessionDeps, caller: Caller, { token }: messages.OpenReturnLinkRequest) =>
  open(deps, caller, { ...returnLink, token });

async function open(
  deps: SessionDeps,
  { origin }: Caller,
  link: PersonalLink & { token: string },
): Promise<messages.Joined> {
  const { db, now } = deps;
  const { call, hash } = await followLink(db, link);
  return db.withWorkspace(call, async (tx) => {
    const session = await link.find(tx, hash);
    if (!session) throw linkNotFound();
    const bearer = { principal: participantPrincipal(session.id, tx.workspaceId), origin };
    const details = { interview_id: session.interview_id, link: link.kind };
    await announceAudit(tx, bearer, { action: 'link.opened', subject: session.id, details });
    return {
      participant_token: await makeParticipantToken(tx, session.id, now(tx)),
      session: await participantSession(deps, tx, session.id, origin),
    };
  });
}
