import type { Input, reports } from '@insights/contracts';
import { type Call, isAfter, pageBounds, pageOf } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { ownCall } from '../../domain/own-principal.ts';
import { maskLabels } from './mask-labels.ts';
import { SHARE_COLUMNS, presentShare } from './present.ts';

/** A page of a campaign's links to reports, newest first, expired ones included, with names masked that are hidden now. Errors: `not_found`. */
export async function listShares(
  deps: Pick<Deps, 'db' | 'campaigns'>,
  call: Call,
  { interview_id, page = null }: Input<reports.ListSharesRequest>,
): Promise<reports.ListSharesResponse> {
  const { limit, after } = pageBounds(page);
  await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  const rows = await deps.db.withWorkspace(call, (tx) =>
    query(tx)
      .selectFrom('shares')
      .select(SHARE_COLUMNS)
      .where('interview_id', '=', interview_id)
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
  );
  const { items, next_cursor } = pageOf(rows, limit);
  const shown = await maskLabels(deps, call, interview_id, items);
  return { items: shown.map(presentShare), next_cursor };
}
