import MiniSearch from 'minisearch';
import type { queries, reports } from '@insights/contracts';
import { languageOf } from '@insights/language';
import { marginOf } from '../../analysis/count/matrix.ts';
import type { CampaignGraph } from './campaign-graph.ts';
import { termsOf } from './words.ts';

type Fact = Omit<queries.QueryFact, 'score'>;

interface Claim {
  id: string;
  support_count: number;
  dissent_count: number;
  unclear_count: number;
  silent_count: number;
  not_asked_count: number;
  margin: number;
  author: reports.Author;
  evidence: string[];
  dissent_evidence: string[];
}

/** How much more a word of a claim counts than one of its quotes. */
const TEXT_BOOST = 2;

/** The claims of a report that share words with the question or whose quotes do, the best first (BM25). */
export function factsFor(
  graph: CampaignGraph,
  question: string,
  admitted: ReadonlyMap<string, { quote: string }>,
): queries.QueryFact[] {
  const language = languageOf(graph.language);
  const facts = claimsOf(graph).flatMap((fact) => admittedFact(fact, admitted));
  const index = new MiniSearch<{ id: number; text: string; quotes: string }>({
    fields: ['text', 'quotes'],
    tokenize: (text) => termsOf(text, language),
    processTerm: (term) => term,
    searchOptions: { boost: { text: TEXT_BOOST }, combineWith: 'OR' },
  });
  index.addAll(
    facts.map(({ text, evidence, dissent_evidence }, id) => ({
      id,
      text,
      quotes: [...evidence, ...dissent_evidence].map((each) => admitted.get(each)?.quote ?? '').join('\n'),
    })),
  );
  return index.search(question).flatMap(({ id, score }) => {
    const fact = facts[Number(id)];
    return fact === undefined ? [] : [{ ...fact, score: Math.round(score * 1e6) / 1e6 }];
  });
}

/** The claim with the evidence that counts for the query; none if no supporting evidence does. */
function admittedFact(fact: Fact, admitted: ReadonlyMap<string, unknown>): Fact[] {
  const evidence = fact.evidence.filter((id) => admitted.has(id));
  const dissent_evidence = fact.dissent_evidence.filter((id) => admitted.has(id));
  return evidence.length === 0 ? [] : [{ ...fact, evidence, dissent_evidence }];
}

interface Sides {
  supporters: string[];
  dissenters: string[];
  unclear?: string[];
  silent?: string[];
}

function claimsOf({ interview_id, version }: CampaignGraph): Fact[] {
  const all = version.participants.length;
  const fact = (
    kind: queries.FactKind,
    claim: Claim,
    text: string,
    { supporters, dissenters, unclear = [], silent = [] }: Sides,
  ): Fact => {
    const { id, support_count, dissent_count, unclear_count, silent_count, not_asked_count } = claim;
    const { evidence, dissent_evidence, margin, author } = claim;
    const counts = { support_count, dissent_count, unclear_count, silent_count, not_asked_count };
    const sides = { supporters, dissenters, unclear, silent };
    return { interview_id, kind, id, text, ...counts, ...sides, evidence, dissent_evidence, margin, author };
  };
  return [
    ...version.findings.map((each) =>
      fact('finding', each, [ended(each.text), ...each.sentences.map(({ text }) => text)].join(' '), each),
    ),
    ...version.key_themes.map((each) => fact('theme', each, `${each.label}. ${each.description}`, each)),
    ...(version.outputs?.roadmap ?? []).map((each) =>
      fact('roadmap_item', each, `${each.title} ${each.description}`, each),
    ),
    ...(version.outputs?.personas ?? []).map((each) =>
      fact('persona', each, `${each.name}. ${each.description}`, { supporters: each.members, dissenters: [] }),
    ),
    ...version.contradictions.map(({ id, subject, positive, negative }) => {
      const both = (positive?.participants ?? []).filter((each) => negative?.participants.includes(each));
      const supporters = (positive?.participants ?? []).filter((each) => !both.includes(each));
      const dissenters = (negative?.participants ?? []).filter((each) => !both.includes(each));
      const heard = supporters.length + dissenters.length + both.length;
      const claim = {
        id,
        support_count: supporters.length,
        dissent_count: dissenters.length,
        unclear_count: both.length,
        silent_count: 0,
        not_asked_count: Math.max(0, all - heard),
        margin: marginOf({ support_count: supporters.length, dissent_count: dissenters.length }),
        author: positive?.author ?? 'unspecified',
        evidence: positive?.evidence ?? [],
        dissent_evidence: negative?.evidence ?? [],
      };
      const text = `${subject}: ${positive?.text ?? ''} ${negative?.text ?? ''}`;
      return fact('contradiction', claim, text, { supporters, dissenters, unclear: both });
    }),
  ];
}

/** A headline, as a sentence among others. */
const ended = (text: string): string => (/[.!?…]["”“»]?$/u.test(text) ? text : `${text}.`);
