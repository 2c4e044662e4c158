import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import { type WordOf, campaigns, sessions, wordsOf } from '@insights/contracts';
import type { TablesOf } from '@insights/db';
import type { SummaryEvidence } from '@insights/thoughts';
import { BookingPage, Reservation, ReservationToken } from './booking-entities.ts';
import { InterviewChange } from './interview-change-entity.ts';
import { InterviewCount } from './interview-count-entity.ts';
import { InvitationResult, InvitationRun } from './invitation-run-entities.ts';
import { ModelUsage } from './model-usage-entity.ts';
import { Rehearsal } from './rehearsal-entity.ts';
import { ObjectDeletion, Recording, RecordingSegment } from './recording-entities.ts';

/** `timestamptz(3)` in the tables; the pool reads it as ISO 8601 text. */
const time = () => p.string();

export const Interview = defineEntity({
  name: 'Interview',
  tableName: 'interviews',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    /** A copy; vaults owns it. */
    project_id: p.uuid().strictNullable(),
    /** Of the copy: an older one changes nothing. */
    project_revision: p.integer().default(0),
    name: p.text(),
    goal: p.text(),
    language: p.text(),
    status: p.enum(wordsOf(campaigns.InterviewStatus)),
    agent_template_id: p.uuid().strictNullable(),
    /** The version that the campaign started with. */
    agent_template: p.json().$type<sessions.AgentTemplate>().strictNullable(),
    questions: p.json().$type<campaigns.Question[]>(),
    settings: p.json().$type<campaigns.InterviewSettings>(),
    /** Grows with each change of state, settings or content. Events carry it, so that consumers can order them. */
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
    /** Who chose that; null when the name is shown. */
    hidden_by: p.enum(['team', 'participant']).strictNullable(),
    /** `team`: added by a member; `import`: created with an imported conversation; `join`: registered by a join link; `booking`: booked a time. */
    source: p.enum(['team', 'import', 'join', 'booking']),
    /** The contact whose address this one gave when joining or booking. */
    joined_as: p.uuid().strictNullable(),
    /** Grows with each change of name, address or hiding; a trigger counts. */
    names_version: p.integer().default(0),
    /** Whether it counts as a contact of the campaign; triggers decide. */
    is_counted: p.boolean().default(true),
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
    status: p.enum(wordsOf(campaigns.ConversationStatus)),
    mode: p.enum(wordsOf(campaigns.ConversationMode)),
    started_at: time().strictNullable(),
    ended_at: time().strictNullable(),
    duration_minutes: p.integer().strictNullable(),
    consent: p.json().$type<campaigns.Consent>().strictNullable(),
    /** At least one participant turn carries a tag. */
    is_tagged: p.boolean(),
    /** The highest fencing number of a processing job so far. */
    processing_attempt: p.integer(),
    completed_at: time().strictNullable(),
    created_at: time(),
    /** The language of the interviewer's last turn; null: the campaign's. */
    language: p.text().strictNullable(),
    /** Grows with each change of turns or flags after the end, which triggers count, and with values of a model that come after the completion. */
    revision: p.integer().default(0),
    /** Identifies what is masked in it: a hash; '' if nothing is. Null: unknown. */
    masks: p.text().strictNullable(),
    /** The revision and the digest of hidden names that `masks` was made from. */
    masks_under: p.text().strictNullable(),
  },
});
export type Conversation = InferEntity<typeof Conversation>;

export const Turn = defineEntity({
  name: 'Turn',
  tableName: 'turns',
  properties: {
    /** Never changes: evidence in reports refers to it. */
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    conversation_id: p.uuid(),
    /** From 1, without gaps. */
    seq: p.integer(),
    speaker: p.enum(wordsOf(campaigns.Speaker)),
    text: p.text(),
    started_ms: p.integer().strictNullable(),
    ended_ms: p.integer().strictNullable(),
    question_id: p.text().strictNullable(),
    /** What was recognised before a person set it. */
    question_found: p.text().strictNullable(),
    /** A person said which question of the guide the turn asks, or that it asks none. */
    is_question_set: p.boolean().default(false),
    tags: p.json().$type<campaigns.Tag[]>(),
    /** The participant page's id of the turn, which makes posting it repeatable. */
    client_turn_id: p.text().strictNullable(),
    /** The interviewer's mark on its own turn, e.g. `probe:why`; empty for other turns. */
    note: p.text().default(''),
    /** How the participant entered the turn; null: unknown. */
    input: p.enum(wordsOf(sessions.TurnInput)).strictNullable(),
    /** What a participant's turn of a live interview is to its question. */
    outcome: p.enum(wordsOf(campaigns.AnswerOutcome)).strictNullable(),
    /** Why the interviewer said it; its words are the participant's, and the value that was offered for them. */
    why: p.json().$type<Omit<campaigns.Why, 'note'>>().strictNullable(),
    /** The place of an interviewer's question among all. */
    progress: p.json().$type<campaigns.Progress>().strictNullable(),
    /** Who spoke, where an import names several participants; null: the conversation has one. Often a personal name. */
    speaker_label: p.text().strictNullable(),
  },
});
export type Turn = InferEntity<typeof Turn>;

