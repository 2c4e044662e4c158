import { v7 } from 'uuid';
import type { sessions } from '@insights/contracts';
import { type Call, type Tx, announceAudit, sql } from '@insights/db';
import { AppError } from '@insights/errors';
import { roomFor } from '@insights/quotas';
import { Conversation, type Interview, type Session } from '../db/entities.ts';
import { holdInterview, loadContact, loadSession } from '../db/load.ts';
import { lockOwnSession, participantSession, withoutLink } from '../db/participant-session.ts';
import { query } from '../db/query.ts';
import type { SessionDeps } from '../deps.ts';
import { regionSubject, sessionSubject } from '../domain/notification-subjects.ts';
import type { CampaignStatus } from '../domain/campaign-states.ts';
import { consentedLanguage } from '../domain/consent.ts';
import { participantLanguage } from '../domain/participant-language.ts';
import { sessionStates, statusAt } from '../domain/session-states.ts';

/** Begins a conversation, which waits for an interviewer. Errors: `consent_required`, `invalid_transition`, `quota_exceeded`. */
export async function startSession(deps: SessionDeps, call: Call): Promise<sessions.ParticipantSession> {
  const { db, bus, config, quotas } = deps;
  const start = async (tx: Tx): Promise<sessions.ParticipantSession> => {
    const room = await roomFor(tx, quotas.conversations_per_month);
    const { interview_id } = await loadSession(tx, call.principal.id);
    const interview = await holdInterview(tx, interview_id);
    const session = await lockOwnSession(deps, tx, call);
    const status = sessionStates.after('start', statusAt(session, deps.now(tx)));
    assertActive(interview);
    assertConsent(session, interview);
    room.take();
    session.status = status;
    session.region = config.region;
    const { locale } = await loadContact(tx, interview_id, session.id);
    const language = participantLanguage(interview, [locale]);
    session.conversation_id = beginConversation(tx, session, {
      at: deps.now(tx),
      language: language === interview.language ? null : language,
    }).id;
    const { at } = await query(tx)
      .selectNoFrom(sql<string>`coalesce(${deps.leaseTime()}::timestamptz, clock_timestamp())::timestamptz(3)`.as('at'))
      .executeTakeFirstOrThrow();
    session.waiting_since = at;
    session.heard_at = at;
    const details = { interview_id, conversation_id: session.conversation_id };
    await announceAudit(tx, call, { action: 'session.started', subject: session.id, details });
    return participantSession(deps, tx, session.id, call.origin);
  };
  const answer = await db.withWorkspace(call, start, { replay: withoutLink });
  bus.notify(regionSubject(config.region));
  bus.notify(sessionSubject(answer.id));
  return answer;
}

const NOT_ACTIVE: Record<Exclude<CampaignStatus, 'active'>, string> = {
  draft: 'This campaign has not started yet. Try again later.',
  paused: 'This campaign is paused and no interview can start. Try again later.',
  completed: 'This campaign is completed and takes no more interviews.',
};

/** Errors: `invalid_transition`. */
export function assertActive({ status }: Interview): void {
  if (status !== 'active') throw new AppError('invalid_transition', { publicMessage: NOT_ACTIVE[status] });
}

function assertConsent({ consent }: Session, interview: Interview): void {
  if (consentedLanguage(interview, consent?.version) !== undefined) return;
  throw new AppError('consent_required', {
    publicMessage: 'Consent to the present consent text first, then start the interview.',
  });
}

/** `language`: null for the campaign's. */
function beginConversation(
  tx: Tx,
  session: Session,
  { at, language }: { at: string; language: string | null },
): Conversation {
  return tx.em.create(Conversation, {
    id: v7(),
    workspace_id: session.workspace_id,
    interview_id: session.interview_id,
    contact_id: session.id,
    status: 'in_progress',
    mode: 'live',
    started_at: at,
    ended_at: null,
    duration_minutes: null,
    consent: session.consent,
    is_tagged: false,
    processing_attempt: 0,
    completed_at: null,
    created_at: at,
    language,
  });
}
