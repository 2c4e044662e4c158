import type { campaigns, exports } from '@insights/contracts';
import { type Call, announceRead } from '@insights/db';
import { readTranscript } from '../../db/transcripts.ts';
import { filePieces } from '../../domain/exports/file-pieces.ts';
import { readmeWords } from '../../domain/exports/readme-words.ts';
import { exportWords } from '../../domain/exports/words.ts';
import { type ZipEntry, zipped } from '../../domain/exports/zip.ts';
import { extensionOf } from '../../domain/recordings/media-types.ts';
import { TranscriptRenderer } from '../../domain/transcript/render-transcript.ts';
import { readContent } from '../recordings/read-content.ts';
import type { RecordingDeps } from '../recordings/recording-deps.ts';
import { type PersonConversation, type PersonRecords, readPerson } from './person-records.ts';
import { asSpoken } from './transcript-formats.ts';

/**
 * Everything that is stored about a contact, as an archive to hand to that person: their own names are shown, hidden names of others
 * masked. Errors: `not_found`, `unavailable` (the store of recordings).
 */
export async function* exportContact(
  deps: RecordingDeps,
  call: Call,
  request: exports.ExportContactRequest,
): AsyncGenerator<exports.FilePiece> {
  const person = await deps.db.withWorkspace(call, async (tx) => {
    const records = await readPerson(deps, tx, request);
    const details = { interview_id: request.interview_id, conversations: records.conversations.length };
    await announceRead(tx, call, { action: 'contact.exported', subject: request.contact_id, details });
    return records;
  });
  const file_name = `person ${request.contact_id} ${person.exported_at.slice(0, 10)}.zip`;
  yield* filePieces({ file_name, content_type: 'application/zip' }, zipped(entries(deps, call, person, request)));
}

async function* entries(
  deps: RecordingDeps,
  call: Call,
  person: PersonRecords,
  { audit_log }: exports.ExportContactRequest,
): AsyncGenerator<ZipEntry> {
  const modified = new Date(person.exported_at);
  const json = (name: string, value: unknown): ZipEntry => ({ name, modified, content: [pretty(value)] });
  const { names, contact, session, consents, bookings, mails, conversations } = person;
  yield { name: 'README.txt', modified, content: [readme(person)] };
  yield json('contact.json', { ...contact, all_names_and_addresses: names.map(({ text }) => text) });
  yield json('session.json', session);
  yield json('consents.json', consents);
  yield json('bookings.json', bookings);
  yield json('mails.json', mails);
  yield json('audit-log.json', audit_log);
  for (const conversation of conversations) {
    const turns = () => turnsOf(deps, call, person, conversation.id);
    const name = `conversations/${(conversation.started_at ?? conversation.created_at).slice(0, 10)} ${conversation.id}`;
    yield { name: `${name}.json`, modified, content: conversationJson(deps, call, conversation, turns()) };
    yield { name: `${name}.md`, modified, content: conversationText(person, turns()) };
    for (const { id, track, part, mime_type, stored_bytes } of deps.objects ? conversation.audio : []) {
      if (stored_bytes === 0) continue;
      const content = readContent(deps, call, { id, start: 0, end: stored_bytes - 1 });
      yield { name: `recordings/${conversation.id} ${track} ${part}.${extensionOf(mime_type)}`, modified, content };
    }
  }
}

/** How long the archive waits for a summary that has to be made. */
const SUMMARY_WAIT_MS = 5_000;

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function* turnsOf(
  deps: RecordingDeps,
  call: Call,
  { own }: PersonRecords,
  id: string,
): AsyncGenerator<campaigns.Turn[]> {
  for await (const { turns } of readTranscript(deps, call, id, own)) yield turns;
}

async function* conversationJson(
  deps: RecordingDeps,
  call: Call,
  { audio: _audio, ...conversation }: PersonConversation,
  parts: AsyncIterable<campaigns.Turn[]>,
): AsyncGenerator<string> {
  const summary = await deps.summaries.of(deps, call, conversation.id, { wait_ms: SUMMARY_WAIT_MS });
  const [begin, end] = pretty({ ...conversation, summary, turns: [] }).split('"turns": []');
  yield `${begin}"turns": [`;
  let separator = '\n    ';
  for await (const part of parts) {
    for (const { conversation_id: _id, is_withheld: _withheld, ...turn } of part) {
      yield separator + JSON.stringify(turn);
      separator = ',\n    ';
    }
  }
  yield `\n  ]${end}`;
}

async function* conversationText(
  { interview, contact }: PersonRecords,
  parts: AsyncIterable<campaigns.Turn[]>,
): AsyncGenerator<string> {
  const { words } = exportWords(contact.locale, interview.language);
  const names = { interviewer: words.interviewer, participant: contact.name ?? words.participant };
  const renderer = new TranscriptRenderer('markdown', [], names);
  for await (const part of parts) yield renderer.next(part.map(asSpoken));
}

function readme({ interview, title, exported_at }: PersonRecords): string {
  const words = readmeWords(exportWords(interview.language).language);
  const { contact_email, controller_name } = interview.settings;
  const controller = [controller_name, contact_email].filter(Boolean).join(', ') || words.team;
  const { contact, session, consents, bookings, mails, audit, conversations, recordings } = words.files;
  const files = Object.entries({
    'contact.json': contact,
    'session.json': session,
    'consents.json': consents,
    'bookings.json': bookings,
    'mails.json': mails,
    'audit-log.json': audit,
    'conversations/': conversations,
    'recordings/': recordings,
  }).map(([name, about]) => `${name.padEnd(18)} ${about}`);
  const time = exported_at.replace('T', ' ').slice(0, 16);
  return [words.title, '', words.about(title, time), words.masked, words.rights(controller), '', ...files, ''].join(
    '\r\n',
  );
}
