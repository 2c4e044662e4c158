/** A model of one session in time, in the simplest terms: no rows, no locks, no sweep that moves others. */

const MINUTE_MS = 60_000;
export const GRACE_MS = 15 * MINUTE_MS;
const ABANDON_MS = 60 * MINUTE_MS;

export interface TimedSession {
  status: 'scheduled' | 'available' | 'waiting' | 'completed' | 'expired' | 'unavailable' | 'cancelled';
  startMs: number | null;
  endMs: number | null;
  /** When the participant last started. */
  silentSinceMs: number | null;
  has_consented: boolean;
}

export type Move = 'schedule' | 'unschedule' | 'cancel' | 'reactivate' | 'consent' | 'start' | 'finish' | 'withdraw';

/** What anybody is told at a time. */
export function seenAt({ status, startMs, endMs }: TimedSession, nowMs: number): TimedSession['status'] {
  if (status !== 'scheduled' && status !== 'available') return status;
  if (endMs !== null && endMs <= nowMs) return 'expired';
  return status === 'scheduled' && startMs !== null && startMs > nowMs ? 'scheduled' : 'available';
}

/** The sweep also ends an interview that nobody came to. */
export function sweptAt(session: TimedSession, nowMs: number): void {
  session.status = seenAt(session, nowMs);
  if (session.status !== 'waiting' || session.silentSinceMs === null) return;
  if (session.silentSinceMs + ABANDON_MS <= nowMs) session.status = 'unavailable';
}

/** Makes a move if the state allows it. The answer: `ok` or the code of the error. */
export function moveOf(session: TimedSession, move: Move, at: { nowMs: number; startMs: number | null }): string {
  const now = seenAt(session, at.nowMs);
  const isOpen = now === 'scheduled' || now === 'available';
  const set = (fields: Partial<TimedSession>) => (Object.assign(session, fields), 'ok');
  const refused = 'invalid_transition';
  switch (move) {
    case 'schedule':
      if (!isOpen || at.startMs === null) return refused;
      return set({ status: 'scheduled', startMs: at.startMs, endMs: at.startMs + GRACE_MS });
    case 'unschedule':
      if (session.startMs === null || now === 'available') return 'ok';
      return now === 'scheduled' ? set({ status: 'available', startMs: null, endMs: null }) : refused;
    case 'cancel':
      return isOpen ? set({ status: 'cancelled' }) : refused;
    case 'reactivate':
      if (now === 'waiting' || now === 'completed') return refused;
      return set({
        status: at.startMs === null ? 'available' : 'scheduled',
        startMs: at.startMs,
        endMs: (at.startMs ?? at.nowMs) + GRACE_MS,
        silentSinceMs: null,
        has_consented: false,
      });
    case 'consent':
      if (session.has_consented) return 'ok';
      return isOpen ? set({ status: now, has_consented: true }) : refused;
    case 'start':
      if (now !== 'available') return refused;
      if (!session.has_consented) return 'consent_required';
      return set({ status: 'waiting', silentSinceMs: at.nowMs });
    case 'finish':
      return now === 'waiting' ? set({ status: 'completed' }) : refused;
    case 'withdraw':
      return set({ status: 'cancelled', has_consented: false });
  }
}
