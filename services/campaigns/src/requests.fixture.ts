import type { campaigns, sessions } from '@insights/contracts';
import { NO_TEXTS } from './domain/contact-fields.ts';

/** Messages as callers send them; fields that a test leaves out are absent. */

type Fields<T, Required extends keyof T = never> = Partial<T> & Pick<T, Required>;

export const contactDraft = (fields: Fields<campaigns.ContactDraft>): campaigns.ContactDraft => ({
  ...NO_TEXTS,
  attributes: {},
  hide_name: false,
  scheduled_for: null,
  ...fields,
});

export const contactChange = (
  fields: Fields<campaigns.UpdateContactRequest, 'interview_id' | 'contact_id'>,
): campaigns.UpdateContactRequest => ({
  ...NO_TEXTS,
  attributes: {},
  replace_attributes: false,
  hide_name: null,
  scheduled_for: null,
  ...fields,
});

export const openQuestion = (text: string, id = ''): campaigns.Question => ({
  id,
  text,
  kind: 'open',
  options: [],
  option_ids: [],
  required: true,
  max_probes: 2,
  probe_when: [],
  topic: null,
  learn: null,
  min: null,
  max: null,
  unit: null,
  translations: {},
});

export const settingsChange = (
  fields: Fields<campaigns.InterviewSettingsChange>,
): campaigns.InterviewSettingsChange => ({
  hide_participant_names: null,
  allow_participant_to_hide_name: null,
  record_audio: null,
  consent_text: null,
  max_duration_minutes: null,
  grace_period_minutes: null,
  retention_days: null,
  report: null,
  participant_intro: null,
  controller_name: null,
  contact_email: null,
  probing: null,
  max_probes_total: null,
  support_text: null,
  reminders: null,
  browser_dictation: null,
  minors: null,
  ...fields,
});

export const interviewDraft = (
  fields: Fields<campaigns.CreateInterviewRequest, 'questions'>,
): campaigns.CreateInterviewRequest => ({
  name: 'Night shifts',
  goal: 'Why hand-over fails',
  language: 'en',
  settings: null,
  agent_template_id: null,
  ...fields,
});

export const interviewChange = (
  fields: Fields<campaigns.UpdateInterviewRequest, 'interview_id'>,
): campaigns.UpdateInterviewRequest => ({
  name: null,
  goal: null,
  language: null,
  questions: null,
  settings: null,
  agent_template_id: null,
  ...fields,
});

export const importRequest = (
  fields: Fields<campaigns.ImportConversationRequest, 'interview_id' | 'contact_email' | 'transcript'>,
): campaigns.ImportConversationRequest => ({
  contact_id: null,
  contact_name: null,
  format: 'json',
  speaker_map: {},
  strict_speakers: false,
  questions: [],
  is_base64: false,
  started_at: null,
  mode: 'imported',
  ...fields,
});

export const joinLinkDraft = (
  fields: Fields<sessions.CreateJoinLinkRequest, 'interview_id'>,
): sessions.CreateJoinLinkRequest => ({ expires_at: null, max_uses: null, attributes: {}, prefill: [], ...fields });

export const templateChange = (
  fields: Fields<sessions.UpdateAgentTemplateRequest, 'template_id'>,
): sessions.UpdateAgentTemplateRequest => ({ name: null, persona: null, tone: null, probing: null, ...fields });

export const interviewerTurn = (
  fields: Fields<sessions.StoreInterviewerTurnRequest, 'session' | 'after_seq' | 'text'>,
): sessions.StoreInterviewerTurnRequest => ({
  question_id: null,
  note: '',
  finish: false,
  why: null,
  flags: [],
  answers: [],
  progress: null,
  language: null,
  open: false,
  open_seq: null,
  ...fields,
});

/** Of mails that identity prepares without an address to send from. */
export const noSender = { sender_name: '', sender_address: '' };
