import type { reports } from '@insights/contracts';
import type { ReportSource } from '../render-report.ts';

/** A passage of a turn with the codes that it has. */
export interface CodedPassage {
  readonly conversation_id: string;
  readonly turn_id: string;
  readonly start: number;
  readonly end: number;
  /** A passage whose turn has another text by now is left out. */
  readonly text: string;
  /** Keys of codes. */
  readonly codes: Set<string>;
}

export const themeCode = (id: string): string => `theme/${id}`;
export const dissentCode = (id: string): string => `dissent/${id}`;
export const kindCode = (kind: string): string => `kind/${kind}`;
export const polarityCode = (polarity: string): string => `polarity/${polarity}`;

type Place = Pick<CodedPassage, 'conversation_id' | 'turn_id' | 'start' | 'end' | 'text'>;

/** The quotes of the report with their themes, and every statement with its kind and polarity; a passage stands once. */
export function codedPassages({ version, talks }: Pick<ReportSource, 'version' | 'talks'>): CodedPassage[] {
  const passages = new Map<string, CodedPassage>();
  const add = (place: Place, ...codes: string[]) => {
    const key = `${place.turn_id} ${place.start} ${place.end}`;
    const passage = passages.get(key) ?? { ...place, codes: new Set<string>() };
    passages.set(key, passage);
    for (const code of codes) passage.codes.add(code);
  };
  const quotes = new Map(version.evidence.map((each) => [each.id, each]));
  const cite = (ids: readonly string[], code: string) => {
    for (const quote of ids.flatMap((id) => quotes.get(id) ?? [])) add(placeOf(quote), code);
  };
  for (const { id, evidence, dissent_evidence } of version.key_themes) {
    cite(evidence, themeCode(id));
    cite(dissent_evidence, dissentCode(id));
  }
  for (const quote of version.evidence) {
    if (quote.kind !== 'unspecified') add(placeOf(quote), kindCode(quote.kind), polarityCode(quote.polarity));
  }
  for (const { kind, polarity, ...place } of talks?.statements ?? [])
    add(place, kindCode(kind), polarityCode(polarity));
  return [...passages.values()];
}

const placeOf = ({ conversation_id, turn_id, start, end, quote }: reports.Evidence): Place => ({
  conversation_id,
  turn_id,
  start,
  end,
  text: quote,
});
