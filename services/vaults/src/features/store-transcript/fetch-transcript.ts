import { servicePrincipal } from '@insights/auth-context';
import { type Tx, isErased } from '@insights/db';
import { AppError } from '@insights/errors';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { storeTranscript } from './store-transcript.ts';

const TRANSCRIPT_TIMEOUT_MS = 60_000;

export interface Place {
  interview_id: string;
  conversation_id: string;
}

/**
 * Stores a conversation as a document, with hidden names masked; deletes the document if the conversation is deleted. The transcript is
 * streamed inside the transaction, because a process that handles several long ones at once could not hold them in memory.
 */
export async function fetchTranscript(
  { campaigns, now }: Pick<Deps, 'campaigns' | 'now'>,
  tx: Tx,
  { interview_id, conversation_id }: Place,
): Promise<void> {
  if (await isErased(tx, conversation_id)) return;
  const call = { principal: servicePrincipal('vaults', tx.workspaceId), timeout_ms: TRANSCRIPT_TIMEOUT_MS };
  try {
    const request = { interview_id, conversation_id, conversation_ids: [] };
    await storeTranscript({ now }, tx, campaigns.streamTranscripts(request, call));
  } catch (error) {
    // The conversation was deleted in the meantime.
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    await query(tx)
      .deleteFrom('documents')
      .where('source_type', '=', 'transcript')
      .where('external_id', '=', conversation_id)
      .execute();
  }
}
