import type { projects } from '@insights/contracts';
import { type Call, type Tx, anyOf, sql } from '@insights/db';
import { query } from '../../db/query.ts';
import { SHOWN_EVIDENCE } from '../../domain/graph/limits.ts';
import { mayQuote } from './evidence.ts';

const COLUMNS = [
  'source',
  'interview_id',
  'conversation_id',
  'turn_id',
  'document_id',
  'document_version',
  'start_offset',
  'end_offset',
  'quote',
] as const;

interface Row {
  readonly item_key: string | null;
  readonly source: projects.GraphEvidence['source'];
  readonly interview_id: string | null;
  readonly conversation_id: string | null;
  readonly turn_id: string | null;
  readonly document_id: string | null;
  readonly document_version: number | null;
  readonly start_offset: number;
  readonly end_offset: number;
  readonly quote: string;
  /** Of a passage, the version that its document has now. */
  readonly current_version: number | null;
}

/** Evidence by the key of its item, the newest first and as much as is shown. */
export type EvidenceOf = (key: string) => projects.GraphEvidence[];

/** Keys of nodes and of edges. */
export interface ItemKeys {
  readonly nodes: readonly string[];
  readonly edges: readonly string[];
}

/** Of items of a project. What participants said is empty for callers who may not see it. */
export async function projectEvidence(tx: Tx, call: Call, projectId: string, keys: ItemKeys): Promise<EvidenceOf> {
  const ranked = query(tx)
    .selectFrom('project_evidence')
    .select(COLUMNS)
    .select(({ fn }) => [
      fn.coalesce('prj_key', 'edge_key').as('item_key'),
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy(['prj_key', 'edge_key']).orderBy('created_at', 'desc').orderBy('id'))
        .as('place'),
    ])
    .where('project_id', '=', projectId)
    .where((eb) => eb.or([eb('prj_key', '=', anyOf(keys.nodes)), eb('edge_key', '=', anyOf(keys.edges))]));
  const rows = await query(tx)
    .selectFrom(ranked.as('ranked'))
    .leftJoin('documents', 'documents.id', 'ranked.document_id')
    .selectAll('ranked')
    .select('documents.version as current_version')
    .where('place', '<=', sql.lit(SHOWN_EVIDENCE))
    .orderBy('place')
    .execute();
  return grouped(call, rows);
}

/** The same of items of the shared layer. */
export async function sharedEvidence(tx: Tx, call: Call, keys: ItemKeys): Promise<EvidenceOf> {
  const ranked = query(tx)
    .selectFrom('shared_evidence')
    .select(COLUMNS)
    .select(({ fn }) => [
      fn.coalesce('node_key', 'edge_key').as('item_key'),
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy(['node_key', 'edge_key']).orderBy('created_at', 'desc').orderBy('id'))
        .as('place'),
    ])
    .where((eb) => eb.or([eb('node_key', '=', anyOf(keys.nodes)), eb('edge_key', '=', anyOf(keys.edges))]));
  const rows = await query(tx)
    .selectFrom(ranked.as('ranked'))
    .leftJoin('documents', 'documents.id', 'ranked.document_id')
    .selectAll('ranked')
    .select('documents.version as current_version')
    .where('place', '<=', sql.lit(SHOWN_EVIDENCE))
    .orderBy('place')
    .execute();
  return grouped(call, rows);
}

function grouped(call: Call, rows: readonly Row[]): EvidenceOf {
  const groups = Map.groupBy(rows, ({ item_key }) => item_key ?? '');
  const isFull = mayQuote(call);
  return (key) => (groups.get(key) ?? []).map((row) => present(row, isFull));
}

const present = (
  { item_key: _key, start_offset: start, end_offset: end, ...row }: Row,
  isFull: boolean,
): projects.GraphEvidence => ({
  source: row.source,
  interview_id: row.interview_id,
  conversation_id: row.conversation_id,
  turn_id: row.turn_id,
  document_id: row.document_id,
  document_version: row.document_version,
  start,
  end,
  quote: isFull || row.conversation_id === null ? row.quote : '',
  is_replaced: row.document_version !== row.current_version,
});
