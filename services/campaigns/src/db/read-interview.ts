import type { campaigns } from '@insights/contracts';
import { type Call, type Db, type Statement, sql, textOf } from '@insights/db';
import { notFound } from '@insights/errors';
import { interviewsWithCounts } from './interview-counts.ts';
import type { Interview, Tables } from './entities.ts';
import { presentInterview } from './present.ts';

/** One statement for the most frequent read: test/bench/keyed-read.ts shows what the ORM and a second statement would cost. */
const READ: Statement = {
  name: 'read_interview',
  text: textOf<Tables>((db) => interviewsWithCounts(db).where('i.id', '=', sql<string>`$1`)),
};

/** A campaign with its counts, as callers see it. Errors: `not_found`. */
export async function readInterview(db: Db, call: Call, id: string): Promise<campaigns.Interview> {
  const row = await db.readRow<Interview & campaigns.InterviewCounts>(call, READ, [id]);
  if (!row) throw notFound('interview');
  return presentInterview(row, row);
}
