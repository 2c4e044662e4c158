import { eventTypes } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { type Subscription, consume } from '@insights/messaging';
import { query } from '../db/query.ts';

interface ReportChange {
  readonly interview_id: string;
  readonly report_version_id?: string;
}

/** Whoever watches a campaign learns of its reports as well. */
async function note(tx: Tx, { interview_id, report_version_id }: ReportChange): Promise<void> {
  const ids = report_version_id === undefined ? [] : [report_version_id];
  const row = { workspace_id: tx.workspaceId, interview_id, kind: 'report' as const, ids };
  await query(tx).insertInto('interview_changes').values(row).execute();
}

export const reportChanged: readonly Subscription[] = [
  consume(eventTypes.reportReady, { consumer: 'report-ready', handle: (tx, { message }) => note(tx, message) }),
  consume(eventTypes.reportRedacted, { consumer: 'report-redacted', handle: (tx, { message }) => note(tx, message) }),
];
