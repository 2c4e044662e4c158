import type { reports } from '@insights/contracts';
import { verbatimOnly } from '@insights/language';
import { rewriteTexts } from '../../domain/report-content.ts';

/** Kinds of nodes whose labels are names of subjects, not what somebody said. */
const SUBJECTS: ReadonlySet<string> = new Set(['theme', 'topic', 'persona', 'question']);

/**
 * A version without what participants said: no evidence, no summaries of single conversations, no words in quotation marks, and no claim
 * that is itself a quote, as the rules write where nothing sums it up. Counts, subjects and sentences about several people stay.
 */
export function withoutQuotes(version: reports.ReportVersion): reports.ReportVersion {
  const said = version.evidence.map(({ quote, before, after }) => plain(`${before}${quote}${after}`)).join('\0');
  const isSaid = (text: string): boolean => said.includes(plain(text));
  const given = version.question_results.map(({ text }) => text);
  const { question_results, ...rest } = version;
  const rewritten = rewriteTexts({ ...rest, question_results: null }, (text, kind) =>
    kind === 'topics' ? text : isSaid(text) ? '' : verbatimOnly(text, given).text,
  );
  const results = question_results.map((result) => ({
    ...result,
    points: result.points.filter(({ text }) => !isSaid(text)),
  }));
  const shown = { ...version, ...rewritten, question_results: results, conversation_summaries: [] };
  return withoutEmpty({
    ...shown,
    outputs: withoutSaidNodes(shown.outputs, isSaid),
    evidence: [],
  }) as reports.ReportVersion;
}

/** Letters and digits alone: a quote stays one whatever its case and punctuation. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function withoutSaidNodes(outputs: reports.Outputs | null, isSaid: (text: string) => boolean): reports.Outputs | null {
  if (!outputs?.cartography) return outputs;
  const { nodes, edges } = outputs.cartography;
  const kept = nodes.filter(({ type, label }) => SUBJECTS.has(type) || !isSaid(label));
  const ids = new Set(kept.map(({ id }) => id));
  return {
    ...outputs,
    cartography: { nodes: kept, edges: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)) },
  };
}

/** Fields that make a claim: without them, it says nothing. */
const SAYS = ['text', 'title', 'name', 'label'] as const;
const EVIDENCE: ReadonlySet<string> = new Set(['evidence', 'dissent_evidence']);

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  (typeof value === 'object' && value !== null && SAYS.some((key) => (value as Record<string, unknown>)[key] === ''));

/** Drops claims that lost their text, and references to evidence. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !isEmpty(each)).map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      if (EVIDENCE.has(key)) return [key, []];
      return [key, typeof field === 'object' && isEmpty(field) ? null : withoutEmpty(field)];
    }),
  );
}
