import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, anyOf } from '@insights/db';
import { invalid } from '@insights/errors';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';

const MOST_INTERVIEWS = 200;

/** Which of the campaigns exist. Errors: `invalid_request` (too many). */
export async function findInterviews(
  { db }: Pick<Deps, 'db'>,
  call: Call,
  { interview_ids }: campaigns.FindInterviewsRequest,
): Promise<campaigns.FoundInterviews> {
  if (interview_ids.length > MOST_INTERVIEWS)
    throw invalid(['interview_ids'], `Ask for at most ${MOST_INTERVIEWS} campaigns at a time.`);
  const found = await db.withWorkspace(call, (tx) =>
    query(tx).selectFrom('interviews').select('id').where('id', '=', anyOf(interview_ids)).execute(),
  );
  return { interview_ids: found.map(({ id }) => id) };
}

/** Stores which projects campaigns belong to, as vaults says. */
export function storeInterviewProjects(
  { db }: Pick<Deps, 'db'>,
  call: Call,
  { items }: campaigns.StoreInterviewProjectsRequest,
): Promise<campaigns.StoreInterviewProjectsResponse> {
  return db.withWorkspace(call, async (tx) => {
    await storeProjects(tx, items);
    return {};
  });
}

/** An older revision than the stored one changes nothing. */
export async function storeProjects(tx: Tx, items: readonly campaigns.InterviewProject[]): Promise<void> {
  for (const { interview_id, project_id, revision } of items.toSorted((a, b) =>
    a.interview_id < b.interview_id ? -1 : 1,
  )) {
    await query(tx)
      .updateTable('interviews')
      .set({ project_id, project_revision: revision })
      .where('id', '=', interview_id)
      .where('project_revision', '<', revision)
      .execute();
  }
}
