import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import type { campaigns, sessions } from '@insights/contracts';
import type { HiddenBy } from '../domain/hidden-names.ts';
import type { CampaignStatus } from '../domain/campaign-states.ts';
import type { SessionStatus } from '../domain/session-states.ts';

/** timestamptz(3) in the tables; here the ISO text that the pool makes of it. */
const time = () => p.string();

export const Interview = defineEntity({
  name: 'Interview',
  tableName: 'interviews',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    project_id: p.uuid().strictNullable(),
    name: p.text(),
    goal: p.text(),
    language: p.text(),
    status: p.text().$type<CampaignStatus>(),
    agent_template_id: p.uuid().strictNullable(),
    /** The version that the campaign started with. */
    agent_template: p.json().$type<sessions.AgentTemplate>().strictNullable(),
    questions: p.json().$type<campaigns.Question[]>(),
    settings: p.json().$type<campaigns.InterviewSettings>(),
    /** Grows with each change: events carry it, so that consumers can tell old news from new. */
    version: p.integer(),
    created_at: time(),
    updated_at: time(),
    started_at: time().strictNullable(),
    completed_at: time().strictNullable(),
  },
});
export type Interview = InferEntity<typeof Interview>;

export const Contact = defineEntity({
  name: 'Contact',
  tableName: 'contacts',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    name: p.text().strictNullable(),
    email: p.text().strictNullable(),
    locale: p.text().strictNullable(),
    timezone: p.text().strictNullable(),
    attributes: p.json().$type<Record<string, string>>(),
    hide_name: p.boolean(),
    /** Who chose that; null where it was not written down. */
    hidden_by: p.text().$type<HiddenBy>().strictNullable(),
    /** `team`: somebody added this person; `import`: came with a conversation that was held already; `join`: came by a join link. */
    source: p.text().$type<'team' | 'import' | 'join'>(),
    /** The contact whose address this one gave when joining. */
    joined_as: p.uuid().strictNullable(),
    created_at: time(),
  },
});
export type Contact = InferEntity<typeof Contact>;

export const Conversation = defineEntity({
  name: 'Conversation',
  tableName: 'conversations',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    contact_id: p.uuid(),
    status: p.text(),
    mode: p.text(),
    started_at: time().strictNullable(),
    ended_at: time().strictNullable(),
    duration_minutes: p.integer().strictNullable(),
    consent: p.json().$type<campaigns.Consent>().strictNullable(),
    /** At least one participant turn carries a tag. */
    is_tagged: p.boolean(),
    /** The highest fencing number of a processing job seen. */
    processing_attempt: p.integer(),
    completed_at: time().strictNullable(),
    created_at: time(),
  },
});
export type Conversation = InferEntity<typeof Conversation>;

/** The one sitting that a contact is interviewed in; it has the contact's id, and comes into being with the contact. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    status: p.text().$type<SessionStatus>(),
    scheduled_for: time().strictNullable(),
    expires_at: time().strictNullable(),
    region: p.text(),
    consent: p.json().$type<campaigns.Consent>().strictNullable(),
    conversation_id: p.uuid().strictNullable(),
    waiting_since: time().strictNullable(),
    /** When an interviewer first took it. */
    started_at: time().strictNullable(),
    /** When the participant last did something. */
    heard_at: time().strictNullable(),
    /** Grows with each claim: what a former holder writes is told by it. */
    fence: p.integer(),
    last_seq: p.integer(),
  },
});
export type Session = InferEntity<typeof Session>;

/** How an interviewer comes across; each change makes the next version. */
export const AgentTemplate = defineEntity({
  name: 'AgentTemplate',
  tableName: 'agent_templates',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    name: p.text(),
    version: p.integer(),
    persona: p.text(),
    tone: p.text(),
    probing: p.text(),
    created_at: time(),
    updated_at: time(),
  },
});
export type AgentTemplate = InferEntity<typeof AgentTemplate>;

export const entities = [Interview, Contact, Conversation, Session, AgentTemplate];
