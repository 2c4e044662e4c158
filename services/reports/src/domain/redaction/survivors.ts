import type { reports } from '@insights/contracts';
import { marginOf } from '../../analysis/count/matrix.ts';

/** The counts, quotes and people of a claim. */
export type Claim = Pick<
  reports.Finding,
  'evidence' | 'dissent_evidence' | 'supporters' | 'dissenters' | 'unclear' | 'silent' | 'support_count'
>;

type Cited = Pick<reports.Evidence, 'id' | 'conversation_id' | 'participant'>;
type People = Pick<reports.Participant, 'id' | 'conversation_id' | 'conversation_ids'>;

/** The conversations of a participant. */
export const conversationsOf = ({ conversation_id, conversation_ids }: Omit<People, 'id'>): readonly string[] =>
  conversation_ids.length > 0 ? conversation_ids : [conversation_id];

/** Who and what remains of a report after an erasure. */
export class Survivors {
  readonly participants: readonly People[];
  readonly evidence: ReadonlySet<string>;
  readonly #conversationsOf: ReadonlyMap<string, readonly string[]>;
  readonly #citedIn: ReadonlyMap<string, Cited>;
  readonly #people: ReadonlySet<string>;
  readonly #erased: ReadonlySet<string>;
  /** Who remains, with a conversation that does not. */
  readonly #halved: ReadonlySet<string>;

  constructor(evidence: readonly Cited[], participants: readonly People[], erased: ReadonlySet<string>) {
    this.#erased = erased;
    this.#conversationsOf = new Map(participants.map((each) => [each.id, conversationsOf(each)]));
    this.#citedIn = new Map(evidence.map((each) => [each.id, each]));
    this.participants = participants.filter((each) => conversationsOf(each).some((id) => !erased.has(id)));
    this.#people = new Set(this.participants.map(({ id }) => id));
    const isHalved = (each: People): boolean => conversationsOf(each).some((id) => erased.has(id));
    this.#halved = new Set(this.participants.filter(isHalved).map(({ id }) => id));
    this.evidence = new Set(evidence.filter((each) => !erased.has(each.conversation_id)).map(({ id }) => id));
  }

  quotes(ids: readonly string[]): string[] {
    return ids.filter((id) => this.evidence.has(id));
  }

  people(ids: readonly string[]): string[] {
    return ids.filter((id) => this.#people.has(id));
  }

  /** Who remains. Of whom something was erased, only a quote that remains tells where they stand. */
  #stillIn(ids: readonly string[], quotes: readonly string[]): string[] {
    const quoted = new Set(quotes.map((id) => this.#citedIn.get(id)?.participant));
    return this.people(ids).filter((id) => !this.#halved.has(id) || quoted.has(id));
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
    const dissent_evidence = this.quotes(claim.dissent_evidence);
    const supporters = this.#stillIn(claim.supporters, evidence);
    const isOrphan = claim.supporters.length > 0 && supporters.length === 0;
    if (evidence.length === 0 || isOrphan) return null;
    const sides = {
      supporters,
      dissenters: this.#stillIn(claim.dissenters, dissent_evidence),
      unclear: this.#stillIn(claim.unclear, []),
      silent: this.#stillIn(claim.silent, []),
    };
    return {
      ...claim,
      evidence,
      dissent_evidence,
      ...sides,
      ...this.counts(sides),
    };
  }

  claims<T extends Claim>(claims: readonly T[]): T[] {
    return claims.map((each) => this.claim(each)).filter((each) => each !== null);
  }

  /** The counts of those who remain; who is named on no side was not asked. */
  counts({
    supporters,
    dissenters,
    unclear = [],
    silent = [],
  }: Partial<Claim> & Pick<Claim, 'supporters' | 'dissenters'>) {
    const [support_count, dissent_count] = [supporters.length, dissenters.length];
    const heard = support_count + dissent_count + unclear.length + silent.length;
    return {
      support_count,
      dissent_count,
      unclear_count: unclear.length,
      silent_count: silent.length,
      not_asked_count: Math.max(0, this.participants.length - heard),
      margin: marginOf({ support_count, dissent_count }),
    };
  }

  /** The erased conversations that quotes or people of an item belong to. */
  erasedIn({ quotes = [], people = [] }: { quotes?: readonly string[]; people?: readonly string[] }): Set<string> {
    const cited = quotes.map((id) => this.#citedIn.get(id)?.conversation_id ?? '');
    const counted = people.flatMap((id) => this.#conversationsOf.get(id) ?? []);
    return new Set([...cited, ...counted].filter((id) => this.#erased.has(id)));
  }
}
