import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { ownCall, ownPrincipal } from '../../domain/own-principal.ts';

interface Labelled {
  readonly label: string | null;
}

/** Links as they are shown: labels without the names that are hidden now. Errors: `not_found` (the campaign), `unavailable`. */
export async function maskLabels<T extends Labelled>(
  { campaigns }: Pick<Deps, 'campaigns'>,
  call: Call,
  interview_id: string,
  rows: readonly T[],
): Promise<T[]> {
  const texts = [...new Set(rows.flatMap(({ label }) => label ?? []))];
  if (texts.length === 0) return [...rows];
  const shown = await campaigns.maskTexts({ interview_id, texts, topics: [] }, ownCall(call));
  const masked = new Map(texts.map((text, index) => [text, shown.texts[index]?.text ?? '']));
  return rows.map((row) => ({ ...row, label: row.label === null ? null : (masked.get(row.label) ?? '') }));
}

/** Takes the names that are hidden now out of the labels of a campaign's links for good. No-op for a deleted campaign. Errors: `unavailable`. */
export async function maskStoredLabels(
  deps: Pick<Deps, 'db' | 'campaigns'>,
  workspaceId: string,
  interview_id: string,
): Promise<void> {
  const call = { principal: ownPrincipal(workspaceId) };
  const rows = await deps.db.withWorkspace(call, (tx) =>
    query(tx)
      .selectFrom('shares')
      .select(['id', 'label'])
      .where('interview_id', '=', interview_id)
      .where('label', 'is not', null)
      .execute(),
  );
  const masked = await maskLabels(deps, call, interview_id, rows).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  });
  const changed = masked.filter(({ label }, index) => label !== rows[index]?.label);
  await deps.db.withWorkspace(call, async (tx) => {
    for (const { id, label } of changed)
      await query(tx).updateTable('shares').set({ label }).where('id', '=', id).execute();
  });
}
