import type { sessions } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import type { SessionDeps } from '../deps.ts';
import { statusAt } from '../domain/session-states.ts';
import type { Session } from './entities.ts';
import { loadInterview, loadSession, lockSession } from './load.ts';
import { presentJoinPage } from './present.ts';
import { readReturnLink } from './return-links.ts';
import { isTokenAlive, tokenEnded } from './tokens.ts';

/** Beyond this many the exact place says nothing more. */
const MAX_PLACE = 1_000;
/** Interviews take about half of what they may. */
const TYPICAL_SHARE = 0.5;

/** Live sessions of all workspaces stand in one line, so this looks with the worker role: how many, never whose. */
const LINE = `
  select (select count(*) from (
            select from sessions where region = $1 and status = 'waiting' and waiting_since < $2 limit ${MAX_PLACE}) ahead) as place,
         (select count(*) from sessions
           where region = $1 and status = 'in_progress' and lease_expires_at > coalesce($3::timestamptz, clock_timestamp())) as held`;

export type Line = Pick<sessions.ParticipantSession, 'place' | 'expected_wait_seconds'>;

/** Where a waiting session stands. Without any interviewer at work there is no guess at the wait. */
export async function placeInLine(deps: SessionDeps, session: Session, maxMinutes: number): Promise<Line> {
  if (session.status !== 'waiting') return { place: null, expected_wait_seconds: null };
  const { rows } = await deps.db.worker.query<{ place: number; held: number }>(LINE, [
    session.region,
    session.waiting_since,
    deps.leaseTime(),
  ]);
  const { place, held } = rows[0] ?? { place: 0, held: 0 };
  if (held === 0) return { place, expected_wait_seconds: null };
  return { place, expected_wait_seconds: Math.ceil(((place + 1) * maxMinutes * 60 * TYPICAL_SHARE) / held) };
}

/** The caller's own session, locked until the transaction ends. Errors: `not_found`, `unauthenticated` (the token has ended). */
export async function lockOwnSession({ now }: SessionDeps, tx: Tx, { principal }: Call): Promise<Session> {
  const session = await lockSession(tx, principal.id);
  if (!(await isTokenAlive(tx, principal, now()))) throw tokenEnded();
  return session;
}

/** What is kept of an answer for repeats: the return link is a secret. */
export function withoutLink(answer: sessions.ParticipantSession): sessions.ParticipantSession {
  return { ...answer, return_url: null };
}

/** A session as its participant sees it. Errors: `not_found`. */
export async function participantSession(deps: SessionDeps, tx: Tx, id: string): Promise<sessions.ParticipantSession> {
  await tx.flush();
  const session = await loadSession(tx, id);
  const interview = await loadInterview(tx, session.interview_id);
  return {
    id: session.id,
    interview_id: session.interview_id,
    status: statusAt(session, deps.now()),
    campaign: presentJoinPage(interview),
    consent: session.consent,
    scheduled_for: session.scheduled_for,
    expires_at: session.expires_at,
    conversation_id: session.conversation_id,
    last_seq: session.last_seq,
    ...(await placeInLine(deps, session, interview.settings.max_duration_minutes)),
    ...(session.consent ? await wayBack(deps, tx, id) : { return_url: null, return_mail: null }),
  };
}

type WayBack = Pick<sessions.ParticipantSession, 'return_url' | 'return_mail'>;

async function wayBack({ links }: SessionDeps, tx: Tx, id: string): Promise<WayBack> {
  const link = await readReturnLink(tx, id);
  const address = links.returnAddressOf(link);
  return { return_url: links.returnUrlOf(link) ?? null, return_mail: address === undefined ? null : hintOf(address) };
}

/** Enough of an address for its owner to know it by. */
function hintOf(address: string): string {
  const [first = ''] = address;
  return `${first}…${address.slice(address.lastIndexOf('@'))}`;
}
