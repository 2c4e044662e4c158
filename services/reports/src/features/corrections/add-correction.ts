import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import type { corrections, reports } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { AppError, invalid, notFound } from '@insights/errors';
import { Correction } from '../../db/entities.ts';
import { query } from '../../db/query.ts';
import { lockCampaign } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import { ownCall } from '../../domain/own-principal.ts';
import { newestReady } from '../read-report.ts';
import { type Found, findStatement } from './find-statement.ts';
import { maskCorrections, maskStored } from './mask-corrections.ts';
import { present } from './present.ts';

type Given = corrections.AddCorrectionRequest;
type Content = Pick<Correction, 'themes' | 'label' | 'parts' | 'statement' | 'conversation_id'>;

/** For each campaign. The engine applies all of them in every run. */
const MAX_CORRECTIONS = 2_000;

const NOTHING: Content = { themes: [], label: null, parts: [], statement: null, conversation_id: null };

/**
 * Stores what a person has changed; the next version applies it. A repeated correction of the same statement replaces the earlier one.
 * Errors: `not_found`, `invalid_request`, `quota_exceeded`.
 */
export async function addCorrection(
  deps: Deps,
  call: Call,
  request: Given,
  signal: AbortSignal,
): Promise<corrections.Correction> {
  const { interview_id, kind } = request;
  await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  const [labels] = await maskCorrections(deps, call, interview_id, [
    { label: request.label, themes: [], parts: request.parts },
  ]);
  const given = { ...request, ...labels };
  const found = kind === 'set_statement' ? await findStatement(deps, call, given, signal) : null;
  const added = await deps.db.withWorkspace(call, async (tx) => {
    await lockCampaign(tx, interview_id);
    if (kind === 'unspecified') throw invalid(['body', 'kind'], 'Say what to correct.');
    const content = kind === 'set_statement' ? await statementOf(tx, given, found) : await themesOf(tx, given);
    await assertRoom(tx, interview_id);
    const correction = tx.em.create(Correction, {
      id: v7(),
      workspace_id: tx.workspaceId,
      interview_id,
      kind,
      ...content,
      created_by: call.principal.user_id ?? '',
      created_at: deps.now(),
      applied: null,
    });
    await announceAudit(tx, call, {
      action: 'report.corrected',
      subject: interview_id,
      details: { correction_id: correction.id, kind },
    });
    return present(correction);
  });
  const [shown = added] = await maskCorrections(deps, call, interview_id, [added]);
  // More names were hidden meanwhile.
  if (!isDeepStrictEqual(shown, added)) await maskStored(deps, call.principal.workspace_id, interview_id);
  return shown;
}

async function assertRoom(tx: Tx, interview_id: string): Promise<void> {
  const { count } = await query(tx)
    .selectFrom('corrections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('interview_id', '=', interview_id)
    .executeTakeFirstOrThrow();
  if (count < MAX_CORRECTIONS) return;
  throw new AppError('quota_exceeded', {
    publicMessage: `A campaign can have ${MAX_CORRECTIONS.toLocaleString('en')} corrections. Delete those that are no longer needed.`,
  });
}

async function themesOf(tx: Tx, { interview_id, kind, theme_ids, label, parts }: Given): Promise<Content> {
  const version = await newestReady(tx, interview_id);
  const known = new Map((version?.key_themes ?? []).map((theme) => [theme.id, theme]));
  const themes = [...new Set(theme_ids)].map((id) => known.get(id) ?? missing());
  const wanted = kind === 'merge_themes' ? themes.length >= 2 : themes.length === 1;
  if (!wanted) throw invalid(['body', 'theme_ids'], kind === 'merge_themes' ? 'Name at least two.' : 'Name one theme.');
  if (kind === 'relabel_theme' && label === null) throw invalid(['body', 'label'], 'Give the new label.');
  if (kind === 'split_theme') assertParts(parts, themes[0]?.keywords ?? []);
  return {
    ...NOTHING,
    themes: themes.map(({ id, label: was, keywords }) => ({ theme_id: id, label: was, keywords })),
    label: kind === 'relabel_theme' || kind === 'merge_themes' ? label : null,
    parts: kind === 'split_theme' ? parts : [],
  };
}

function missing(): reports.KeyTheme {
  throw notFound('theme in the newest report');
}

/** Each part takes keywords of the theme, and no keyword goes to two parts. */
function assertParts(parts: readonly corrections.ThemePart[], keywords: readonly string[]): void {
  if (parts.length < 2) throw invalid(['body', 'parts'], 'Name at least two parts.');
  const taken = new Set<string>();
  for (const [index, part] of parts.entries()) {
    for (const keyword of part.keywords) {
      const loc = ['body', 'parts', index, 'keywords'];
      if (!keywords.includes(keyword)) throw invalid(loc, 'Choose from the keywords of the theme.');
      if (taken.has(keyword)) throw invalid(loc, 'A keyword can belong to one part only.');
      taken.add(keyword);
    }
  }
}

/** A correction of the same statement replaces the earlier one. */
async function statementOf(tx: Tx, { interview_id, statement }: Given, engine: Found | null): Promise<Content> {
  if (!statement || !engine) throw notFound('statement');
  const { conversation_id, turn_id, kind, polarity } = statement;
  const { start, end } = engine;
  const earlier = await tx.em.find(Correction, { interview_id, kind: 'set_statement', conversation_id });
  const isSame = (each: Correction): boolean => each.statement?.turn_id === turn_id && each.statement.start === start;
  for (const each of earlier) if (isSame(each)) tx.em.remove(each);
  const place = { conversation_id, turn_id, start, end };
  return {
    ...NOTHING,
    conversation_id,
    statement: { ...place, kind, polarity, engine_kind: engine.kind, engine_polarity: engine.polarity },
  };
}
