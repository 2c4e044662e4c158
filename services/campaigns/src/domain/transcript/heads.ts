import { couldBeLabel, nameLikeness, plainest } from './label-forms.ts';
import { type Timed, takeLead, takeTrail, timeAlone } from './time-codes.ts';

/** How a line names its speaker. Files keep to one form, so `bare` and `separated` count only where a file uses them. */
export type HeadForm = 'marked' | 'bare' | 'separated';

/** The beginning of a turn: who speaks, and the words on the same line. */
export interface Head {
  form: HeadForm;
  label: string;
  text: string;
  time: string | null;
  isShortened: boolean;
}

/** A label as the speaker map knows it. */
export interface KnownLabel {
  label: string;
  time: string | null;
  isShortened: boolean;
  isOpen: boolean;
}
export type FindLabel = (label: string) => KnownLabel | null;

/** Words that may be a label which nothing names. `certain`: only a label is written like this. */
export interface UnknownHead {
  likeness: 'certain' | 'name' | 'uncased' | 'doubtful' | 'bare';
  label: string;
}

/** Labels are within the first characters of a line; whatever follows is text. */
const HEAD_CHARACTERS = 240;
const MAX_CUTS = 12;
/** "???:" stands for somebody. */
const MAX_MARKS = 10;
const COLON = /[:：﹕∶]/gu;
const BRACKETS = /^(?:\[([^[\]]{1,120})\]|<([^<>]{1,120})>|【([^【】]{1,120})】|［([^［］]{1,120})］|\(([^()]{1,120})\)|（([^（）]{1,120})）)\s{0,20}/u;
const SEPARATOR = /\s{0,20}[\t|｜]\s{0,20}|\s[-–—]\s|\s{0,3}(?:>{1,2}|»)\s|\s{2,20}/gu;
const CLOSING = /^(?:<\/[a-z]{1,10}>|[*_~`]{1,3})\s{0,20}/i;
const MARKERS = /^(?:>{1,4}|&gt;&gt;|[-–—](?=\s|\p{L}))\s{0,20}/u;

/** The head of a line whose label is known; null if there is none. */
export function knownHead(line: string, find: FindLabel): Head | null {
  return wholeLine(line, find) ?? beforeColon(line, find) ?? inBrackets(line, find) ?? separated(line, find);
}

function wholeLine(line: string, find: FindLabel): Head | null {
  if (line.length > HEAD_CHARACTERS) return null;
  const known = find(line);
  if (!known) return null;
  // "00:04 | Kim Osei | Slow": a table's cell.
  if (known.isShortened && /[|｜]/u.test(line) && !takeTrail(line)) return null;
  const isMarked = known.time !== null || /[:：﹕∶]\W{0,4}$/u.test(line);
  return isMarked || !known.isShortened ? headOf(known, isMarked ? 'marked' : 'bare', '') : null;
}

/** The longest known label before a colon: a label may contain one, and so may the time beside it. */
function beforeColon(line: string, find: FindLabel): Head | null {
  if (/^[|｜]/u.test(line)) return null;
  const start = line.slice(0, HEAD_CHARACTERS);
  const cuts: number[] = [];
  for (const { index } of start.matchAll(COLON)) if (cuts.push(index) === MAX_CUTS) break;
  for (const cut of cuts.toReversed()) {
    const known = find(start.slice(0, cut));
    if (known) return headOf(known, 'marked', line.slice(cut + 1));
  }
  return null;
}

function inBrackets(line: string, find: FindLabel): Head | null {
  const lead = takeLead(line);
  const rest = lead?.rest ?? line;
  const match = BRACKETS.exec(rest);
  const known = match && find(match.slice(1).find((inner) => inner !== undefined) ?? '');
  if (!match || !known) return null;
  const head = headOf(known, 'marked', rest.slice(match[0].length));
  return { ...head, time: head.time ?? lead?.time ?? null };
}

/** A label before a tab, a bar, a dash or wide space; cells before it may be times and numbers, as in tables. */
function separated(line: string, find: FindLabel): Head | null {
  const start = line.slice(0, HEAD_CHARACTERS);
  let cuts = 0;
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
  let text = after.trim();
  if (isOpen) text = text.replace(CLOSING, '');
  const alone = timeAlone(text);
  if (alone && time === null && alone.isBracketed) return { form, label, text: '', time: alone.time, isShortened };
  const lead = takeLead(text);
  if (lead?.isBracketed) return { form, label, text: lead.rest, time: time ?? lead.time, isShortened };
  return { form, label, text, time, isShortened };
}

/** Whether a line begins with words that might be a label which nothing names. `next` is the following line. */
export function unknownHead(line: string, next: string | null): UnknownHead | null {
  const start = line.slice(0, HEAD_CHARACTERS);
  const lead = takeLead(start);
  const marker = MARKERS.exec(lead?.rest ?? start)?.[0] ?? '';
  const rest = (lead?.rest ?? start).slice(marker.length);
  const found =
    colonHead(rest, lead) ??
    (line.length < HEAD_CHARACTERS ? aloneHead(rest, lead, next) : null) ??
    bracketHead(rest) ??
    separatedHead(rest);
  return found ?? (marker === '' ? null : { likeness: 'doubtful', label: marker });
}

function colonHead(rest: string, lead: Timed | null): UnknownHead | null {
  for (const { index, 0: colon } of rest.matchAll(COLON)) {
    const [before, after] = [rest.charAt(index - 1), rest.charAt(index + 1)];
    if (/\d/.test(before) && /\d/.test(after)) continue;
    if (after === '/' || index === 0) return null;
    const words = rest.slice(0, index);
    const isSpaced = colon !== ':' || after === '' || /[\s*_<]/.test(after);
    if (!isSpaced && /\s/.test(words)) return null;
    const { label, time } = plainest(words);
    if (!/[\p{L}\p{N}]/u.test(label)) return label.length <= MAX_MARKS ? { label, likeness: 'doubtful' } : null;
    if (!couldBeLabel(label)) return null;
    const likeness = nameLikeness(label);
    if (likeness === 'cased') return { label, likeness: time !== null || lead ? 'certain' : 'name' };
    return { label, likeness: likeness ?? 'doubtful' };
  }
  return null;
}

/** A line of few words that has a time on it or below it, or nothing else. */
function aloneHead(rest: string, lead: Timed | null, next: string | null): UnknownHead | null {
  const trail = takeTrail(rest);
  const { label } = plainest(rest);
  if (!couldBeLabel(label) || /[.…,]$/u.test(rest.trim()) || !/[\p{L}\p{N}]/u.test(label)) return null;
  const isNamed = nameLikeness(label) === 'cased';
  const isHandle = !/\s/.test(label);
  if (trail) {
    const isApart = trail.isBracketed || /\s{2}|\t/.test(rest.slice(trail.rest.length)) || /^\[.*\]\s/.test(rest);
    if (isApart) return { label, likeness: isNamed || /^\[.*\]$/.test(trail.rest.trim()) ? 'certain' : 'doubtful' };
    return isNamed || isHandle ? { label, likeness: 'doubtful' } : null;
  }
  if (next !== null && timeAlone(next.trim())) return { label, likeness: isNamed ? 'certain' : 'doubtful' };
  if (lead) return isNamed || isHandle ? { label, likeness: 'doubtful' } : null;
  return isNamed || isHandle ? { label, likeness: 'bare' } : null;
}

function bracketHead(rest: string): UnknownHead | null {
  const match = BRACKETS.exec(rest);
  const label = match?.slice(1).find((inner) => inner !== undefined);
  if (label === undefined || timeAlone(label) || !couldBeLabel(label)) return null;
  return { label, likeness: 'doubtful' };
}

function separatedHead(rest: string): UnknownHead | null {
  const match = new RegExp(SEPARATOR.source, 'u').exec(rest);
  if (!match || match.index === 0) return null;
  const label = plainest(rest.slice(0, match.index)).label;
  if (!couldBeLabel(label)) return null;
  const isTable = /[\t|｜]/u.test(match[0]);
  const isHandle = !/\s/.test(label);
  return isTable || isHandle || nameLikeness(label) === 'cased' ? { label, likeness: 'doubtful' } : null;
}
