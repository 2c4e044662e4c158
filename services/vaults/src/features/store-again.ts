import type { WordOf, vaults } from '@insights/contracts';
import type { Tx } from '@insights/db';
import type { Deps } from '../deps.ts';
import { storeReport } from './store-report/store-report.ts';
import { fetchTranscript } from './store-transcript/fetch-transcript.ts';

/** A document that follows a campaign. */
export interface Derived {
  readonly interview_id: string;
  /** Of a transcript, its conversation; of a report, its campaign. */
  readonly external_id: string;
  readonly source_type: WordOf<typeof vaults.SourceType>;
}

/** Stores a transcript or a report as campaigns and reports show it now. */
export async function storeAgain(
  deps: Deps,
  tx: Tx,
  { interview_id, external_id, source_type }: Derived,
): Promise<void> {
  if (source_type === 'report') await storeReport(deps, tx, interview_id, { forgets: false });
  else await fetchTranscript(deps, tx, { interview_id, conversation_id: external_id });
}
