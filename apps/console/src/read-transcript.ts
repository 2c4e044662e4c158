/** A first look into the file of an interview, before it is sent: who seems to speak, and how it begins. The server reads it thoroughly. */

import { decodeText } from '@insights/csv/reading';
import { UnclosedQuote, saidIn } from '@insights/csv/transcript';
import { docxLines } from './read-docx.ts';

export type Role = 'interviewer' | 'participant';

export interface Speaker {
  readonly label: string;
  readonly turns: number;
  readonly role: Role;
}

export interface Preview {
  /** False for what is neither text nor a Word file. */
  readonly isReadable: boolean;
  /** The file is named as JSON and is none: no server can read it. */
  readonly isBroken: boolean;
  /** The file was read as Windows-1252, because it is not UTF-8. */
  readonly isGuessed: boolean;
  /** Numbered as the server numbers them. */
  readonly lines: readonly string[];
  readonly speakers: readonly Speaker[];
}

interface Said {
  readonly label: string;
  readonly text: string;
}

const NONE: Preview = { isReadable: false, isBroken: false, isGuessed: false, lines: [], speakers: [] };
const MAX_LABEL = 60;
const MAX_SPEAKERS = 30;
/** Words before a colon that are said only once are seldom a name. */
const MIN_TURNS = 2;
const INTERVIEWERS =
  /^(?:interviewer(?:in)?|moderator(?:in)?|enquêteur|enquêtrice|entrevistador|entrevistadora|int|i|q)$/iu;
const PARTICIPANTS = /^(?:participant|befragte[r]?|teilnehmer(?:in)?|participante|entrevistad[oa])$/iu;
/** `[00:01:02]`, `(1:02)` or `00:01:02.500` at the start of a line. */
const TIME = /^[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?[\])]?\s{0,5}/;
const VOICE = /^<v(?:\.[\w.]{1,40})?\s([^<>]{1,60})>/;
const LABELS = ['speaker', 'speaker_label', 'speaker_name', 'speakerName', 'name'];
const TEXTS = ['text', 'transcript', 'content'];

