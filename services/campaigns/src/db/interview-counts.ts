import { type Db, sql } from '@insights/db';
import { BATCH } from './migrations/interview-counts.ts';
import type { query } from './query.ts';

type Database = ReturnType<typeof query>;

const counted = (name: 'contacts' | 'completed' | 'in_progress') =>
  sql<number>`coalesce(sum(${sql.ref(`n.${name}`)}), 0)::int`.as(name);

/** Campaigns `i` with the counts of their contacts and conversations. */
export function interviewsWithCounts(db: Database) {
  return db
    .selectFrom('interviews as i')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('interview_counts as n')
          .select([counted('contacts'), counted('completed'), counted('in_progress')])
          .whereRef('n.interview_id', '=', 'i.id')
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select([
      'i.id',
      'i.workspace_id',
      'i.project_id',
      'i.name',
      'i.goal',
      'i.language',
      'i.status',
      'i.agent_template_id',
      'i.questions',
      'i.settings',
      'i.created_at',
      'i.updated_at',
      'i.started_at',
      'i.completed_at',
      'counted.contacts',
      'counted.completed',
      'counted.in_progress',
    ]);
}

/** Replaces what has changed since the last time by its sum. */
export async function sumInterviewCounts({ worker }: Pick<Db, 'worker'>): Promise<void> {
  for (let removed = BATCH; removed >= BATCH;) {
    const { rows } = await worker.query<{ removed: number }>('select campaigns.sum_interview_counts() as removed');
    removed = rows[0]?.removed ?? 0;
  }
}
