import { resolver, tenantTable } from '@insights/db';

/** Columns of evidence: a quote of a conversation, or a passage of a document. */
const EVIDENCE = `
  source text not null check (source in ('campaign', 'person')),
  interview_id uuid,
  conversation_id uuid,
  turn_id uuid,
  document_id uuid references vaults.documents on delete cascade,
  document_version int,
  start_offset int not null,
  end_offset int not null,
  quote text not null,
  created_at timestamptz(3) not null,
  check (num_nonnulls(conversation_id, document_id) = 1)`;

/**
 * Deletes items that rest on evidence with their last piece of evidence, however that ends: an erasure, a deleted document, vault or
 * campaign, a newer report.
 */
const unsupported = (
  graph: 'project' | 'shared',
  scope: string,
  columns: Record<'nodes' | 'edges', [string, string]>,
) => [
  `create function vaults.${graph}_evidence_gone() returns trigger language plpgsql set search_path = vaults as $$
   begin
     ${(['edges', 'nodes'] as const)
       .map((items) => {
         const [key, reference] = columns[items];
         return `delete from ${graph}_${items} item using (select distinct ${scope}, ${reference} from gone) lost
          where item.${scope} = lost.${scope} and item.${key} = lost.${reference} and item.rests_on_evidence
            and not exists (select from ${graph}_evidence e where e.${scope} = item.${scope} and e.${reference} = item.${key});`;
       })
       .join('\n     ')}
     return null;
   end $$`,
  `create trigger evidence_gone after delete on vaults.${graph}_evidence referencing old table as gone
     for each statement execute function vaults.${graph}_evidence_gone()`,
];

const projectTables = [
  `create table vaults.projects (
     id uuid primary key,
     workspace_id uuid not null,
     name text not null,
     description text not null,
     created_at timestamptz(3) not null,
     updated_at timestamptz(3) not null)`,
  `create index projects_newest on vaults.projects (workspace_id, created_at desc, id desc)`,
  ...tenantTable('vaults', 'projects'),
  // The only record of which project a campaign belongs to; campaigns has a copy. A deleted campaign stays as a tombstone.
  `create table vaults.project_interviews (
     interview_id uuid primary key,
     workspace_id uuid not null,
     project_id uuid references vaults.projects,
     revision int not null,
     is_gone boolean not null default false,
     graph_state text not null default '',
     hidden_names text not null default '')`,
  `create index project_interviews_project on vaults.project_interviews (project_id)`,
  ...tenantTable('vaults', 'project_interviews'),
  `create table vaults.project_vaults (
     project_id uuid not null references vaults.projects on delete cascade,
     vault_id uuid not null references vaults.vaults on delete cascade,
     workspace_id uuid not null,
     primary key (project_id, vault_id))`,
  `create index project_vaults_vault on vaults.project_vaults (vault_id)`,
  ...tenantTable('vaults', 'project_vaults'),
  ...resolver('vaults', 'project', 'projects'),
];

const projectGraph = [
  `create table vaults.project_nodes (
     project_id uuid not null references vaults.projects on delete cascade,
     prj_key text not null,
     workspace_id uuid not null,
     type text not null,
     label text not null,
     properties jsonb not null,
     identity text not null,
     source text not null check (source in ('campaign', 'person')),
     is_edited boolean not null,
     rests_on_evidence boolean not null,
     created_at timestamptz(3) not null,
     primary key (project_id, prj_key),
     unique (project_id, identity))`,
  ...tenantTable('vaults', 'project_nodes'),
  `create table vaults.project_edges (
     project_id uuid not null references vaults.projects on delete cascade,
     edge_key text not null,
     workspace_id uuid not null,
     type text not null,
     from_key text not null,
     to_key text not null,
     source text not null check (source in ('campaign', 'person')),
     is_edited boolean not null,
     rests_on_evidence boolean not null,
     created_at timestamptz(3) not null,
     primary key (project_id, edge_key),
     unique (project_id, from_key, to_key, type),
     foreign key (project_id, from_key) references vaults.project_nodes on delete cascade,
     foreign key (project_id, to_key) references vaults.project_nodes on delete cascade)`,
  `create index project_edges_to on vaults.project_edges (project_id, to_key)`,
  ...tenantTable('vaults', 'project_edges'),
  // What people changed in items of campaigns. It is applied again whenever a report brings the item.
  `create table vaults.project_edits (
     project_id uuid not null references vaults.projects on delete cascade,
     item_key text not null,
     workspace_id uuid not null,
     is_removed boolean not null,
     type text,
     label text,
     properties jsonb,
     primary key (project_id, item_key))`,
  ...tenantTable('vaults', 'project_edits'),
  `create table vaults.project_evidence (
     id uuid primary key,
     workspace_id uuid not null,
     project_id uuid not null,
     prj_key text,
     edge_key text,
     ${EVIDENCE},
     check (num_nonnulls(prj_key, edge_key) = 1),
     foreign key (project_id, prj_key) references vaults.project_nodes on delete cascade,
     foreign key (project_id, edge_key) references vaults.project_edges on delete cascade)`,
  `create index project_evidence_node on vaults.project_evidence (project_id, prj_key) where prj_key is not null`,
  `create index project_evidence_edge on vaults.project_evidence (project_id, edge_key) where edge_key is not null`,
  `create index project_evidence_conversation on vaults.project_evidence (conversation_id) where conversation_id is not null`,
  `create index project_evidence_interview on vaults.project_evidence (interview_id) where interview_id is not null`,
  `create index project_evidence_document on vaults.project_evidence (document_id) where document_id is not null`,
  ...tenantTable('vaults', 'project_evidence'),
  ...unsupported('project', 'project_id', { nodes: ['prj_key', 'prj_key'], edges: ['edge_key', 'edge_key'] }),
];

