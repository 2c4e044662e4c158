import type { reports } from '@insights/contracts';
import { type ReportContent, rewriteTexts } from './report-content.ts';

const ERASED = '[…]';

type Supported = <T extends { evidence: string[] }>(items: readonly T[]) => T[];

/**
 * The content without the quotes of erased conversations, in evidence and in every text, and without the items that only
 * these quotes supported; null if it cites none of them.
 */
export function redactReport(content: ReportContent, erased: ReadonlySet<string>): ReportContent | null {
  const gone = (content.evidence ?? []).filter((each) => erased.has(each.conversation_id));
  if (gone.length === 0) return null;
  const evidence = (content.evidence ?? []).filter((each) => !erased.has(each.conversation_id));
  const kept = new Set(evidence.map(({ id }) => id));
  const supported: Supported = (items) =>
    items
      .map((item) => ({ ...item, evidence: item.evidence.filter((id) => kept.has(id)) }))
      .filter((item) => item.evidence.length > 0);
  const { summary, outputs, key_themes, recommendations } = withoutQuotes(content, gone);
  return {
    summary,
    outputs: outputs && redactOutputs(outputs, supported, evidence),
    key_themes: key_themes && supported(key_themes),
    recommendations: recommendations && supported(recommendations),
    evidence,
  };
}

function redactOutputs(
  { cartography, roadmap, personas }: reports.Outputs,
  supported: Supported,
  evidence: readonly reports.Evidence[],
): reports.Outputs {
  const nodes = supported(cartography?.nodes ?? []);
  const ids = new Set(nodes.map(({ id }) => id));
  const edges = supported(cartography?.edges ?? []).filter(({ from, to }) => ids.has(from) && ids.has(to));
  // Needs and frustrations are participants' own words. Those that the remaining evidence does not show may be the erased person's.
  const isShown = (words: string) => evidence.some(({ quote }) => quote.includes(words) || words.includes(quote));
  return {
    cartography: { nodes, edges },
    roadmap: supported(roadmap),
    personas: supported(personas).map((persona) => ({
      ...persona,
      needs: persona.needs.filter(isShown),
      frustrations: persona.frustrations.filter(isShown),
    })),
  };
}

function withoutQuotes(content: ReportContent, gone: readonly reports.Evidence[]): ReportContent {
  const quotes = gone.map(({ quote }) => quote).toSorted((a, b) => b.length - a.length);
  return rewriteTexts(content, (text) => quotes.reduce((rest, quote) => rest.replaceAll(quote, ERASED), text));
}
