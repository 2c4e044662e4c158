import { type AuditAction, type campaigns, eventTypes, type sessions } from '@insights/contracts';
import { type Call, type Tx, announceAudit, append } from '@insights/db';
import { AppError } from '@insights/errors';
import { AgentTemplate, type Interview } from '../../db/entities.ts';
import { countConversations, lockInterview } from '../../db/load.ts';
import { presentAgentTemplate, presentInterview } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';
import { type CampaignEvent, campaignStates } from '../../domain/campaign-states.ts';
import { planReminders } from '../send-reminders/send-reminders.ts';
import { completeIfDone, emitCompleted } from './completion.ts';

/** Changes the status of a campaign and announces it. Errors: `not_found`, `invalid_transition`, `no_questions`. */
export function changeStatus(
  { db, now }: Deps,
  call: Call,
  event: CampaignEvent,
  request: campaigns.TransitionInterviewRequest,
): Promise<campaigns.Interview> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await lockInterview(tx, request.interview_id);
    interview.status = campaignStates.after(event, interview.status);
    if (event === 'start') assertQuestions(interview, 'start it');
    interview.updated_at = now(tx);
    interview.version += 1;
    const counts = await countConversations(tx, interview.id);
    if (event === 'start') {
      interview.started_at = now(tx);
      interview.agent_template = await templateNow(tx, interview.agent_template_id);
    }
    if (event === 'complete') interview.completed_at = now(tx);
    await announce[event](tx, interview, counts, request.reason);
    await announceAudit(tx, call, { action: AUDITED[event], subject: interview.id });
    if (interview.status === 'active') await planReminders(tx, interview, now(tx));
    // The last interview may have ended while the campaign was paused.
    if (event === 'resume') await completeIfDone(tx, interview, now(tx));
    return presentInterview(interview, counts);
  });
}

const AUDITED: Readonly<Record<CampaignEvent, AuditAction>> = {
  start: 'campaign.started',
  pause: 'campaign.paused',
  resume: 'campaign.resumed',
  complete: 'campaign.completed',
};

/** `purpose` is what needs them, in words. Errors: `no_questions`. */
export function assertQuestions({ questions }: Pick<Interview, 'questions'>, purpose: string): void {
  if (questions.length > 0) return;
  throw new AppError('no_questions', {
    publicMessage: `This campaign has no questions. Add at least one, then ${purpose}.`,
  });
}

/** A started campaign keeps the version that it started with; none if the template was deleted. */
async function templateNow(tx: Tx, id: string | null | undefined): Promise<sessions.AgentTemplate | null> {
  const template = id ? await tx.em.findOne(AgentTemplate, { id }) : null;
  return template && presentAgentTemplate(template);
}

type Announce = (tx: Tx, interview: Interview, counts: campaigns.InterviewCounts, reason: string) => Promise<void>;

const announce: Record<CampaignEvent, Announce> = {
  start: async (tx, { id, name, version }, { contacts }) => {
    const message = { interview_id: id, name, contact_count: contacts };
    await append(tx, eventTypes.campaignStarted, message, { aggregate_id: id, aggregate_version: version });
  },
  pause: async (tx, { id, version }, _counts, reason) => {
    const message = { interview_id: id, reason };
    await append(tx, eventTypes.campaignPaused, message, { aggregate_id: id, aggregate_version: version });
  },
  resume: async () => {},
  complete: (tx, interview) => emitCompleted(tx, interview),
};
