import { validate as isUuid } from 'uuid';
import { type Tx, anyOf } from '@insights/db';
import type { Correction as EngineCorrection, ThemeReference } from '../analysis/corrections.ts';
import type { CodeEdit } from '../analysis/people.ts';
import { Correction } from './entities.ts';
import { query } from './query.ts';

export interface StoredCorrection {
  readonly id: string;
  /** Null: its code is no longer in the codebook, or people named it there later. */
  readonly correction: EngineCorrection | null;
}

/** A campaign's corrections as the engine applies them, the oldest first. */
export async function readCorrections(
  tx: Tx,
  interview_id: string,
  edits: readonly CodeEdit[],
): Promise<StoredCorrection[]> {
  const rows = await tx.em.find(Correction, { interview_id }, { orderBy: { created_at: 'asc', id: 'asc' } });
  const byId = new Map(edits.map((edit) => [edit.id, edit]));
  // Codes of people alone have UUIDs.
  const stands = ({ theme_id }: Correction['themes'][number]): boolean => {
    const edit = byId.get(theme_id);
    return edit ? !edit.removed : !isUuid(theme_id);
  };
  const isCurrent = ({ kind, themes: [theme], created_at }: Correction): boolean =>
    kind !== 'relabel_theme' || created_at >= (byId.get(theme?.theme_id ?? '')?.named_at ?? '');
  return rows.map((row) => {
    // A code that people removed is gone, even if another one has its words.
    const themes = row.themes.filter(stands);
    return { id: row.id, correction: isCurrent(row) ? asApplied({ ...row, themes }) : null };
  });
}

/** Notes which corrections had an effect in a version. */
export async function noteApplied(
  tx: Tx,
  { applied, others }: { applied: readonly string[]; others: readonly string[] },
): Promise<void> {
  for (const [isApplied, ids] of [
    [true, applied],
    [false, others],
  ] as const) {
    await query(tx).updateTable('corrections').set({ applied: isApplied }).where('id', '=', anyOf(ids)).execute();
  }
}

function asApplied({
  kind,
  themes,
  label,
  parts,
  statement,
}: Pick<Correction, 'kind' | 'themes' | 'label' | 'parts' | 'statement'>): EngineCorrection | null {
  const references = themes.map(({ theme_id, keywords }): ThemeReference => ({ theme_id, terms: keywords }));
  const [theme] = references;
  switch (kind) {
    case 'relabel_theme':
      return theme && label !== null ? { kind, theme, label } : null;
    case 'merge_themes':
      return { kind, themes: references, label };
    case 'split_theme':
      return theme ? { kind, theme, parts: parts.map((part) => ({ label: part.label, terms: part.keywords })) } : null;
    case 'hide_theme':
      return theme ? { kind, theme } : null;
    case 'set_statement':
      return statement ? { ...statement, kind, statement_kind: statement.kind } : null;
  }
}

/**
 * Removes what corrections keep of erased conversations: corrected statements, and keywords of themes that no report has any more. The
 * caller has redacted the campaign's reports and gives the keywords that are left.
 */
export async function eraseFromCorrections(
  tx: Tx,
  interview_id: string,
  conversationIds: readonly string[],
  left: ReadonlySet<string>,
): Promise<void> {
  await query(tx)
    .deleteFrom('corrections')
    .where('interview_id', '=', interview_id)
    .where('conversation_id', '=', anyOf(conversationIds))
    .execute();
  const rest = await tx.em.find(Correction, { interview_id, kind: { $ne: 'set_statement' } });
  const known = (keywords: readonly string[]): string[] => keywords.filter((keyword) => left.has(keyword));
  for (const row of rest) {
    row.themes = row.themes.map((theme) => ({ ...theme, keywords: known(theme.keywords) }));
    row.parts = row.parts.map((part) => ({ ...part, keywords: known(part.keywords) }));
    if (row.themes.every(({ keywords }) => keywords.length === 0)) tx.em.remove(row);
  }
}
