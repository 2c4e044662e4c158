import type { sessions } from '@insights/contracts';
import type { Tx } from '@insights/db';
import type { Session } from './entities.ts';
import { query } from './query.ts';

/** Adds to the sums of a session, of its campaign's day and of the workspace's day. Always in this order, so that no two callers deadlock. */
export async function addModelUsage(
  tx: Tx,
  { id, interview_id }: Pick<Session, 'id' | 'interview_id'>,
  used: sessions.ModelUse,
  day: string,
): Promise<sessions.ModelUseSums> {
  const own = { ...used, workspace_id: tx.workspaceId };
  const sums = await query(tx)
    .insertInto('model_usage')
    .values([
      { ...own, id, day: '', session_id: id },
      { ...own, id: interview_id, day, session_id: null },
      { ...own, id: tx.workspaceId, day, session_id: null },
    ])
    .onConflict((conflict) =>
      conflict.columns(['id', 'day']).doUpdateSet(({ ref }) => ({
        requests: (eb) => eb(ref('model_usage.requests'), '+', ref('excluded.requests')),
        input_tokens: (eb) => eb(ref('model_usage.input_tokens'), '+', ref('excluded.input_tokens')),
        output_tokens: (eb) => eb(ref('model_usage.output_tokens'), '+', ref('excluded.output_tokens')),
        cost: (eb) => eb(ref('model_usage.cost'), '+', ref('excluded.cost')),
      })),
    )
    .returning(['id', 'requests', 'input_tokens', 'output_tokens', 'cost'])
    .execute();
  const sumOf = (of: string): sessions.ModelUse | null => {
    const sum = sums.find((one) => one.id === of);
    return sum ? { ...sum, cost: Number(sum.cost) } : null;
  };
  return { session: sumOf(id), campaign: sumOf(interview_id), workspace: sumOf(tx.workspaceId), day };
}
