import type { corrections } from '@insights/contracts';
import { type Call, announceRead, isAfter, pageBounds, pageOf } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { ownCall } from '../../domain/own-principal.ts';

/** A page of a campaign's corrections, newest first, with names masked that are hidden now. Errors: `not_found`. */
export async function listCorrections(
  deps: Deps,
  call: Call,
  { interview_id, page }: corrections.ListCorrectionsRequest,
): Promise<corrections.ListCorrectionsResponse> {
  const { limit, after } = pageBounds(page);
  await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  const rows = await deps.db.withWorkspace(call, async (tx) => {
    await announceRead(tx, call, { action: 'report.read', subject: interview_id, details: { form: 'corrections' } });
    return query(tx)
      .selectFrom('corrections')
      .select(['id', 'kind', 'themes', 'label', 'parts', 'statement', 'created_by', 'created_at'])
      .where('interview_id', '=', interview_id)
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
  });
  const { items, next_cursor } = pageOf(rows, limit);
  return { items: await masked(deps, call, interview_id, items), next_cursor };
}

type Row = corrections.Correction;

async function masked(
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
