import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import { projects, wordsOf } from '@insights/contracts';

/** A `timestamptz(3)` column; the pool reads it as ISO text. */
const time = () => p.string();

export type Properties = Record<string, unknown>;

export const Project = defineEntity({
  name: 'Project',
  tableName: 'projects',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    name: p.text(),
    description: p.text(),
    created_at: time(),
    updated_at: time(),
  },
});
export type Project = InferEntity<typeof Project>;

/** The only record of which project a campaign belongs to. */
export const ProjectInterview = defineEntity({
  name: 'ProjectInterview',
  tableName: 'project_interviews',
  properties: {
    interview_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    project_id: p.uuid().strictNullable(),
    /** Grows with each change, so that a late copy of an older state is recognised. */
    revision: p.integer(),
    /** The campaign is deleted. */
    is_gone: p.boolean().default(false),
    /** State of the report whose map is in the graph; empty: none, or it must be read again. */
    graph_state: p.text().default(''),
    /** Which names are masked in what people wrote about the campaign; a token of the campaigns service. */
    hidden_names: p.text().default(''),
  },
});

export const ProjectVault = defineEntity({
  name: 'ProjectVault',
  tableName: 'project_vaults',
  properties: { project_id: p.uuid().primary(), vault_id: p.uuid().primary(), workspace_id: p.uuid() },
});

const source = () => p.enum(wordsOf(projects.GraphSource));

/** An item as it is shown, with people's changes applied. */
export const ProjectNode = defineEntity({
  name: 'ProjectNode',
  tableName: 'project_nodes',
  properties: {
    project_id: p.uuid().primary(),
    prj_key: p.text().primary(),
    workspace_id: p.uuid(),
    type: p.text(),
    label: p.text(),
    properties: p.json().$type<Properties>(),
    /** Of type and label; unique in the project. */
    identity: p.text(),
    source: source(),
    is_edited: p.boolean(),
    /** The item is deleted with its last piece of evidence. */
    rests_on_evidence: p.boolean(),
    created_at: time(),
  },
});
export type ProjectNode = InferEntity<typeof ProjectNode>;

export const ProjectEdge = defineEntity({
  name: 'ProjectEdge',
  tableName: 'project_edges',
  properties: {
    project_id: p.uuid().primary(),
    edge_key: p.text().primary(),
    workspace_id: p.uuid(),
    type: p.text(),
    from_key: p.text(),
    to_key: p.text(),
    source: source(),
    is_edited: p.boolean(),
    rests_on_evidence: p.boolean(),
    created_at: time(),
  },
});
export type ProjectEdge = InferEntity<typeof ProjectEdge>;

/** What a person changed in an item of a campaign; applied again whenever a report brings the item. */
export const ProjectEdit = defineEntity({
  name: 'ProjectEdit',
  tableName: 'project_edits',
  properties: {
    project_id: p.uuid().primary(),
    item_key: p.text().primary(),
    workspace_id: p.uuid(),
    is_removed: p.boolean(),
    type: p.text().strictNullable(),
    label: p.text().strictNullable(),
    properties: p.json().$type<Properties>().strictNullable(),
  },
});

/** A quote of a conversation, or a passage of a document. */
const evidence = () => ({
  source: source(),
  interview_id: p.uuid().strictNullable(),
  conversation_id: p.uuid().strictNullable(),
  turn_id: p.uuid().strictNullable(),
  document_id: p.uuid().strictNullable(),
  document_version: p.integer().strictNullable(),
  start_offset: p.integer(),
  end_offset: p.integer(),
  quote: p.text(),
  created_at: time(),
});

export const ProjectEvidence = defineEntity({
  name: 'ProjectEvidence',
  tableName: 'project_evidence',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    project_id: p.uuid(),
    prj_key: p.text().strictNullable(),
    edge_key: p.text().strictNullable(),
    ...evidence(),
  },
});

/** Its lock serialises changes of the workspace's shared layer. */
export const SharedLayer = defineEntity({
  name: 'SharedLayer',
  tableName: 'shared_layers',
  properties: { workspace_id: p.uuid().primary(), changed_at: time() },
});

export const SharedNode = defineEntity({
  name: 'SharedNode',
  tableName: 'shared_nodes',
  properties: {
    workspace_id: p.uuid().primary(),
    ukl_key: p.text().primary(),
    type: p.text(),
    label: p.text(),
    properties: p.json().$type<Properties>(),
    rests_on_evidence: p.boolean(),
    created_at: time(),
  },
});

export const SharedEdge = defineEntity({
  name: 'SharedEdge',
  tableName: 'shared_edges',
  properties: {
    workspace_id: p.uuid().primary(),
    ukl_key: p.text().primary(),
    type: p.text(),
    from_key: p.text(),
    to_key: p.text(),
    rests_on_evidence: p.boolean(),
    created_at: time(),
  },
});

export const SharedEvidence = defineEntity({
  name: 'SharedEvidence',
  tableName: 'shared_evidence',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    node_key: p.text().strictNullable(),
    edge_key: p.text().strictNullable(),
    ...evidence(),
  },
});

export const SyncLog = defineEntity({
  name: 'SyncLog',
  tableName: 'sync_log',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    project_id: p.uuid(),
    /** Whom the caller names. */
    synced_by: p.text().strictNullable(),
    actor_kind: p.text(),
    actor_id: p.text(),
    node_results: p.json().$type<projects.NodeResult[]>(),
    edge_results: p.json().$type<projects.EdgeResult[]>(),
    created_at: time(),
  },
});

/** Outlives the project. */
export const SharedProvenance = defineEntity({
  name: 'SharedProvenance',
  tableName: 'shared_provenance',
  properties: {
    workspace_id: p.uuid().primary(),
    project_id: p.uuid().primary(),
    item_key: p.text().primary(),
    node_key: p.text().strictNullable(),
    edge_key: p.text().strictNullable(),
    sync_log_id: p.uuid(),
    synced_by: p.text().strictNullable(),
    actor_kind: p.text(),
    actor_id: p.text(),
    synced_at: time(),
  },
});

export const projectEntities = [
  Project,
  ProjectInterview,
  ProjectVault,
  ProjectNode,
  ProjectEdge,
  ProjectEdit,
  ProjectEvidence,
  SharedLayer,
  SharedNode,
  SharedEdge,
  SharedEvidence,
  SyncLog,
  SharedProvenance,
] as const;
