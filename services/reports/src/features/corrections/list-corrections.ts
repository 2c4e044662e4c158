import type { Input, corrections } from '@insights/contracts';
import { type Call, announceRead, isAfter, pageBounds, pageOf } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { ownCall } from '../../domain/own-principal.ts';
import { maskCorrections } from './mask-corrections.ts';

/** A page of a campaign's corrections, newest first, with names masked that are hidden now. Errors: `not_found`. */
export async function listCorrections(
  deps: Deps,
  call: Call,
  { interview_id, page = null }: Input<corrections.ListCorrectionsRequest>,
): Promise<corrections.ListCorrectionsResponse> {
  const { limit, after } = pageBounds(page);
  await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  const rows = await deps.db.withWorkspace(call, async (tx) => {
    await announceRead(tx, call, { action: 'report.read', subject: interview_id, details: { form: 'corrections' } });
    return query(tx)
      .selectFrom('corrections')
      .select(['id', 'kind', 'themes', 'label', 'parts', 'statement', 'created_by', 'created_at', 'applied'])
      .where('interview_id', '=', interview_id)
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
  });
  const { items, next_cursor } = pageOf(rows, limit);
  return { items: await maskCorrections(deps, call, interview_id, items), next_cursor };
}
