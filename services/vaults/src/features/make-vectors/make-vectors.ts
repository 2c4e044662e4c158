import { servicePrincipal } from '@insights/auth-context';
import type { Db } from '@insights/db';
import { type Embeddings, EmbeddingsFailure } from '@insights/model';
import { type ClaimedDocument, claimDocuments, postpone } from './claim-documents.ts';
import { chunksWithout, extendLeases, markDone, storeVectors } from './store-vectors.ts';

/** Longer than a request and the transaction after it take. */
const LEASE_SECONDS = 120;
/** Small documents of one workspace share requests. */
const DOCUMENTS = 64;
/** After this many requests the documents of another workspace get their turn. */
const REQUESTS = 16;

export interface VectorMaker {
  readonly db: Db;
  readonly embeddings: Embeddings;
  /** Texts in one request. */
  readonly batch: number;
  readonly timeout_ms: number;
  onOutcome(outcome: 'ok' | 'rejected' | 'unavailable'): void;
}

/**
 * Makes the vectors of some documents of one workspace; false if none are due. A process that is killed leaves what it has stored, and
 * the rest is due again when its leases expire. Errors: EmbeddingsFailure if the endpoint is unavailable; the documents wait then.
 */
export async function makeVectors(maker: VectorMaker, signal: AbortSignal): Promise<boolean> {
  const { db, embeddings } = maker;
  const wanted = { model: embeddings.model, max_documents: DOCUMENTS, lease_seconds: LEASE_SECONDS };
  const documents = await claimDocuments(db, wanted);
  const [first] = documents;
  if (!first) return false;
  try {
    await makeFor(maker, first.workspace_id, { documents, signal });
  } catch (error) {
    await postpone(db, documents);
    throw error;
  }
  return true;
}

async function makeFor(
  { db, embeddings, batch, ...rest }: VectorMaker,
  workspaceId: string,
  { documents, signal }: { documents: readonly ClaimedDocument[]; signal: AbortSignal },
): Promise<void> {
  const call = { principal: servicePrincipal('vaults', workspaceId) };
  const { model } = embeddings;
  const skipped = new Set<string>();
  for (let request = 1; ; request += 1) {
    const missing = { documents, model, skipped, limit: batch };
    const chunks = await db.withWorkspace(call, (tx) => chunksWithout(tx, missing));
    const vectors = signal.aborted ? new Map() : await vectorsOf({ embeddings, ...rest }, chunks, signal);
    for (const { id } of chunks) if (!vectors.has(id)) skipped.add(id);
    const isLast = chunks.length < batch;
    const isOver = request === REQUESTS || signal.aborted;
    await db.withWorkspace(call, async (tx) => {
      await storeVectors(tx, model, vectors);
      if (isLast && !signal.aborted) await markDone(tx, model, documents);
      else await extendLeases(tx, documents, isOver ? 0 : LEASE_SECONDS);
    });
    if (isLast || isOver) return;
  }
}

interface Text {
  readonly id: string;
  readonly text: string;
}

/** The vectors of `chunks`, without those of blank texts and of texts that the endpoint rejects even alone. */
async function vectorsOf(
  maker: Pick<VectorMaker, 'embeddings' | 'timeout_ms' | 'onOutcome'>,
  chunks: readonly Text[],
  signal: AbortSignal,
): Promise<Map<string, Float32Array>> {
  const { embeddings, timeout_ms, onOutcome } = maker;
  const texts = chunks.filter(({ text }) => text.trim() !== '');
  if (texts.length === 0) return new Map();
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)]);
    const made = await embeddings.embed(
      texts.map(({ text }) => text),
      limit,
    );
    onOutcome('ok');
    return new Map(texts.flatMap(({ id }, index) => (made[index] ? [[id, made[index]] as const] : [])));
  } catch (error) {
    if (signal.aborted) return new Map();
    if (!(error instanceof EmbeddingsFailure)) throw error;
    onOutcome(error.kind);
    if (error.kind === 'unavailable') throw error;
    if (texts.length === 1) return new Map();
    const half = texts.length >> 1;
    const left = await vectorsOf(maker, texts.slice(0, half), signal);
    return new Map([...left, ...(await vectorsOf(maker, texts.slice(half), signal))]);
  }
}
