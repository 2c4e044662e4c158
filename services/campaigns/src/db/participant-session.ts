import type { sessions } from '@insights/contracts';
import { type Call, type Tx, sql } from '@insights/db';
import type { SessionDeps } from '../deps.ts';
import { statusAt } from '../domain/session-states.ts';
import type { Session } from './entities.ts';
import { loadContact, loadInterview, loadSession, lockSession } from './load.ts';
import { presentJoinPage } from './present.ts';
import { workerQuery } from './query.ts';
import { readReturnLink } from './return-links.ts';
import { isTokenAlive, tokenEnded } from './tokens.ts';

/** The exact place matters no longer beyond this. */
const MAX_PLACE = 1_000;
/** Interviews take about half of the allowed time. */
const TYPICAL_SHARE = 0.5;

type Waiting = Pick<Session, 'status' | 'region' | 'waiting_since'>;
export type Line = Pick<sessions.ParticipantSession, 'place' | 'expected_wait_seconds'>;

/** The place of a waiting session in the queue. Without an active interviewer there is no estimate of the wait. */
export async function placeInLine(deps: SessionDeps, session: Waiting, maxMinutes: number): Promise<Line> {
  if (session.status !== 'waiting') return { place: null, expected_wait_seconds: null };
  const { place, held } = await countLine(deps, session);
  if (held === 0) return { place, expected_wait_seconds: null };
  return { place, expected_wait_seconds: Math.ceil(((place + 1) * maxMinutes * 60 * TYPICAL_SHARE) / held) };
}

/**
 * How many sessions of the region wait longer, and how many an interviewer conducts. Sessions of all workspaces share one queue, so
 * the worker role counts. The statuses are literals, because the partial index of live sessions matches only those.
 */
async function countLine({ db, leaseTime }: SessionDeps, { region, waiting_since }: Waiting) {
  const [WAITING, IN_PROGRESS] = [sql.lit('waiting' as const), sql.lit('in_progress' as const)];
  const sessions = workerQuery(db).selectFrom('sessions').where('region', '=', region);
  const ahead = sessions
    .select('id')
    .where('status', '=', WAITING)
    .where('waiting_since', '<', waiting_since)
    .limit(MAX_PLACE);
  return workerQuery(db)
    .selectNoFrom((eb) => [
      eb.selectFrom(ahead.as('ahead')).select(eb.fn.countAll<number>().as('count')).$asScalar().$notNull().as('place'),
      sessions
        .select(eb.fn.countAll<number>().as('count'))
        .where('status', '=', IN_PROGRESS)
        .where('lease_expires_at', '>', sql<string>`coalesce(${leaseTime()}::timestamptz, clock_timestamp())`)
        .$asScalar()
        .$notNull()
        .as('held'),
    ])
    .executeTakeFirstOrThrow();
}

/** The caller's own session, locked until the transaction ends. Errors: `not_found`, `unauthenticated` (the token has ended). */
export async function lockOwnSession({ now }: SessionDeps, tx: Tx, { principal }: Call): Promise<Session> {
  const session = await lockSession(tx, principal.id);
  if (!(await isTokenAlive(tx, principal, now(tx)))) throw tokenEnded();
  return session;
}

/** The response as it is stored for replays: the return link is a secret. */
export function withoutLink(answer: sessions.ParticipantSession): sessions.ParticipantSession {
  return { ...answer, return_url: null };
}

/** A session as its participant sees it. The languages of their browser count where the contact has none. Errors: `not_found`. */
export async function participantSession(
  deps: SessionDeps,
  tx: Tx,
  id: string,
  origin: Call['origin'],
): Promise<sessions.ParticipantSession> {
  const session = await loadSession(tx, id);
  const interview = await loadInterview(tx, session.interview_id);
  const { locale } = await loadContact(tx, interview.id, id);
  return {
    id: session.id,
    interview_id: session.interview_id,
    status: statusAt(session, deps.now(tx)),
    campaign: presentJoinPage(interview, [locale, ...(origin?.languages ?? [])]),
    consent: session.consent,
    scheduled_for: session.scheduled_for,
    expires_at: session.expires_at,
    conversation_id: session.conversation_id,
    last_seq: session.last_seq,
    ...(await placeInLine(deps, session, interview.settings.max_duration_minutes)),
    records_audio: interview.settings.record_audio && deps.media.stores_recordings,
    can_transcribe: deps.media.transcribes,
    ...(session.consent ? await returnPath(deps, tx, id) : { return_url: null, return_mail: null }),
  };
}

type ReturnPath = Pick<sessions.ParticipantSession, 'return_url' | 'return_mail'>;

async function returnPath({ links }: SessionDeps, tx: Tx, id: string): Promise<ReturnPath> {
  const link = await readReturnLink(tx, id);
  const address = links.returnAddressOf(link);
  return { return_url: links.returnUrlOf(link) ?? null, return_mail: address === undefined ? null : hintOf(address) };
}

/** Enough of an address for its owner to recognise it. */
function hintOf(address: string): string {
  const [first = ''] = address;
  return `${first}…${address.slice(address.lastIndexOf('@'))}`;
}
