/** A model of the sessions table in the simplest terms: one process, no locks, a clock that the test sets. */

export const LEASE_MS = 8_000;

export interface ModelSession {
  readonly id: string;
  readonly workspace_id: string;
  status: 'waiting' | 'in_progress' | 'completed';
  fence: number;
  leaseUntilMs: number;
  turns: { speaker: string; text: string }[];
  /** Client turn id → seq. */
  said: Map<string, number>;
}

export function newSession(id: string, workspace_id: string): ModelSession {
  return { id, workspace_id, status: 'waiting', fence: 0, leaseUntilMs: 0, turns: [], said: new Map() };
}

export function isFree(session: ModelSession, nowMs: number): boolean {
  return session.status === 'waiting' || (session.status === 'in_progress' && session.leaseUntilMs <= nowMs);
}

export function claimed(session: ModelSession, nowMs: number): void {
  session.status = 'in_progress';
  session.fence += 1;
  session.leaseUntilMs = nowMs + LEASE_MS;
}

export function isHolder(session: ModelSession, fence: number): boolean {
  return session.status === 'in_progress' && session.fence === fence;
}

/** The response to storing an interviewer's turn. */
export function verdict(session: ModelSession, fence: number, afterSeq: number): string {
  if (!isHolder(session, fence)) return 'stale_attempt';
  return session.turns.length === afterSeq ? `seq ${afterSeq + 1}` : 'request_in_progress';
}

/** The response to posting a participant's turn. */
export function postVerdict(session: ModelSession, clientTurnId: string): string {
  const before = session.said.get(clientTurnId);
  if (before !== undefined) return `seq ${before}`;
  return session.status === 'completed' ? 'invalid_transition' : `seq ${session.turns.length + 1}`;
}

export function stored(session: ModelSession, speaker: string, text: string): void {
  session.turns.push({ speaker, text });
  if (speaker === 'participant') session.said.set(text, session.turns.length);
}
