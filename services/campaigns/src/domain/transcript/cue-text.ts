import { isProgramLine } from './program-lines.ts';
import { timeAlone } from './time-codes.ts';
import type { ParseContext } from './types.ts';

/** The text of one voice within a cue. `label` is null when the cue does not name the voice. */
export interface Segment {
  label: string | null;
  text: string;
  /** Where it begins in the file. */
  line: number;
}

/** A line of a cue and its number in the file. */
export interface CueLine {
  text: string;
  line: number;
}
type Context = Pick<ParseContext, 'speakers' | 'warnings'>;
export type SegmentsOf = (payload: CueLine[], context: Context) => Segment[];

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
const VOICE = /<v(?:\.[^\s<>]{0,200})?[ \t]+([^<>]{0,200})>|<\/v>/gi;
// Only tags of WebVTT and HTML: "<3 hours" is text, and "<Name>" a label. Words after the name are text, too: "a <b and c> d".
const ATTRIBUTES = String.raw`(?:\s{1,9}[a-z:-]{2,30}\s?=\s?(?:"[^"<>]{0,200}"|'[^'<>]{0,200}'|[^\s<>"'=]{1,100})){0,9}\s?`;
const VTT_TAG = new RegExp(
  String.raw`<\/?(?:[bcipsuv]|em|rt|br|div|lang|ruby|font|span|strong)(?:\.[^\s<>]{1,200})?${ATTRIBUTES}\/?>|<lang\s[a-z\d-]{2,35}>|<\/>|<(?:\d{2,4}:)?\d{2}:\d{2}\.\d{3}>`,
  'gi',
);
const SRT_TAG = new RegExp(String.raw`<\/?(?:b|i|u|s|em|strong|font)${ATTRIBUTES}\/?>|\{\\[^{}]{1,40}\}`, 'gi');

/** The voices of a WebVTT cue: its `<v Name>` spans, else `Name:` at the beginning of a line. */
export const vttSegments: SegmentsOf = (lines, context) => voicedSegments(lines, context, vttWords);

/** The voices of a SubRip cue likewise. Entities are not decoded, because SubRip has none. */
export const srtSegments: SegmentsOf = (lines, context) => voicedSegments(lines, context, srtWords);

type WordsOf = (payload: string) => string;
const breaksIn = (text: string) => text.split('\n').length - 1;

function voicedSegments(lines: CueLine[], context: Context, wordsOf: WordsOf): Segment[] {
  const payload = lines.map(({ text }) => text).join('\n');
  const marks = [...payload.matchAll(VOICE)];
  if (marks.length === 0) {
    return labelledLines(
      lines.map(({ text, line }) => ({ text: wordsOf(text), line })),
      context,
    );
  }
  let at = 0;
  const first = wordsOf(payload.slice(0, marks[0]?.index));
  const segments: Segment[] = [{ label: null, text: first, line: lines[0]?.line ?? 0 }];
  for (const [n, mark] of marks.entries()) {
    const words = payload.slice(mark.index + mark[0].length, marks[n + 1]?.index);
    const name = mark[1] === undefined ? '' : decodeEntities(mark[1]).trim();
    at += breaksIn(payload.slice(marks[n - 1]?.index ?? 0, mark.index));
    segments.push({ label: name === '' ? null : name, text: wordsOf(words), line: lines[at]?.line ?? 0 });
  }
  return segments.filter((segment) => segment.text !== '');
}

/** The voices of lines that begin with a label; a line without one continues the line above. */
export const labelledLines: SegmentsOf = (lines, { speakers, warnings }) => {
  const voices: { label: string | null; lines: string[]; line: number }[] = [];
  const below = (n: number) => lines[n]?.text.trim() ?? '';
  const isContinued = (n: number) => below(n) !== '' && !speakers.begins(below(n));
  let isTime = false;
  for (const [n, { text, line }] of lines.entries()) {
    const words = text.trim();
    if (words === '' || isTime) {
      isTime = false;
      continue;
    }
    if (isProgramLine(words)) {
      warnings.add('program_line', line);
      continue;
    }
    const isAboveTime = timeAlone(words) === null && timeAlone(below(n + 1)) !== null;
    const head = speakers.head(words, line, isAboveTime);
    isTime = isAboveTime && head?.text === '' && isContinued(n + 2) && speakers.isTimeBelow(head);
    const isAboveText = () => isContinued(n + 1);
    const isFirst = voices.at(-1)?.lines.every((each) => each === '') === true;
    const unknown = head ? null : speakers.doubt(words, line, { isAboveTime, isFirst, isAboveText });
    const label = head?.label ?? (unknown?.likeness === 'certain' ? unknown.label : null);
    const current = voices.at(-1);
    if (label !== null) voices.push({ label, lines: [head?.text ?? words], line });
    else if (current) current.lines.push(words);
    else voices.push({ label: null, lines: [words], line });
  }
  return voices
    .map(({ label, lines: spoken, line }) => ({ label, text: joinLines(spoken), line }))
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
