import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PrimockTurn {
  speaker: 'interviewer' | 'participant';
  text: string;
  started_ms: number;
  ended_ms: number;
}

export interface PrimockNote {
  presenting_complaint: string;
  highlights: string[];
  note: string;
}

export interface PrimockConsultation {
  /** For example `day1_consultation03`. */
  name: string;
  turns: PrimockTurn[];
  note: PrimockNote;
}

/** The folder of the evaluation data, relative to this file; `INSIGHTS_DATA_DIR` overrides it. */
export const dataDirectory = (): string =>
  process.env['INSIGHTS_DATA_DIR'] ?? join(import.meta.dirname, '../../../shared/data');

/**
 * Reads the 45 consultations, doctor and patient merged by time; the doctor is the interviewer.
 * Returns an empty list if `dir` does not exist. Throws if a file exists but cannot be read.
 */
export function loadPrimock57(dir: string): PrimockConsultation[] {
  const transcripts = join(dir, 'transcripts');
  if (!existsSync(transcripts)) return [];
  return readdirSync(transcripts)
    .filter((file) => file.endsWith('_doctor.TextGrid'))
    .map((file) => file.replace('_doctor.TextGrid', ''))
    .toSorted()
    .map((name) => ({
      name,
      turns: mergedTurns(transcripts, name),
      note: readNote(join(dir, 'notes', `${name}.json`)),
    }));
}

function mergedTurns(transcripts: string, name: string): PrimockTurn[] {
  const doctor = readTextGrid(readFileSync(join(transcripts, `${name}_doctor.TextGrid`), 'utf8'));
  const patient = readTextGrid(readFileSync(join(transcripts, `${name}_patient.TextGrid`), 'utf8'));
  return [
    ...doctor.map((interval) => ({ speaker: 'interviewer' as const, ...interval })),
    ...patient.map((interval) => ({ speaker: 'participant' as const, ...interval })),
  ].toSorted((a, b) => a.started_ms - b.started_ms || a.ended_ms - b.ended_ms);
}

const INTERVAL = /xmin = ([\d.]+)\s+xmax = ([\d.]+)\s+text = "((?:[^"]|"")*)"/g;

/** The spoken intervals of a TextGrid with one tier; markup is removed, the words inside it are kept. */
export function readTextGrid(content: string): Omit<PrimockTurn, 'speaker'>[] {
  return [...content.matchAll(INTERVAL)].flatMap(([, from, to, raw]) => {
    const text = plainText(raw ?? '');
    return text === '' ? [] : [{ text, started_ms: milliseconds(from), ended_ms: milliseconds(to) }];
  });
}

const milliseconds = (seconds: string | undefined): number => Math.round(Number(seconds) * 1000);

function plainText(raw: string): string {
  const text = raw
    .replaceAll('""', '"')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.?!])/g, '$1')
    .trim();
  return /[\p{L}\p{N}]/u.test(text) ? text : '';
}

function readNote(path: string): PrimockNote {
  const note: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof note !== 'object' || note === null) throw new Error(`not a note: ${path}`);
  const field = (name: string): unknown => Reflect.get(note, name);
  const highlights = field('highlights');
  return {
    presenting_complaint: String(field('presenting_complaint') ?? ''),
    highlights: Array.isArray(highlights) ? highlights.map(String).filter(Boolean) : [],
    note: String(field('note') ?? ''),
  };
}
