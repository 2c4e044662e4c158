import { servicePrincipal } from '@insights/auth-context';
import { type common, GRPC_SERVICE_NAMES, type GrpcServiceName } from '@insights/contracts';
import type { Services } from '../../core/services.ts';

const TIMEOUT_MS = 2_000;

/** Each service's schema status; undefined for a service that is unavailable or cannot reach its database. */
export async function askServices(
  ops: Services['ops'],
): Promise<[GrpcServiceName, common.GetSchemaStatusResponse | undefined][]> {
  const call = { principal: servicePrincipal('gateway'), timeout_ms: TIMEOUT_MS };
  const answers = await Promise.allSettled(GRPC_SERVICE_NAMES.map((name) => ops[name].getSchemaStatus({}, call)));
  return GRPC_SERVICE_NAMES.map((name, index) => {
    const answer = answers[index];
    return [name, answer?.status === 'fulfilled' ? answer.value : undefined];
  });
}
