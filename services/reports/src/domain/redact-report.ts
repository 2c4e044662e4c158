import type { reports } from '@insights/contracts';

/** What a version says, as it is stored. */
export interface ReportContent {
  summary?: string | null | undefined;
  outputs?: reports.Outputs | null | undefined;
  key_themes?: reports.KeyTheme[] | null | undefined;
  recommendations?: reports.Recommendation[] | null | undefined;
  evidence?: reports.Evidence[] | null | undefined;
}

const ERASED = '[…]';

/** The content without the quotes of erased conversations and what rested on them alone; undefined when it cites none. */
export function redactReport(content: ReportContent, erased: ReadonlySet<string>): ReportContent | undefined {
  const all = content.evidence ?? [];
  const gone = all.filter((evidence) => erased.has(evidence.conversation_id));
  if (gone.length === 0) return undefined;
  const evidence = all.filter((each) => !erased.has(each.conversation_id));
  const kept = new Set(evidence.map(({ id }) => id));
  const clean = wordsWithout(gone);
  const supported = <T extends { evidence: string[] }>(items: readonly T[]): T[] =>
    items
      .map((item) => clean({ ...item, evidence: item.evidence.filter((id) => kept.has(id)) }))
      .filter((item) => item.evidence.length > 0);
  return {
    summary: clean(content.summary ?? null),
    outputs: content.outputs ? redactOutputs(content.outputs, supported, evidence) : null,
    key_themes: content.key_themes ? supported(content.key_themes) : null,
    recommendations: content.recommendations ? supported(content.recommendations) : null,
    evidence,
  };
}

function redactOutputs(
  { cartography, roadmap, personas }: reports.Outputs,
  supported: <T extends { evidence: string[] }>(items: readonly T[]) => T[],
  evidence: readonly reports.Evidence[],
): reports.Outputs {
  const nodes = supported(cartography?.nodes ?? []);
  const ids = new Set(nodes.map(({ id }) => id));
  const edges = supported(cartography?.edges ?? []).filter(({ from, to }) => ids.has(from) && ids.has(to));
  // Needs and frustrations are people's own words: only those that remaining evidence shows are known to be somebody else's.
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

/** Takes erased quotes out of every text of a value, wherever they are repeated. */
function wordsWithout(gone: readonly reports.Evidence[]): <T>(value: T) => T {
  const quotes = gone.map(({ quote }) => quote).toSorted((a, b) => b.length - a.length);
  const scrub = (text: string) => quotes.reduce((rest, quote) => rest.replaceAll(quote, ERASED), text);
  return <T>(value: T): T =>
    value === null || value === undefined
      ? value
      : (JSON.parse(JSON.stringify(value), (_key, each: unknown) =>
          typeof each === 'string' ? scrub(each) : each,
        ) as T);
}
