import type { exports } from '@insights/contracts';
import type { Tx } from '@insights/db';
import type { Contact, Interview, Session } from '../../db/entities.ts';
import type { Recording } from '../../db/recording-entities.ts';
import { flagsOf } from '../../db/flags.ts';
import { loadContact, loadInterview, loadSession } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import { presentRecording } from '../../db/recordings.ts';
import type { Deps } from '../../deps.ts';
import { personOf } from '../../domain/contact-fields.ts';
import { maskOthers } from '../../domain/names/mask-others.ts';
import { NameMasker } from '../../domain/names/name-masker.ts';
import { addressOf } from '../../domain/personal-links.ts';
import { statusAt } from '../../domain/session-states.ts';
import { personHash } from '../contact-mail/mail-limits.ts';
import { isUnsubscribed } from '../unsubscribe.ts';
import { consentText, presentConsent } from './own-interview.ts';
import { storedAnswers } from './stored-answers.ts';

/** What is stored about a contact apart from what was said. */
export type PersonRecords = Awaited<ReturnType<typeof readPerson>>;
export type PersonConversation = PersonRecords['conversations'][number];

/** Errors: `not_found`. */
export async function readPerson(deps: Deps, tx: Tx, { interview_id, contact_id }: exports.ExportContactRequest) {
  const interview = await loadInterview(tx, interview_id);
  const contact = await loadContact(tx, interview.id, contact_id);
  const session = await loadSession(tx, contact.id);
  const conversations = await conversationsOf(tx, contact.id);
  const exported_at = deps.now(tx);
  const names = await deps.names.namesOf(tx, contact);
  const of = (kind: 'name' | 'email') => names.filter((name) => name.kind === kind).map(({ text }) => text);
  const own = NameMasker.of([{ names: of('name'), emails: of('email') }], interview.language);
  const { masker } = await deps.names.hiddenNames(tx, interview.id);
  return {
    exported_at,
    interview,
    title: maskOthers(masker, own).mask(interview.name),
    names,
    /** What identifies the person in a text. */
    own,
    conversations,
    contact: {
      ...presentPerson(contact),
      is_unsubscribed: await isUnsubscribed(tx, addressOf(tx.workspaceId, contact.email ?? '')),
    },
    session: presentSession(session, statusAt(session, exported_at)),
    consents: consentsOf(interview, session, conversations),
    bookings: await bookingsOf(tx, contact.id),
    mails: await mailsOf(tx, contact),
  };
}

function presentPerson(contact: Contact) {
  const { id, interview_id, hidden_by, source } = contact;
  return { id, interview_id, ...personOf(contact), hidden_by, source };
}

function presentSession(session: Session, status: Session['status']) {
  const { scheduled_for, expires_at, region, started_at, waiting_since, heard_at } = session;
  return { status, scheduled_for, expires_at, region, waiting_since, started_at, last_answer_at: heard_at };
}

async function conversationsOf(tx: Tx, contactId: string) {
  const rows = await query(tx)
    .selectFrom('conversations')
    .select(['id', 'status', 'mode', 'language', 'started_at', 'ended_at', 'duration_minutes', 'consent', 'created_at'])
    .where('contact_id', '=', contactId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const flags = await flagsOf(tx, ids);
  const answersIn = await storedAnswers(tx, ids);
  const recordings = Map.groupBy(await storedRecordings(tx, contactId), ({ conversation_id }) => conversation_id);
  return rows.map((row) => ({
    ...row,
    flags: (flags.get(row.id) ?? []).map(({ kind, turn_id, at, cleared_at }) => ({ kind, turn_id, at, cleared_at })),
    answers: answersIn(row.id),
    audio: recordings.get(row.id) ?? [],
    recordings: (recordings.get(row.id) ?? []).map(presentRecording),
  }));
}

function storedRecordings(tx: Tx, contactId: string): Promise<Recording[]> {
  return query(tx)
    .selectFrom('recordings')
    .selectAll()
    .where('conversation_id', 'in', (eb) =>
      eb.selectFrom('conversations').select('id').where('contact_id', '=', contactId),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function consentsOf(interview: Interview, session: Session, conversations: readonly Pick<Session, 'consent'>[]) {
  const given = [session, ...conversations].flatMap(({ consent }) => (consent ? [presentConsent(consent)] : []));
  const distinct = new Map(given.map((consent) => [`${consent.version} ${consent.given_at}`, consent]));
  return [...distinct.values()].map((consent) => ({ ...consent, text: consentText(interview, consent.version) }));
}

function bookingsOf(tx: Tx, contactId: string) {
  return query(tx)
    .selectFrom('reservations')
    .select(['status', 'starts_at', 'ends_at', 'timezone', 'locale', 'sequence'])
    .where('contact_id', '=', contactId)
    .orderBy('starts_at')
    .execute();
}

function mailsOf(tx: Tx, contact: Contact) {
  return query(tx)
    .selectFrom('mail_requests')
    .select(['kind', 'is_mailed', 'created_at'])
    .where('recipient', '=', personHash(contact))
    .orderBy('created_at')
    .execute();
}
