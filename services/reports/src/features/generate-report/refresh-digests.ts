import type { campaigns } from '@insights/contracts';
import type { Principal } from '@insights/auth-context';
import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import type { JobTools } from '@insights/job-worker';
import type { Guide } from '@insights/thoughts';
import { type DigestHead, type NewDigest, deleteDigests, listDigests, storeDigests } from '../../db/digests.ts';
import { assertNothingErased } from '../../db/erased.ts';
import { lockCampaign } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import { inputTooLarge } from '../../engine-threads/memory.ts';
import { basisOf } from './reading-basis.ts';

/** Who reads what: the job's campaign, and the check that the job still owns its result. */
export interface Reading {
  readonly principal: Principal;
  readonly interview_id: string;
  readonly tools: JobTools;
  /** Throws if another attempt took the job over, or nothing is left to do. */
  fence(tx: Tx): Promise<void>;
}

type ReadDeps = Pick<Deps, 'db' | 'campaigns' | 'engine'>;
type Conversation = Pick<campaigns.ReportConversation, 'conversation_id' | 'revision'>;

/** Transcripts of one call. */
const AT_ONCE = 100;
const TRANSCRIPTS_TIMEOUT_MS = 120_000;
/** Digests of one transaction, in UTF-16 units. A worker that dies loses at most one batch. */
const BATCH_SIZE = 2 * 1024 * 1024;
const BATCH_COUNT = 25;

/**
 * Reads by rules the conversations that are new or changed since they were last read, and stores their digests batch by batch. Returns the digests
 * of all conversations, without content. Errors: `input_too_large`.
 */
export async function refreshDigests(
  deps: ReadDeps,
  reading: Reading,
  conversations: readonly Conversation[],
  guide: Guide,
): Promise<DigestHead[]> {
  const { principal, interview_id, tools } = reading;
  const basis = basisOf(guide);
  const { stored, names_changed } = await deps.db.withWorkspace({ principal }, async (tx) => ({
    names_changed: (await lockCampaign(tx, interview_id)).names_changed,
    stored: await listDigests(tx, interview_id),
  }));
  const revisions = new Map(conversations.map((each) => [each.conversation_id, each.revision]));
  const isCurrent = (head: DigestHead) => head.basis === basis && revisions.get(head.conversation_id) === head.revision;
  const current = new Map(stored.filter(isCurrent).map((head) => [head.conversation_id, head]));
  const changed = conversations.filter(({ conversation_id }) => !current.has(conversation_id));
  const gone = stored.map(({ conversation_id }) => conversation_id).filter((id) => !revisions.has(id));
  if (gone.length > 0) {
    await deps.db.withWorkspace({ principal }, (tx) => deleteDigests(tx, { interview_id, conversation_ids: gone }));
  }
  const add = async (digests: readonly NewDigest[]) => {
    await deps.db.withWorkspace({ principal }, (tx) => store(tx, reading, digests, names_changed));
    for (const { digest, ...head } of digests) current.set(head.conversation_id, { ...head, size: digest.length });
    await tools.progress('extracting', `Read ${current.size} of ${conversations.length} conversations`);
  };
  await tools.progress('extracting', `${changed.length} of ${conversations.length} conversations are new or changed`);
  if (changed.length > 0) await readChanged(deps, reading, { changed, guide, basis }, add);
  return [...current.values()];
}

async function readChanged(
  { campaigns, engine }: ReadDeps,
  { principal, interview_id, tools }: Reading,
  { changed, guide, basis }: { changed: readonly Conversation[]; guide: Guide; basis: string },
  add: (digests: readonly NewDigest[]) => Promise<void>,
): Promise<void> {
  const size = await campaigns.measureTranscripts({ interview_id }, { principal });
  if (engine.cannotFit(size)) throw inputTooLarge({ bytes: size.bytes, turns: size.turns });
  const revisions = new Map(changed.map((each) => [each.conversation_id, each.revision]));
  const call = { principal, timeout_ms: TRANSCRIPTS_TIMEOUT_MS, signal: tools.signal };
  async function* parts() {
    for (let from = 0; from < changed.length; from += AT_ONCE) {
      const conversation_ids = changed.slice(from, from + AT_ONCE).map(({ conversation_id }) => conversation_id);
      yield* campaigns.streamTranscripts({ interview_id, conversation_id: null, conversation_ids }, call);
      tools.signal.throwIfAborted();
    }
  }
  const batch = new Batch(add);
  const caller = { owner: principal.workspace_id, signal: tools.signal };
  await engine.read(guide, size, parts, caller, async (digests) => {
    for (const { conversation_id, digest } of digests) {
      await batch.add({ conversation_id, digest, basis, revision: revisions.get(conversation_id) ?? '' });
    }
  });
  await batch.flush();
}

class Batch {
  readonly #store: (digests: readonly NewDigest[]) => Promise<void>;
  #waiting: NewDigest[] = [];
  #size = 0;

  constructor(onFull: (digests: readonly NewDigest[]) => Promise<void>) {
    this.#store = onFull;
  }

  async add(digest: NewDigest): Promise<void> {
    this.#waiting.push(digest);
    this.#size += digest.digest.length;
    if (this.#size >= BATCH_SIZE || this.#waiting.length >= BATCH_COUNT) await this.flush();
  }

  async flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    this.#size = 0;
    if (batch.length > 0) await this.#store(batch);
  }
}

/** The lock makes erasures and changes of hidden names wait, so that no digest is stored after them. */
async function store(
  tx: Tx,
  { interview_id, fence }: Reading,
  digests: readonly NewDigest[],
  names: number,
): Promise<void> {
  const campaign = await lockCampaign(tx, interview_id);
  if (campaign.names_changed !== names) {
    throw new AppError('unavailable', { publicMessage: 'Names were hidden while transcripts were read; retrying.' });
  }
  await fence(tx);
  await assertNothingErased(
    tx,
    digests.map(({ conversation_id }) => conversation_id),
  );
  await storeDigests(tx, interview_id, digests);
}
