import type { WordOf, campaigns, exports } from '@insights/contracts';
import { CSV_HEAD, csvRows } from '@insights/csv';
import { DOCX_TYPE, docx, docxEntries } from '../../domain/exports/docx.ts';
import { safeFileName } from '../../domain/exports/file-names.ts';
import type { ExportWords } from '../../domain/exports/words.ts';
import { type ZipEntry, zipped } from '../../domain/exports/zip.ts';
import {
  type SpeakerNames,
  type SpokenTurn,
  TranscriptRenderer,
  escapeMarkdown,
} from '../../domain/transcript/render-transcript.ts';
import { formatTimeCode } from '../../domain/transcript/time-codes.ts';
import type { ExportedConversation } from './transcript-files.ts';

/** What a format is made from. */
export interface TranscriptsExport {
  /** The campaign's name, with hidden names masked. */
  readonly title: string;
  readonly language: string;
  readonly words: ExportWords;
  readonly exported_at: string;
  /** Question texts by id, with hidden names masked. */
  readonly questions: ReadonlyMap<string, string>;
  readonly conversations: AsyncIterable<ExportedConversation>;
  /** When each turn of a conversation begins. */
  startsOf(conversationId: string): Promise<(number | null)[]>;
}

export interface TranscriptsFile {
  readonly content_type: string;
  readonly extension: string;
  content(from: TranscriptsExport): AsyncIterable<string | Uint8Array>;
}

export type TranscriptsFormat = WordOf<typeof exports.TranscriptsFormat>;

/** What each format is. Captions have one time line, so several conversations are several files. */
export function transcriptsFile(format: TranscriptsFormat, isOne: boolean): TranscriptsFile {
  if (isOne && (format === 'vtt' || format === 'srt')) return captions[format];
  return files[format];
}

const ZIP = { content_type: 'application/zip', extension: 'zip' } as const;

const files: Record<TranscriptsFormat, TranscriptsFile> = {
  zip: { ...ZIP, content: (from) => zipped(entries(from, 'md', markdownFile)) },
  md: { content_type: 'text/markdown; charset=utf-8', extension: 'md', content: markdownDocument },
  csv: { content_type: 'text/csv; charset=utf-8', extension: 'csv', content: csvDocument },
  jsonl: { content_type: 'application/jsonl', extension: 'jsonl', content: jsonLines },
  vtt: { ...ZIP, content: (from) => zipped(entries(from, 'vtt', captionsOf('vtt'))) },
  srt: { ...ZIP, content: (from) => zipped(entries(from, 'srt', captionsOf('srt'))) },
  docx: { content_type: DOCX_TYPE, extension: 'docx', content: wordDocument },
};

const captions: Record<'vtt' | 'srt', TranscriptsFile> = {
  vtt: { content_type: 'text/vtt; charset=utf-8', extension: 'vtt', content: each(captionsOf('vtt')) },
  srt: { content_type: 'application/x-subrip; charset=utf-8', extension: 'srt', content: each(captionsOf('srt')) },
};

type ConversationFile = (from: TranscriptsExport, conversation: ExportedConversation) => AsyncIterable<string>;

function each(file: ConversationFile) {
  return async function* content(from: TranscriptsExport): AsyncGenerator<string> {
    for await (const conversation of from.conversations) yield* file(from, conversation);
  };
}

/** One file for each conversation. The id in its name keeps names apart and leads to the rows of the other formats. */
async function* entries(from: TranscriptsExport, extension: string, file: ConversationFile): AsyncGenerator<ZipEntry> {
  for await (const conversation of from.conversations) {
    const { conversation_id, contact, started_at } = conversation.head;
    const day = (started_at ?? from.exported_at).slice(0, 10);
    const person = safeFileName(contact?.name ?? '', from.words.participant);
    yield {
      name: `${day} ${person} ${conversation_id}.${extension}`,
      modified: new Date(started_at ?? from.exported_at),
      content: file(from, conversation),
    };
  }
}

const namesIn = ({ words }: TranscriptsExport, { contact }: campaigns.Transcript): SpeakerNames => ({
  interviewer: words.interviewer,
  participant: contact?.name ?? words.participant,
});

function captionsOf(form: 'vtt' | 'srt'): ConversationFile {
  return async function* content(from, conversation) {
    const starts = await from.startsOf(conversation.head.conversation_id);
    yield* rendered(new TranscriptRenderer(form, starts, namesIn(from, conversation.head)), conversation);
  };
}

async function* rendered(renderer: TranscriptRenderer, { turns }: ExportedConversation): AsyncGenerator<string> {
  yield renderer.head;
  for await (const part of turns) yield renderer.next(part.map(asSpoken));
}

