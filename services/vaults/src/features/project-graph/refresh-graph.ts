import type { InferEntity } from '@mikro-orm/core';
import type { reports } from '@insights/contracts';
import { anyErased } from '@insights/db';
import { ProjectInterview } from '../../db/project-entities.ts';
import { query } from '../../db/query.ts';
import type { ProjectDeps } from '../../project-deps.ts';
import { ownCall } from '../../domain/own-call.ts';
import { lockProject } from '../projects/load-project.ts';
import { applyMap } from './apply-map.ts';
import { hiddenNow } from '../store-transcript/hidden-now.ts';
import { forgetCampaign } from './forget-campaign.ts';
import { maskWritten } from './mask-written.ts';

/** Campaigns that are compared with other services at the same time. */
const AT_ONCE = 8;

/**
 * Brings the items of a project's campaigns to the state of their newest reports, so that nothing is shown that a report no longer says, or that
 * names a person who is hidden now. Errors: `unavailable`.
 */
export async function refreshProject(deps: ProjectDeps, workspaceId: string, projectId: string): Promise<void> {
  const rows = await deps.db.withWorkspace(ownCall(workspaceId), (tx) =>
    query(tx).selectFrom('project_interviews').select('interview_id').where('project_id', '=', projectId).execute(),
  );
  await forEach(rows, ({ interview_id }) => refreshCampaign(deps, workspaceId, interview_id));
}

/** Reads the maps of a workspace's campaigns that were set aside, for example because a conversation was erased. Errors: `unavailable`. */
export async function refreshOutdated(deps: ProjectDeps, workspaceId: string): Promise<void> {
  const rows = await deps.db.withWorkspace(ownCall(workspaceId), (tx) =>
    query(tx)
      .selectFrom('project_interviews')
      .select('interview_id')
      .where('graph_state', '=', '')
      .where('project_id', 'is not', null)
      .execute(),
  );
  await forEach(rows, ({ interview_id }) => refreshCampaign(deps, workspaceId, interview_id));
}

/** Masks names that were hidden since in everything that came from these campaigns, before it is shown. Errors: `unavailable`. */
export function maskCampaigns(deps: ProjectDeps, workspaceId: string, ids: readonly string[]): Promise<void> {
  return forEach(ids, async (interview_id) => {
    const known = await knownCampaign(deps, workspaceId, interview_id);
    if (known) await maskCampaign(deps, workspaceId, known, await hiddenNow(deps, workspaceId, interview_id));
  });
}

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE)
    await Promise.all(items.slice(from, from + AT_ONCE).map(work));
}

type Known = Pick<InferEntity<typeof ProjectInterview>, 'interview_id' | 'project_id' | 'graph_state' | 'hidden_names'>;

/** Null for a campaign that never was in a project, or is deleted. */
async function knownCampaign({ db }: ProjectDeps, workspaceId: string, interview_id: string): Promise<Known | null> {
  const known = await db.withWorkspace(ownCall(workspaceId), (tx) => tx.em.findOne(ProjectInterview, { interview_id }));
  return known?.is_gone ? null : known;
}

/** No-op for a campaign that is in no project. Errors: `unavailable`. */
export async function refreshCampaign(deps: ProjectDeps, workspaceId: string, interview_id: string): Promise<void> {
  const known = await knownCampaign(deps, workspaceId, interview_id);
  if (!known?.project_id) return;
  const request = { interview_id, known_state: known.graph_state };
  const graph = await deps.reports.getCampaignGraph(request, ownCall(workspaceId));
  await maskCampaign(deps, workspaceId, known, graph.hidden_names);
  if (graph.hidden_names !== GONE && graph.state !== known.graph_state)
    await storeGraph(deps, workspaceId, known, graph);
}

/** How campaigns and reports say that a campaign no longer exists. */
const GONE = 'gone';

async function maskCampaign(deps: ProjectDeps, workspaceId: string, known: Known, hidden: string): Promise<void> {
  if (hidden === known.hidden_names) return;
  if (hidden !== GONE) await maskWritten(deps, workspaceId, known.interview_id);
  else await deps.db.withWorkspace(ownCall(workspaceId), (tx) => forgetCampaign(tx, known.interview_id));
}

/** No-op if the campaign changed its project, or another refresh came first; the next read compares again. */
async function storeGraph(
  { db, now }: ProjectDeps,
  workspaceId: string,
  { interview_id, project_id, graph_state }: Known,
  graph: reports.CampaignGraph,
): Promise<void> {
  if (project_id === null) return;
  await db.withWorkspace(ownCall(workspaceId), async (tx) => {
    await lockProject(tx, project_id);
    // Locked after the project, as everywhere.
    const { numUpdatedRows } = await query(tx)
      .updateTable('project_interviews')
      .set({ graph_state: graph.state })
      .where('interview_id', '=', interview_id)
      .where('project_id', '=', project_id)
      .where('graph_state', '=', graph_state)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const conversations = [...new Set(graph.evidence.map(({ conversation_id }) => conversation_id))];
    if (await anyErased(tx, conversations)) {
      // Reports has not handled the erasure yet. Its labels may still have the person's words.
      await query(tx)
        .updateTable('project_interviews')
        .set({ graph_state: '' })
        .where('interview_id', '=', interview_id)
        .execute();
      return;
    }
    await applyMap(tx, { project_id, interview_id, at: now() }, graph);
  });
}
