import type { Corpus } from '../corpus/corpus.ts';
import type { Said } from '../corpus/said.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import { round, slug } from '../format.ts';
import type { Finding } from '../types.ts';
import type { Claim } from './claims.ts';
import { TYPICAL, typical } from './quotes.ts';
import { leastSupport } from './rank.ts';

const MOST_HEADLINES = 5;
/** Single participants' claims stand up front only where there are fewer shared ones, and never among so many participants. */
const FEWEST_HEADLINES = 3;
export const MANY_PARTICIPANTS = 20;
const DISSENTING = 2;
/** A dissenting quote that stands in so many places is not repeated. */
const SHOWN_ENOUGH = 2;

/** The claims as findings, the headlines first. */
export function findingsOf(
  claims: readonly Claim[],
  themeOf: (said: Said) => string | null,
  corpus: Corpus,
  book: EvidenceBook,
): Finding[] {
  const headlines = new Set(headlinesOf(claims, corpus));
  const ids = new Ids('finding');
  return [...headlines, ...claims.filter((claim) => !headlines.has(claim))].map((claim) => ({
    id: ids.next(claim),
    text: claim.text,
    kind: claim.kind,
    theme_id: mostFrequent(claim.said.map(themeOf)),
    is_headline: headlines.has(claim),
    ...supportOf(claim, corpus, book),
  }));
}

/** Ids made of the kind and the subject, so that the same finding has the same id in the next version. */
export class Ids {
  readonly #prefix: string;
  readonly #used = new Map<string, number>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  next({ kind, key, clause, said }: Pick<Claim, 'kind' | 'key' | 'clause' | 'said'>): string {
    const terms = clause === null ? (key ?? said[0]?.statement.terms[0]?.key ?? '') : [...clause.terms].join(' ');
    const id = [this.#prefix, kind, slug(terms)].filter((part) => part !== '').join('-');
    const count = (this.#used.get(id) ?? 0) + 1;
    this.#used.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  }
}

/** The first claims, each about another subject: those that several participants share, then, of few participants, single ones up to three. */
export function headlinesOf(claims: readonly Claim[], corpus: Corpus): Claim[] {
  const least = leastSupport(corpus);
  const fewest = corpus.participants.length < MANY_PARTICIPANTS ? FEWEST_HEADLINES : 0;
  const subjects = new Set<string>();
  const chosen: Claim[] = [];
  for (const claim of claims) {
    const isShared = claim.supporters.size >= least;
    const subject = claim.key ?? claim.text;
    if (chosen.length >= (isShared ? MOST_HEADLINES : fewest) || subjects.has(subject)) continue;
    subjects.add(subject);
    chosen.push(claim);
  }
  return chosen;
}

export type Support = Pick<
  Finding,
  | 'support_count'
  | 'dissent_count'
  | 'silent_count'
  | 'confidence'
  | 'evidence'
  | 'dissent_evidence'
  | 'supporters'
  | 'dissenters'
>;

/** Who says it, who says the opposite, who says nothing, and their quotes. */
export function supportOf(claim: Claim, corpus: Corpus, book: EvidenceBook): Support {
  const quotes = [...claim.lead, ...typical(othersThan(claim), TYPICAL - claim.lead.length, book)];
  const { size: support } = claim.supporters;
  const { size: dissent } = claim.dissenters;
  return {
    support_count: support,
    dissent_count: dissent,
    silent_count: corpus.participants.length - support - dissent,
    confidence: round(claim.confidence),
    evidence: book.cite(quotes),
    dissent_evidence: book.cite(
      typical(claim.dissent, DISSENTING, book).filter((said) => book.uses(said) < SHOWN_ENOUGH),
    ),
    supporters: idsOf(claim.supporters, corpus),
    dissenters: idsOf(claim.dissenters, corpus),
  };
}

/** The statements of participants who have no quote yet. */
function othersThan({ said, lead }: Claim): Said[] {
  const shown = new Set(lead.map(({ participant }) => participant));
  return said.filter(({ participant }) => !shown.has(participant));
}

export const idsOf = (positions: Iterable<number>, { participants }: Corpus): string[] =>
  [...positions].toSorted((a, b) => a - b).map((position) => participants[position]?.id ?? '');

function mostFrequent(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? null;
}
