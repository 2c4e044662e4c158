import type { queries, reports } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import { languageOfQuestion } from '../analysis/answer/floor.ts';
import type { Deps } from '../deps.ts';
import { ownCall } from '../domain/own-principal.ts';
import { MODEL_DEADLINE_MS, TRIES, answerCampaign, sourcesChanging } from './answer-campaign.ts';
import { answerMessage } from './answer-message.ts';
import { newestShown, revisionsOf } from './campaign-state.ts';

/**
 * For chats: what the data of campaigns says to a question, one after the other, because each may need a thread with much memory.
 * Campaigns without completed conversations, and those that are gone, are left out. Errors: `unavailable`, `input_too_large`.
 */
export async function askCampaigns(
  deps: Deps,
  call: Call,
  { interview_ids, question }: queries.AskCampaignsRequest,
): Promise<queries.AskCampaignsResponse> {
  const signal = AbortSignal.timeout(MODEL_DEADLINE_MS);
  const items: queries.AskedCampaign[] = [];
  const all = new Set(interview_ids);
  for (const interview_id of all) {
    const asked = await askCampaign(deps, call, { interview_id, question, signal, asked_campaigns: all.size }).catch(
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'not_found') return null;
        throw error;
      },
    );
    if (asked) items.push(asked);
  }
  return { items };
}

interface Asked {
  readonly interview_id: string;
  readonly question: string;
  readonly asked_campaigns: number;
  readonly signal: AbortSignal;
}

/** Null: nobody has said anything. Errors: `not_found`, `unavailable`, `input_too_large`. */
async function askCampaign(deps: Deps, call: Call, asked: Asked): Promise<queries.AskedCampaign | null> {
  const { interview_id, question } = asked;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { version, conversation_ids, state } = await readCampaign(deps, call, interview_id);
    if (conversation_ids.length === 0) return null;
    const answer = await answerCampaign(deps, {
      ...asked,
      workspace_id: call.principal.workspace_id,
      version,
      conversations: null,
      admitted: version?.evidence.map(({ id }) => id) ?? [],
      only_cited: false,
    });
    if ((await readCampaign(deps, call, interview_id)).state !== state) continue;
    const { language } = await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
    return {
      answer: answerMessage({ ...answer, interview_id }),
      evidence: [...answer.evidence],
      language: languageOfQuestion({ question, language }),
      conversation_ids,
    };
  }
  throw sourcesChanging();
}

interface Read {
  readonly version: reports.ReportVersion | null;
  readonly conversation_ids: string[];
  /** Changes with whatever an answer rests on. */
  readonly state: string;
}

/** Errors: `not_found`. */
async function readCampaign(deps: Deps, call: Call, interview_id: string): Promise<Read> {
  const revisions = await revisionsOf(deps, call, interview_id);
  const version = await newestShown(deps, call, interview_id);
  const state = JSON.stringify([version?.id, version?.redacted_at, version?.evidence, [...revisions]]);
  return { version, conversation_ids: [...revisions.keys()], state };
}
