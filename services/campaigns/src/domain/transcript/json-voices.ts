import { limits } from './types.ts';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a program heard without a pause or a change of voice. */
export interface Utterance {
  /** Null where the program tells no voices apart. */
  readonly label: string | null;
  readonly text: string;
  readonly started_ms: number | null;
  readonly ended_ms: number | null;
  /** Words within it belong to other voices. */
  readonly isMixed: boolean;
  /** Where it begins in a file of lines. */
  readonly line?: number;
}

export const listOf = (value: unknown): Fields[] | null =>
  Array.isArray(value) && value.length > 0 && value.every(isFields) ? value : null;
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const firstOf = (fields: Fields, names: readonly string[]): unknown =>
  names.map((name) => fields[name]).find((value) => value !== undefined && value !== null);

const LABELS = ['speaker', 'speaker_label', 'speaker_name', 'speakerName', 'speaker_id', 'speakerId', 'name'] as const;
const CHANNELS = ['channel', 'channel_label', 'channel_id', 'channelTag'] as const;
const TEXTS = ['text', 'transcript', 'content', 'punctuated_word', 'word', 'value'] as const;
const STARTS = ['start', 'start_time', 'startTime', 'ts', 'offset'] as const;
const ENDS = ['end', 'end_time', 'endTime', 'end_ts'] as const;

export function textOf(fields: Fields): string {
  const text = firstOf(fields, TEXTS);
  return typeof text === 'string' ? text.trim() : '';
}

/** AssemblyAI counts milliseconds, always whole; others count seconds. */
export const unitOf = (list: readonly Fields[]): number => {
  const times = list.flatMap(({ start, end }) => [start, end]).filter((time) => time !== undefined);
  return times.length > 0 && times.every((time) => Number.isInteger(time)) ? 1 : 1000;
};

/** Programs number voices, or name them. */
const labelOf = (fields: Fields): string | null => wordOf(firstOf(fields, LABELS));
function wordOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, limits.topic_characters) : null;
}

function msOf(value: unknown, unit: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? Math.round(number * unit) : null;
}

const timesOf = (first: Fields, last: Fields, unit: number) => ({
  started_ms: msOf(firstOf(first, STARTS), unit),
  ended_ms: msOf(firstOf(last, ENDS), unit),
});

/** The utterances of a piece of a file: several where its words belong to several voices. */
export function utterancesIn(fields: Fields, unit: number): Utterance[] {
  const words = listOf(fields['words']) ?? [];
  const text = textOf(fields);
  const label = labelOf(fields);
  const voices = new Set(words.map(labelOf).filter((each) => each !== null));
  const parts = voices.size > 1 ? partsOf(text, words, label) : null;
  if (parts) return parts.map((part) => ({ ...part, ...timesOf(part.first, part.last, unit), isMixed: false }));
  const known = label ?? (voices.size === 1 ? ([...voices][0] ?? null) : null);
  const isMixed = [...voices].some((each) => each !== known);
  return [{ label: known, text, ...timesOf(fields, fields, unit), isMixed }];
}

interface Part {
  label: string | null;
  text: string;
  first: Fields;
  last: Fields;
}

/** Slices of a text, one for each change of voice among its words. Null if they are not the words of the text. */
function partsOf(text: string, words: readonly Fields[], label: string | null): Part[] | null {
  const parts: (Part & { start: number })[] = [];
  let at = 0;
  for (const word of words) {
    const start = text.indexOf(textOf(word), at);
    if (start < 0 || /[\p{L}\p{N}]/u.test(text.slice(at, start))) return null;
    const voice = labelOf(word) ?? parts.at(-1)?.label ?? label;
    const part = parts.at(-1);
    if (part?.label === voice) part.last = word;
    else parts.push({ label: voice, text: '', first: word, last: word, start });
    at = start + textOf(word).length;
  }
  if (/[\p{L}\p{N}]/u.test(text.slice(at))) return null;
  return parts.map((part, n) => ({ ...part, text: text.slice(n === 0 ? 0 : part.start, parts[n + 1]?.start).trim() }));
}

/** Words of one voice in a row. `text`: all of them as the program writes them. */
export function utterancesOfWords(words: readonly Fields[], unit: number, text = ''): Utterance[] {
  const spoken = words.filter((word) => textOf(word) !== '');
  const whole = partsOf(text, spoken, null) ? text : spoken.map(textOf).join(' ');
  const end = firstOf(spoken.at(-1) ?? {}, ENDS);
  return spoken.length === 0 ? [] : utterancesIn({ ...spoken[0], text: whole, words: spoken, end }, unit);
}

/**
 * Pieces in the order of their starts, with their channel as their voice where each speaker of a conversation has one. Programs number
 * the voices of each channel from 0.
 */
export function withChannels(pieces: readonly Fields[]): Fields[] {
  const channels = new Map<string | null, Set<string | null>>();
  for (const piece of pieces) {
    const label = labelOf(piece);
    channels.set(label, (channels.get(label) ?? new Set()).add(wordOf(firstOf(piece, CHANNELS))));
  }
  if ([...channels.values()].every((each) => each.size < 2)) return [...pieces];
  const isOneEach = channels.size === 1;
  return pieces
    .map((piece) => {
      const [channel, label] = [wordOf(firstOf(piece, CHANNELS)), labelOf(piece)];
      return { ...piece, words: [], speaker: isOneEach || label === null ? channel : `${channel}-${label}` };
    })
    .toSorted((one, other) => startOf(one) - startOf(other));
}

const startOf = (fields: Fields) => msOf(firstOf(fields, STARTS), 1000) ?? 0;
