import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@insights/telemetry';
import type { SessionDeps } from '../../deps.ts';
import { forgetMailRequests } from '../contact-mail/mail-limits.ts';
import { sweepSessions } from './sweep-sessions.ts';

const SWEEP_MS = 10_000;

/** Sweeps until `signal` is aborted, in every replica: either finds what the other left, or nothing. */
export async function keepSwept(
  deps: SessionDeps,
  { logger, signal }: { logger: Pick<Logger, 'warn'>; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await sweepSessions(deps);
      await forgetMailRequests(deps);
    } catch (error) {
      logger.warn({ err: error }, 'sessions are not swept');
    }
    await sleep(SWEEP_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
