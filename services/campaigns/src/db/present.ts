import type { Principal } from '@insights/auth-context';
import { hasRole } from '@insights/auth-context';
import type { campaigns } from '@insights/contracts';
import type { Contact, Conversation, Interview } from './entities.ts';

/** Rows as messages: the same names, with absent instead of null. */

export function presentInterview(interview: Interview, counts: campaigns.InterviewCounts): campaigns.Interview {
  return {
    id: interview.id,
    workspace_id: interview.workspace_id,
    project_id: interview.project_id ?? undefined,
    name: interview.name,
    goal: interview.goal,
    language: interview.language,
    status: interview.status,
    agent_template_id: interview.agent_template_id ?? undefined,
    questions: interview.questions,
    settings: interview.settings,
    counts,
    created_at: interview.created_at,
    updated_at: interview.updated_at,
    started_at: interview.started_at ?? undefined,
    completed_at: interview.completed_at ?? undefined,
  };
}

/** Names and addresses of a campaign that hides them are for admins and owners. */
export function presentContact(contact: Contact, interview: Interview, principal: Principal): campaigns.Contact {
  const isHidden =
    (interview.settings.hide_participant_names || contact.hide_name) && !hasRole(principal.role, 'admin');
  return {
    id: contact.id,
    interview_id: contact.interview_id,
    name: isHidden ? undefined : (contact.name ?? undefined),
    email: isHidden ? undefined : (contact.email ?? undefined),
    locale: contact.locale ?? undefined,
    timezone: contact.timezone ?? undefined,
    attributes: contact.attributes,
    hide_name: contact.hide_name,
    scheduled_session: {
      status: contact.session_status,
      scheduled_for: contact.session_scheduled_for ?? undefined,
      expires_at: contact.session_expires_at ?? undefined,
    },
    participant_url: undefined,
    created_at: contact.created_at,
  };
}

export function presentConversation(conversation: Conversation): campaigns.Conversation {
  return {
    id: conversation.id,
    interview_id: conversation.interview_id,
    contact_id: conversation.contact_id,
    status: conversation.status,
    mode: conversation.mode,
    started_at: conversation.started_at ?? undefined,
    ended_at: conversation.ended_at ?? undefined,
    duration_minutes: conversation.duration_minutes ?? undefined,
    consent: conversation.consent ?? undefined,
    created_at: conversation.created_at,
  };
}
