import type { queries, reports } from '@insights/contracts';
import { languageOf } from '@insights/language';
import { matchesWords } from './words.ts';
import type { CampaignGraph } from './campaign-graph.ts';

/** The evidence of a campaign that counts for a query, by id. */
export function admittedEvidence(
  graph: CampaignGraph,
  where: queries.EvidenceFilter | null,
): ReadonlyMap<string, reports.Evidence> {
  const { kinds = [], polarities = [], topic = null } = where ?? {};
  const ofTopic = topic === null ? null : evidenceOfTopic(graph, topic);
  return new Map(
    graph.version.evidence
      .filter(
        ({ id, kind, polarity, conversation_id }) =>
          (kinds.length === 0 || kinds.includes(kind)) &&
          (polarities.length === 0 || polarities.includes(polarity)) &&
          (graph.conversations?.has(conversation_id) ?? true) &&
          (ofTopic?.has(id) ?? true),
      )
      .map((row) => [row.id, row]),
  );
}

function evidenceOfTopic({ version, language }: CampaignGraph, topic: string): Set<string> {
  const themes = version.key_themes.filter(
    ({ id, label, keywords }) =>
      id === topic || matchesWords([label, ...keywords].join(' '), topic, languageOf(language)),
  );
  return new Set(themes.flatMap(({ evidence, dissent_evidence }) => [...evidence, ...dissent_evidence]));
}
