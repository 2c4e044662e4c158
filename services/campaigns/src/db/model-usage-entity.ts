import { defineEntity, p } from '@mikro-orm/core';

/** What a language model used in live interviews, for the budgets. */
export const ModelUsage = defineEntity({
  name: 'ModelUsage',
  tableName: 'model_usage',
  properties: {
    /** Of a session, a campaign or the workspace. */
    id: p.uuid().primary(),
    /** UTC, YYYY-MM-DD; empty for a session. */
    day: p.text().primary(),
    workspace_id: p.uuid(),
    session_id: p.uuid().strictNullable(),
    requests: p.integer(),
    input_tokens: p.bigint('number'),
    output_tokens: p.bigint('number'),
    cost: p.double(),
  },
});
