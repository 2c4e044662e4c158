import { setTimeout as pause } from 'node:timers/promises';
import { servicePrincipal } from '@insights/auth-context';
import type { campaigns } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Guide, Question } from '@insights/tagging';
import { loadInterview } from '../db/load.ts';
import { shownRevision } from '../db/masks.ts';
import {
  type Summarisable,
  presentSummary,
  readShownSummary,
  readSummarisable,
  storeSummary,
} from '../db/summaries.ts';
import { readParts } from '../db/transcripts.ts';
import type { Deps } from '../deps.ts';
import type { MadeSummary } from '../tagging/summariser.ts';
import type { ReadTurn, TurnsPart } from '../tagging/tagging-threads.ts';

type SummaryDeps = Pick<Deps, 'db' | 'names' | 'now' | 'tagging'>;

/** Makes the summaries of conversations, each once at a time in this process. */
export class Summaries {
  readonly #making = new Map<string, Promise<void>>();

  /**
   * The summary of a completed conversation as readers may see it now. If it is missing, or the conversation or its hidden names have
   * changed, it is made within `wait_ms`; making it goes on after that, for the next reader. Null: not made yet, or not completed.
   */
  async of(
    deps: SummaryDeps,
    call: Call,
    id: string,
    { wait_ms }: { wait_ms: number },
  ): Promise<campaigns.ConversationSummary | null> {
    const known = await readSummary(deps, call, id);
    if (known !== 'stale' || wait_ms <= 0) return known === 'stale' ? null : known;
    const stop = new AbortController();
    const late = pause(wait_ms, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    // The conversation is shown without a summary that cannot be made; its job has reported the error.
    await Promise.race([this.make(deps, call, id).catch(() => undefined), late]);
    stop.abort();
    const made = await readSummary(deps, call, id);
    return made === 'stale' ? null : made;
  }

  /** Makes the summary if it is missing or out of date. */
  make(deps: SummaryDeps, { principal }: Call, id: string, signal: AbortSignal = NEVER): Promise<void> {
    const running = this.#making.get(id);
    if (running) return running;
    const call: Call = { principal: servicePrincipal('campaigns', principal.workspace_id) };
    const making = makeSummary(deps, call, id, signal).finally(() => this.#making.delete(id));
    this.#making.set(id, making);
    // Waiting readers get the error; there may be none left.
    making.catch(() => undefined);
    return making;
  }
}

/** The stored summary if it is that of the conversation as it is shown now. */
export async function readSummary(
  deps: Pick<Deps, 'db' | 'names'>,
  call: Call,
  id: string,
): Promise<campaigns.ConversationSummary | 'stale' | null> {
  const found = await deps.db.withWorkspace(call, (tx) => readSummarisable(tx, deps.names, id));
  if (!found) return null;
  const { stored, row, digest } = found;
  if (stored?.made_of !== (await shownRevision(deps, call, row, digest))) return 'stale';
  const read = await deps.db.withWorkspace(call, (tx) => readShownSummary(tx, deps.names, found, stored));
  return (await presentSummary(deps.names, read)) ?? 'stale';
}

async function makeSummary(deps: SummaryDeps, call: Call, id: string, signal: AbortSignal): Promise<void> {
  const { db, names, now, tagging } = deps;
  const opened = await db.withWorkspace(call, async (tx) => {
    const found = await readSummarisable(tx, names, id);
    return found && { found, guide: await guideOf(tx, found) };
  });
  if (!opened) return;
  const { found, guide } = opened;
  const made_of = await shownRevision(deps, call, found.row, found.digest);
  if (found.stored?.made_of === made_of) return;
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // Waiting for a thread does not count.
  const start = () => (timer = setTimeout(() => limit.abort(), LONGEST_MS));
  const made = await tagging
    .summarise(guide, partsOf(deps, call, id, start), {
      owner: call.principal.workspace_id,
      signal: AbortSignal.any([signal, limit.signal]),
    })
    .catch((error: unknown) => {
      if (limit.signal.aborted || isTooLarge(error)) return NO_POINTS;
      throw error;
    })
    .finally(() => clearTimeout(timer));
  await db.withWorkspace(call, (tx) => storeSummary(tx, names, found, { ...made, made_of, generated_at: now(tx) }));
}

/** Parts of a conversation that are summarised: 2 MiB, the words of about 30 hours. More would keep a thread busy for minutes. */
const MOST_PARTS = 8;
const NEVER = new AbortController().signal;

/** Many times what 2 MiB take. */
const LONGEST_MS = 300_000;
/** Of a conversation that exceeds the time or the memory of a thread, so that it is not read again and again. */
const NO_POINTS: MadeSummary = { language: 'und', points: [] };
const isTooLarge = (error: unknown): boolean => error instanceof AppError && error.code === 'input_too_large';

async function guideOf(tx: Parameters<typeof loadInterview>[0], { interview_id }: Summarisable): Promise<Guide> {
  const { language, questions } = await loadInterview(tx, interview_id);
  return { language, questions: questions as Question[] };
}

async function* partsOf(deps: SummaryDeps, call: Call, id: string, start: () => void): AsyncGenerator<TurnsPart> {
  start();
  let parts = 0;
  for await (const { turns } of readParts(deps, call, [id])) {
    yield { turns: turns as ReadTurn[], is_last: false };
    parts += 1;
    if (parts === MOST_PARTS) break;
  }
  yield { turns: [], is_last: true };
}
