import { sessions, wordsOf } from '@insights/contracts';
import { type InferEntity, defineEntity, p } from '@mikro-orm/core';

/** What has changed in a campaign in the last day, for those who watch it; triggers and the consumers of reports add rows. */
export const InterviewChange = defineEntity({
  name: 'InterviewChange',
  tableName: 'interview_changes',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    /** The number of the transaction. */
    change: p.bigint('number').defaultRaw('pg_current_xact_id()::text::bigint'),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    kind: p.enum(wordsOf(sessions.ChangeKind)),
    /** Of what was added, changed or removed; none: many. */
    ids: p.array().columnType('uuid[]'),
    changed_at: p.string().defaultRaw('now()'),
  },
});
export type InterviewChange = InferEntity<typeof InterviewChange>;
