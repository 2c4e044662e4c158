import { isDeepStrictEqual } from 'node:util';
import type { corrections } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { Correction } from '../../db/entities.ts';
import { lockCampaign } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import { ownCall, ownPrincipal } from '../../domain/own-principal.ts';

type Row = Pick<corrections.Correction, 'label' | 'themes' | 'parts'>;

type Stored = Row & { readonly id: string };

/** Corrections that are masked in one request. */
const BATCH = 100;

/** Corrections as they are shown: labels and keywords without the names that are hidden now. */
export async function maskCorrections<T extends Row>(
  { campaigns }: Pick<Deps, 'campaigns'>,
  call: Call,
  interview_id: string,
  rows: readonly T[],
): Promise<T[]> {
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

/** Takes the names that are hidden now out of the corrections of a campaign for good. No-op for a deleted campaign. Errors: `unavailable`. */
export async function maskStored(
  deps: Pick<Deps, 'db' | 'campaigns'>,
  workspaceId: string,
  interview_id: string,
): Promise<void> {
  const call = { principal: ownPrincipal(workspaceId) };
  const rows = await deps.db.withWorkspace(call, (tx) => tx.em.find(Correction, { interview_id }));
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch: Stored[] = rows
      .slice(from, from + BATCH)
      .map(({ id, label, themes, parts }) => ({ id, label, themes, parts }));
    const masked = await maskCorrections(deps, call, interview_id, batch).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return [];
      throw error;
    });
    await deps.db.withWorkspace(call, (tx) => store(tx, interview_id, { before: batch, masked }));
  }
}

async function store(
  tx: Tx,
  interview_id: string,
  { before, masked }: { before: readonly Stored[]; masked: readonly Stored[] },
): Promise<void> {
  await lockCampaign(tx, interview_id);
  const read = new Map(before.map((row) => [row.id, row]));
  for (const { id, label, themes, parts } of masked) {
    const row = await tx.em.findOne(Correction, { id });
    const was = read.get(id);
    if (!row || !was) continue;
    const isSame = isDeepStrictEqual([row.label, row.themes, row.parts], [was.label, was.themes, was.parts]);
    if (!isSame) throw new AppError('unavailable', { publicMessage: 'The corrections have changed. Try again.' });
    Object.assign(row, { label, themes, parts });
  }
}

const labelsIn = ({ label, themes, parts }: Row): string[] => [
  ...(label === null ? [] : [label]),
  ...[...themes, ...parts].map((each) => each.label),
];

const keywordsIn = ({ themes, parts }: Row): string[] => [...themes, ...parts].flatMap(({ keywords }) => keywords);