/** What a person should look at in a participant's turn. A cleared flag stays, so that it is not raised again. */
export const Flag = defineEntity({
  name: 'Flag',
  tableName: 'flags',
  properties: {
    turn_id: p.uuid().primary(),
    kind: p.enum(wordsOf(campaigns.FlagKind)).primary(),
    workspace_id: p.uuid(),
    conversation_id: p.uuid(),
    at: time(),
    cleared_at: time().strictNullable(),
    /** Id of the user who cleared it. */
    cleared_by: p.text().strictNullable(),
  },
});
export type Flag = InferEntity<typeof Flag>;

/** What became of a question in a conversation: the current row of each question, and the values that later ones replaced. */
export const Answer = defineEntity({
  name: 'Answer',
  tableName: 'answers',
  properties: {
    id: p.uuid().primary(),
    conversation_id: p.uuid(),
    question_id: p.text(),
    workspace_id: p.uuid(),
    outcome: p.enum(wordsOf(campaigns.AnswerOutcome)),
    /** The turn that the value was read from; null without one, and where the participant chose it on their page or the team set it. */
    turn_id: p.uuid().strictNullable(),
    /** The place of that turn, or of the last one before the participant chose the value; null without a value. */
    seq: p.integer().strictNullable(),
    /** Words of the turn, as readers saw them then. Shown only where the turn has them as it is shown now. */
    quote: p.text().strictNullable(),
    number_value: p.double().$type<number>().strictNullable(),
    /** The id of an option; `yes` or `no`. */
    option_value: p.text().strictNullable(),
    /** Ids of options of a multi_choice; empty: none of them. */
    option_values: p.array().columnType('text[]').$type<string[]>().strictNullable(),
    date_value: p.string().strictNullable(),
    /** Of the value, or of a range or limit without one; null where neither was read. */
    precision: p.enum(wordsOf(campaigns.ValuePrecision)).strictNullable(),
    low: p.double().$type<number>().strictNullable(),
    high: p.double().$type<number>().strictNullable(),
    date_low: p.string().strictNullable(),
    date_high: p.string().strictNullable(),
    /** Who read or chose the value. */
    author: p.enum(wordsOf(campaigns.Author)),
    /** When the team changed it, and the user who did, or who made the key that did; null of what was heard. */
    changed_at: time().strictNullable(),
    changed_by: p.text().strictNullable(),
    /** The answer that replaced this one; null: it counts. */
    superseded_by: p.uuid().strictNullable(),
  },
});
export type Answer = InferEntity<typeof Answer>;

/** A point of a summary. Its text is a quote, or a model's sentence about the evidence. */
export interface StoredPoint {
  readonly text: string;
  readonly author: WordOf<typeof campaigns.Author>;
  readonly evidence: readonly Omit<SummaryEvidence, 'seq'>[];
}

/** The summary of a conversation. It is shown only while the conversation is as it was when the summary was made. */
export const Summary = defineEntity({
  name: 'Summary',
  tableName: 'summaries',
  properties: {
    conversation_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    /** The revision of the conversation and what was masked in it. */
    made_of: p.text(),
    /** Of what was said; `und` if it was not recognised. */
    language: p.text(),
    points: p.json().$type<StoredPoint[]>(),
    generated_at: time(),
  },
});
export type Summary = InferEntity<typeof Summary>;

/** The live interview of a contact. It has the contact's id and is created with the contact (new-contacts.ts). */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    status: p.enum(wordsOf(campaigns.SessionStatus)),
    scheduled_for: time().strictNullable(),
    expires_at: time().strictNullable(),
    /** Grows with each change of the start, so that calendars replace their entry. */
    schedule_sequence: p.integer().default(0),
    schedule_changed_at: time().strictNullable(),
    /** The start before the latest change, for the calendar entry that is withdrawn. */
    former_start: time().strictNullable(),
    /** When an invitation was last mailed. */
    invited_at: time().strictNullable(),
    /** When to decide about reminders again; null: not before the next invitation or start. */
    remind_at: time().strictNullable(),
    /** Reminders that were due until then were sent or passed over. */
    reminded_until: time().strictNullable(),
    region: p.text().default(''),
    consent: p.json().$type<campaigns.Consent>().strictNullable(),
    conversation_id: p.uuid().strictNullable(),
    waiting_since: time().strictNullable(),
    /** When an interviewer first claimed it. */
    started_at: time().strictNullable(),
    /** When the participant last started or wrote. */
    heard_at: time().strictNullable(),
    /** The interviewer process that holds the lease. */
    worker_id: p.text().strictNullable(),
    lease_expires_at: time().strictNullable(),
    /** Fencing number: grows with each claim, so that writes of a former holder are rejected. */
    fence: p.integer().default(0),
    last_seq: p.integer().default(0),
    /** The interviewer's turn that is not whole yet; its row has the words that were released. */
    open_seq: p.integer().strictNullable(),
    /** Until when the processing of the completed interview waits for a model's values; null: it does not wait. */
    values_due_at: time().strictNullable(),
    /** Grows with each new invitation; 0: never invited. The token is derived from it and a key outside the database. */
    invitation_version: p.integer().default(0),
    invitation_key_id: p.text().strictNullable(),
    invitation_hash: p.blob().strictNullable(),
    /** Grows with each new return link; 0: consent was never given. */
    return_version: p.integer().default(0),
    return_key_id: p.text().strictNullable(),
    return_hash: p.blob().strictNullable(),
    /** The address that return links are mailed to, encrypted under `return_address_key_id`. */
    return_address: p.blob().strictNullable(),
    return_address_key_id: p.text().strictNullable(),
  },
});
export type Session = InferEntity<typeof Session>;