const sharedLayer = [
  // One row for each workspace. Its lock serialises changes of the shared layer.
  `create table vaults.shared_layers (workspace_id uuid primary key, changed_at timestamptz(3) not null)`,
  ...tenantTable('vaults', 'shared_layers'),
  `create table vaults.shared_nodes (
     workspace_id uuid not null,
     ukl_key text not null,
     type text not null,
     label text not null,
     properties jsonb not null,
     rests_on_evidence boolean not null,
     created_at timestamptz(3) not null,
     primary key (workspace_id, ukl_key))`,
  ...tenantTable('vaults', 'shared_nodes'),
  `create table vaults.shared_edges (
     workspace_id uuid not null,
     ukl_key text not null,
     type text not null,
     from_key text not null,
     to_key text not null,
     rests_on_evidence boolean not null,
     created_at timestamptz(3) not null,
     primary key (workspace_id, ukl_key),
     foreign key (workspace_id, from_key) references vaults.shared_nodes on delete cascade,
     foreign key (workspace_id, to_key) references vaults.shared_nodes on delete cascade)`,
  `create index shared_edges_from on vaults.shared_edges (workspace_id, from_key)`,
  `create index shared_edges_to on vaults.shared_edges (workspace_id, to_key)`,
  ...tenantTable('vaults', 'shared_edges'),
  `create table vaults.shared_evidence (
     id uuid primary key,
     workspace_id uuid not null,
     node_key text,
     edge_key text,
     ${EVIDENCE},
     check (num_nonnulls(node_key, edge_key) = 1),
     foreign key (workspace_id, node_key) references vaults.shared_nodes on delete cascade,
     foreign key (workspace_id, edge_key) references vaults.shared_edges on delete cascade)`,
  `create index shared_evidence_node on vaults.shared_evidence (workspace_id, node_key) where node_key is not null`,
  `create index shared_evidence_edge on vaults.shared_evidence (workspace_id, edge_key) where edge_key is not null`,
  `create index shared_evidence_conversation on vaults.shared_evidence (conversation_id) where conversation_id is not null`,
  `create index shared_evidence_interview on vaults.shared_evidence (interview_id) where interview_id is not null`,
  `create index shared_evidence_document on vaults.shared_evidence (document_id) where document_id is not null`,
  ...tenantTable('vaults', 'shared_evidence'),
  ...unsupported('shared', 'workspace_id', { nodes: ['ukl_key', 'node_key'], edges: ['ukl_key', 'edge_key'] }),
  `create table vaults.sync_log (
     id uuid primary key,
     workspace_id uuid not null,
     project_id uuid not null references vaults.projects on delete cascade,
     synced_by text,
     actor_kind text not null,
     actor_id text not null,
     node_results jsonb not null,
     edge_results jsonb not null,
     created_at timestamptz(3) not null)`,
  `create index sync_log_newest on vaults.sync_log (project_id, created_at desc, id desc)`,
  ...tenantTable('vaults', 'sync_log'),
  // Outlives the project: it tells where an item of the shared layer came from.
  `create table vaults.shared_provenance (
     workspace_id uuid not null,
     project_id uuid not null,
     item_key text not null,
     node_key text,
     edge_key text,
     sync_log_id uuid not null,
     synced_by text,
     actor_kind text not null,
     actor_id text not null,
     synced_at timestamptz(3) not null,
     primary key (workspace_id, project_id, item_key),
     check (num_nonnulls(node_key, edge_key) = 1),
     foreign key (workspace_id, node_key) references vaults.shared_nodes on delete cascade,
     foreign key (workspace_id, edge_key) references vaults.shared_edges on delete cascade)`,
  `create index shared_provenance_node on vaults.shared_provenance (workspace_id, node_key) where node_key is not null`,
  `create index shared_provenance_edge on vaults.shared_provenance (workspace_id, edge_key) where edge_key is not null`,
  ...tenantTable('vaults', 'shared_provenance'),
];

export const projects = [...projectTables, ...projectGraph, ...sharedLayer];
