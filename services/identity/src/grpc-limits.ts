import type { limits, rateLimits } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { takeBudgets } from './features/rate-budgets/take-budgets.ts';
import { getLimits } from './features/workspaces/get-limits.ts';
import { setLimits } from './features/workspaces/set-limits.ts';

/** RPC → feature. */
export function limitsHandlers(deps: Pick<Deps, 'db'>): Handlers<limits.LimitsServiceService> {
  return {
    getLimits: (_request, context) => getLimits(deps, context),
    setLimits: (request, context) => setLimits(deps, context, request),
  };
}

export function rateLimitHandlers(deps: Pick<Deps, 'db'>): Handlers<rateLimits.RateLimitServiceService> {
  return { takeBudgets: (request) => takeBudgets(deps, request) };
}
