import { LockMode } from '@mikro-orm/core';
import type { campaigns } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { invalid, notFound } from '@insights/errors';
import { interviewsWithCounts } from './interview-counts.ts';
import { query } from './query.ts';
import { AgentTemplate, Contact, Conversation, Interview, Session } from './entities.ts';

/** Errors: `not_found`. */
export async function loadInterview(tx: Tx, id: string): Promise<Interview> {
  const interview = await tx.em.findOne(Interview, { id });
  if (!interview) throw notFound('interview');
  return interview;
}

/** Locked until the transaction ends: serialises changes of a campaign and counts of its conversations. Errors: `not_found`. */
export async function lockInterview(tx: Tx, id: string): Promise<Interview> {
  const interview = await tx.em.findOne(Interview, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!interview) throw notFound('interview');
  return interview;
}

/** Unchanged until the transaction ends, as for a session that starts; those who share it do not wait for each other. Errors: `not_found`. */
export async function holdInterview(tx: Tx, id: string): Promise<Interview> {
  const interview = await tx.em.findOne(Interview, { id }, { lockMode: LockMode.PESSIMISTIC_READ });
  if (!interview) throw notFound('interview');
  return interview;
}

/** Errors: `not_found`. */
export async function loadContact(tx: Tx, interviewId: string, id: string): Promise<Contact> {
  const contact = await tx.em.findOne(Contact, { id, interview_id: interviewId });
  if (!contact) throw notFound('contact');
  return contact;
}

/** Locks a contact until the transaction ends. False: it was deleted. */
export async function lockContact(tx: Tx, id: string): Promise<boolean> {
  const row = await query(tx).selectFrom('contacts').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Errors: `not_found`. */
export async function loadSession(tx: Tx, id: string): Promise<Session> {
  const session = await tx.em.findOne(Session, { id });
  if (!session) throw notFound('session');
  return session;
}

/** Locked until the transaction ends: serialises turns, claims and changes of state. Errors: `not_found`. */
export async function lockSession(tx: Tx, id: string): Promise<Session> {
  const session = await tx.em.findOne(Session, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!session) throw notFound('session');
  return session;
}

/** Errors: `not_found`. */
export async function loadAgentTemplate(tx: Tx, id: string): Promise<AgentTemplate> {
  const template = await tx.em.findOne(AgentTemplate, { id });
  if (!template) throw notFound('agent template');
  return template;
}

/** Locked, so that two changes at once make two versions. Errors: `not_found`. */
export async function lockAgentTemplate(tx: Tx, id: string): Promise<AgentTemplate> {
  const template = await tx.em.findOne(AgentTemplate, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!template) throw notFound('agent template');
  return template;
}

/** `interviewId` empty: by its id alone. Errors: `not_found`. */
export async function loadConversation(tx: Tx, interviewId: string, id: string): Promise<Conversation> {
  const conversation = await tx.em.findOne(Conversation, interviewId ? { id, interview_id: interviewId } : { id });
  if (!conversation) throw notFound('conversation');
  return conversation;
}

/** Whether a contact or a campaign has any conversation, tests included. */
export async function hasConversation(tx: Tx, column: 'contact_id' | 'interview_id', id: string): Promise<boolean> {
  const row = await query(tx)
    .selectFrom('conversations')
    .select('id')
    .where(column, '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts of a campaign that exists. */
export async function countConversations(tx: Tx, interviewId: string): Promise<campaigns.InterviewCounts> {
  const { contacts, completed, in_progress } = await interviewsWithCounts(query(tx))
    .where('i.id', '=', interviewId)
    .executeTakeFirstOrThrow();
  return { contacts, completed, in_progress };
}

/** The id of a template that a campaign is to have; empty or absent: none. Errors: `invalid_request`. */
export async function templateId(tx: Tx, id: string | null): Promise<string | null> {
  if (!id) return null;
  const template = await tx.em.findOne(AgentTemplate, { id });
  if (!template) throw invalid(['body', 'agent_template_id'], 'This workspace has no such agent template.');
  return template.id;
}
