import { type Tx, anyOf } from '@insights/db';
import { notFound } from '@insights/errors';
import { Project } from '../../db/project-entities.ts';
import { query } from '../../db/query.ts';
import type { RetrieveInput } from '../retrieve/retrieve.ts';

/** Errors: `not_found`. */
export async function assertProject(tx: Tx, id: string): Promise<void> {
  if (!(await tx.em.findOne(Project, { id }))) throw notFound('project');
}

type Sources = Pick<RetrieveInput, 'vault_ids' | 'document_ids'>;

/**
 * What the questions of a session are answered from: in the insights chat all documents of the workspace, in a project those of its vaults
 * and of its campaigns, whose documents are in other vaults.
 */
export async function sourcesOf(tx: Tx, project_id: string | null): Promise<Sources> {
  if (project_id === null) return { vault_ids: null, document_ids: null };
  const vaults = await query(tx)
    .selectFrom('project_vaults')
    .select('vault_id')
    .where('project_id', '=', project_id)
    .execute();
  const vault_ids = vaults.map(({ vault_id }) => vault_id);
  const campaigns = await query(tx)
    .selectFrom('project_interviews')
    .select('interview_id')
    .where('project_id', '=', project_id)
    .execute();
  if (campaigns.length === 0) return { vault_ids, document_ids: null };
  const documents = await query(tx)
    .selectFrom('documents')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('vault_id', '=', anyOf(vault_ids)),
        eb('interview_id', '=', anyOf(campaigns.map(({ interview_id }) => interview_id))),
      ]),
    )
    .execute();
  return { vault_ids: null, document_ids: documents.map(({ id }) => id) };
}
