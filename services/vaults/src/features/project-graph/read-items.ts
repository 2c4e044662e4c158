import type { projects } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import { ProjectEdge, ProjectNode } from '../../db/project-entities.ts';
import { type EvidenceOf, projectEvidence } from './shown-evidence.ts';

export const presentNode = (
  {
    prj_key,
    type,
    label,
    properties,
    source,
    is_edited,
  }: Pick<ProjectNode, 'prj_key' | 'type' | 'label' | 'properties' | 'source' | 'is_edited'>,
  evidenceOf: EvidenceOf,
): projects.GraphNode => ({
  prj_key,
  type,
  label,
  properties: JSON.stringify(properties),
  source,
  is_edited,
  evidence: evidenceOf(prj_key),
});

export const presentEdge = (
  {
    edge_key,
    type,
    from_key,
    to_key,
    source,
    is_edited,
  }: Pick<ProjectEdge, 'edge_key' | 'type' | 'from_key' | 'to_key' | 'source' | 'is_edited'>,
  evidenceOf: EvidenceOf,
): projects.GraphEdge => ({ edge_key, type, from_key, to_key, source, is_edited, evidence: evidenceOf(edge_key) });

/** Errors: `not_found`. */
export async function readNode(tx: Tx, call: Call, project_id: string, prj_key: string): Promise<projects.GraphNode> {
  const node = await tx.em.findOne(ProjectNode, { project_id, prj_key });
  if (!node) throw notFound('node');
  return presentNode(node, await projectEvidence(tx, call, project_id, { nodes: [prj_key], edges: [] }));
}

/** Errors: `not_found`. */
export async function readEdge(tx: Tx, call: Call, project_id: string, edge_key: string): Promise<projects.GraphEdge> {
  const edge = await tx.em.findOne(ProjectEdge, { project_id, edge_key });
  if (!edge) throw notFound('edge');
  return presentEdge(edge, await projectEvidence(tx, call, project_id, { nodes: [], edges: [edge_key] }));
}
