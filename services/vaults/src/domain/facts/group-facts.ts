import type { WordOf, retrieval } from '@insights/contracts';

type FactKeys = Pick<FactRow, 'claim_key' | 'stance' | 'slot_key'>;

/** What one chunk states, as it is stored. */
export interface FactRow {
  readonly fact_id: string;
  readonly engine: WordOf<typeof retrieval.FactEngine>;
  readonly chunk_id: string;
  readonly vault_id: string;
  readonly subject: string;
  readonly predicate: string;
  readonly object: string;
  readonly source_text: string;
  readonly claim_key: string;
  readonly stance: boolean;
  readonly slot_key: string | null;
  readonly valid_at: string | null;
  readonly invalid_at: string | null;
  readonly score: number;
}

/** A fact with all that supports it. */
export interface GroupedFact {
  readonly id: string;
  readonly vault_id: string;
  readonly text: string;
  readonly subject: string;
  readonly predicate: string;
  readonly object: string;
  readonly source_text: string;
  readonly chunk_ids: string[];
  readonly support_count: number;
  readonly contradicts: string[];
  readonly valid_at: string | null;
  readonly invalid_at: string | null;
  readonly score: number;
  /** What has read it, each once. */
  readonly engines: WordOf<typeof retrieval.FactEngine>[];
}

/** Ids of supporting chunks that are listed; the count has all. */
const LISTED_CHUNKS = 50;

/** Facts with their support; facts that contradict each other name each other. The order is that of the first rows. */
export function groupFacts(rows: readonly FactRow[]): GroupedFact[] {
  const groups = Map.groupBy(rows, ({ fact_id }) => fact_id);
  const leaders = [...groups.values()].flatMap(([first]) => first ?? []);
  return leaders.map((fact) => {
    const stated = groups.get(fact.fact_id) ?? [];
    const chunks = [...new Set(stated.map(({ chunk_id }) => chunk_id))];
    const { vault_id, subject, predicate, object, source_text } = fact;
    return {
      id: fact.fact_id,
      vault_id,
      text: `${subject} ${predicate} ${object}`,
      subject,
      predicate,
      object,
      source_text,
      chunk_ids: chunks.slice(0, LISTED_CHUNKS),
      support_count: chunks.length,
      contradicts: leaders
        .filter((other) => isAnother(fact, other) && contradict(fact, other))
        .map(({ fact_id }) => fact_id),
      valid_at: stated.find(({ valid_at }) => valid_at !== null)?.valid_at ?? null,
      invalid_at: stated.find(({ invalid_at }) => invalid_at !== null)?.invalid_at ?? null,
      score: Math.max(...stated.map(({ score }) => score)),
      engines: [...new Set(stated.map(({ engine }) => engine))].toSorted(),
    };
  });
}

const isAnother = (a: FactRow, b: FactRow): boolean => a.fact_id !== b.fact_id && a.vault_id === b.vault_id;

/** Of two different facts: one denies what the other states, or both give a value where there can be one only. */
export function contradict(a: FactKeys, b: FactKeys): boolean {
  if (a.claim_key === b.claim_key) return a.stance !== b.stance;
  return a.slot_key !== null && a.slot_key === b.slot_key;
}
