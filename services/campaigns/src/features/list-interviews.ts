import type { campaigns } from '@insights/contracts';
import { type Call, keyset, pageOf } from '@insights/db';
import type { Interview } from '../db/entities.ts';
import { presentInterview } from '../db/present.ts';
import type { Deps } from '../deps.ts';

/** A page of campaigns with their counts, newest first. */
const PAGE = `
  select i.*, c.contacts, v.completed, v.in_progress
    from interviews i
    cross join lateral (select count(*) as contacts from contacts where interview_id = i.id) c
    cross join lateral (
      select count(*) filter (where status = 'completed') as completed,
             count(*) filter (where status in ('in_progress', 'processing')) as in_progress
        from conversations where interview_id = i.id and mode <> 'test') v
   where ($1::text is null or i.status = $1) and ($2::timestamptz is null or (i.created_at, i.id) < ($2, $3::uuid))
   order by i.created_at desc, i.id desc
   limit $4`;

export function listInterviews(
  { db }: Deps,
  call: Call,
  request: campaigns.ListInterviewsRequest,
): Promise<campaigns.ListInterviewsResponse> {
  const limit = request.page?.limit || 50;
  const after = keyset(request.page?.cursor ?? '');
  return db.withWorkspace(call, async (tx) => {
    const parameters = [request.status, after?.created_at ?? null, after?.id ?? null, limit + 1];
    const rows = await tx.rows<Interview & campaigns.InterviewCounts>(PAGE, parameters);
    const { items, next_cursor } = pageOf(rows, limit);
    return {
      items: items.map((row) =>
        presentInterview(row, { contacts: row.contacts, completed: row.completed, in_progress: row.in_progress }),
      ),
      next_cursor,
    };
  });
}
