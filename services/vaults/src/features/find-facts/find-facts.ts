import type { retrieval } from '@insights/contracts';
import { type Tx, anyOf } from '@insights/db';
import { query } from '../../db/query.ts';
import { termsOf } from '../../domain/answer/candidates.ts';
import type { Question } from '../../search/question.ts';
import { type FactRow, groupFacts } from '../../domain/facts/group-facts.ts';
import type { Searched } from '../../search/searched.ts';
import { ScoreBoard } from '../../search/score-board.ts';

/** A stored fact with the place of its chunk. */
export interface MatchedFact extends FactRow {
  readonly document_id: string;
  readonly ordinal: number;
}

/** Rows read for a prompt, for the chunks of an answer, and for what supports and contradicts these. */
const MOST_MATCHES = 200;
const MOST_IN_CHUNKS = 500;
const MOST_RELATED = 2_000;
/** Facts of an answer; those that contradict one of them are added. */
const MOST_FACTS = 20;
const MOST_WITH_CONTRADICTING = 30;
/** What a fact without a word of the question counts, beside one with all of them. */
const UNASKED = 0.2;

/** The facts whose subject the prompt names. */
export async function matchFacts(tx: Tx, searched: Searched, { subject_keys: keys }: Question): Promise<MatchedFact[]> {
  if (keys.length === 0) return [];
  return visibleFacts(tx, searched)
    .where('stated_facts.workspace_id', '=', tx.workspaceId)
    .where('subject_key', '=', anyOf(keys))
    .orderBy('stated_facts.score', 'desc')
    .orderBy('stated_facts.chunk_id')
    .limit(MOST_MATCHES)
    .execute();
}

/** Scores of the chunks that state the matched facts: how much of the prompt one of the facts has. */
export function scoreByFacts(matched: readonly MatchedFact[], question: Question): ScoreBoard {
  const scores = new ScoreBoard();
  for (const { document_id, ordinal, ...fact } of matched) {
    const known = scores.scoreOf(document_id, ordinal);
    scores.add(document_id, ordinal, Math.max(known, relevanceOf(fact, question)) - known);
  }
  return scores;
}

/** What facts are sought for. */
interface Sought {
  readonly question: Question;
  readonly matched: readonly MatchedFact[];
  readonly chunk_ids: readonly string[];
}

/** The facts that the given chunks state or the prompt asks for, best first, with their support; facts that contradict them are beside them. */
export async function findFacts(
  tx: Tx,
  searched: Searched,
  { question, matched, chunk_ids }: Sought,
): Promise<retrieval.Fact[]> {
  const stated = chunk_ids.length === 0 ? [] : await factsOfChunks(tx, searched, chunk_ids);
  const scored = new Map<string, { row: FactRow; score: number }>();
  for (const row of [...stated, ...matched]) {
    const score = row.score * (UNASKED + (1 - UNASKED) * relevanceOf(row, question));
    if (score > (scored.get(row.fact_id)?.score ?? -1)) scored.set(row.fact_id, { row, score });
  }
  const chosen = [...scored.values()].toSorted((a, b) => b.score - a.score || order(a.row, b.row)).slice(0, MOST_FACTS);
  if (chosen.length === 0) return [];
  const places = new Map(chosen.map(({ row }, place) => [row.fact_id, place]));
  const related = await relatedFacts(
    tx,
    searched,
    chosen.map(({ row }) => row),
  );
  const placeOf = ({ fact_id }: FactRow): number => places.get(fact_id) ?? MOST_FACTS;
  const facts = groupFacts(related.toSorted((a, b) => placeOf(a) - placeOf(b) || order(a, b)));
  const shown = facts.slice(0, MOST_WITH_CONTRADICTING);
  const ids = new Set(shown.map(({ id }) => id));
  return shown.map((fact) => ({
    ...fact,
    contradicts: fact.contradicts.filter((id) => ids.has(id)),
    score: scored.get(fact.id)?.score ?? UNASKED * fact.score,
  }));
}

/** Equal scores in one order, so that the answer is the same each time. A fact that several engines have read is shown as the rules word it. */
function order(a: FactRow, b: FactRow): number {
  const [first, second] = [a, b].map(({ fact_id, engine, chunk_id }) => `${fact_id} ${engine} ${chunk_id}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

/** The share of the question's words, by their weight, that the fact has. */
function relevanceOf(
  { subject, predicate, object }: Pick<FactRow, 'subject' | 'predicate' | 'object'>,
  question: Question,
): number {
  const terms = new Set(termsOf(`${subject} ${predicate} ${object}`, question.language));
  let [found, total] = [0, 0];
  for (const [term, weight] of question.weights) {
    total += weight;
    if (terms.has(term)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}

function factsOfChunks(tx: Tx, searched: Searched, ids: readonly string[]): Promise<MatchedFact[]> {
  return visibleFacts(tx, searched)
    .where('stated_facts.chunk_id', '=', anyOf([...ids]))
    .limit(MOST_IN_CHUNKS)
    .execute();
}

const distinct = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/** All that states one of the facts, denies it, or gives another value. */
function relatedFacts(tx: Tx, searched: Searched, facts: readonly FactRow[]): Promise<MatchedFact[]> {
  return visibleFacts(tx, searched)
    .where('stated_facts.vault_id', '=', anyOf(distinct(facts.map(({ vault_id }) => vault_id))))
    .where((eb) =>
      eb.or([
        eb('fact_id', '=', anyOf(distinct(facts.map(({ fact_id }) => fact_id)))),
        eb('claim_key', '=', anyOf(distinct(facts.map(({ claim_key }) => claim_key)))),
        eb('slot_key', '=', anyOf(distinct(facts.map(({ slot_key }) => slot_key)))),
      ]),
    )
    .orderBy('stated_facts.document_id')
    .orderBy('stated_facts.ordinal')
    .limit(MOST_RELATED)
    .execute();
}

/** Facts of documents that may be searched: what the caller may not see supports nothing either. */
function visibleFacts(tx: Tx, { vault_ids, source_types, document_ids }: Searched) {
  return query(tx)
    .selectFrom('stated_facts')
    .select([
      'stated_facts.fact_id',
      'stated_facts.engine',
      'stated_facts.chunk_id',
      'stated_facts.vault_id',
      'stated_facts.document_id',
      'stated_facts.ordinal',
      'stated_facts.subject',
      'stated_facts.predicate',
      'stated_facts.object',
      'stated_facts.source_text',
      'stated_facts.claim_key',
      'stated_facts.stance',
      'stated_facts.slot_key',
      'stated_facts.valid_at',
      'stated_facts.invalid_at',
      'stated_facts.score',
    ])
    .$if(vault_ids !== null, (facts) => facts.where('stated_facts.vault_id', '=', anyOf([...(vault_ids ?? [])])))
    .$if(document_ids !== null, (facts) =>
      facts.where('stated_facts.document_id', '=', anyOf([...(document_ids ?? [])])),
    )
    .$if(source_types !== null, (facts) =>
      facts
        .innerJoin('documents', 'documents.id', 'stated_facts.document_id')
        .where('documents.source_type', '=', anyOf([...(source_types ?? [])])),
    );
}
