/** Quotes as they are shown: several of one passage are one, in which all that they quote is marked. */
import type { Evidence } from '@insights/api-client/rest';

export interface Passage {
  /** The first quote from it. */
  readonly evidence: Evidence;
  /** Those that are quoted have a depth. */
  readonly parts: readonly Part[];
  /** What a machine makes of the quotes that are in another language. */
  readonly translations: readonly string[];
}

export interface Part {
  readonly text: string;
  /** How many spans have it. */
  readonly depth: number;
}

export type Span = readonly [start: number, end: number];

const spanOf = ({ before, quote }: Evidence): Span => [before.length, before.length + quote.length];

/** A text, divided where spans begin and end. */
export function partsOf(text: string, spans: readonly Span[]): Part[] {
  const edges = [...new Set([0, ...spans.flat(), text.length])].toSorted((a, b) => a - b);
  return edges.slice(1).map((end, index) => {
    const start = edges[index] ?? 0;
    return { text: text.slice(start, end), depth: spans.filter(([from, to]) => from <= start && end <= to).length };
  });
}

/** In the order of their first quotes. */
export function passagesOf(quotes: readonly Evidence[]): Passage[] {
  const known = new Map<string, { evidence: Evidence; text: string; spans: Span[]; translations: Set<string> }>();
  for (const evidence of quotes) {
    const text = `${evidence.before}${evidence.quote}${evidence.after}`;
    const key = `${evidence.turn_id} ${text}`;
    const same = known.get(key);
    const translations = evidence.translation === null ? [] : [evidence.translation];
    if (same === undefined)
      known.set(key, { evidence, text, spans: [spanOf(evidence)], translations: new Set(translations) });
    else {
      same.spans.push(spanOf(evidence));
      for (const each of translations) same.translations.add(each);
    }
  }
  return [...known.values()].map(({ evidence, text, spans, translations }) => ({
    evidence,
    parts: partsOf(text, spans),
    translations: [...translations],
  }));
}
