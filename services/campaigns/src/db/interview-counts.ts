import { sql } from '@insights/db';
import { counts, isCounted } from './conditions.ts';
import type { query } from './query.ts';

type Database = ReturnType<typeof query>;

const UNDER_WAY = [sql.lit('in_progress' as const), sql.lit('processing' as const)];

/** Campaigns `i` with the counts of their contacts and conversations. */
export function interviewsWithCounts(db: Database) {
  return db
    .selectFrom('interviews as i')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('conversations as v')
          .select(({ fn, eb: on }) => [
            fn
              .countAll<number>()
              .filterWhere('v.status', '=', sql.lit('completed' as const))
              .as('completed'),
            fn
              .countAll<number>()
              .filterWhere(on('v.status', 'in', UNDER_WAY))
              .as('in_progress'),
          ])
          .whereRef('v.interview_id', '=', 'i.id')
          .where(counts)
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
      'counted.completed',
      'counted.in_progress',
    ])
    .select((eb) =>
      eb
        .selectFrom('contacts as c')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('c.interview_id', '=', 'i.id')
        .where(isCounted)
        .$asScalar()
        .as('contacts'),
    );
}
