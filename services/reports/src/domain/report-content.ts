import type { ReportVersion } from '../db/entities.ts';

const FIELDS = [
  'summary',
  'summary_sentences',
  'outputs',
  'key_themes',
  'recommendations',
  'evidence',
  'findings',
  'contradictions',
  'question_results',
  'participants',
  'sample',
  'saturation',
  'grouping',
  'method',
  'conversation_summaries',
] as const;
type Field = (typeof FIELDS)[number];

/** What a version says. Every field is null until it is ready. */
export type ReportContent = Pick<ReportVersion, Field>;

export const NO_CONTENT = Object.fromEntries(FIELDS.map((field) => [field, null])) as {
  [F in Field]: null;
};

export const contentOf = (version: ReportContent): ReportContent =>
  Object.fromEntries(FIELDS.map((field) => [field, version[field]])) as ReportContent;

/** The content as messages: what a version does not have yet is empty. */
export function asMessages(content: ReportContent) {
  return {
    outputs: content.outputs,
    summary: content.summary,
    summary_sentences: content.summary_sentences ?? [],
    key_themes: content.key_themes ?? [],
    recommendations: content.recommendations ?? [],
    evidence: content.evidence ?? [],
    findings: content.findings ?? [],
    contradictions: content.contradictions ?? [],
    question_results: content.question_results ?? [],
    participants: content.participants ?? [],
    sample: content.sample,
    saturation: content.saturation,
    grouping: content.grouping,
    method: content.method,
    conversation_summaries: content.conversation_summaries ?? [],
  };
}

/** `topics`: labels and the ids made of them, in lower case. `texts`: everything else that a person reads. */
export type TextKind = 'texts' | 'topics';

const TOPICS: ReadonlySet<string> = new Set(['id', 'label', 'keywords', 'from', 'to', 'theme_id', 'depends_on']);
/** Fields that hold ids, words of closed sets, language tags or the options of a question. Their objects may hold texts. */
const NO_TEXT: ReadonlySet<string> = new Set(
  `evidence dissent_evidence supporters dissenters unclear silent members participants distribution
   conversation_id conversation_ids contact_id question_id language reason type kind origin sentiment
   effort author basis check engine engine_version model judge prompts`.split(/\s+/),
);

/**
 * Rewrites every text of a report: the one place that knows which fields may name or quote a person. Evidence stays as it is; its texts
 * are `quote`, `asked`, `before`, `after` and `translation`.
 */
export function rewriteTexts(content: ReportContent, rewrite: (text: string, kind: TextKind) => string): ReportContent {
  const { evidence, ...rest } = contentOf(content);
  return { ...(rewriteIn(rest, 'texts', rewrite) as Omit<ReportContent, 'evidence'>), evidence };
}

function rewriteIn(value: unknown, kind: TextKind, rewrite: (text: string, kind: TextKind) => string): unknown {
  if (typeof value === 'string') return rewrite(value, kind);
  if (Array.isArray(value)) return value.map((each) => rewriteIn(each, kind, rewrite));
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, each]: [string, unknown]) => {
    if (NO_TEXT.has(name) && !holdsTexts(name, each)) return [name, each] as const;
    return [name, rewriteIn(each, TOPICS.has(name) ? 'topics' : 'texts', rewrite)] as const;
  });
  return Object.fromEntries(fields);
}

/** The list of participants has their labels; elsewhere participants are ids. */
const holdsTexts = (name: string, value: unknown): boolean =>
  name === 'participants' && Array.isArray(value) && value.some((each) => typeof each === 'object');