/** How an interviewer behaves; each change makes the next version. */
export const AgentTemplate = defineEntity({
  name: 'AgentTemplate',
  tableName: 'agent_templates',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    name: p.text(),
    version: p.integer(),
    persona: p.text(),
    tone: p.enum(wordsOf(sessions.Tone)),
    probing: p.enum(wordsOf(sessions.Probing)),
    created_at: time(),
    updated_at: time(),
  },
});
export type AgentTemplate = InferEntity<typeof AgentTemplate>;

/** A participant's credential, as a hash; a session has at most ten. */
export const ParticipantToken = defineEntity({
  name: 'ParticipantToken',
  tableName: 'participant_tokens',
  properties: {
    token_hash: p.blob().primary(),
    workspace_id: p.uuid(),
    session_id: p.uuid(),
    expires_at: time(),
  },
});

export const JoinLink = defineEntity({
  name: 'JoinLink',
  tableName: 'join_links',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    /** Stored in clear, because lists show the link again. */
    token: p.text(),
    token_hash: p.blob(),
    expires_at: time().strictNullable(),
    max_uses: p.integer().strictNullable(),
    uses: p.integer(),
    /** When the sweep noticed that it has expired. */
    closed_at: time().strictNullable(),
    /** Facts about everybody who joins by the link. */
    attributes: p.json().$type<Record<string, string>>(),
    /** Names of the attributes that the query of the link's page may set. */
    prefill: p.array().columnType('text[]').default([]),
    created_at: time(),
  },
});

/** A tombstone: who was erased, by ids, and which services have acknowledged. */
export const Erasure = defineEntity({
  name: 'Erasure',
  tableName: 'erasures',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    contact_id: p.uuid(),
    conversation_ids: p.array().columnType('uuid[]'),
    /** True when the person was erased, false when only conversations were. */
    contact_erased: p.boolean(),
    acknowledged: p.array().columnType('text[]').default([]),
    requested_at: time(),
    completed_at: time().strictNullable(),
  },
});
export type Erasure = InferEntity<typeof Erasure>;

/** Addresses that want no mail from the workspace, as hashes, so that the wish outlives the contact. */
export const Unsubscription = defineEntity({
  name: 'Unsubscription',
  tableName: 'unsubscriptions',
  properties: {
    workspace_id: p.uuid().primary(),
    address_hash: p.blob().primary(),
    created_at: time(),
  },
});

/** Former names and addresses, encrypted, for masking only. With `erasure_id`: of somebody who was erased, until the masking in stored turns is done. */
export const KnownName = defineEntity({
  name: 'KnownName',
  tableName: 'known_names',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    contact_id: p.uuid(),
    kind: p.enum(['name', 'email', 'speaker']),
    box: p.blob(),
    key_id: p.text(),
    erasure_id: p.uuid().strictNullable(),
    created_at: time().defaultRaw('now()'),
  },
});
export type KnownName = InferEntity<typeof KnownName>;

/** Invitations and return links of the last two days, for limits. The recipient is a hash. */
export const MailRequest = defineEntity({
  name: 'MailRequest',
  tableName: 'mail_requests',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    recipient: p.blob(),
    kind: p.enum(['contact_invitation', 'return_link', 'notice']),
    is_mailed: p.boolean(),
    created_at: time(),
  },
});

export const entities = [
  Interview,
  InterviewCount,
  InterviewChange,
  Contact,
  Conversation,
  Turn,
  Flag,
  Answer,
  Summary,
  Session,
  AgentTemplate,
  ParticipantToken,
  JoinLink,
  ModelUsage,
  Erasure,
  Unsubscription,
  KnownName,
  MailRequest,
  InvitationRun,
  InvitationResult,
  Recording,
  RecordingSegment,
  ObjectDeletion,
  BookingPage,
  Reservation,
  ReservationToken,
  Rehearsal,
] as const;
export type Tables = TablesOf<typeof entities>;
