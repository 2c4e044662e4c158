import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@insights/telemetry';
import type { EmailDomainDeps } from '../../deps.ts';
import { requestDueChecks } from './recheck-email-domains.ts';

/** The index holds the answer, so looking often costs next to nothing. */
const LOOK_MS = 2_000;

/** Asks for looks that are due until `signal` is aborted; any number of replicas may do so. */
export async function keepRechecking(
  deps: Pick<EmailDomainDeps, 'db'> & { logger: Pick<Logger, 'warn'>; signal: AbortSignal },
): Promise<void> {
  const { logger, signal } = deps;
  while (!signal.aborted) {
    try {
      await requestDueChecks(deps);
    } catch (error) {
      logger.warn({ err: error }, 'e-mail domains that are due are not looked at');
    }
    await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
