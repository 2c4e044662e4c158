import type { Call } from '@insights/db';
import { type DigestHead, listDigests, readDigests } from '../../db/digests.ts';
import type { Deps } from '../../deps.ts';
import { ownCall } from '../../domain/own-principal.ts';
import type { Talks } from '../../export-threads/export-threads.ts';

const TIMEOUT_MS = 120_000;
/** Digests that are read together, in UTF-16 units. */
const BATCH_SIZE = 1_000_000;

/** The transcripts of a campaign's completed conversations as readers may see them now, and their digests. */
export async function talksOf({ campaigns, db }: Deps, call: Call, interview_id: string): Promise<Talks> {
  const { bytes } = await campaigns.measureTranscripts({ interview_id }, ownCall(call));
  const request = { interview_id, conversation_id: null, conversation_ids: [] };
  return {
    bytes: Number(bytes),
    transcripts: () => campaigns.streamTranscripts(request, { ...ownCall(call), timeout_ms: TIMEOUT_MS }),
    async *digests() {
      const heads = await db.withWorkspace(call, (tx) => listDigests(tx, interview_id));
      for (const ids of batchesOf(heads)) yield await db.withWorkspace(call, (tx) => readDigests(tx, ids));
    },
  };
}

function batchesOf(heads: readonly DigestHead[]): string[][] {
  const batches: string[][] = [];
  let size = BATCH_SIZE;
  for (const head of heads) {
    if (size + head.size > BATCH_SIZE) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(head.conversation_id);
    size += head.size;
  }
  return batches;
}
