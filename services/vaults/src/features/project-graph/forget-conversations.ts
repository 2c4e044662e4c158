import { type Tx, anyOf } from '@insights/db';
import { query } from '../../db/query.ts';
import { holdsErasedWords } from '../../domain/graph/erased-words.ts';
import { lockLayer } from '../sync-project/lock-layer.ts';

interface Erased {
  readonly interview_id: string;
  readonly conversation_ids: readonly string[];
}

/**
 * Removes erased conversations from the graphs of projects and from the shared layer: their quotes, items that only they supported, and nodes
 * whose label has words that nobody else is shown to have said. The map of the campaign is read again when its report has been redacted.
 */
export async function forgetConversations(tx: Tx, erased: Erased): Promise<void> {
  await query(tx)
    .updateTable('project_interviews')
    .set({ graph_state: '' })
    .where('interview_id', '=', erased.interview_id)
    .execute();
  await forgetInProjects(tx, erased);
  await lockLayer(tx);
  await forgetInLayer(tx, erased);
}

async function forgetInProjects(tx: Tx, { conversation_ids }: Erased): Promise<void> {
  const gone = await query(tx)
    .deleteFrom('project_evidence')
    .where('conversation_id', '=', anyOf(conversation_ids))
    .returning(['project_id', 'prj_key as key', 'quote'])
    .execute();
  for (const [project_id, quotes] of Map.groupBy(gone, (each) => each.project_id)) {
    const left = await query(tx)
      .selectFrom('project_nodes as n')
      .leftJoin('project_evidence as e', (join) =>
        join.onRef('e.project_id', '=', 'n.project_id').onRef('e.prj_key', '=', 'n.prj_key'),
      )
      .select(['n.prj_key as key', 'n.label', 'e.quote'])
      .where('n.project_id', '=', project_id)
      .where('n.source', '=', 'campaign')
      .where('n.prj_key', '=', anyOf(quotes.flatMap(({ key }) => key ?? [])))
      .execute();
    await query(tx)
      .deleteFrom('project_nodes')
      .where('project_id', '=', project_id)
      .where('prj_key', '=', anyOf(suspects(quotes, left)))
      .execute();
  }
}

async function forgetInLayer(tx: Tx, { conversation_ids }: Erased): Promise<void> {
  const gone = await query(tx)
    .deleteFrom('shared_evidence')
    .where('conversation_id', '=', anyOf(conversation_ids))
    .returning(['node_key as key', 'quote'])
    .execute();
  const left = await query(tx)
    .selectFrom('shared_nodes as n')
    .leftJoin('shared_evidence as e', 'e.node_key', 'n.ukl_key')
    .select(['n.ukl_key as key', 'n.label', 'e.quote'])
    .where('n.ukl_key', '=', anyOf(gone.flatMap(({ key }) => key ?? [])))
    .execute();
  await query(tx)
    .deleteFrom('shared_nodes')
    .where('ukl_key', '=', anyOf(suspects(gone, left)))
    .execute();
}

/** Keys of nodes whose label has words of erased quotes that none of their other quotes has. */
function suspects(
  gone: readonly { key: string | null; quote: string }[],
  left: readonly { key: string; label: string; quote: string | null }[],
): string[] {
  const erased = Map.groupBy(gone, ({ key }) => key ?? '');
  return [...Map.groupBy(left, ({ key }) => key)].flatMap(([key, rows]) => {
    const theirs = (erased.get(key) ?? []).map(({ quote }) => quote);
    const others = rows.flatMap(({ quote }) => quote ?? []);
    return holdsErasedWords(rows[0]?.label ?? '', theirs, others) ? [key] : [];
  });
}
