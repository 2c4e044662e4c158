import { setImmediate as nextTick } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { type Principal, hashKey, participantPrincipal, servicePrincipal } from '@insights/auth-context';
import type { campaigns, sessions } from '@insights/contracts';
import type { Db } from '@insights/db';
import { type Scope, freshDatabase } from '../../../test/support/database.ts';
import { entities } from './db/entities.ts';
import { migrations } from './db/migrations/index.ts';
import type { SessionDeps } from './deps.ts';
import { changeStatus } from './features/change-status/change-status.ts';
import { createInterview } from './features/create-interview.ts';
import { createJoinLink } from './features/create-join-link.ts';
import { giveConsent } from './features/give-consent.ts';
import { joinByLink } from './features/join-by-link.ts';
import { startSession } from './features/start-session.ts';
import { verifyParticipant } from './features/verify-participant.ts';
import { basis } from './basis.fixture.ts';
import { SharedReads } from './shared-reads.ts';
import { interviewDraft, joinLinkDraft, openQuestion, settingsChange } from './requests.fixture.ts';

/** Notifications within one process, delivered at once. `sent`: each subject, with its content if it has any. */
export function localBus(): SessionDeps['bus'] & { sent: string[] } {
  const listeners = new Map<(content: string) => void, string>();
  const sent: string[] = [];
  return {
    sent,
    notify(subject, content = '') {
      sent.push(`${subject} ${content}`.trimEnd());
      for (const [listener, of] of listeners) if (of === subject) listener(content);
    },
    onNotification(subject, onNotified) {
      const listener = (content: string) => onNotified(subject, content);
      listeners.set(listener, subject);
      return () => listeners.delete(listener);
    },
    onReconnect: () => () => undefined,
  };
}

export interface Scene {
  deps: SessionDeps;
  bus: ReturnType<typeof localBus>;
  clock: { ms: number };
}

export const START_MS = Date.parse('2026-01-01T00:00:00Z');

/** Real PostgreSQL, with a clock that only the test advances. */
export async function scene(scope: Scope): Promise<Scene> {
  const db = await freshDatabase(scope, 'campaigns', migrations, entities);
  return sceneOn(db, 'here');
}

export function sceneOn(db: SessionDeps['db'], region: string): Scene {
  const clock = { ms: START_MS };
  const bus = localBus();
  const now = () => new Date(clock.ms).toISOString();
  const deps: SessionDeps = {
    db,
    bus,
    reads: new SharedReads(bus),
    ...basis,
    now,
    leaseTime: now,
    media: { stores_recordings: true, transcribes: false },
    stopping: new AbortController().signal,
    config: { region, sessionLeaseSeconds: 8, sessionAbandonMinutes: 60, remindEverySeconds: 10 },
  };
  return { deps, bus, clock };
}

export const owner = (workspace_id: string = randomUUID()): { principal: Principal } => ({
  principal: {
    kind: 'user',
    id: randomUUID(),
    user_id: 'u',
    workspace_id,
    role: 'owner',
    scopes: ['*'],
    platform_role: '',
  },
});

export const interviewer = { principal: servicePrincipal('interviewer'), signal: new AbortController().signal };

/** Resolves once a statement waits for a lock. */
export async function isWaitingForLock({ deps }: { deps: Pick<SessionDeps, 'db'> }): Promise<void> {
  const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await deps.db.app.query(blocked)).rowCount === 0) await nextTick();
}

/** Counts transactions from now on. */
export function transactions({ deps }: Pick<Scene, 'deps'>): () => number {
  const { withWorkspace, readRow, readRowOf } = deps.db;
  let count = 0;
  const counting: Pick<Db, 'withWorkspace' | 'readRow' | 'readRowOf'> = {
    withWorkspace(...work) {
      count += 1;
      return withWorkspace(...work);
    },
    readRow(...read) {
      count += 1;
      return readRow(...read);
    },
    readRowOf(...read) {
      count += 1;
      return readRowOf(...read);
    },
  };
  Object.assign(deps.db, counting);
  return () => count;
}

export interface Campaign {
  call: { principal: Principal };
  id: string;
  join_token: string;
}

export const question = openQuestion('What happened at the last hand-over?', 'q1');

/** An active campaign with a link to join by. */
export async function activeCampaign(
  { deps }: Pick<Scene, 'deps'>,
  call: { principal: Principal } = owner(),
  settings: Partial<campaigns.InterviewSettingsChange> = {},
  questions: campaigns.Question[] = [question],
): Promise<Campaign> {
  const draft = interviewDraft({ questions, settings: settingsChange(settings) });
  const { id } = await createInterview(deps, call, draft);
  await changeStatus(deps, call, 'start', { interview_id: id, reason: '' });
  const link = await createJoinLink(deps, call, joinLinkDraft({ interview_id: id }));
  return { call, id, join_token: link.token };
}

export interface Joined {
  call: { principal: Principal; signal: AbortSignal };
  token: string;
  session: sessions.ParticipantSession;
  held(fence: number): sessions.HeldSession;
}

/** Verifies a participant token as the gateway does. */
export async function bearerOf({ deps }: Pick<Scene, 'deps'>, joined: sessions.Joined): Promise<Joined> {
  const token_hash = hashKey(joined.participant_token);
  const { session_id, workspace_id } = await verifyParticipant(deps, { token_hash });
  if (!joined.session || session_id !== joined.session.id) throw new Error('the token is not the session’s');
  const call = {
    principal: participantPrincipal(session_id, workspace_id, token_hash),
    signal: new AbortController().signal,
  };
  return {
    call,
    token: joined.participant_token,
    session: joined.session,
    held: (fence) => ({ session_id, workspace_id, fence }),
  };
}

export async function join(
  s: Pick<Scene, 'deps'>,
  campaign: Campaign,
  who: Partial<sessions.JoinByLinkRequest> = {},
): Promise<Joined> {
  const nothing = { name: null, email: null, hide_name: false, attributes: {}, participant_token: null };
  const request = { ...nothing, ...who, token: campaign.join_token };
  return bearerOf(s, await joinByLink(s.deps, {}, request));
}

/** A participant who has joined, consented and started. */
export async function waiting(s: Pick<Scene, 'deps'>, campaign: Campaign): Promise<Joined> {
  const joined = await join(s, campaign);
  await giveConsent(s.deps, joined.call, { version: joined.session.campaign?.consent_version ?? '' });
  return { ...joined, session: await startSession(s.deps, joined.call) };
}
