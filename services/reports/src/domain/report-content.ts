import type { ReportVersion } from '../db/entities.ts';

/** What a version says. */
export type ReportContent = Pick<ReportVersion, 'summary' | 'outputs' | 'key_themes' | 'recommendations' | 'evidence'>;

export const contentOf = ({
  summary,
  outputs,
  key_themes,
  recommendations,
  evidence,
}: ReportContent): ReportContent => ({ summary, outputs, key_themes, recommendations, evidence });

/** `topics`: labels and the ids made of them, in lower case. `texts`: everything else that a person reads. */
export type TextKind = 'texts' | 'topics';

const TOPICS: ReadonlySet<string> = new Set(['id', 'label', 'keywords', 'from', 'to', 'theme_id']);
/** Fields that hold ids of evidence, or a word of a closed set. */
const NO_TEXT: ReadonlySet<string> = new Set(['evidence', 'type', 'sentiment']);

/** Rewrites every text of a report: the one place that knows which fields may name or quote a person. Evidence stays as it is. */
export function rewriteTexts(content: ReportContent, rewrite: (text: string, kind: TextKind) => string): ReportContent {
  const { evidence, ...rest } = content;
  return { ...(rewriteIn(rest, 'texts', rewrite) as Omit<ReportContent, 'evidence'>), evidence };
}

function rewriteIn(value: unknown, kind: TextKind, rewrite: (text: string, kind: TextKind) => string): unknown {
  if (typeof value === 'string') return rewrite(value, kind);
  if (Array.isArray(value)) return value.map((each) => rewriteIn(each, kind, rewrite));
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, each]: [string, unknown]) => {
    if (NO_TEXT.has(name)) return [name, each] as const;
    return [name, rewriteIn(each, TOPICS.has(name) ? 'topics' : 'texts', rewrite)] as const;
  });
  return Object.fromEntries(fields);
}
