import type { campaigns } from '@insights/contracts';
import type { Call, Db, Statement } from '@insights/db';
import { notFound } from '@insights/errors';
import type { Interview } from './entities.ts';
import { presentInterview } from './present.ts';

/** One statement for what is read most: test/bench/keyed-read.ts shows what the ORM and a second statement would cost. */
const READ: Statement = {
  name: 'read_interview',
  text: `
  select i.id, i.workspace_id, i.project_id, i.name, i.goal, i.language, i.status, i.agent_template_id, i.questions, i.settings,
         i.created_at, i.updated_at, i.started_at, i.completed_at, counted.completed, counted.in_progress,
         (select count(*) from contacts where interview_id = i.id) as contacts
    from interviews i,
         lateral (select count(*) filter (where status = 'completed') as completed,
                         count(*) filter (where status in ('in_progress', 'processing')) as in_progress
                    from conversations where interview_id = i.id and mode <> 'test') counted
   where i.id = $1`,
};

/** A campaign with its counts, as callers see it. Errors: `not_found`. */
export async function readInterview(db: Db, call: Call, id: string): Promise<campaigns.Interview> {
  const row = await db.readRow<Interview & campaigns.InterviewCounts>(call, READ, [id]);
  if (!row) throw notFound('interview');
  const { contacts, completed, in_progress } = row;
  return presentInterview(row, { contacts, completed, in_progress });
}
