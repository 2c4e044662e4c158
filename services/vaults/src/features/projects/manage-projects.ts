import { v7 } from 'uuid';
import type { Input, campaigns, projects } from '@insights/contracts';
import { type Call, type Tx, announceAudit, eraseAnswers, isAfter, pageBounds, pageOf } from '@insights/db';
import { AppError } from '@insights/errors';
import { Project, ProjectInterview } from '../../db/project-entities.ts';
import { query } from '../../db/query.ts';
import type { ProjectDeps } from '../../project-deps.ts';
import { MOST_PROJECTS } from '../../domain/graph/limits.ts';
import { loadProject, lockProject, partsOf, presentProject, readProject } from './load-project.ts';
import { assertInterviews, assign, setInterviews, setVaults, tellCampaigns } from './membership.ts';

type Membership = campaigns.InterviewProject;

/** Errors: `not_found` (a campaign or vault), `quota_exceeded`. */
export async function createProject(
  deps: ProjectDeps,
  call: Call,
  { name, description, ...given }: projects.CreateProjectRequest,
): Promise<projects.Project> {
  const interview_ids = unique(given.interview_ids);
  await assertInterviews(deps, call.principal.workspace_id, interview_ids);
  let moved: Membership[] = [];
  const project = await deps.db.withWorkspace(call, async (tx) => {
    await assertRoom(tx);
    const at = deps.now();
    const row = { id: v7(), workspace_id: tx.workspaceId, name, description, created_at: at, updated_at: at };
    tx.em.create(Project, row);
    await setVaults(tx, row.id, unique(given.vault_ids));
    moved = await assign(tx, interview_ids, row.id);
    await announceAudit(tx, call, { action: 'project.created', subject: row.id });
    return readProject(tx, row.id);
  });
  await tellCampaigns(deps, call.principal.workspace_id, moved);
  return project;
}

async function assertRoom(tx: Tx): Promise<void> {
  const { count } = await query(tx)
    .selectFrom('projects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count < MOST_PROJECTS) return;
  const most = MOST_PROJECTS.toLocaleString('en');
  throw new AppError('quota_exceeded', {
    publicMessage: `A workspace can have ${most} projects. Delete those that are no longer needed.`,
  });
}

/** A page of projects, newest first. */
export function listProjects(
  { db }: ProjectDeps,
  call: Call,
  { page = null }: Input<projects.ListProjectsRequest>,
): Promise<projects.ListProjectsResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const rows = await query(tx)
      .selectFrom('projects')
      .selectAll()
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    const parts = await partsOf(
      tx,
      items.map(({ id }) => id),
    );
    return { items: items.map((project) => presentProject(project, parts.get(project.id))), next_cursor };
  });
}

/** Errors: `not_found`. */
export function getProject({ db }: ProjectDeps, call: Call, id: string): Promise<projects.Project> {
  return db.withWorkspace(call, (tx) => readProject(tx, id));
}

/** Absent fields keep their value. Errors: `not_found` (the project, a campaign or a vault). */
export async function updateProject(
  deps: ProjectDeps,
  call: Call,
  { project_id, name, description, ...given }: projects.UpdateProjectRequest,
): Promise<projects.Project> {
  const interview_ids = given.interview_ids && unique(given.interview_ids.ids);
  await deps.db.withWorkspace({ principal: call.principal }, (tx) => loadProject(tx, project_id));
  await assertInterviews(deps, call.principal.workspace_id, interview_ids ?? []);
  let moved: Membership[] = [];
  const changed = await deps.db.withWorkspace(call, async (tx) => {
    const project = await lockProject(tx, project_id);
    project.name = name ?? project.name;
    project.description = description ?? project.description;
    project.updated_at = deps.now();
    if (given.vault_ids) await setVaults(tx, project_id, unique(given.vault_ids.ids));
    moved = interview_ids ? await setInterviews(tx, project_id, interview_ids) : [];
    await announceAudit(tx, call, { action: 'project.changed', subject: project_id });
    return readProject(tx, project_id);
  });
  await tellCampaigns(deps, call.principal.workspace_id, moved);
  return changed;
}

/** Deletes a project with its graph, chats and log. The shared layer keeps what was synced, with its provenance. Errors: `not_found`. */
export async function deleteProject(
  deps: ProjectDeps,
  call: Call,
  id: string,
): Promise<projects.DeleteProjectResponse> {
  let moved: Membership[] = [];
  await deps.db.withWorkspace(call, async (tx) => {
    await lockProject(tx, id);
    moved = await setInterviews(tx, id, []);
    await query(tx).deleteFrom('chat_sessions').where('project_id', '=', id).execute();
    await query(tx).deleteFrom('projects').where('id', '=', id).execute();
    await announceAudit(tx, call, { action: 'project.deleted', subject: id });
    await eraseAnswers(tx, { subjects: [id] });
  });
  await tellCampaigns(deps, call.principal.workspace_id, moved);
  return {};
}

/** Puts a campaign into a project, or takes it out of the one that it is in. Errors: `not_found`. */
export async function assignInterview(
  deps: ProjectDeps,
  call: Call,
  { interview_id, project_id }: projects.AssignInterviewRequest,
): Promise<projects.AssignInterviewResponse> {
  await assertInterviews(deps, call.principal.workspace_id, [interview_id]);
  let moved: Membership[] = [];
  await deps.db.withWorkspace(call, async (tx) => {
    if (project_id !== null) await lockProject(tx, project_id);
    const before = await tx.em.findOne(ProjectInterview, { interview_id });
    const former = before?.project_id ?? null;
    moved = former === project_id ? [] : await assign(tx, [interview_id], project_id);
    const subject = moved.length > 0 ? (project_id ?? former) : null;
    if (subject) await announceAudit(tx, call, { action: 'project.changed', subject, details: { interview_id } });
  });
  await tellCampaigns(deps, call.principal.workspace_id, moved);
  return {};
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
