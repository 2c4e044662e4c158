import type { Tx } from '@insights/db';
import type { Usage } from '@insights/model';
import { query } from './query.ts';

export interface UsedFor {
  readonly interview_id: string;
  readonly report_version_id: string;
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
}

export async function addUsage(tx: Tx, of: UsedFor, used: Usage): Promise<void> {
  await query(tx)
    .insertInto('model_usage')
    .values({ ...of, workspace_id: tx.workspaceId, ...used })
    .onConflict((conflict) =>
      conflict.columns(['interview_id', 'report_version_id', 'day']).doUpdateSet(({ ref }) => ({
        requests: (eb) => eb(ref('model_usage.requests'), '+', ref('excluded.requests')),
        input_tokens: (eb) => eb(ref('model_usage.input_tokens'), '+', ref('excluded.input_tokens')),
        output_tokens: (eb) => eb(ref('model_usage.output_tokens'), '+', ref('excluded.output_tokens')),
        cost: (eb) => eb(ref('model_usage.cost'), '+', ref('excluded.cost')),
      })),
    )
    .execute();
}

/** What was spent for a version, for its campaign, and by its workspace on a day. */
export interface Spent {
  readonly report: Usage;
  readonly campaign: Usage;
  readonly day: Usage;
}

export async function readSpent(tx: Tx, { interview_id, report_version_id, day }: UsedFor): Promise<Spent> {
  const sums = query(tx)
    .selectFrom('model_usage')
    .select(({ fn }) => [
      fn.sum<string | null>('requests').as('requests'),
      fn.sum<string | null>('input_tokens').as('input_tokens'),
      fn.sum<string | null>('output_tokens').as('output_tokens'),
      fn.sum<number | null>('cost').as('cost'),
    ]);
  const campaign = sums.where('interview_id', '=', interview_id);
  const read = async (of: typeof sums): Promise<Usage> => {
    const { requests, input_tokens, output_tokens, cost } = await of.executeTakeFirstOrThrow();
    return {
      requests: Number(requests),
      input_tokens: Number(input_tokens),
      output_tokens: Number(output_tokens),
      cost: Number(cost),
    };
  };
  return {
    report: await read(campaign.where('report_version_id', '=', report_version_id)),
    campaign: await read(campaign),
    day: await read(sums.where('workspace_id', '=', tx.workspaceId).where('day', '=', day)),
  };
}
