import { v7 } from 'uuid';
import { type campaigns, isWordOf, jobTypes, rehearsals } from '@insights/contracts';
import { type Call, type Tx, announceAudit, requestJob } from '@insights/db';
import { invalid } from '@insights/errors';
import { AgentTemplate, type Interview } from '../../db/entities.ts';
import { loadInterview, templateId } from '../../db/load.ts';
import { presentAgentTemplate } from '../../db/present.ts';
import { Rehearsal } from '../../db/rehearsal-entity.ts';
import type { Deps } from '../../deps.ts';
import { DEFAULT_TEMPLATE } from '../../domain/agent-template.ts';
import { changedSettings, defaultSettings, supportTexts } from '../../domain/interview-settings.ts';
import { languagesOf, withIds } from '../../domain/questions.ts';
import { assertQuestions } from '../change-status/change-status.ts';

/** A campaign as far as a rehearsal needs it. */
type Guide = Pick<
  Interview,
  'name' | 'goal' | 'language' | 'questions' | 'settings' | 'agent_template' | 'agent_template_id'
>;

/**
 * Requests a job that rehearses a guide as it is now: that of a campaign, or one that is no campaign yet. Returns the id of the job.
 * Errors: `not_found`, `no_questions`, `invalid_request`.
 */
export function requestRehearsal(
  { db, now }: Deps,
  call: Call,
  { interview_id, guide, participants, trial }: rehearsals.RequestRehearsalRequest,
): Promise<rehearsals.RequestRehearsalResponse> {
  return db.withWorkspace(call, async (tx) => {
    const campaign = interview_id === null ? await draftOf(tx, guide) : await loadInterview(tx, interview_id);
    assertQuestions(campaign, 'rehearse it');
    const id = v7();
    tx.em.create(Rehearsal, {
      id,
      workspace_id: tx.workspaceId,
      guide: { ...(await guideOf(tx, campaign)), participants: knownIn(participants), trial },
      created_at: now(tx),
    });
    await requestJob(tx, jobTypes.rehearse, { rehearsal_id: id }, id);
    await announceAudit(tx, call, {
      action: 'campaign.rehearsed',
      subject: interview_id ?? id,
      details: { job_id: id },
    });
    return { job_id: id };
  });
}

/** What the request describes, as if it had been created. Questions without an id are named by their place. */
async function draftOf(tx: Tx, guide: campaigns.CreateInterviewRequest | null): Promise<Guide> {
  if (guide === null) throw invalid(['body', 'guide'], 'Give a guide, or the id of a campaign.');
  const { name, goal, language } = guide;
  return {
    name,
    goal,
    language,
    questions: withIds(guide.questions.map((question, index) => ({ ...question, id: question.id || `q${index + 1}` }))),
    settings: changedSettings(defaultSettings(language), guide.settings),
    agent_template: null,
    agent_template_id: await templateId(tx, guide.agent_template_id),
  };
}

/** What an interviewer would get of a session of this campaign. */
async function guideOf(tx: Tx, campaign: Guide): Promise<Omit<rehearsals.RehearsedGuide, 'participants' | 'trial'>> {
  const { name, goal, language, questions, settings, agent_template, agent_template_id } = campaign;
  const chosen = agent_template_id && (await tx.em.findOne(AgentTemplate, { id: agent_template_id }));
  const languages = languagesOf(campaign);
  return {
    name,
    goal,
    language,
    questions,
    max_duration_minutes: settings.max_duration_minutes,
    template: agent_template ?? (chosen ? presentAgentTemplate(chosen) : DEFAULT_TEMPLATE),
    probing_mode: settings.probing,
    max_probes_total: settings.max_probes_total,
    support_text: supportTexts(settings, languages),
    languages,
    contact_email: settings.contact_email,
    minors: settings.minors,
  };
}

/** Errors: `invalid_request` for a participant of a newer version. */
function knownIn(participants: rehearsals.RehearsedGuide['participants']) {
  if (participants.every((each) => isWordOf(rehearsals.SimulatedParticipant, each))) return participants;
  throw invalid(['body', 'participants'], 'This version does not know one of the participants.');
}
