import type { reports } from '@insights/contracts';
import type { Call } from '@insights/db';
import type { Deps } from '../deps.ts';
import { ownCall } from '../domain/own-principal.ts';
import { maskStale } from './hide-names.ts';
import { newestReady, presentVersion } from './read-report.ts';

/** The newest ready version as it may be shown now; null if there is none. */
export async function newestShown(deps: Deps, call: Call, interview_id: string): Promise<reports.ReportVersion | null> {
  await maskStale(deps, call.principal.workspace_id, interview_id);
  return deps.db.withWorkspace({ principal: call.principal }, async (tx) => {
    const newest = await newestReady(tx, interview_id);
    return newest ? presentVersion(deps, newest) : null;
  });
}

/** The completed conversations, by id, with the revision of each. Errors: `not_found`. */
export async function revisionsOf(
  { campaigns }: Pick<Deps, 'campaigns'>,
  call: Call,
  interview_id: string,
): Promise<ReadonlyMap<string, string>> {
  const revisions = new Map<string, string>();
  for await (const { items } of campaigns.listReportConversations({ interview_id }, ownCall(call)))
    for (const { conversation_id, revision } of items) revisions.set(conversation_id, revision);
  return revisions;
}
