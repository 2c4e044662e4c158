import { type ReportContent, type TextKind, rewriteTexts } from './report-content.ts';

export type ReportTexts = Record<TextKind, string[]>;

/** Every text of a report but its quotes, once. */
export function textsOf(content: ReportContent): ReportTexts {
  const found = { texts: new Set<string>(), topics: new Set<string>() };
  rewriteTexts(content, (text, kind) => {
    found[kind].add(text);
    return text;
  });
  return { texts: [...found.texts], topics: [...found.topics] };
}

/** Replaces each text by the one at the same position in `masked`. Topics are replaced within sentences too. */
export function withTexts(content: ReportContent, { texts, topics }: ReportTexts, masked: ReportTexts): ReportContent {
  const topicOf = new Map(topics.map((topic, index) => [topic, masked.topics[index] ?? '']));
  const textOf = new Map(texts.map((text, index) => [text, masked.texts[index] ?? '']));
  const changed = [...topicOf].filter(([from, to]) => from !== to).toSorted(([a], [b]) => b.length - a.length);
  const sentence = (text: string): string =>
    changed.reduce((rest, [from, to]) => rest.replaceAll(from, to).replaceAll(capital(from), to), text);
  return rewriteTexts(content, (text, kind) =>
    kind === 'topics' ? (topicOf.get(text) ?? text) : sentence(textOf.get(text) ?? text),
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
