import { type Input, campaigns } from '@insights/contracts';
import { type Call, pageOf, pageBounds, isAfter } from '@insights/db';
import { interviewsWithCounts } from '../db/interview-counts.ts';
import { presentInterview } from '../db/present.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';
import { knownWord } from '../domain/known-word.ts';

/** A page of campaigns with their counts, newest first. */
export function listInterviews(
  { db }: Deps,
  call: Call,
  { page = null, status = null }: Input<campaigns.ListInterviewsRequest>,
): Promise<campaigns.ListInterviewsResponse> {
  const { limit, after } = pageBounds(page);
  const wanted = status && knownWord(campaigns.InterviewStatus, 'status', status);
  return db.withWorkspace(call, async (tx) => {
    const rows = await interviewsWithCounts(query(tx))
      .where((eb) => isAfter(eb, after, ['i.created_at', 'i.id']))
      .$if(wanted !== null, (rest) => rest.where('i.status', '=', wanted))
      .orderBy('i.created_at', 'desc')
      .orderBy('i.id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map((row) => presentInterview(row, row)), next_cursor };
  });
}
