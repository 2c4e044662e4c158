import { v7 } from 'uuid';
import { campaigns } from '@insights/contracts';
import { type Call, type Tx, announceAudit, sql } from '@insights/db';
import { AppError, invalid, notFound } from '@insights/errors';
import { type Room, roomFor } from '@insights/quotas';
import { type FormerName, MOST_FORMER_NAMES, type NameBook, namesOf } from '../../db/hidden-names.ts';
import { Conversation, type Interview } from '../../db/entities.ts';
import { loadInterview } from '../../db/load.ts';
import { addContacts, newContact } from '../../db/new-contacts.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { NO_TEXTS } from '../../domain/contact-fields.ts';
import { knownWord } from '../../domain/known-word.ts';
import { nameOfLabel } from '../../domain/names/name-of-label.ts';
import { requestProcessing } from '../process-conversation/request-processing.ts';
import type { PreparedTranscript } from './prepare-transcript.ts';
import { readTranscript, warningsOf } from './read-transcript.ts';
import { storeTurns } from './store-turns.ts';

/**
 * Stores a conversation from another source in one transaction and requests its processing.
 * Errors: `not_found`, `invalid_request` with one problem for each place to fix, `quota_exceeded`.
 */
export async function importConversation(
  deps: Deps,
  call: Call,
  request: campaigns.ImportConversationRequest,
): Promise<campaigns.ImportConversationResponse> {
  const transcript = await readTranscript(deps, call, request);
  const { db, now, quotas, names } = deps;
  return db.withWorkspace(call, async (tx) => {
    const contacts = await roomFor(tx, quotas.contacts);
    if (request.mode !== 'test') (await roomFor(tx, quotas.conversations_per_month)).take();
    const interview = await loadInterview(tx, request.interview_id);
    assertQuestionsExist(transcript, interview);
    const contactId = await contactFor(tx, interview, request, { at: now(tx), contacts, names });
    await rememberSpeakers(tx, names, { id: contactId, interview }, transcript);
    const conversation = newConversation(tx, interview, contactId, request, transcript, now(tx));
    await storeTurns(tx, conversation.id, transcript.batches);
    await requestProcessing(tx, conversation.id);
    const details = { interview_id: interview.id, contact_id: contactId, turns: transcript.turn_count };
    await announceAudit(tx, call, { action: 'conversation.imported', subject: conversation.id, details });
    return {
      conversation_id: conversation.id,
      contact_id: contactId,
      turn_count: transcript.turn_count,
      ...warningsOf(transcript),
    };
  });
}

const MOST_PROBLEMS = 20;

function assertQuestionsExist({ questions }: PreparedTranscript, interview: Interview): void {
  const known = new Set(interview.questions.map((question) => question.id));
  const unknown = questions.filter(([, questionId]) => !known.has(questionId));
  if (unknown.length === 0) return;
  throw new AppError('invalid_request', {
    publicMessage: 'The transcript names unknown questions.',
    problems: unknown.slice(0, MOST_PROBLEMS).map(([index]) => ({
      loc: ['body', 'transcript', 'turns', index, 'question_id'],
      msg: 'The campaign has no such question.',
      type: 'value_error',
    })),
  });
}

/**
 * The contact that the request names by its id, or the one with this address, created if missing; concurrent imports for a new address
 * create one contact. A name is no identity: with nothing else, it is a new contact's.
 */
async function contactFor(
  tx: Tx,
  interview: Interview,
  request: campaigns.ImportConversationRequest,
  { at, contacts, names }: { at: string; contacts: Room; names: NameBook },
): Promise<string> {
  if (request.contact_id === null) {
    const made = await makeContact(tx, interview, request, at);
    if (made !== undefined) {
      if (request.mode !== 'test') contacts.take();
      return made;
    }
  }
  const known = await knownContact(tx, interview, request);
  if (!known) {
    if (request.contact_id !== null) throw notFound('contact');
    // Erased in the meantime: a new contact is created.
    return contactFor(tx, interview, request, { at, contacts, names });
  }
  // Another name of the same person, which is hidden along with the first.
  const others = namesOf({ email: null, name: request.contact_name === known.name ? null : request.contact_name });
  if (others.length > 0 && (await names.countFormer(tx, known.id)) < MOST_FORMER_NAMES) {
    await names.remember(tx, { id: known.id, interview_id: interview.id }, others);
  }
  return known.id;
}

/** The id of a new contact; undefined if the campaign has the address already. */
async function makeContact(
  tx: Tx,
  interview: Interview,
  request: campaigns.ImportConversationRequest,
  at: string,
): Promise<string | undefined> {
  const draft = {
    ...NO_TEXTS,
    name: request.contact_name,
    email: request.contact_email,
    attributes: {},
    hide_name: false,
  };
  const contact = newContact(tx, interview, draft, at, { source: 'import' });
  const [made] = await addContacts(tx, interview, [contact], { skipKnown: true });
  return made;
}

const knownContact = (
  tx: Tx,
  interview: Interview,
  { contact_id: id, contact_email: email }: campaigns.ImportConversationRequest,
) =>
  query(tx)
    .selectFrom('contacts')
    .select(['id', 'name'])
    .where('interview_id', '=', interview.id)
    .where(({ eb, ref }) => (id === null ? sql<boolean>`lower(${ref('email')}) = lower(${email})` : eb('id', '=', id)))
    .forKeyShare()
    .executeTakeFirst();

/**
 * Labels are often names, also of the interviewer, and are said in the interview. They are hidden as the contact's own name is; the name of
 * the only participant is one of the contact's.
 */
async function rememberSpeakers(
  tx: Tx,
  names: NameBook,
  { id, interview }: { id: string; interview: Interview },
  { speakers }: PreparedTranscript,
): Promise<void> {
  const isAlone = speakers.filter(({ speaker }) => speaker === 'participant').length === 1;
  const known = speakers.flatMap(({ label, speaker }): FormerName[] => {
    const text = nameOfLabel(label ?? '', interview.language);
    if (text === null) return [];
    return [{ kind: isAlone && speaker === 'participant' ? 'name' : 'speaker', text }];
  });
  await names.remember(tx, { id, interview_id: interview.id }, known);
}

function newConversation(
  tx: Tx,
  interview: Interview,
  contactId: string,
  request: campaigns.ImportConversationRequest,
  { length_ms: lengthMs }: PreparedTranscript,
  at: string,
): Conversation {
  const startedAt = request.started_at;
  return tx.em.create(Conversation, {
    id: v7(),
    workspace_id: tx.workspaceId,
    interview_id: interview.id,
    contact_id: contactId,
    status: 'processing',
    mode: knownWord(campaigns.ConversationMode, 'mode', request.mode),
    started_at: startedAt,
    ended_at: startedAt && lengthMs > 0 ? endOf(startedAt, lengthMs) : null,
    duration_minutes: lengthMs > 0 ? Math.max(1, Math.round(lengthMs / 60_000)) : null,
    consent: null,
    is_tagged: false,
    processing_attempt: 0,
    completed_at: null,
    created_at: at,
    language: null,
  });
}

function endOf(startedAt: string, lengthMs: number): string {
  const endedAt = new Date(Date.parse(startedAt) + lengthMs).toISOString();
  if (endedAt.startsWith('+')) throw invalid(['body', 'started_at'], 'The interview ends after the year 9999');
  return endedAt;
}
