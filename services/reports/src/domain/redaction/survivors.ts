import type { reports } from '@insights/contracts';

/** The counts, quotes and people of a claim. */
export type Claim = Pick<
  reports.Finding,
  'evidence' | 'dissent_evidence' | 'supporters' | 'dissenters' | 'support_count' | 'dissent_count' | 'silent_count'
>;

type Cited = Pick<reports.Evidence, 'id' | 'conversation_id' | 'participant'>;
type People = Pick<reports.Participant, 'id' | 'conversation_id'>;

/** Who and what remains of a report after an erasure. */
export class Survivors {
  readonly participants: readonly People[];
  readonly evidence: ReadonlySet<string>;
  readonly #conversationOf: ReadonlyMap<string, string>;
  readonly #citedIn: ReadonlyMap<string, Cited>;
  readonly #people: ReadonlySet<string>;
  readonly #erased: ReadonlySet<string>;

  constructor(evidence: readonly Cited[], participants: readonly People[], erased: ReadonlySet<string>) {
    this.#erased = erased;
    this.#conversationOf = new Map(participants.map(({ id, conversation_id }) => [id, conversation_id]));
    this.#citedIn = new Map(evidence.map((each) => [each.id, each]));
    this.participants = participants.filter((each) => !erased.has(each.conversation_id));
    this.#people = new Set(this.participants.map(({ id }) => id));
    this.evidence = new Set(evidence.filter((each) => !erased.has(each.conversation_id)).map(({ id }) => id));
  }

  quotes(ids: readonly string[]): string[] {
    return ids.filter((id) => this.evidence.has(id));
  }

  people(ids: readonly string[]): string[] {
    return ids.filter((id) => this.#people.has(id));
  }

  /** The items with the quotes that remain, without those that have none left. */
  supported<T extends { evidence: string[] }>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ ...item, evidence: this.quotes(item.evidence) }))
      .filter(({ evidence }) => evidence.length > 0);
  }

  /** The claim with the quotes and people that remain, counted again; null if nobody or nothing supports it any longer. */
  claim<T extends Claim>(claim: T): T | null {
    const evidence = this.quotes(claim.evidence);
    const supporters = this.people(claim.supporters);
    const isOrphan = claim.supporters.length > 0 && supporters.length === 0;
    if (evidence.length === 0 || isOrphan) return null;
    const dissenters = this.people(claim.dissenters);
    return {
      ...claim,
      evidence,
      dissent_evidence: this.quotes(claim.dissent_evidence),
      supporters,
      dissenters,
      ...this.counts(supporters.length, dissenters.length),
    };
  }

  claims<T extends Claim>(claims: readonly T[]): T[] {
    return claims.map((each) => this.claim(each)).filter((each) => each !== null);
  }

  counts(support_count: number, dissent_count: number) {
    const silent_count = Math.max(0, this.participants.length - support_count - dissent_count);
    return { support_count, dissent_count, silent_count };
  }

  /** The erased conversations that quotes or people of an item belong to. */
  erasedIn({ quotes = [], people = [] }: { quotes?: readonly string[]; people?: readonly string[] }): Set<string> {
    const cited = quotes.map((id) => this.#citedIn.get(id)?.conversation_id ?? '');
    const counted = people.map((id) => this.#conversationOf.get(id) ?? '');
    return new Set([...cited, ...counted].filter((id) => this.#erased.has(id)));
  }
}
