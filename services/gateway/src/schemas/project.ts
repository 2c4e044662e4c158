import { z } from 'zod';
import { projects, wordsOf } from '@insights/contracts';
import { Name } from './inputs.ts';
import { Id, Time, orNull } from './outputs.ts';

const MOST_PARTS = 100;

export const Project = z
  .object({
    id: Id,
    workspace_id: Id,
    name: z.string().describe('Name of the project.'),
    description: z.string().describe('What the project is about.'),
    interview_ids: Id.array().describe('Its campaigns. A campaign is in one project at most.'),
    vault_ids: Id.array().describe('Its vaults.'),
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'Project', description: 'Campaigns and vaults that belong together.' });

const ids = (what: string) => z.uuid().array().max(MOST_PARTS).describe(what);

export const projectFields = {
  name: Name,
  description: z.string().max(2000).trim().default('').describe('What the project is about.'),
  interview_ids: ids('Campaigns of the project. One that is in another project leaves it.').default([]),
  vault_ids: ids('Vaults of the project.').default([]),
};

const list = (schema: z.ZodType<string[]>) =>
  schema.optional().transform((given) => (given === undefined ? null : { ids: given }));

export const ProjectChange = z.object({
  name: Name.optional().transform((given) => given ?? null),
  description: z
    .string()
    .max(2000)
    .trim()
    .optional()
    .transform((given) => given ?? null)
    .describe('What the project is about.'),
  interview_ids: list(ids('All campaigns of the project. One that is in another project leaves it.')).describe(
    'All campaigns of the project. One that is in another project leaves it.',
  ),
  vault_ids: list(ids('All vaults of the project.')).describe('All vaults of the project.'),
});

const SyncAction = z.enum(wordsOf(projects.SyncAction));
const NodeKey = z.string().max(64);

const NodeResult = z.object({
  action: SyncAction.describe(
    '`created`, `linked` (the shared layer had it already: evidence and provenance were added), `skipped` (synced before), or `not_found`.',
  ),
  prj_key: z.string().describe('Key of the node, as asked.'),
  ukl_key: z.string().describe('Its key in the shared layer; empty if it was not found.'),
});

const EdgeResult = z.object({
  action: SyncAction.describe('As of nodes. `not_found` also if the shared layer lacks one of its nodes.'),
  edge_key: z.string().describe('Key of the edge, as asked.'),
  ukl_key: z.string().describe('Its key in the shared layer; empty if it was not added.'),
  missing_keys: z.string().array().describe('Keys of its nodes that the shared layer lacks. Sync these first.'),
});

const results = {
  node_results: NodeResult.array().describe('One for each key of `node_keys`, in that order.'),
  edge_results: EdgeResult.array().describe('One for each key of `edge_keys`, in that order.'),
};

const Keys = NodeKey.array().max(1000).default([]);

export const SyncInput = z.object({
  node_keys: Keys.describe('Nodes of the project graph (`prj_key`).'),
  edge_keys: Keys.describe(
    'Edges of the project graph (`edge_key`). Their nodes must be in the shared layer, or in `node_keys`.',
  ),
  synced_by: z
    .string()
    .max(200)
    .trim()
    .nullish()
    .transform((given) => given ?? null)
    .describe('Whom to name in the log and in the provenance, beside the caller.'),
  dry_run: z.boolean().default(false).describe('Answer what a sync would do, and change nothing.'),
});

export const SyncResult = z
  .object({
    ...results,
    sync_log_id: z.string().describe('Id of the entry in the log; empty for a dry run.'),
    dry_run: z.boolean().describe('Whether nothing was changed.'),
  })
  .meta({ id: 'SyncResult', description: 'What a sync did with each item.' });

const actor = {
  synced_by: orNull(z.string()).describe('Whom the caller named.'),
  actor_kind: z.string().describe('Who called: `user` or `key`.'),
  actor_id: z.string().describe('Id of the user or key.'),
};

export const SyncLogEntry = z
  .object({ id: Id, ...actor, ...results, created_at: Time })
  .meta({ id: 'SyncLogEntry', description: 'A sync that was carried out.' });

export const Provenance = z
  .object({
    project_id: Id.describe('The project that the item came from; it may be deleted.'),
    key: z.string().describe('Key of the item in the project.'),
    sync_log_id: Id.describe('The sync.'),
    ...actor,
    synced_at: Time,
  })
  .meta({ id: 'Provenance' });
