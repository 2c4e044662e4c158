import type { Principal } from '@insights/auth-context';
import type { campaigns, jobPayloads } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { Job, JobTools } from '@insights/job-worker';
import type { Deps } from '../../deps.ts';
import { ownPrincipal } from '../../domain/own-principal.ts';
import type { TurnTags } from '../../engine/types.ts';
import { taskOf } from '../generate-report/synthesize-campaign.ts';

const TRANSCRIPT_TIMEOUT_MS = 60_000;

/**
 * PROCESS_CONVERSATION: tags a conversation's turns and hands them to campaigns, which completes it once. Errors: `input_too_large`.
 */
export async function processConversation(
  deps: Deps,
  job: Job<jobPayloads.ProcessConversation>,
  tools: JobTools,
): Promise<void> {
  const principal = ownPrincipal(job.workspace_id);
  try {
    await tools.progress('loading');
    const size = await deps.campaigns.measureTranscripts(
      { conversation_id: job.payload.conversation_id, interview_id: '' },
      { principal },
    );
    await deps.engine.run(size, tools.signal, async (thread) => {
      const { task, parts } = await openTranscript(deps, principal, job.payload.conversation_id, tools);
      await storeInBatches(deps, job, principal, thread.tag(task, parts));
    });
  } catch (error) {
    // The conversation was deleted meanwhile: there is nothing left to do.
    if (error instanceof AppError && error.code === 'not_found') return;
    throw error;
  }
}

/** The campaign, which the transcript's first part names, and the transcript from that part on. */
async function openTranscript(
  { campaigns }: Pick<Deps, 'campaigns'>,
  principal: Principal,
  conversation_id: string,
  tools: JobTools,
) {
  const call = { principal, timeout_ms: TRANSCRIPT_TIMEOUT_MS, signal: tools.signal };
  const stream = campaigns.streamTranscript({ conversation_id, interview_id: '' }, call)[Symbol.asyncIterator]();
  const first = await stream.next();
  if (first.done) throw new AppError('unavailable', { publicMessage: 'The transcript ended before it began.' });
  const { interview_id } = first.value;
  const inputs = await campaigns.getReportInputs({ interview_id }, { principal });
  async function* parts(): AsyncGenerator<campaigns.Transcript> {
    try {
      for (let next = first; !next.done; next = await stream.next()) yield next.value;
    } finally {
      await stream.return?.();
    }
    tools.signal.throwIfAborted();
    await tools.progress('extracting');
  }
  return { task: taskOf(inputs), parts: parts() };
}

/** All but the last batch are stored by themselves, so that no message grows with the conversation; the last completes it. */
async function storeInBatches(
  { campaigns }: Pick<Deps, 'campaigns'>,
  { payload: { conversation_id }, attempt }: Job<jobPayloads.ProcessConversation>,
  principal: Principal,
  batches: AsyncIterable<readonly TurnTags[]>,
): Promise<void> {
  let last: readonly TurnTags[] = [];
  for await (const turns of batches) {
    if (last.length > 0) await campaigns.storeTurnTags({ conversation_id, attempt, turns: [...last] }, { principal });
    last = turns;
  }
  await campaigns.completeProcessing({ conversation_id, attempt, turns: [...last] }, { principal });
}
