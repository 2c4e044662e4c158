import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import type { rehearsals } from '@insights/contracts';

/** The guide of a job that rehearses it; it has the id of the job, which has the result. */
export const Rehearsal = defineEntity({
  name: 'Rehearsal',
  tableName: 'rehearsals',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    guide: p.json().$type<rehearsals.RehearsedGuide>(),
    created_at: p.string(),
  },
});
export type Rehearsal = InferEntity<typeof Rehearsal>;
