import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, extname, join, relative, resolve } from 'node:path';
import { decodeText } from '@insights/csv/reading';
import { saidIn } from '@insights/csv/transcript';
import { parse as parseCsv } from 'csv-parse/sync';
import { z } from 'zod';
import { UsageError } from './command.ts';
import { csvTextOf } from './csv-text.ts';
import { readWhole } from './read.ts';
import type { Session } from './session.ts';
import { oneLine } from './text.ts';

export type ImportInput = Omit<Parameters<Session['client']['interviews']['importConversation']>[0], 'interview_id'>;

const ENDINGS: ReadonlySet<string> = new Set(['.json', '.vtt', '.srt', '.txt', '.text', '.md', '.docx']);
/** A table may also be one of people. */
const TABLES: ReadonlySet<string> = new Set(['.csv', '.tsv']);
const MOST_BYTES = 20 * 1024 * 1024;

export interface ImportOptions {
  readonly interviewer: readonly string[];
  readonly participant: readonly string[];
  readonly people?: string;
  readonly strictSpeakers?: true;
  readonly test?: true;
  readonly dryRun?: true;
  readonly parallel: number;
}

export interface FoundFiles {
  readonly base: string;
  /** Paths of the interviews, relative to the folder, in order. */
  readonly names: readonly string[];
  /** Of the files that are none. */
  readonly skipped: readonly string[];
}

/** Files that end like transcripts, or begin like captions or a table of what was said. */
export async function filesOf(folder: string, path: string): Promise<FoundFiles> {
  const start = resolve(folder, path);
  const kind = await stat(start).catch(() => {
    throw new UsageError(`There is no folder ${path}.`);
  });
  if (kind.isFile()) return { base: resolve(start, '..'), names: [basename(start)], skipped: [] };
  const entries = await readdir(start, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(start, join(entry.parentPath, entry.name)))
    .toSorted();
  const found = { base: start, names: [] as string[], skipped: [] as string[] };
  for (const name of files) {
    const ending = extname(name).toLowerCase();
    const isTranscript = ENDINGS.has(ending) || (await begins(join(start, name), TABLES.has(ending)));
    (isTranscript ? found.names : found.skipped).push(name);
  }
  return found;
}

const MAX_HEAD = 1_000;
const CAPTIONS = /^\ufeff?(?:WEBVTT\s|\s*(?:\d{1,9}\s+)?\d{1,4}:\d{1,2}:\d{1,2}[.,]\d{1,3}\s*-->)/;

async function begins(path: string, isTable: boolean): Promise<boolean> {
  const file = await open(path).catch(() => null);
  if (!file) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_HEAD), 0, MAX_HEAD, 0);
    const head = buffer.subarray(0, bytesRead);
    return isTable ? saidIn(decodeText(head)?.text ?? '') !== null : CAPTIONS.test(head.toString());
  } finally {
    await file.close();
  }
}

export interface ImportFile {
  readonly name: string;
  /** Of the bytes of the file. */
  readonly sha256: string;
  readonly input: ImportInput;
}

/** Reads one interview. Errors: `UsageError` that says what is wrong with the file. */
export async function readInterview(
  base: string,
  name: string,
  people: People,
  options: ImportOptions,
): Promise<ImportFile> {
  const bytes = await readWhole(base, name, MOST_BYTES);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const body = isJson(bytes, name) ? bodyOf(bytes) : fileOf(bytes);
  const known = people.get(name) ?? people.get(basename(name));
  const contact = known ?? body.contact ?? { email: `${sha256.slice(0, 20)}@import.invalid`, name: titleOf(name) };
  const speaker_map = {
    ...body.speaker_map,
    ...Object.fromEntries(options.interviewer.map((label) => [label, 'interviewer' as const])),
    ...Object.fromEntries(options.participant.map((label) => [label, 'participant' as const])),
  };
  const mode = options.test ? 'test' : 'imported';
  const { format = 'json', encoding = 'text', transcript, started_at } = body;
  const strict_speakers = options.strictSpeakers ?? body.strict_speakers ?? false;
  const how = { format, encoding, mode, strict_speakers } as const;
  return { name, sha256, input: { ...how, transcript, started_at, contact, speaker_map } };
}

/** The service finds the format by the content; only JSON is looked at here, because it may be the body of the route. */
function isJson(bytes: Buffer, name: string): boolean {
  return extname(name).toLowerCase() === '.json' ? isUtf8(bytes) : /^\ufeff?\s*\{/.test(bytes.toString('utf8', 0, 200));
}

function fileOf(bytes: Buffer): Body {
  if (isUtf8(bytes) && !bytes.includes(0)) return { format: 'auto', transcript: bytes.toString() };
  return { format: 'auto', encoding: 'base64', transcript: bytes.toString('base64') };
}

const Body = z.object({
  contact: z.object({ email: z.string(), name: z.string().nullish() }).optional(),
  format: z.enum(['json', 'vtt', 'srt', 'text', 'docx', 'auto', 'csv']).optional(),
  encoding: z.enum(['text', 'base64']).optional(),
  strict_speakers: z.boolean().optional(),
  transcript: z.unknown(),
  speaker_map: z.record(z.string(), z.enum(['interviewer', 'participant'])).optional(),
  started_at: z.string().nullish(),
});
type Body = z.output<typeof Body>;

/** Either the body of the import route, or only the transcript as the route takes it. */
function bodyOf(bytes: Buffer): Body {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString().replace(/^\ufeff/, ''));
  } catch (error) {
    throw new UsageError(`not JSON: ${oneLine((error as Error).message)}`);
  }
  if (Array.isArray(value)) return fileOf(bytes);
  const body = Body.safeParse(value).data;
  return body?.transcript === undefined ? { format: 'json', transcript: value } : body;
}

const titleOf = (name: string): string => oneLine(basename(name, extname(name))).slice(0, 200);

/** Name of a file → who answers in it. */
export type People = ReadonlyMap<string, { readonly email: string; readonly name: string | null }>;

const Person = z.object({ file: z.string().min(1), email: z.string().min(1), name: z.string().optional() });

export async function readPeople(
  folder: string,
  path: string | undefined,
  note: (text: string) => void,
): Promise<People> {
  if (path === undefined) return new Map();
  const bytes = await readWhole(folder, path, MOST_BYTES);
  const rows = Person.array().safeParse(parseRows(bytes, path, note));
  if (!rows.success) {
    const [row, column] = rows.error.issues[0]?.path ?? [];
    throw new UsageError(
      `Row ${Number(row) + 1} of ${path} has no ${String(column)}. Its columns are file, email and name.`,
    );
  }
  return new Map(rows.data.map(({ file, email, name }) => [file, { email, name: name || null }]));
}

const columns = (header: string[]) => header.map((name) => name.toLowerCase());

function parseRows(bytes: Buffer, path: string, note: (text: string) => void): unknown {
  const { text, delimiter } = csvTextOf(bytes, path, note);
  try {
    return parseCsv(text, {
      bom: true,
      columns,
      delimiter,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    });
  } catch (error) {
    throw new UsageError(`${path} is malformed: ${oneLine((error as Error).message)}`);
  }
}
