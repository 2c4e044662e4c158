import type { Span } from '@insights/language';
import { labelOf } from './chunking/speaker-lines.ts';

/** A line of a passage without the label of its speaker or the marks of Markdown; in a transcript, a turn or a part of one. Offsets are those of the passage's text. */
export interface Line extends Span {
  /** As long as the span; a line break inside a sentence is a space. */
  readonly text: string;
  readonly speaker: string | null;
  /** The heading above it in the passage; empty without one. */
  readonly heading: string;
  readonly turn_ids: string[];
}

export interface Spoken {
  readonly text: string;
  /** Labels of the people who speak in it, in the order of their first words. */
  readonly speakers: readonly string[];
  readonly turn_ids: readonly string[];
}

/** Marks before what a line says: of a quotation, an item of a list, a row of a table. */
const MARKS = /^\s*(?:[>*+|-]\s+)+/u;
/** A heading names what follows and says nothing. */
const HEADING = /^\s*#{1,6}\s/u;
/** A line break before a small letter is inside a sentence. */
const WRAPPED = /\n(?=\p{Ll})/gu;

/** The lines of a passage without its headings. Where each line with a label is a turn, it has the id of that turn alone. */
export function linesOf(passage: Spoken): Line[] {
  const { speakers, turn_ids } = passage;
  const text = speakers.length === 0 ? passage.text.replaceAll(WRAPPED, ' ') : passage.text;
  const lines: Line[] = [];
  let speaker = speakers[0] ?? null;
  let heading = '';
  let turn = -1;
  for (let start = 0; start <= text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, end);
    const label = labelIn(line, speakers);
    if (label !== null || turn === -1) turn += 1;
    speaker = label?.speaker ?? speaker;
    const from = start + (label?.end ?? MARKS.exec(line)?.[0].length ?? 0);
    const place = { start: from, end, text: text.slice(from, end) };
    if (label === null && HEADING.test(line)) heading = place.text;
    else lines.push({ ...place, speaker, heading, turn_ids: turn_ids.slice(turn, turn + 1) });
    start = end + 1;
  }
  const isByTurn = turn + 1 === turn_ids.length;
  return isByTurn ? lines : lines.map((line) => ({ ...line, turn_ids: [...turn_ids] }));
}

/** Who speaks in a line, and where the label ends; null for a line without a label. */
function labelIn(line: string, speakers: readonly string[]): { speaker: string; end: number } | null {
  const label = labelOf(line);
  const speaker = speakers.find((each) => each === label || line.startsWith(`${each}: `));
  if (speaker === undefined) return null;
  const colon = line.indexOf(':', line.indexOf(speaker) + speaker.length);
  return { speaker, end: colon + (/^:\*{0,2}\s*/.exec(line.slice(colon))?.[0].length ?? 1) };
}
