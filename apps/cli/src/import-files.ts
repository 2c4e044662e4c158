import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join, relative, resolve } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { z } from 'zod';
import { UsageError } from './command.ts';
import { readWhole } from './read.ts';
import type { Session } from './session.ts';
import { oneLine } from './text.ts';

export type ImportInput = Omit<Parameters<Session['client']['interviews']['importConversation']>[0], 'interview_id'>;

const FORMATS: Readonly<Record<string, ImportInput['format']>> = {
  '.json': 'json',
  '.vtt': 'vtt',
  '.srt': 'srt',
  '.txt': 'text',
};
const MOST_BYTES = 20 * 1024 * 1024;

export interface ImportOptions {
  readonly interviewer: readonly string[];
  readonly participant: readonly string[];
  readonly people?: string;
  readonly test?: true;
  readonly dryRun?: true;
  readonly parallel: number;
}

/** Paths of the interviews, relative to the folder, in order. */
export async function filesOf(folder: string, path: string): Promise<{ base: string; names: string[] }> {
  const start = resolve(folder, path);
  const kind = await stat(start).catch(() => {
    throw new UsageError(`There is no folder ${path}.`);
  });
  if (kind.isFile()) return { base: resolve(start, '..'), names: [basename(start)] };
  const entries = await readdir(start, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && extname(entry.name).toLowerCase() in FORMATS)
    .map((entry) => relative(start, join(entry.parentPath, entry.name)));
  return { base: start, names: names.toSorted() };
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
  const format = FORMATS[extname(name).toLowerCase()] ?? 'text';
  const body = format === 'json' ? bodyOf(bytes, name) : Body.parse({ transcript: textOf(bytes, name) });
  const known = people.get(name) ?? people.get(basename(name));
  const contact = known ?? body.contact ?? { email: `${sha256.slice(0, 20)}@import.invalid`, name: titleOf(name) };
  const speaker_map = {
    ...body.speaker_map,
    ...Object.fromEntries(options.interviewer.map((label) => [label, 'interviewer' as const])),
    ...Object.fromEntries(options.participant.map((label) => [label, 'participant' as const])),
  };
  const mode = options.test ? 'test' : 'imported';
  const { transcript, started_at } = body;
  return { name, sha256, input: { format: body.format ?? format, mode, transcript, started_at, contact, speaker_map } };
}

const Body = z.object({
  contact: z.object({ email: z.string(), name: z.string().nullish() }).optional(),
  format: z.enum(['json', 'vtt', 'srt', 'text']).optional(),
  transcript: z.unknown(),
  speaker_map: z.record(z.string(), z.enum(['interviewer', 'participant'])).optional(),
  started_at: z.string().nullish(),
});
type Body = z.output<typeof Body>;

/** Either the body of the import route, or only the transcript with its turns. */
function bodyOf(bytes: Buffer, name: string): Body {
  try {
    const value: unknown = JSON.parse(textOf(bytes, name));
    if (z.object({ turns: z.unknown().array() }).safeParse(value).success) return Body.parse({ transcript: value });
    const body = Body.safeParse(value).data;
    if (body?.transcript !== undefined) return body;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`not JSON: ${oneLine((error as Error).message)}`);
  }
  throw new UsageError('neither a transcript {turns: […]} nor a body of the import route');
}

function textOf(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${name} is not UTF-8`);
  }
}

const titleOf = (name: string): string => oneLine(basename(name, extname(name))).slice(0, 200);

/** Name of a file → who answers in it. */
export type People = ReadonlyMap<string, { readonly email: string; readonly name: string | null }>;

const Person = z.object({ file: z.string().min(1), email: z.string().min(1), name: z.string().optional() });

export async function readPeople(folder: string, path: string | undefined): Promise<People> {
  if (path === undefined) return new Map();
  const text = (await readWhole(folder, path, MOST_BYTES)).toString();
  const rows = Person.array().safeParse(parseRows(text, path));
  if (!rows.success) {
    const [row, column] = rows.error.issues[0]?.path ?? [];
    throw new UsageError(
      `Row ${Number(row) + 1} of ${path} has no ${String(column)}. Its columns are file, email and name.`,
    );
  }
  return new Map(rows.data.map(({ file, email, name }) => [file, { email, name: name || null }]));
}

function parseRows(text: string, path: string): unknown {
  try {
    return parseCsv(text, { bom: true, columns: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    throw new UsageError(`${path} is malformed: ${oneLine((error as Error).message)}`);
  }
}
