import { type campaigns, eventTypes } from '@insights/contracts';
import { type Tx, anyOf, append, sql } from '@insights/db';
import { notFound } from '@insights/errors';
import { query } from '../../db/query.ts';
import type { ProjectDeps } from '../../project-deps.ts';
import { ownCall } from '../../domain/own-call.ts';

type Membership = campaigns.InterviewProject;

/** Whether the campaigns exist in the workspace. Errors: `not_found`. */
export async function assertInterviews(
  { campaigns }: Pick<ProjectDeps, 'campaigns'>,
  workspaceId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const found = await campaigns.findInterviews({ interview_ids: [...ids] }, ownCall(workspaceId));
  const known = new Set(found.interview_ids);
  if (!ids.every((id) => known.has(id))) throw notFound('campaign');
}

/** Errors: `not_found`. */
export async function assertVaults(tx: Tx, ids: readonly string[]): Promise<void> {
  const found = await query(tx).selectFrom('vaults').select('id').where('id', '=', anyOf(ids)).execute();
  if (found.length < ids.length) throw notFound('vault');
}

/**
 * Puts campaigns into a project, or into none, and announces it. A campaign is in one project at most, so it leaves the one that it was in.
 * Its items leave that graph. Errors: `not_found` for a campaign that has been deleted meanwhile.
 */
export async function assign(
  tx: Tx,
  interviewIds: readonly string[],
  project_id: string | null,
): Promise<Membership[]> {
  if (interviewIds.length === 0) return [];
  // In the order of their ids, so that two changes of the same campaigns never wait for each other in a circle.
  const rows = [...new Set(interviewIds)]
    .toSorted()
    .map((interview_id) => ({ interview_id, workspace_id: tx.workspaceId, project_id, revision: 1 }));
  const changed = await query(tx)
    .insertInto('project_interviews')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('interview_id')
        .doUpdateSet({ project_id, revision: sql<number>`project_interviews.revision + 1`, graph_state: '' })
        .where('project_interviews.is_gone', '=', false),
    )
    .returning(['interview_id', 'project_id', 'revision'])
    .execute();
  if (changed.length < rows.length) throw notFound('campaign');
  await query(tx)
    .deleteFrom('project_evidence')
    .where('interview_id', '=', anyOf(interviewIds))
    .where('source', '=', 'campaign')
    .$if(project_id !== null, (rest) => rest.where('project_id', '<>', project_id))
    .execute();
  await announce(tx, changed);
  return changed;
}

/** Makes the given campaigns those of the project. */
export async function setInterviews(tx: Tx, projectId: string, wanted: readonly string[]): Promise<Membership[]> {
  const rows = await query(tx)
    .selectFrom('project_interviews')
    .select('interview_id')
    .where('project_id', '=', projectId)
    .execute();
  const before = new Set(rows.map(({ interview_id }) => interview_id));
  const after = new Set(wanted);
  const left = await assign(
    tx,
    [...before].filter((id) => !after.has(id)),
    null,
  );
  const joined = await assign(
    tx,
    [...after].filter((id) => !before.has(id)),
    projectId,
  );
  return [...left, ...joined];
}

/** Makes the given vaults those of the project. Errors: `not_found`. */
export async function setVaults(tx: Tx, project_id: string, wanted: readonly string[]): Promise<void> {
  await assertVaults(tx, wanted);
  await query(tx).deleteFrom('project_vaults').where('project_id', '=', project_id).execute();
  if (wanted.length === 0) return;
  const rows = wanted.map((vault_id) => ({ project_id, vault_id, workspace_id: tx.workspaceId }));
  await query(tx).insertInto('project_vaults').values(rows).execute();
}

async function announce(tx: Tx, items: Membership[]): Promise<void> {
  const [first] = items;
  if (!first) return;
  await append(tx, eventTypes.interviewProjectsChanged, { items }, { aggregate_id: first.interview_id });
}

/**
 * Tells campaigns at once, so that the next request of the caller sees it there. If that fails, the event, which is committed, does the same
 * a moment later.
 */
export async function tellCampaigns(
  { campaigns }: Pick<ProjectDeps, 'campaigns'>,
  workspaceId: string,
  items: Membership[],
): Promise<void> {
  if (items.length === 0) return;
  await campaigns.storeInterviewProjects({ items }, ownCall(workspaceId)).catch(() => undefined);
}
