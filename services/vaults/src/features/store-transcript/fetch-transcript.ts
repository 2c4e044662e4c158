import { servicePrincipal } from '@insights/auth-context';
import { type Tx, isErased } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Deps } from '../../deps.ts';
import { storeTranscript } from './store-transcript.ts';

const TRANSCRIPT_TIMEOUT_MS = 60_000;

export interface Place {
  interview_id: string;
  conversation_id: string;
}

/**
 * Stores a conversation's document with the text as readers may see it now; of one that is gone nothing is kept. It is fetched inside the
 * transaction, because all of a long one would not fit into the memory of a process that handles several at once.
 */
export async function fetchTranscript(
  { campaigns, now }: Pick<Deps, 'campaigns' | 'now'>,
  tx: Tx,
  { interview_id, conversation_id }: Place,
): Promise<void> {
  if (await isErased(tx, conversation_id)) return;
  const call = { principal: servicePrincipal('vaults', tx.workspaceId), timeout_ms: TRANSCRIPT_TIMEOUT_MS };
  try {
    await storeTranscript(tx, campaigns.streamTranscript({ conversation_id, interview_id }, call), now());
  } catch (error) {
    // Deleted meanwhile: nothing of it is to come back.
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    await tx.run(`delete from documents where source_type = 'transcript' and external_id = $1`, [conversation_id]);
  }
}
