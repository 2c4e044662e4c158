import type { Principal } from '@insights/auth-context';
import type { campaigns, sessions } from '@insights/contracts';
import { consentIn, consentVersion, noticeIn } from '../domain/consent.ts';
import { type ContactTexts, textsOf } from '../domain/contact-fields.ts';
import { hidesName, seesHiddenNames } from '../domain/hidden-names.ts';
import { participantLanguage } from '../domain/participant-language.ts';
import { participantTexts, textLanguage } from '../domain/participant-texts.ts';
import type { PersonalLinks } from '../domain/personal-links.ts';
import { statusAt } from '../domain/session-states.ts';
import type { AgentTemplate, Contact, Conversation, Interview } from './entities.ts';
import type { SessionView } from './invitations.ts';

/** Rows as messages, without what is not for callers. */

export function presentInterview(
  interview: Omit<Interview, 'version' | 'agent_template' | 'project_revision'>,
  { contacts, completed, in_progress }: campaigns.InterviewCounts,
): campaigns.Interview {
  return {
    id: interview.id,
    workspace_id: interview.workspace_id,
    project_id: interview.project_id,
    name: interview.name,
    goal: interview.goal,
    language: interview.language,
    status: interview.status,
    agent_template_id: interview.agent_template_id,
    questions: interview.questions,
    settings: interview.settings,
    counts: { contacts, completed, in_progress },
    created_at: interview.created_at,
    updated_at: interview.updated_at,
    started_at: interview.started_at,
    completed_at: interview.completed_at,
  };
}

/** Only admins and owners see hidden names, addresses and attributes. Until consent, everybody who may invite sees the personal link. */
export function presentContact(
  contact: ContactTexts & Pick<Contact, 'id' | 'interview_id' | 'attributes' | 'hide_name' | 'created_at'>,
  session: SessionView,
  interview: Interview,
  { principal, links, at }: { principal: Principal; links: PersonalLinks; at: string },
): campaigns.Contact {
  const isHidden = hidesName(interview, contact) && !seesHiddenNames(principal);
  return {
    id: contact.id,
    interview_id: contact.interview_id,
    ...textsOf(contact),
    ...(isHidden && { name: null, email: null }),
    attributes: isHidden ? {} : contact.attributes,
    hide_name: contact.hide_name,
    scheduled_session: {
      status: statusAt(session, at),
      scheduled_for: session.scheduled_for,
      expires_at: session.expires_at,
      invited_at: session.invited_at,
    },
    participant_url: session.has_consented ? null : (links.urlOf({ ...session, id: contact.id }) ?? null),
    created_at: contact.created_at,
  };
}

export function presentConversation(
  conversation: Pick<
    Conversation,
    | 'id'
    | 'interview_id'
    | 'contact_id'
    | 'status'
    | 'mode'
    | 'started_at'
    | 'ended_at'
    | 'duration_minutes'
    | 'consent'
    | 'created_at'
    | 'language'
  >,
  { flags, recordings, summary }: Readonly<Pick<campaigns.Conversation, 'flags' | 'recordings' | 'summary'>>,
): campaigns.Conversation {
  return {
    id: conversation.id,
    interview_id: conversation.interview_id,
    contact_id: conversation.contact_id,
    status: conversation.status,
    mode: conversation.mode,
    started_at: conversation.started_at,
    ended_at: conversation.ended_at,
    duration_minutes: conversation.duration_minutes,
    consent: conversation.consent,
    created_at: conversation.created_at,
    flags,
    language: conversation.language,
    recordings,
    summary,
  };
}

export function presentAgentTemplate(template: Omit<AgentTemplate, 'workspace_id'>): sessions.AgentTemplate {
  const { id, name, version, persona, tone, probing, created_at, updated_at } = template;
  return { id, name, version, persona, tone, probing, created_at, updated_at };
}

/** The campaign as a participant may see it. `known`: language tags that are known of the participant, preferred first. */
export function presentJoinPage(interview: Interview, known: readonly (string | null)[] = []): sessions.JoinPage {
  const { id, name } = interview;
  const settings = interview.settings;
  const language = participantLanguage(interview, known);
  const consent = consentIn(interview, language);
  const ownIntro = settings.participant_intro;
  return {
    interview_id: id,
    name,
    status: interview.status,
    language: interview.language,
    participant_language: language,
    consent_text: consent.text,
    consent_language: consent.language,
    consent_version: consentVersion(interview, language),
    max_duration_minutes: settings.max_duration_minutes,
    allow_participant_to_hide_name: settings.allow_participant_to_hide_name,
    hide_participant_names: settings.hide_participant_names,
    participant_intro: ownIntro ?? participantTexts(language).intro(name, settings.max_duration_minutes),
    intro_language: ownIntro === null ? textLanguage(language) : interview.language,
    controller_name: settings.controller_name,
    contact_email: settings.contact_email,
    retention_days: settings.retention_days,
    notice: noticeIn(language),
    browser_dictation: settings.browser_dictation,
    adults_only: settings.minors === 'stop',
    prefill: [],
  };
}
