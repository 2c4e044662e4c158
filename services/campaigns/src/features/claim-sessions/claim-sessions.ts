import type { sessions } from '@insights/contracts';
import type { Context } from '@insights/grpc-kit';
import { Signal } from '@insights/background';
import type { SessionDeps } from '../../deps.ts';
import { regionSubject, sessionSubject } from '../../domain/notification-subjects.ts';
import { release } from '../release-sessions.ts';
import { type Claim, type Wanted, claim } from './claim.ts';
import { readClaimed } from './claimed-session.ts';

const MAX_WAIT_MS = 25_000;
const MAX_SESSIONS = 50;
/** An expired lease sends no notification, so a waiting claim also polls. */
const LOOK_AGAIN_MS = 1_000;
/** When a claim of this process last looked for expired leases, by a monotonic clock; one look is enough for all that wait. */
const lookedAt = new WeakMap<SessionDeps['db'], number>();

/** Claims up to `max_sessions` (at most 50) for a worker; waits up to `wait_ms` (at most 25 s) while there is none. */
export async function claimSessions(
  deps: SessionDeps,
  call: Pick<Context, 'signal'>,
  request: sessions.ClaimSessionsRequest,
): Promise<sessions.ClaimSessionsResponse> {
  const claims = await claimOrWait(deps, call.signal, request);
  if (call.signal.aborted) {
    await release(deps, claims);
    return { sessions: [] };
  }
  for (const { session_id } of claims) deps.bus.notify(sessionSubject(session_id));
  return { sessions: await Promise.all(claims.map((each) => readClaimed(deps, each))) };
}

async function claimOrWait(
  deps: SessionDeps,
  signal: AbortSignal,
  request: sessions.ClaimSessionsRequest,
): Promise<Claim[]> {
  const news = new Signal();
  const wake = () => news.notify();
  const over = AbortSignal.any([signal, deps.stopping]);
  over.addEventListener('abort', wake, { once: true });
  const deadline = Date.now() + Math.min(request.wait_ms, MAX_WAIT_MS);
  const unsubscribe = deps.bus.onNotification(regionSubject(request.region), wake);
  try {
    for (let isFirst = true; !over.aborted; isFirst = false) {
      const may_take_over = isFirst || isTimeToTakeOver(deps);
      const claims = await claim(deps.db, { ...wantedBy(deps, request), may_take_over });
      const left = deadline - Date.now();
      if (claims.length > 0 || left <= 0) return claims;
      await news.wait(Math.min(left, LOOK_AGAIN_MS));
    }
    return [];
  } finally {
    unsubscribe();
  }
}

/** True for one of the waiting claims of this process in each interval. */
function isTimeToTakeOver({ db }: SessionDeps): boolean {
  const now = performance.now();
  if (now - (lookedAt.get(db) ?? -Infinity) < LOOK_AGAIN_MS) return false;
  lookedAt.set(db, now);
  return true;
}

function wantedBy(deps: SessionDeps, request: sessions.ClaimSessionsRequest): Omit<Wanted, 'may_take_over'> {
  return {
    region: request.region,
    worker_id: request.worker_id,
    max_sessions: Math.min(Math.max(request.max_sessions, 1), MAX_SESSIONS),
    lease_seconds: deps.config.sessionLeaseSeconds,
    at: deps.leaseTime(),
  };
}
