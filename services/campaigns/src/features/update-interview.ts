import { type campaigns, eventTypes } from '@insights/contracts';
import { type Call, type Tx, announceAudit, append } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Interview } from '../db/entities.ts';
import { countConversations, lockInterview, templateId } from '../db/load.ts';
import { presentInterview } from '../db/present.ts';
import type { Deps } from '../deps.ts';
import { withIds } from '../domain/questions.ts';
import { planReminders } from './send-reminders/send-reminders.ts';
import { announceHidden, setCampaignHiding } from './hide-names/hide-names.ts';
import { changedSettings, inLanguage } from '../domain/interview-settings.ts';

/** Changes the given fields. Questions and agent template are fixed once a campaign has started, because answers refer to them. Errors: `not_found`, `invalid_transition`, `insufficient_role` (showing hidden names). */
export function updateInterview(
  { db, now }: Deps,
  call: Call,
  request: campaigns.UpdateInterviewRequest,
): Promise<campaigns.Interview> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await lockInterview(tx, request.interview_id);
    const counts = await countConversations(tx, interview.id);
    if (request.questions) {
      assertDraft(interview);
      interview.questions = withIds(request.questions.items);
    }
    if (request.settings) {
      const settings = changedSettings(interview.settings, request.settings);
      const isNewlyHidden = await setCampaignHiding(tx, call, interview, settings.hide_participant_names);
      interview.settings = settings;
      if (request.settings.reminders) await planReminders(tx, interview, now(tx));
      if (isNewlyHidden) await announceHidden(tx, interview.id);
    }
    if (request.agent_template_id !== null) {
      assertDraft(interview);
      interview.agent_template_id = await templateId(tx, request.agent_template_id);
    }
    interview.name = request.name ?? interview.name;
    interview.goal = request.goal ?? interview.goal;
    if (request.language !== null) {
      interview.language = request.language;
      interview.settings = inLanguage(interview.settings, request.language);
    }
    interview.updated_at = now(tx);
    interview.version += 1;
    await announce(tx, interview);
    const { interview_id: _subject, ...given } = request;
    const changed = Object.keys(given).filter((name) => given[name as keyof typeof given] !== null);
    await announceAudit(tx, call, { action: 'campaign.changed', subject: interview.id, details: { changed } });
    return presentInterview(interview, counts);
  });
}

function assertDraft(interview: Interview): void {
  if (interview.status === 'draft') return;
  throw new AppError('invalid_transition', {
    publicMessage:
      'Questions and agent template of a campaign that has started are fixed. Create a new campaign to change them.',
  });
}

/** Announces that the inputs of reports may have changed. */
async function announce(tx: Tx, interview: Interview): Promise<void> {
  await append(
    tx,
    eventTypes.reportInputsChanged,
    { interview_id: interview.id },
    { aggregate_id: interview.id, aggregate_version: interview.version },
  );
}
