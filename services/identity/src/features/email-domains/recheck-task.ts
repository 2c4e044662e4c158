import type { PeriodicTask } from '@insights/background';
import type { EmailDomainDeps } from '../../deps.ts';
import { requestDueChecks } from './recheck-email-domains.ts';

/** Frequent, because the query reads an index that holds due domains only. */
const EVERY_MS = 2_000;

/** Enqueues checks of e-mail domains that are due; runs in every replica. */
export function recheckTask(deps: Pick<EmailDomainDeps, 'db'>): PeriodicTask {
  return { name: 'recheck-email-domains', every_ms: EVERY_MS, run: () => requestDueChecks(deps) };
}
