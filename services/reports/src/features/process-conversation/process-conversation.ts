import type { Principal } from '@insights/auth-context';
import type { campaigns, jobs } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { JobTools } from '@insights/job-worker';
import type { Deps } from '../../deps.ts';
import { ownPrincipal } from '../../domain/own-principal.ts';
import { tagTurns } from '../../engine/index.ts';
import type { Conversation } from '../../engine/types.ts';
import { asConversations, asQuestions } from '../generate-report/engine-input.ts';

/** PROCESS_CONVERSATION: tags a conversation's turns and hands them to campaigns, which completes it once. */
export async function processConversation(deps: Deps, job: jobs.LeasedJob, tools: JobTools): Promise<void> {
  const principal = ownPrincipal(job.workspace_id);
  try {
    await tools.progress('loading');
    const request = { conversation_id: job.subject_id, interview_id: '' };
    const { interview_id, conversations } = await readConversation(deps, request, principal);
    const inputs = await deps.campaigns.getReportInputs({ interview_id }, { principal });
    await tools.progress('extracting');
    const turns = tagTurns({
      campaign: { id: inputs.interview_id, name: inputs.name, goal: inputs.goal, language: inputs.language },
      questions: asQuestions(inputs.questions),
      conversations,
    });
    await tools.progress('storing');
    await deps.campaigns.completeProcessing(
      { conversation_id: job.subject_id, attempt: job.attempt, turns },
      { principal },
    );
  } catch (error) {
    // The conversation was deleted meanwhile: there is nothing left to do.
    if (error instanceof AppError && error.code === 'not_found') return;
    throw error;
  }
}

async function readConversation(
  { campaigns }: Deps,
  request: campaigns.GetTranscriptRequest,
  principal: Principal,
): Promise<{ interview_id: string; conversations: Conversation[] }> {
  let interview_id = '';
  async function* parts() {
    for await (const part of campaigns.streamTranscript(request, { principal, timeout_ms: 60_000 })) {
      interview_id ||= part.interview_id;
      yield part;
    }
  }
  const conversations = await asConversations(parts());
  return { interview_id, conversations };
}
