import { LockMode } from '@mikro-orm/core';
import type { projects } from '@insights/contracts';
import { type Tx, anyOf } from '@insights/db';
import { notFound } from '@insights/errors';
import { Project } from '../../db/project-entities.ts';
import { query } from '../../db/query.ts';

/** Errors: `not_found`. */
export async function loadProject(tx: Tx, id: string): Promise<Project> {
  const project = await tx.em.findOne(Project, { id });
  if (!project) throw notFound('project');
  return project;
}

/** The same, locked: changes of one project and its graph follow one another. */
export async function lockProject(tx: Tx, id: string): Promise<Project> {
  const project = await tx.em.findOne(Project, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!project) throw notFound('project');
  return project;
}

/** What projects gather. */
export interface ProjectParts {
  readonly interview_ids: string[];
  readonly vault_ids: string[];
}

/** The campaigns and vaults of projects. */
export async function partsOf(tx: Tx, projectIds: readonly string[]): Promise<ReadonlyMap<string, ProjectParts>> {
  const parts = new Map(projectIds.map((id) => [id, { interview_ids: [] as string[], vault_ids: [] as string[] }]));
  const interviews = await query(tx)
    .selectFrom('project_interviews')
    .select(['project_id', 'interview_id'])
    .where('project_id', '=', anyOf(projectIds))
    .orderBy('interview_id')
    .execute();
  const vaults = await query(tx)
    .selectFrom('project_vaults')
    .select(['project_id', 'vault_id'])
    .where('project_id', '=', anyOf(projectIds))
    .orderBy('vault_id')
    .execute();
  for (const { project_id, interview_id } of interviews) parts.get(project_id ?? '')?.interview_ids.push(interview_id);
  for (const { project_id, vault_id } of vaults) parts.get(project_id)?.vault_ids.push(vault_id);
  return parts;
}

export const presentProject = (project: Project, parts: ProjectParts | undefined): projects.Project => ({
  id: project.id,
  workspace_id: project.workspace_id,
  name: project.name,
  description: project.description,
  interview_ids: parts?.interview_ids ?? [],
  vault_ids: parts?.vault_ids ?? [],
  created_at: project.created_at,
  updated_at: project.updated_at,
});

/** Errors: `not_found`. */
export async function readProject(tx: Tx, id: string): Promise<projects.Project> {
  const project = await loadProject(tx, id);
  return presentProject(project, (await partsOf(tx, [id])).get(id));
}
