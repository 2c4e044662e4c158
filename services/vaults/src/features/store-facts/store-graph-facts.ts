import type { Tx } from '@insights/db';
import { query } from '../../db/query.ts';
import type { StatedFact } from '../../domain/facts/fact.ts';
import { type DocumentWithFacts, insertFacts } from './store-facts.ts';

/** Chunks read before other work of the process gets its turn. */
const CHUNKS_AT_ONCE = 20;

/**
 * Stores the facts that a campaign's map states, each with the chunk that has its sentence, before the rules read the chunks. A sentence that is
 * longer than a chunk may be is divided, and its fact is left out.
 */
export async function storeGraphFacts(
  tx: Tx,
  document: Pick<DocumentWithFacts, 'id' | 'vault_id'>,
  facts: readonly StatedFact[],
): Promise<void> {
  const [first] = facts;
  if (first === undefined) return;
  for (let next = 0; ;) {
    const chunks = await query(tx)
      .selectFrom('chunks')
      .select(['id', 'ordinal', 'start_offset', 'end_offset'])
      .where('document_id', '=', document.id)
      .where('end_offset', '>', first.start)
      .where('ordinal', '>=', next)
      .orderBy('ordinal')
      .limit(CHUNKS_AT_ONCE)
      .execute();
    const stated = chunks.flatMap((chunk) => factsWithin(facts, chunk).map((fact) => ({ chunk, fact })));
    await insertFacts(tx, document, { engine: 'graph', facts: stated });
    if (chunks.length < CHUNKS_AT_ONCE) return;
    next = (chunks.at(-1)?.ordinal ?? next) + 1;
  }
}

/** The facts whose sentences are in a chunk, each once. */
function factsWithin(
  facts: readonly StatedFact[],
  { start_offset, end_offset }: { start_offset: number; end_offset: number },
): StatedFact[] {
  const within = facts.filter(({ start, end }) => start >= start_offset && end <= end_offset);
  return [...new Map(within.map((fact) => [fact.fact_key, fact])).values()];
}
