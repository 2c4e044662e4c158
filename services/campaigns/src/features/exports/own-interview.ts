import { type WordOf, exports } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { loadContact, loadInterview, loadSession } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import { recordingsOf } from '../../db/recordings.ts';
import { type OwnTurn, readOwnTurns } from '../../db/transcripts.ts';
import type { Contact, Interview, Session } from '../../db/entities.ts';
import type { Deps } from '../../deps.ts';
import { consentIn, consentedLanguage } from '../../domain/consent.ts';
import { personOf } from '../../domain/contact-fields.ts';
import { filePieces } from '../../domain/exports/file-pieces.ts';
import { hidesName } from '../../domain/hidden-names.ts';
import { knownWord } from '../../domain/known-word.ts';
import { statusAt } from '../../domain/session-states.ts';
import { storedAnswers } from './stored-answers.ts';
import { ownInterviewText } from './own-interview-text.ts';

export type OwnInterviewForm = WordOf<typeof exports.OwnInterviewForm>;

/** What is stored about a participant's interview, without the turns. */
export type OwnInterview = Awaited<ReturnType<typeof readOwnInterview>>;
export type OwnConversation = OwnInterview['conversations'][number];
/** The turns of one of the conversations, in parts. */
export type OwnTurns = (conversation: OwnConversation) => AsyncIterable<OwnTurn[]>;

const CONTENT_TYPES: Record<OwnInterviewForm, string> = {
  json: 'application/json',
  markdown: 'text/markdown; charset=utf-8',
  text: 'text/plain; charset=utf-8',
};
const EXTENSIONS: Record<OwnInterviewForm, string> = { json: 'json', markdown: 'md', text: 'txt' };

/** The caller's own interview as a file: what they see on their page, and what is stored beside it. Errors: `not_found`. */
export async function* exportOwnInterview(
  deps: Deps,
  call: Call,
  request: exports.ExportOwnInterviewRequest,
): AsyncGenerator<exports.FilePiece> {
  const form = knownWord(exports.OwnInterviewForm, 'form', request.form);
  const own = await deps.db.withWorkspace(call, (tx) => readOwnInterview(deps, tx, call.principal.id));
  const turnsOf: OwnTurns = ({ conversation_id }) => readOwnTurns(deps.db, call, conversation_id);
  const content = form === 'json' ? ownInterviewJson(own, turnsOf) : ownInterviewText(own, turnsOf, form);
  yield* filePieces({ file_name: `interview.${EXTENSIONS[form]}`, content_type: CONTENT_TYPES[form] }, content);
}

async function readOwnInterview({ now }: Deps, tx: Tx, id: string) {
  const session = await loadSession(tx, id);
  const interview = await loadInterview(tx, session.interview_id);
  const contact = await loadContact(tx, interview.id, id);
  const exported_at = now(tx);
  const { scheduled_for, expires_at, consent } = session;
  return {
    exported_at,
    campaign: { interview_id: interview.id, name: interview.name, language: interview.language },
    person: isKnownToBearer(interview, contact, session) ? personOf(contact) : null,
    session: { status: statusAt(session, exported_at), scheduled_for, expires_at },
    consent: consent && { ...presentConsent(consent), text: consentText(interview, consent.version) },
    conversations: await ownConversations(tx, id),
  };
}

/**
 * Whether the bearer of a participant token may see who the participant is. The team may know a link until consent, and may have given
 * consent by it (docs/decisions/0021-the-link-belongs-to-the-participant.md). So hidden names are shown only to someone who gave them
 * when joining or booking and was never invited.
 */
function isKnownToBearer(interview: Interview, contact: Contact, session: Session): boolean {
  const hasComeAlone = contact.source === 'join' || contact.source === 'booking';
  if (hasComeAlone && session.invitation_version === 0) return true;
  return session.consent !== null && !hidesName(interview, contact);
}

export const presentConsent = ({ version, given_at, notice }: NonNullable<Session['consent']>) => ({
  version,
  given_at,
  notice,
});

/** Null when the campaign's text has changed since. */
export function consentText(interview: Interview, version: string): string | null {
  const language = consentedLanguage(interview, version);
  return language === undefined ? null : consentIn(interview, language).text;
}

async function ownConversations(tx: Tx, contactId: string) {
  const rows = await query(tx)
    .selectFrom('conversations')
    .select(['id as conversation_id', 'status', 'started_at', 'ended_at', 'consent'])
    .where('contact_id', '=', contactId)
    .where('mode', '=', 'live')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ids = rows.map(({ conversation_id }) => conversation_id);
  const recordings = await recordingsOf(tx, ids);
  const answersIn = await storedAnswers(tx, ids);
  return rows.map(({ consent, ...row }) => ({
    ...row,
    consent: consent && presentConsent(consent),
    recordings: recordings.get(row.conversation_id) ?? [],
    answers: answersIn(row.conversation_id),
  }));
}

async function* ownInterviewJson({ conversations, ...own }: OwnInterview, turnsOf: OwnTurns): AsyncGenerator<string> {
  yield openList({ ...own, conversations: [] });
  for (const [index, conversation] of conversations.entries()) {
    yield (index > 0 ? ',' : '') + openList({ ...conversation, turns: [] });
    let written = 0;
    for await (const part of turnsOf(conversation)) {
      yield (written > 0 ? ',' : '') + part.map((turn) => JSON.stringify(presentTurn(turn))).join(',');
      written += part.length;
    }
    yield LIST_END;
  }
  yield LIST_END;
}

const LIST_END = ']}';

/** The beginning of an object whose last field is an empty list. */
const openList = (value: object): string => JSON.stringify(value).slice(0, -LIST_END.length);

const presentTurn = ({ seq, speaker, text, started_ms, question_id }: OwnTurn) => ({
  seq,
  speaker,
  text,
  started_ms,
  question_id,
});
