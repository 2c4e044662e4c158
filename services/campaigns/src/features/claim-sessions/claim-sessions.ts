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
/** When claims of this process last looked for expired leases, by region and a monotonic clock. */
const lookedAt = new WeakMap<SessionDeps['db'], Map<string, number>>();

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
    while (!over.aborted) {
      const may_take_over = request.wait_ms <= 0 || isTimeToTakeOver(deps, request);
      const claims = await claim(deps.db, { ...wantedBy(deps, request), may_take_over });
      // There may be more than this worker has room for.
      if (claims.some(({ was_held }) => was_held)) lookedAt.get(deps.db)?.delete(request.region);
      const left = deadline - Date.now();
      if (claims.length > 0 || left <= 0) return claims;
      await news.wait(Math.min(left, LOOK_AGAIN_MS));
    }
    return [];
  } finally {
    unsubscribe();
  }
}

/** True for one claim of a region in each second, because a look costs as much as there are live sessions (docs/decisions/0108). */
function isTimeToTakeOver({ db }: SessionDeps, { region }: sessions.ClaimSessionsRequest): boolean {
  const now = performance.now();
  const looks = lookedAt.get(db) ?? new Map<string, number>();
  if (now - (looks.get(region) ?? -Infinity) < LOOK_AGAIN_MS) return false;
  lookedAt.set(db, looks.set(region, now));
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
