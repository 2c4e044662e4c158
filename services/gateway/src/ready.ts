import { servicePrincipal } from '@insights/auth-context';
import type { Services } from './core/services.ts';

const TIMEOUT_MS = 2_000;

/**
 * Ready means that credentials can be verified. The other services do not count: an outage of one of them must not make the
 * whole API unavailable.
 */
export async function servicesReady({ ops }: Pick<Services, 'ops'>): Promise<Record<string, boolean>> {
  const call = { principal: servicePrincipal('gateway'), timeout_ms: TIMEOUT_MS };
  const identity = await ops.identity.getSchemaStatus({}, call).then(
    ({ ok }) => ok,
    () => false,
  );
  return { identity };
}
