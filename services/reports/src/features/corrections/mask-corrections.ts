import type { corrections } from '@insights/contracts';
import type { Call } from '@insights/db';
import type { Deps } from '../../deps.ts';
import { ownCall } from '../../domain/own-principal.ts';

type Row = corrections.Correction;

/** Corrections as they are shown: labels and keywords without the names that are hidden now. */
export async function maskCorrections(
  { campaigns }: Pick<Deps, 'campaigns'>,
  call: Call,
  interview_id: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const texts = [...new Set(rows.flatMap(labelsIn))];
  const topics = [...new Set(rows.flatMap(keywordsIn))];
  const shown = await campaigns.maskTexts({ interview_id, texts, topics }, ownCall(call));
  const textOf = new Map(texts.map((text, index) => [text, shown.texts[index]?.text ?? '']));
  const topicOf = new Map(topics.map((topic, index) => [topic, shown.topics[index] ?? '']));
  const label = (text: string): string => textOf.get(text) ?? '';
  const keywords = (words: readonly string[]): string[] => words.map((word) => topicOf.get(word) ?? '');
  return rows.map((row) => ({
    ...row,
    label: row.label === null ? null : label(row.label),
    themes: row.themes.map((theme) => ({ ...theme, label: label(theme.label), keywords: keywords(theme.keywords) })),
    parts: row.parts.map((part) => ({ label: label(part.label), keywords: keywords(part.keywords) })),
  }));
}

const labelsIn = ({ label, themes, parts }: Row): string[] => [
  ...(label === null ? [] : [label]),
  ...[...themes, ...parts].map((each) => each.label),
];

const keywordsIn = ({ themes, parts }: Row): string[] => [...themes, ...parts].flatMap(({ keywords }) => keywords);
