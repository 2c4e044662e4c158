import { COLONS } from './label-forms.ts';
import { takeLead, takeMiddle, takeTrail, timeAlone } from './time-codes.ts';

/** How a line names its speaker. Files keep to one form, so `bare` and `separated` count only where a file uses them. */
export type HeadForm = 'marked' | 'bare' | 'separated';

/** The beginning of a turn: who speaks, and the words on the same line. */
export interface Head {
  form: HeadForm;
  label: string;
  text: string;
  time: string | null;
  isShortened: boolean;
  /** `text` is nothing but a time, which may be the turn's. */
  isTimeOnly: boolean;
}

/** A label as the speaker map knows it. */
export interface KnownLabel {
  label: string;
  time: string | null;
  isShortened: boolean;
  isOpen: boolean;
}
export interface KnownLabels {
  find(label: string): KnownLabel | null;
  /** Some labels contain a colon, so the longest one before a colon counts. */
  readonly haveColons: boolean;
}

const DIRECTION = String.raw`[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]`;
/** Marks of the direction of writing, which programs put around labels and times. */
export const DIRECTIONS = new RegExp(DIRECTION, 'gu');
export const LEADING_DIRECTIONS = new RegExp(String.raw`^(?:\s|${DIRECTION}){1,20}`, 'u');
/** Labels are within the first characters of a line; whatever follows is text. */
export const HEAD_CHARACTERS = 240;
const MAX_CUTS = 12;
/** A longer line is not a label alone. */
export const MAX_ALONE = 100;
export const COLON = new RegExp(`[${COLONS}]`, 'gu');
const ENDS_MARKED = new RegExp(String.raw`[${COLONS}]\W{0,4}$`, 'u');
export const BRACKETS =
  /^(?:\[([^[\]]{1,120})\]|<([^<>]{1,120})>|【([^【】]{1,120})】|［([^［］]{1,120})］|\{([^{}]{1,120})\}|＜([^＜＞]{1,120})＞|\(([^()]{1,120})\)|（([^（）]{1,120})）)\s{0,20}/u;
const SEPARATOR = /\s{0,20}[\t|｜]\s{0,20}|\s(?:[-–—]|-{2,3})\s|\s{0,3}(?:>{1,2}|»|=)\s|\s{2,20}/gu;
const CLOSING = /^(?:<\/[a-z]{1,10}>|[*_~`]{1,3})\s{0,20}/i;

/** The head of a line whose label is known; null if there is none. */
export function knownHead(line: string, known: KnownLabels): Head | null {
  return (
    beforeColon(line, known) ??
    wholeLine(line, known) ??
    inBrackets(line, known) ??
    beforeTime(line, known) ??
    separated(line, known)
  );
}

function wholeLine(line: string, { find }: KnownLabels): Head | null {
  if (line.length > HEAD_CHARACTERS) return null;
  const known = find(line);
  if (!known) return null;
  // "00:04 | Kim Osei | Slow": a table's cell.
  if (known.isShortened && /[|｜]/u.test(line) && !takeTrail(line)) return null;
  const isMarked = known.time !== null || ENDS_MARKED.test(line);
  return isMarked || !known.isShortened ? headOf(known, isMarked ? 'marked' : 'bare', '') : null;
}

/** A label before a colon that is not part of a time. */
function beforeColon(line: string, { find, haveColons }: KnownLabels): Head | null {
  if (/^[|｜]/u.test(line)) return null;
  const start = line.slice(0, HEAD_CHARACTERS);
  const cuts: number[] = [];
  for (const { index } of start.matchAll(COLON)) {
    if (/\d/.test(start.charAt(index - 1)) && /\d/.test(start.charAt(index + 1))) continue;
    if (cuts.push(index) === MAX_CUTS) break;
  }
  for (const cut of haveColons ? cuts.toReversed() : cuts) {
    const known = find(start.slice(0, cut));
    if (known) return headOf(known, 'marked', line.slice(cut + 1));
  }
  return null;
}

/** `Kim Osei (00:04) Slow.` */
function beforeTime(line: string, { find }: KnownLabels): Head | null {
  const middle = takeMiddle(line.slice(0, HEAD_CHARACTERS));
  const known = middle && find(middle.before);
  return middle && known ? { ...headOf(known, 'marked', line.slice(middle.end)), time: middle.time } : null;
}

function inBrackets(line: string, { find }: KnownLabels): Head | null {
  const lead = takeLead(line);
  const rest = lead?.rest ?? line;
  const match = BRACKETS.exec(rest);
  const known = match && find(match.slice(1).find((inner) => inner !== undefined) ?? '');
  if (!match || !known) return null;
  const head = headOf(known, 'marked', rest.slice(match[0].length));
  return { ...head, time: head.time ?? lead?.time ?? null };
}

/** A label before a tab, a bar, a dash or wide space; cells before it may be times and numbers, as in tables. */
function separated(line: string, { find }: KnownLabels): Head | null {
  const start = line.slice(0, HEAD_CHARACTERS);
  let cuts = 0;
  if (!/[\t|｜>»=]|\s(?:[-–—]|-{2,3})\s|\s\s/u.test(start)) return null;
  for (const { index, 0: mark } of start.matchAll(SEPARATOR)) {
    const cells = start.slice(0, index).split(/[\t|｜]/u);
    const known = cells.slice(0, -1).every(isNumberCell) ? find(cells.at(-1) ?? '') : null;
    const after = line.slice(index + mark.length);
    if (known) {
      if (/[\t|｜]/u.test(mark)) return tableRow(known, cells.slice(0, -1), after);
      return headOf(known, 'separated', after);
    }
    if (++cuts === MAX_CUTS) break;
  }
  return null;
}

const isNumberCell = (cell: string) => cell.trim() === '' || /^[\s\d#.)]{1,12}$/.test(cell) || timeAlone(cell.trim());

function tableRow(known: KnownLabel, before: string[], after: string): Head {
  const cells = after.split(/[\t|｜]/u).map((cell) => cell.trim());
  let time = before.map((cell) => cell.trim()).find((cell) => timeAlone(cell)) ?? null;
  while (cells.length > 1 && timeAlone(cells[0] ?? '')) time ??= cells.shift() ?? null;
  return { ...headOf(known, 'marked', cells.filter((cell) => cell !== '').join(' ')), time: known.time ?? time };
}

function headOf({ label, time, isShortened, isOpen }: KnownLabel, form: HeadForm, after: string): Head {
  let text = after.replace(LEADING_DIRECTIONS, '').trim();
  if (isOpen) text = text.replace(CLOSING, '');
  const isTimeOnly = timeAlone(text) !== null;
  const lead = isTimeOnly ? null : takeLead(text);
  if (!lead?.isBracketed) return { form, label, text, time, isShortened, isTimeOnly };
  return { form, label, text: lead.rest, time: time ?? lead.time, isShortened, isTimeOnly };
}
