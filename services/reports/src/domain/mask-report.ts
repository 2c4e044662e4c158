import type { ReportContent } from './redact-report.ts';

/** Fields that hold topics, or ids made of them: they are kept in lower case. */
const TOPICS: ReadonlySet<string> = new Set(['id', 'label', 'keywords', 'from', 'to', 'theme_id']);
/** Fields that hold ids of other things and settings. */
const NO_TEXT: ReadonlySet<string> = new Set(['evidence', 'turn_id', 'conversation_id', 'type', 'sentiment']);

export interface ReportTexts {
  texts: string[];
  topics: string[];
}

type Replace = (text: string, kind: keyof ReportTexts) => string;

/** Every text of a version, once. */
export function textsOf(content: ReportContent): ReportTexts {
  const found = { texts: new Set<string>(), topics: new Set<string>() };
  rewrite(content, (text, kind) => {
    found[kind].add(text);
    return text;
  });
  return { texts: [...found.texts], topics: [...found.topics] };
}

/** The content with each text replaced by what stands at its place in `masked`; topics go too where a sentence repeats them. */
export function withTexts(content: ReportContent, { texts, topics }: ReportTexts, masked: ReportTexts): ReportContent {
  const topicOf = new Map(topics.map((topic, index) => [topic, masked.topics[index] ?? '']));
  const textOf = new Map(texts.map((text, index) => [text, masked.texts[index] ?? '']));
  const changed = [...topicOf].filter(([from, to]) => from !== to).toSorted(([a], [b]) => b.length - a.length);
  const sentence = (text: string): string =>
    changed.reduce((rest, [from, to]) => rest.replaceAll(from, to).replaceAll(capital(from), to), text);
  return rewrite(content, (text, kind) =>
    kind === 'topics' ? (topicOf.get(text) ?? text) : sentence(textOf.get(text) ?? text),
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function rewrite(content: ReportContent, replace: Replace): ReportContent {
  // Quotes are compared with their turns, so they are nothing but masked: see `placed`.
  const { evidence, ...rest } = content;
  return { ...(walk(rest, 'texts', replace) as ReportContent), evidence };
}

function walk(value: unknown, kind: keyof ReportTexts, replace: Replace): unknown {
  if (typeof value === 'string') return replace(value, kind);
  if (Array.isArray(value)) return value.map((each) => walk(each, kind, replace));
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, each]: [string, unknown]) => {
    if (NO_TEXT.has(name)) return [name, each] as const;
    return [name, walk(each, TOPICS.has(name) ? 'topics' : 'texts', replace)] as const;
  });
  return Object.fromEntries(fields);
}
