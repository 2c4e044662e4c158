import { type Tx, anyOf } from '@insights/db';
import type { Correction as EngineCorrection, ThemeReference } from '../analysis/corrections.ts';
import { Correction } from './entities.ts';
import { query } from './query.ts';

/** A campaign's corrections as the engine applies them, the oldest first. */
export async function readCorrections(tx: Tx, interview_id: string): Promise<EngineCorrection[]> {
  const rows = await tx.em.find(Correction, { interview_id }, { orderBy: { created_at: 'asc', id: 'asc' } });
  return rows.flatMap(asApplied);
}

function asApplied({ kind, themes, label, parts, statement }: Correction): EngineCorrection[] {
  const references = themes.map(({ theme_id, keywords }): ThemeReference => ({ theme_id, terms: keywords }));
  const [theme] = references;
  switch (kind) {
    case 'relabel_theme':
      return theme && label !== null ? [{ kind, theme, label }] : [];
    case 'merge_themes':
      return [{ kind, themes: references, label }];
    case 'split_theme':
      return theme ? [{ kind, theme, parts: parts.map((part) => ({ label: part.label, terms: part.keywords })) }] : [];
    case 'hide_theme':
      return theme ? [{ kind, theme }] : [];
    case 'set_statement':
      return statement ? [{ ...statement, kind, statement_kind: statement.kind }] : [];
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
