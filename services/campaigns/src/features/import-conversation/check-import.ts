import type { campaigns } from '@insights/contracts';
import type { Call } from '@insights/db';
import { roomFor } from '@insights/quotas';
import { loadInterview } from '../../db/load.ts';
import type { Deps } from '../../deps.ts';

/** Checks, before the transcript is sent, whether an import can succeed. Errors: `unavailable`, `quota_exceeded`, `not_found`. */
export function checkImport(
  { db, quotas, transcripts }: Deps,
  call: Call,
  request: campaigns.CheckImportRequest,
): Promise<campaigns.CheckImportResponse> {
  transcripts.assertRoom();
  return db.withWorkspace(call, async (tx) => {
    (await roomFor(tx, quotas.conversations_per_month)).take();
    await loadInterview(tx, request.interview_id);
    return {};
  });
}
