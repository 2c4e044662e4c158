import type { SpeakerLabels } from './speakers.ts';
import { timeAlone } from './time-codes.ts';

/** The text of one voice within a cue. `label` is null when the cue does not name the voice. */
export interface Segment {
  label: string | null;
  text: string;
}

/** A line of a cue and its number in the file. */
export interface CueLine {
  text: string;
  line: number;
}
export type SegmentsOf = (payload: CueLine[], speakers: SpeakerLabels) => Segment[];

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/g;
const VOICE = /<v(?:\.[^\s<>]{0,200})?[ \t]+([^<>]{0,200})>|<\/v>/g;
// Only what begins like a tag: "<3 hours" and a single "<" are text.
const VTT_TAG = /<(?:\/?[a-z][^<>]{0,200}|\/|[\d:.]{5,20})>/gi;
const SRT_TAG = /<\/?(?:b|i|u|s|em|strong|font)(?:\s[^<>]{0,200})?>|\{\\[^{}]{1,40}\}/gi;

/** The voices of a WebVTT cue: its `<v Name>` spans, else `Name:` at the beginning of a line. */
export const vttSegments: SegmentsOf = (lines, speakers) => voicedSegments(lines, speakers, vttWords);

/** The voices of a SubRip cue likewise. Entities are not decoded, because SubRip has none. */
export const srtSegments: SegmentsOf = (lines, speakers) => voicedSegments(lines, speakers, srtWords);

type WordsOf = (payload: string) => string;

function voicedSegments(lines: CueLine[], speakers: SpeakerLabels, wordsOf: WordsOf): Segment[] {
  const payload = lines.map(({ text }) => text).join('\n');
  const marks = [...payload.matchAll(VOICE)];
  if (marks.length === 0) {
    return labelledLines(
      lines.map(({ text, line }) => ({ text: wordsOf(text), line })),
      speakers,
    );
  }
  const segments: Segment[] = [{ label: null, text: wordsOf(payload.slice(0, marks[0]?.index)) }];
  for (const [n, mark] of marks.entries()) {
    const words = payload.slice(mark.index + mark[0].length, marks[n + 1]?.index);
    const name = mark[1] === undefined ? '' : decodeEntities(mark[1]).trim();
    segments.push({ label: name === '' ? null : name, text: wordsOf(words) });
  }
  return segments.filter((segment) => segment.text !== '');
}

/** The voices of lines that begin with a label; a line without one continues the line above. */
export const labelledLines: SegmentsOf = (lines, speakers) => {
  const voices: { label: string | null; lines: string[] }[] = [];
  let isTime = false;
  for (const [n, { text, line }] of lines.entries()) {
    const words = text.trim();
    if (words === '' || isTime) {
      isTime = false;
      continue;
    }
    const isAboveTime = !/^\d/.test(words) && timeAlone(lines[n + 1]?.text.trim() ?? '') !== null;
    const head = speakers.head(words, line, isAboveTime);
    isTime = isAboveTime && head?.text === '';
    const unknown = head ? null : speakers.doubt(words, line, { isAboveTime });
    const label = head?.label ?? (unknown?.likeness === 'certain' ? unknown.label : null);
    const current = voices.at(-1);
    if (label !== null) voices.push({ label, lines: [head?.text ?? words] });
    else if (current) current.lines.push(words);
    else voices.push({ label: null, lines: [words] });
  }
  return voices
    .map((voice) => ({ label: voice.label, text: joinLines(voice.lines) }))
    .filter(({ text }) => text !== '');
};

/** Joins lines: a line break inside a cue is layout, not speech. */
export function joinLines(lines: string[]): string {
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

const vttWords: WordsOf = (payload) => joinLines(decodeEntities(payload.replace(VTT_TAG, '')).split('\n'));
const srtWords: WordsOf = (payload) => joinLines(payload.replace(SRT_TAG, '').split('\n'));

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED_ENTITIES, name) ? (NAMED_ENTITIES[name] ?? whole) : whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
}
