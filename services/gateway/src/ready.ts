import { servicePrincipal } from '@insights/auth-context';
import type { Services } from './core/services.ts';

const TIMEOUT_MS = 2_000;

/**
 * Ready means that credentials can be checked. The other services do not count: one of them down must not take the
 * whole API away.
 */
export async function servicesReady({ ops }: Pick<Services, 'ops'>): Promise<Record<string, boolean>> {
  const call = { principal: servicePrincipal('gateway'), timeout_ms: TIMEOUT_MS };
  const identity = await ops.identity.getSchemaStatus({}, call).then(
    ({ ok }) => ok,
    () => false,
  );
  return { identity };
}
