import { type Db, sql } from '@insights/db';
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
export async function sumInterviewCounts(db: Db): Promise<void> {
  await db.worker.query('select campaigns.sum_interview_counts()');
}
