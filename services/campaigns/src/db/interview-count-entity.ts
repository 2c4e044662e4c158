import { defineEntity, p } from '@mikro-orm/core';

/** The counts of a campaign are the sum of its rows; triggers and the sweep add them. */
export const InterviewCount = defineEntity({
  name: 'InterviewCount',
  tableName: 'interview_counts',
  properties: {
    id: p.bigint('number').primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    contacts: p.integer(),
    completed: p.integer(),
    in_progress: p.integer(),
    /** False: a change since the last sweep. */
    is_sum: p.boolean(),
  },
});
