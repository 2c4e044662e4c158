/** A file on the way into a campaign. */
import type { ImportPreview, ImportResult } from '@insights/api-client/rest';
import { type Preview, type Role, isName, previewOf } from './read-transcript.ts';
import { api } from './session.ts';

export interface Entry {
  readonly id: string;
  readonly file: File;
  readonly preview: Preview;
  /** The file's own name, without its ending. */
  readonly stem: string;
  /** Somebody on the list; empty for somebody else. */
  readonly contact_id: string;
  /** As typed; null until then. */
  readonly name: string | null;
  readonly email: string;
  /** By label. `none` is no speaker. */
  readonly roles: Readonly<Record<string, Role | 'none'>>;
  /** Lines that might name another speaker are taken for speech. */
  readonly isLenient: boolean;
  /** The questions of the guide that turns of the interviewer ask, by their places, where they are not those that were recognised. */
  readonly questions: Readonly<Record<number, string | null>>;
  /** How the server reads it, if it was asked and nothing has been changed since. */
  readonly checked?: ImportPreview;
  readonly result?: ImportResult;
  readonly error?: Error;
}

const MAX_BYTES = 15 * 1024 * 1024;
const CHUNK = 0x8000;

const isTooLarge = ({ size }: File) => size > MAX_BYTES;

/** Why a file cannot be imported, whatever is changed here. */
export const refusalOf = ({ file, preview }: Entry): 'import_too_large' | 'import_broken' | undefined =>
  isTooLarge(file) ? 'import_too_large' : preview.isBroken ? 'import_broken' : undefined;

export async function entryOf(file: File): Promise<Entry> {
  const bytes = new Uint8Array(isTooLarge(file) ? [] : await file.arrayBuffer());
  const preview = await previewOf(bytes, isTooLarge(file) ? '' : file.name);
  const stem = file.name.replace(/\.\w{1,5}$/, '');
  return {
    id: crypto.randomUUID(),
    file,
    preview,
    stem,
    contact_id: '',
    name: null,
    // A file that is named after an e-mail address fills in the address.
    email: /^[^\s@]{1,64}@[^\s@]{1,255}$/.test(stem) ? stem : '',
    roles: Object.fromEntries(preview.speakers.map(({ label, role }) => [label, role])),
    isLenient: false,
    questions: {},
  };
}

/** Whose interview it is, until somebody types another name: the only participant whom the file names, or else the file. */
export function nameOf({ name, email, roles, stem }: Entry): string {
  if (name !== null) return name;
  const [label, ...others] = Object.keys(roles).filter((each) => roles[each] === 'participant');
  if (label !== undefined && others.length === 0 && isName(label)) return label;
  return email === '' ? stem : '';
}

/** Word files are bytes; the server finds the encoding of the others too. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + CHUNK)));
  return btoa(parts.join(''));
}

/** What the API needs to know of the file itself. */
async function fileOf({ file, roles, isLenient, questions }: Entry) {
  const named = Object.entries(roles).filter((pair): pair is [string, Role] => pair[1] !== 'none');
  return {
    format: 'auto' as const,
    encoding: 'base64' as const,
    transcript: await base64Of(file),
    speaker_map: Object.fromEntries(named),
    strict_speakers: !isLenient,
    questions: Object.entries(questions).map(([seq, question_id]) => ({ seq: Number(seq), question_id })),
  };
}

/** How the server reads the file. Nothing is stored. */
export async function checkEntry(interview_id: string, entry: Entry): Promise<ImportPreview> {
  // What was recognised is shown beside what people say.
  return api.interviews.previewImport({ interview_id, ...(await fileOf({ ...entry, questions: {} })) });
}

/** Completely or not at all. The server rejects a line that might be an unnamed speaker's, unless a person has said that it is speech. */
export async function importEntry(interview_id: string, entry: Entry): Promise<ImportResult> {
  const { contact_id: id, email } = entry;
  const name = nameOf(entry);
  const contact = id === '' ? { ...(email !== '' && { email }), ...(name !== '' && { name }) } : { id };
  return api.interviews.importConversation({ interview_id, contact, ...(await fileOf(entry)) });
}
