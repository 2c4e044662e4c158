import { servicePrincipal } from '@insights/auth-context';
import type { Tx } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { staleOf } from '../retrieve/used-documents.ts';
import { storeAgain } from '../store-again.ts';
import { chunksToRead } from '../store-facts/chunks-to-read.ts';
import { askForFacts } from './ask-for-facts.ts';
import { type ClaimedDocument, claimDocument, postpone } from './claim-document.ts';
import type { FactModel } from './fact-model.ts';
import { storeModelFacts } from './store-model-facts.ts';

/** Longer than a request and the transaction after it take. */
const LEASE_SECONDS = 300;
/** Chunks of one request: at most 8,000 characters. */
const CHUNKS = 5;
/** After this many portions another document gets its turn. */
const PORTIONS = 16;

export interface FactReader {
  readonly deps: Deps;
  readonly model: FactModel;
}

/**
 * Has a model read facts of the document that has been due longest; false if none is due. No transaction waits for the model. A process that is
 * killed leaves what it has stored, and the rest is due again when its lease expires. Errors: FactRequestFailed; the document waits then.
 */
export async function readFacts(reader: FactReader, signal: AbortSignal): Promise<boolean> {
  const { deps, model } = reader;
  const claimed = await claimDocument(deps.db, { except: model.overBudget(), lease_seconds: LEASE_SECONDS });
  if (claimed === null) return false;
  try {
    await readPortions(reader, claimed, signal);
  } catch (error) {
    await postpone(deps.db, claimed);
    if (!signal.aborted) throw error;
  }
  return true;
}

async function readPortions(reader: FactReader, claimed: ClaimedDocument, signal: AbortSignal): Promise<void> {
  let next: number | null = claimed.next_ordinal;
  for (let portion = 1; next !== null; portion += 1) {
    const isLast = portion === PORTIONS;
    next = await readPortion(reader, { ...claimed, next_ordinal: next }, { isLast, signal });
  }
}

/** Where to read on; null if nothing is left, somebody else goes on, or it is another document's turn. */
async function readPortion(
  { deps, model }: FactReader,
  claimed: ClaimedDocument,
  { isLast, signal }: { isLast: boolean; signal: AbortSignal },
): Promise<number | null> {
  const { document_id, workspace_id } = claimed;
  const call = { principal: servicePrincipal('vaults', workspace_id) };
  const document = await deps.db.withWorkspace(call, (tx) => load(tx, claimed));
  if (document === null || (await isStoredAgain(deps, workspace_id, document))) return null;
  const { chunks, language } = document;
  const { facts, faults } = await askForFacts(model, { document_id, workspace_id, language, chunks }, signal);
  const next_ordinal = (chunks.at(-1)?.ordinal ?? claimed.next_ordinal) + 1;
  const is_read = chunks.length < CHUNKS;
  const isOver = is_read || isLast || signal.aborted || !model.admits(workspace_id);
  const progress = { next_ordinal, is_read, lease_seconds: isOver ? 0 : LEASE_SECONDS };
  const stored = await deps.db.withWorkspace(call, (tx) => storeModelFacts(tx, claimed, { facts, progress }));
  for (const fault of faults) model.count(fault);
  model.count('stored', stored ?? 0);
  model.count('outdated', facts.length - (stored ?? 0));
  return stored === null || isOver ? null : next_ordinal;
}

type LoadedDocument = NonNullable<Awaited<ReturnType<typeof load>>>;

/** The document with its next chunks; null if it was deleted. */
async function load(tx: Tx, { document_id, next_ordinal }: ClaimedDocument) {
  const document = await query(tx)
    .selectFrom('documents')
    .select(['language', 'interview_id', 'external_id', 'source_type', 'hidden_names'])
    .where('id', '=', document_id)
    .executeTakeFirst();
  if (!document) return null;
  const chunks = await chunksToRead(tx, document_id, { from: next_ordinal, most: CHUNKS });
  return { ...document, chunks };
}

/** Whether other names are masked in the document than are hidden now. It is stored again then, which makes it due again; nothing of it may be sent. */
async function isStoredAgain(deps: Deps, workspaceId: string, document: LoadedDocument): Promise<boolean> {
  const { interview_id, external_id, source_type, hidden_names } = document;
  if (interview_id === null || external_id === null) return false;
  const used = { interview_id, external_id, source_type, hidden_names };
  const [stale] = await staleOf(deps, workspaceId, [used]);
  if (!stale) return false;
  const call = { principal: servicePrincipal('vaults', workspaceId) };
  await deps.db.withWorkspace(call, (tx) => storeAgain(deps, tx, stale));
  return true;
}