/** Whether a label may be the name of a person, and not that of a role, or a number that a program gave. */
export const isName = (label: string): boolean =>
  /^\p{L}[\p{L}\p{M}'’. -]{2,99}$/u.test(label) && !INTERVIEWERS.test(label) && !PARTICIPANTS.test(label);

/** `name`: of the file. */
export async function previewOf(bytes: Uint8Array<ArrayBuffer>, name = ''): Promise<Preview> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isArchive) return previewOfLines(docxLines(bytes));
  const decoded = decodeText(bytes);
  if (!decoded) return NONE;
  const { text, isGuessed } = decoded;
  const table = tableIn(text);
  if (table) return { ...table, isGuessed };
  const file = /^\s{0,100}[[{]/.test(text) ? jsonIn(text) : undefined;
  const turns = saidInJson(file);
  const isBroken = file === undefined && /\.json$/i.test(name);
  if (!turns) return { ...previewOfLines(text.split(/\r\n|\r|\n/), isGuessed), isBroken };
  const lines = turns.map(({ label, text: words }) => `${label}: ${words}`);
  return { isReadable: true, isBroken, isGuessed, lines, speakers: speakersOf(turns, 1) };
}

/** A table with a row for each thing that is said; null for any other text. */
function tableIn(text: string): Preview | null {
  const table = saidIn(text);
  if (!table) return null;
  const lines: string[] = [];
  const said: Said[] = [];
  try {
    for (const { line, label, text: words } of table.rows) {
      while (lines.length < line - 1) lines.push('');
      lines.push(label === '' ? words : `${label}: ${words}`);
      if (label !== '') said.push({ label, text: words });
    }
  } catch (error) {
    // The server names the row.
    if (!(error instanceof UnclosedQuote)) throw error;
  }
  return { ...NONE, isReadable: true, lines, speakers: speakersOf(said, 1) };
}

function previewOfLines(lines: readonly string[] | null, isGuessed = false): Preview {
  if (!lines) return NONE;
  return {
    isReadable: true,
    isBroken: false,
    isGuessed,
    lines,
    speakers: speakersOf(lines.flatMap(saidInLine), MIN_TURNS),
  };
}

/** How the file begins, as words: without the times, numbers and marks of subtitles. */
export function beginningOf({ lines }: Preview, most: number): string[] {
  const isSubtitles = lines.some((line) => line.includes('-->'));
  const found: string[] = [];
  for (const line of lines) {
    if (found.length === most) break;
    const trimmed = line.trim();
    if (trimmed === '') continue;
    if (!isSubtitles) found.push(trimmed);
    else if (!trimmed.includes('-->') && !/^(?:WEBVTT|NOTE)\b|^\d{1,9}$/.test(trimmed))
      found.push(plainSubtitle(trimmed));
  }
  return found;
}

function plainSubtitle(line: string): string {
  const [mark = '', label] = VOICE.exec(line) ?? [];
  const words = line.slice(mark.length).replaceAll(/<[^<>]{0,99}>/g, '');
  return label === undefined ? words : `${label.trim()}: ${words}`;
}

function saidInLine(line: string): Said[] {
  const trimmed = line.trim();
  const voice = VOICE.exec(trimmed);
  if (voice?.[1] !== undefined) return [{ label: voice[1].trim(), text: trimmed.slice(voice[0].length) }];
  const plain = trimmed.replace(TIME, '');
  // A colon without a space after it stands in a time or an address.
  const colon = plain.slice(0, MAX_LABEL + 2).search(/:(?=\s|$)|：/u);
  const label = plain.slice(0, Math.max(colon, 0)).trim();
  if (!/^\p{L}/u.test(label) || trimmed.includes('-->')) return [];
  return [{ label, text: plain.slice(colon + 1) }];
}

const fieldOf = (entry: unknown, names: readonly string[]) =>
  names.map((name) => ((entry ?? {}) as Record<string, unknown>)[name]).find((value) => typeof value === 'string');

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The list with the turns: in `turns`, or under the name that a program gives it. */
function saidInJson(file: unknown): Said[] | null {
  const lists = Array.isArray(file)
    ? [file]
    : Object.values((file ?? {}) as object).filter((each) => Array.isArray(each));
  for (const list of lists as unknown[][]) {
    const said = list.flatMap((entry) => {
      const [label, words] = [fieldOf(entry, LABELS), fieldOf(entry, TEXTS)];
      return words === undefined ? [] : [{ label: String(label ?? '–'), text: String(words) }];
    });
    if (said.length > 0) return said;
  }
  return null;
}

/** Labels, each with the role that its words suggest: the speaker with the largest share of questions is the interviewer. */
function speakersOf(said: readonly Said[], minTurns: number): Speaker[] {
  const labels = [...Map.groupBy(said, ({ label }) => label.toLowerCase()).values()]
    .map((turns) => ({
      label: turns[0]?.label ?? '',
      turns: turns.length,
      asks: turns.filter(({ text }) => text.includes('?') || text.includes('？')).length / turns.length,
    }))
    .filter(({ label, turns }) => turns >= minTurns || INTERVIEWERS.test(label) || PARTICIPANTS.test(label))
    .slice(0, MAX_SPEAKERS);
  const others = labels.filter(({ label }) => !PARTICIPANTS.test(label));
  const named = labels.filter(({ label }) => INTERVIEWERS.test(label));
  const asking = others.reduce<(typeof labels)[number] | undefined>(
    (most, each) => (most === undefined || each.asks > most.asks ? each : most),
    undefined,
  );
  const interviewers = new Set(named.length > 0 ? named : labels.length > 1 && asking ? [asking] : []);
  return labels.map((each) => ({
    label: each.label,
    turns: each.turns,
    role: interviewers.has(each) ? 'interviewer' : 'participant',
  }));
}
