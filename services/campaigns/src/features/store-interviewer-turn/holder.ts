import type { sessions } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Session } from '../../db/entities.ts';
import { sessionStates } from '../../domain/session-states.ts';

/** The worker's call inside the workspace of a session that it holds. */
export function callOf(call: Call, held: sessions.HeldSession | null): Call {
  return { principal: { ...call.principal, workspace_id: held?.workspace_id ?? '' } };
}

/** The error for an interviewer whose session was claimed by another, has ended or was deleted. */
export function staleHolder(held: sessions.HeldSession | null): AppError {
  return new AppError('stale_attempt', {
    publicMessage: 'This claim no longer holds the session. Stop conducting it and store nothing.',
    log: { session_id: held?.session_id, fence: held?.fence },
  });
}

/** Errors: `stale_attempt` unless the claim is the session's latest and the session is in progress. */
export function assertHolder<S extends Pick<Session, 'fence' | 'status'>>(
  session: S | null | undefined,
  held: sessions.HeldSession | null,
): asserts session is S {
  if (session?.fence !== held?.fence || !session || !sessionStates.can('release', session.status)) {
    throw staleHolder(held);
  }
}

/** Errors: `stale_attempt` unless the claim is the session's latest and the session is in progress or completed. */
export function assertLastHolder<S extends Pick<Session, 'fence' | 'status'>>(
  session: S | null | undefined,
  held: sessions.HeldSession | null,
): asserts session is S {
  if (session?.status !== 'completed') assertHolder(session, held);
  else if (session.fence !== held?.fence) throw staleHolder(held);
}