export const asSpoken = ({ speaker, speaker_label, text, started_ms, ended_ms }: campaigns.Turn): SpokenTurn => ({
  speaker: speaker === 'interviewer' ? 'interviewer' : 'participant',
  speaker_label,
  text,
  started_ms,
  ended_ms,
});

function headingOf({ words, language }: TranscriptsExport, { contact, started_at }: campaigns.Transcript): string {
  const name = contact?.name ?? words.participant;
  if (started_at === null) return name;
  return `${name}, ${new Date(started_at).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })}`;
}

const noteOf = ({ words }: TranscriptsExport, { conversation_id, contact }: campaigns.Transcript): string =>
  `${words.conversation} ${conversation_id}, ${words.contact} ${contact?.id ?? ''}`;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const markdownHeading = (level: number, text: string): string =>
  `${'#'.repeat(level)} ${escapeMarkdown(oneLine(text))}\n\n`;

const markdownFile: ConversationFile = (from, conversation) => markdownOf(1, from, conversation);

async function* markdownOf(
  level: number,
  from: TranscriptsExport,
  conversation: ExportedConversation,
): AsyncGenerator<string> {
  yield `${markdownHeading(level, headingOf(from, conversation.head))}${noteOf(from, conversation.head)}\n\n`;
  yield* rendered(new TranscriptRenderer('markdown', [], namesIn(from, conversation.head)), conversation);
}

async function* markdownDocument(from: TranscriptsExport): AsyncGenerator<string> {
  yield markdownHeading(1, from.title);
  for await (const conversation of from.conversations) {
    yield* markdownOf(2, from, conversation);
    yield '\n';
  }
}

const COLUMNS = [
  'conversation_id',
  'contact_id',
  'contact_name',
  'mode',
  'conversation_started_at',
  'turn_id',
  'seq',
  'speaker',
  'speaker_label',
  'question_id',
  'question',
  'text',
  'started_ms',
  'ended_ms',
  'tags',
] as const;

async function* csvDocument({ conversations, questions }: TranscriptsExport): AsyncGenerator<string> {
  yield CSV_HEAD + csvRows([COLUMNS]);
  for await (const { head, turns } of conversations) {
    const own = [
      head.conversation_id,
      head.contact?.id ?? null,
      head.contact?.name ?? null,
      head.mode,
      head.started_at,
    ];
    for await (const part of turns) {
      const rows = part.map(({ id, seq, speaker, speaker_label, question_id, text, started_ms, ended_ms, tags }) => {
        const question = question_id === null ? null : (questions.get(question_id) ?? null);
        const topics = tags.map(({ topic }) => topic).join('; ');
        return [...own, id, seq, speaker, speaker_label, question_id, question, text, started_ms, ended_ms, topics];
      });
      yield csvRows(rows);
    }
  }
}

async function* jsonLines({ conversations }: TranscriptsExport): AsyncGenerator<string> {
  for await (const { head, turns } of conversations) {
    const { conversation_id, contact, mode, started_at } = head;
    const own = { conversation_id, contact, mode, conversation_started_at: started_at };
    for await (const part of turns) {
      yield part.map((turn) => `${JSON.stringify({ ...own, ...lineOf(turn) })}\n`).join('');
    }
  }
}

const lineOf = ({
  id,
  seq,
  speaker,
  speaker_label,
  text,
  started_ms,
  ended_ms,
  question_id,
  tags,
}: campaigns.Turn) => ({
  turn_id: id,
  seq,
  speaker,
  speaker_label,
  text,
  started_ms,
  ended_ms,
  question_id,
  tags,
});

function wordDocument(from: TranscriptsExport): AsyncIterable<Uint8Array> {
  const { title, language, exported_at } = from;
  return zipped(docxEntries({ title, language, modified: new Date(exported_at), body: wordBody(from) }));
}

async function* wordBody(from: TranscriptsExport): AsyncGenerator<string> {
  yield docx.title(oneLine(from.title));
  for await (const { head, turns } of from.conversations) {
    const names = namesIn(from, head);
    yield docx.heading(oneLine(headingOf(from, head))) + docx.note(noteOf(from, head));
    for await (const part of turns) {
      yield part
        .map((turn) => {
          const time = turn.started_ms === null ? null : formatTimeCode(turn.started_ms);
          return docx.turn({
            name: oneLine(turn.speaker_label ?? names[asSpoken(turn).speaker]),
            time,
            text: turn.text,
          });
        })
        .join('');
    }
  }
}
