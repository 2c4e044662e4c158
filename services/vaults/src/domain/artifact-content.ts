/** Rows of cells below a head. */
export interface TableContent {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** Values of several series at the same labels. */
export interface ChartContent {
  readonly type: string;
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** Markdown, a table or the data of a chart. The gateway checks its form, this service its size. */
export type ArtifactContent = string | TableContent | ChartContent;

/** Of one artifact, as JSON. */
export const MAX_ARTIFACT_BYTES = 64 * 1024;
/** Of all artifacts of a session: a list of them is one message. */
export const MAX_SESSION_BYTES = 2 * 1024 * 1024;
export const MAX_ARTIFACTS = 1_000;

/** All texts in a content, in order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The same content with other texts, in the order of `textsIn`. */
export function withTexts<T>(value: T, texts: readonly string[]): T {
  const rest = texts[Symbol.iterator]();
  const replaced = (each: unknown): unknown => {
    if (typeof each === 'string') return rest.next().value ?? '';
    if (Array.isArray(each)) return each.map(replaced);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, replaced(inner)]));
  };
  return replaced(value) as T;
}
