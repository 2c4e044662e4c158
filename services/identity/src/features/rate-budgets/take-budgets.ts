import type { rateLimits } from '@insights/contracts';
import { invalid } from '@insights/errors';
import { withoutWorkspace } from '../../db/lookup.ts';
import type { Deps } from '../../deps.ts';

const MAX_ASKS = 1000;

/** Takes requests out of budgets that all gateways share; one grant for each ask, in order. Errors: `invalid_request` above 1,000 asks. */
export async function takeBudgets(
  { db }: Pick<Deps, 'db'>,
  { asks }: rateLimits.TakeBudgetsRequest,
): Promise<rateLimits.TakeBudgetsResponse> {
  if (asks.length > MAX_ASKS) throw invalid(['body', 'asks'], `At most ${MAX_ASKS} budgets at once.`, 'too_long');
  const rows = await withoutWorkspace<rateLimits.BudgetGrant & { budget: string }>(
    db,
    'select * from identity.take_budgets($1)',
    [JSON.stringify(asks)],
  );
  const grants = new Map(rows.map(({ budget, ...grant }) => [budget, grant]));
  return {
    grants: asks.map(({ budget }) => {
      const grant = grants.get(budget);
      if (!grant) throw new Error('take_budgets returned no grant for a budget');
      return grant;
    }),
  };
}
