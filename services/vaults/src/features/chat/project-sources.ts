import type { Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import { Project } from '../../db/project-entities.ts';
import { query } from '../../db/query.ts';

/** Errors: `not_found`. */
export async function assertProject(tx: Tx, id: string): Promise<void> {
  if (!(await tx.em.findOne(Project, { id }))) throw notFound('project');
}

/** The vaults whose documents answer: in the insights chat all (null), in a project its own. */
export async function vaultsFor(tx: Tx, project_id: string | null): Promise<string[] | null> {
  if (project_id === null) return null;
  const rows = await query(tx)
    .selectFrom('project_vaults')
    .select('vault_id')
    .where('project_id', '=', project_id)
    .execute();
  return rows.map(({ vault_id }) => vault_id);
}

export async function campaignsOfProject(tx: Tx, project_id: string): Promise<string[]> {
  const rows = await query(tx)
    .selectFrom('project_interviews')
    .select('interview_id')
    .where('project_id', '=', project_id)
    .execute();
  return rows.map(({ interview_id }) => interview_id);
}
