import type { reports } from '@insights/contracts';
import { type Language, MASK, isVerbatim, wordsOf } from '@insights/language';

/** What a campaign's map states about two of its nodes, as a sentence. */
export interface Connection {
  readonly subject: string;
  readonly predicate: string;
  readonly object: string;
  readonly sentence: string;
  /** Ids of the quotes that show it. */
  readonly evidence: readonly string[];
}

/**
 * How a sentence puts each type of edge. Types without a predicate say what belongs together and state nothing. German verbs are
 * inseparable, because the object follows them.
 */
const PREDICATES: Partial<Record<reports.EdgeType, Record<Language, string>>> = {
  raises: { en: 'raises', de: 'thematisiert', fr: 'soulève', es: 'plantea' },
  causes: { en: 'causes', de: 'verursacht', fr: 'cause', es: 'causa' },
  leads_to: { en: 'leads to', de: 'führt zu', fr: 'entraîne', es: 'lleva a' },
  works_around: { en: 'works around', de: 'umgeht', fr: 'contourne', es: 'evita' },
  addresses: { en: 'addresses', de: 'zielt auf', fr: 'répond à', es: 'responde a' },
  contradicts: { en: 'contradicts', de: 'widerspricht', fr: 'contredit', es: 'contradice' },
};

/**
 * The connections of a map in the order of its edges. Edges that read the same are one, with the quotes of all. A label that somebody said, word
 * for word, stands in quotation marks.
 */
export function connectionsOf(
  { nodes, edges }: reports.Cartography,
  { language, evidence: cited }: { language: Language; evidence: readonly reports.Evidence[] },
): Connection[] {
  const quotes = new Map(cited.map(({ id, quote }) => [id, quote]));
  const labels = new Map(nodes.map(({ id, label }) => [id, plainLabel(label)]));
  const named = new Map(
    nodes.map(({ id, evidence }) => {
      const label = labels.get(id) ?? '';
      const said = evidence.flatMap((each) => quotes.get(each) ?? []);
      return [id, isVerbatim(label, said) ? `“${label}”` : label];
    }),
  );
  const connections = edges.flatMap(({ type, from, to, evidence }) => {
    const [subject, predicate, object] = [labels.get(from), PREDICATES[type]?.[language], labels.get(to)];
    if (!subject || predicate === undefined || !object) return [];
    return { subject, predicate, object, sentence: `${named.get(from)} ${predicate} ${named.get(to)}.`, evidence };
  });
  return [
    ...Map.groupBy(connections, ({ subject, predicate, object }) =>
      JSON.stringify([subject, predicate, object]),
    ).values(),
  ].flatMap((same) => {
    const evidence = new Set(same.flatMap((each) => each.evidence));
    return same.slice(0, 1).map((connection) => ({ ...connection, evidence: [...evidence] }));
  });
}

/** A label on one line, without the full stop that would end the sentence around it; empty if it has no word. */
function plainLabel(label: string): string {
  const line = label
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\s.!?]+$/u, '');
  return wordsOf(line).every((word) => word === MASK) ? '' : line;
}
