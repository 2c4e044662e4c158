/** The report by rules on a campaign of evaluation interviews. */
import type { reports } from '../../packages/contracts/src/index.ts';
import { type QuestionTotals, assemble } from '../../services/reports/src/analysis/assemble/index.ts';
import { type PipelineInput, analyse } from '../../services/reports/src/analysis/pipeline.ts';
import type { Campaign } from './campaign-file.ts';
import { readingsOf } from './reading.ts';
import { responsesOf } from './responses.ts';

export type ReportInput = PipelineInput & { readonly totals: readonly QuestionTotals[] };

export type Report = Pick<
  reports.ReportVersion,
  | 'summary'
  | 'key_themes'
  | 'findings'
  | 'contradictions'
  | 'question_results'
  | 'participants'
  | 'sample'
  | 'saturation'
  | 'grouping'
  | 'method'
  | 'outputs'
  | 'recommendations'
  | 'evidence'
  | 'conversation_summaries'
  | 'summary_sentences'
>;

/** `rename` gives ids to conversations, contacts and turns. */
export function inputOf(campaign: Campaign, rename: (id: string) => string = (id) => id): ReportInput {
  return {
    campaign: { id: 'campaign', name: campaign.name, goal: campaign.goal, language: campaign.language },
    questions: campaign.questions.map(({ id, text, kind, options }) => ({
      id,
      text,
      kind,
      options,
      option_ids: options,
      topic: null,
    })),
    readings: readingsOf(campaign, rename),
    codebook: { codes: [], covered: [] },
    corrections: [],
    people: { edits: [], codings: [] },
    totals: responsesOf(campaign),
  };
}

export const reportOn = (campaign: Campaign): Report => reportOf(inputOf(campaign));

export function reportOf({ totals, ...input }: ReportInput): Report {
  const step = analyse(input, null, new Map());
  if ('asks' in step) throw new Error('the floor asks nothing');
  const { findings, corpus, answers, saturation } = step.done;
  return assemble({ findings, corpus, answers, saturation, input, totals, method: null });
}

export interface Claim {
  /** Where the claim stands, such as `finding` or `theme`. */
  item: string;
  text: string;
  /** Ids of evidence. */
  evidence: readonly string[];
}

/** Every claim of a report that quotes should support. */
export function claimsOf(report: Report): Claim[] {
  const { cartography, roadmap = [], personas = [] } = report.outputs ?? {};
  return [
    ...report.findings.flatMap(({ text, evidence, dissent_evidence }) => [
      { item: 'finding', text, evidence },
      ...against('finding', text, dissent_evidence),
    ]),
    ...report.key_themes.flatMap(({ label, description, evidence, dissent_evidence }) => [
      { item: 'theme', text: `${label}: ${description}`, evidence },
      ...against('theme', `${label}: ${description}`, dissent_evidence),
    ]),
    ...report.contradictions.flatMap(({ positive, negative }) =>
      [positive, negative].flatMap((side) =>
        side === null ? [] : [{ item: 'contradiction', text: side.text, evidence: side.evidence }],
      ),
    ),
    ...report.question_results.flatMap(({ text: question, points }) =>
      points.flatMap(({ text, evidence, dissent_evidence }) => [
        { item: 'answer', text: `${question} ${text}`, evidence },
        ...against('answer', text, dissent_evidence),
      ]),
    ),
    ...roadmap.flatMap(({ title, description, evidence, dissent_evidence }) => [
      { item: 'roadmap', text: `${title} ${description}`, evidence },
      ...against('roadmap', title, dissent_evidence),
    ]),
    ...personas.map(({ name, description, traits, needs, frustrations, evidence }) => ({
      item: 'persona',
      text: [`${name}: ${description}`, ...traits, ...needs, ...frustrations].join(' | '),
      evidence,
    })),
    ...report.recommendations.map(({ text, evidence }) => ({ item: 'recommendation', text, evidence })),
    ...report.conversation_summaries.flatMap(({ points }) =>
      points.map(({ text, evidence }) => ({ item: 'summary', text, evidence })),
    ),
    ...(cartography?.nodes ?? []).map(({ label, evidence }) => ({ item: 'node', text: label, evidence })),
    ...(cartography?.edges ?? []).map(({ type, from, to, evidence }) => ({
      item: 'edge',
      text: `${labelOf(cartography, from)} → ${String(type)} → ${labelOf(cartography, to)}`,
      evidence,
    })),
  ];
}

const labelOf = (map: reports.Cartography | null | undefined, id: string): string =>
  map?.nodes.find((node) => node.id === id)?.label ?? id;

const against = (item: string, text: string, evidence: readonly string[]): Claim[] =>
  evidence.length === 0 ? [] : [{ item: `${item}, dissent`, text: `Against this: ${text}`, evidence }];

/** The conversations on which a claim rests. */
export function conversationsOf(report: Report, ids: readonly string[]): Set<string> {
  const wanted = new Set(ids);
  return new Set(report.evidence.filter(({ id }) => wanted.has(id)).map((row) => row.conversation_id));
}

/** All text of a report that is not a participant's own words. */
export function ownWordsOf(report: Report): string[] {
  const quotes = new Set(report.evidence.map(({ quote }) => quote));
  return stringsOf({ ...report, evidence: [], participants: [] }).filter((text) => !quotes.has(text));
}

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
};
