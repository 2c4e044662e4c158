import { servicePrincipal } from '@insights/auth-context';
import type { common } from '@insights/contracts';
import { SERVICE_NAMES, type ServiceName, type Services } from '../../core/services.ts';

const TIMEOUT_MS = 2_000;

/** Each service's schema as it tells it; undefined for one that is out of reach, or that cannot reach its database. */
export async function askServices(
  ops: Services['ops'],
): Promise<[ServiceName, common.GetSchemaStatusResponse | undefined][]> {
  const call = { principal: servicePrincipal('gateway'), timeout_ms: TIMEOUT_MS };
  const answers = await Promise.allSettled(SERVICE_NAMES.map((name) => ops[name].getSchemaStatus({}, call)));
  return SERVICE_NAMES.map((name, index) => {
    const answer = answers[index];
    return [name, answer?.status === 'fulfilled' ? answer.value : undefined];
  });
}
