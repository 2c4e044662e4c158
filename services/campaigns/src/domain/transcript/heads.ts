import { MAX_LABEL_WORDS, couldBeLabel, isNameLike, nameLikeness, plainest } from './label-forms.ts';
import { type Timed, takeLead, takeMiddle, takeTrail, timeAlone } from './time-codes.ts';

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
export interface KnownLabels {
  find(label: string): KnownLabel | null;
  /** Some labels contain a colon, so the longest one before a colon counts. */
  readonly haveColons: boolean;
}

/** Words that may be a label which nothing names. `certain`: only a label is written like this. */
export interface UnknownHead {
  likeness: 'certain' | 'name' | 'uncased' | 'doubtful';
  label: string;
}

/** Labels are within the first characters of a line; whatever follows is text. */
export const HEAD_CHARACTERS = 240;
const MAX_CUTS = 12;
/** "???:" stands for somebody. */
const MAX_MARKS = 10;
/** A longer line is not a label alone. */
export const MAX_ALONE = 100;
const NUMBER = /^[\d:.,]{0,19}\d$/;
/** What stands beside a label. */
const MARKS = /[:：﹕∶\t|｜[\]<>【】［］（({＜»=]|\s(?:[-–—]|-{2,3})\s|\s\s|^[-–—?!/\\~#@+%&^•·‣▪◦*_]/u;
const COLON = /[:：﹕∶]/gu;
const BRACKETS =
  /^(?:\[([^[\]]{1,120})\]|<([^<>]{1,120})>|【([^【】]{1,120})】|［([^［］]{1,120})］|\{([^{}]{1,120})\}|＜([^＜＞]{1,120})＞|\(([^()]{1,120})\)|（([^（）]{1,120})）)\s{0,20}/u;
const SEPARATOR = /\s{0,20}[\t|｜]\s{0,20}|\s(?:[-–—]|-{2,3})\s|\s{0,3}(?:>{1,2}|»|=)\s|\s{2,20}/gu;
/** What a line of speech does not begin with. */
const ODD_START = /^[?!|/\\~=#@+%&^•·‣▪◦*_<>{}[\]＜＞【［〔《〈]/u;
const CLOSING = /^(?:<\/[a-z]{1,10}>|[*_~`]{1,3})\s{0,20}/i;
const MARKERS = /^(?:>{1,4}|&gt;&gt;|[-–—](?=\s|\p{L}))\s{0,20}/u;

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
  const isMarked = known.time !== null || /[:：﹕∶]\W{0,4}$/u.test(line);
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
  let text = after.trim();
  if (isOpen) text = text.replace(CLOSING, '');
  const alone = timeAlone(text);
  if (alone && time === null && alone.isBracketed) return { form, label, text: '', time: alone.time, isShortened };
  const lead = takeLead(text);
  if (lead?.isBracketed) return { form, label, text: lead.rest, time: time ?? lead.time, isShortened };
  return { form, label, text, time, isShortened };
}

/** What stands around a line. */
export interface Surroundings {
  /** The next line is a time, or the line above was the time of a label. */
  readonly isAboveTime: boolean;
  readonly isBelowTime: boolean;
  /** The next line is text. */
  readonly isAboveText: boolean;
  /** Whether the file has labels alone on a line. */
  isBareUsed(): boolean;
}

/** Whether a line begins with words that might be a label which nothing names. */
export function unknownHead(line: string, around: Surroundings): UnknownHead | null {
  const start = line.slice(0, HEAD_CHARACTERS);
  const isShort = line.length <= MAX_ALONE;
  if (NUMBER.test(start)) return null;
  if (!MARKS.test(start)) return isShort ? aloneHead(line, null, around) : null;
  const lead = takeLead(start);
  const marker = MARKERS.exec(lead?.rest ?? start)?.[0] ?? '';
  const rest = (lead?.rest ?? start).slice(marker.length);
  const found =
    colonHead(rest, lead) ??
    (isShort ? aloneHead(rest, lead, around) : null) ??
    bracketHead(rest) ??
    timeHead(rest) ??
    separatedHead(rest);
  return found ?? (marker === '' && !ODD_START.test(rest) ? null : { likeness: 'doubtful', label: marker || rest });
}

function colonHead(rest: string, lead: Timed | null): UnknownHead | null {
  for (const { index } of rest.matchAll(COLON)) {
    const [before, after] = [rest.charAt(index - 1), rest.charAt(index + 1)];
    if (/\d/.test(before) && /\d/.test(after)) continue;
    if (index === 0 || /[/\\]/.test(after)) return null;
    const words = rest.slice(0, index);
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
function aloneHead(rest: string, lead: Timed | null, around: Surroundings): UnknownHead | null {
  const trail = takeTrail(rest);
  if (!trail && !lead && !around.isAboveTime && !around.isBelowTime) {
    if (!mayBeAlone(rest) || !(around.isAboveText || around.isBareUsed())) return null;
  }
  const { label } = plainest(rest);
  if (!couldBeLabel(label) || /[.…,]$/u.test(rest.trim()) || !/[\p{L}\p{N}]/u.test(label)) return null;
  const isNamed = isNameLike(label);
  const isLikely = isNamed || !/\s/.test(label);
  if (trail) {
    const isApart = trail.isBracketed || /\s{2}|\t/.test(rest.slice(trail.rest.length)) || /^\[.*\]\s/.test(rest);
    const isLabelled = isNamed || /^\[.*\]$/.test(trail.rest.trim());
    if (isApart) return { label, likeness: isLabelled ? 'certain' : 'doubtful' };
  } else if (around.isAboveTime) return { label, likeness: isNamed ? 'certain' : 'doubtful' };
  else if (around.isBelowTime) return { label, likeness: 'doubtful' };
  return isLikely ? { label, likeness: 'doubtful' } : null;
}

/** A first look at a line without a time: one word, or words that are not in lower case, except for particles. */
function mayBeAlone(rest: string): boolean {
  if (/^\p{Ll}\S*\s/u.test(rest)) return false;
  const words = rest.split(/\s+/, MAX_LABEL_WORDS + 1);
  return (
    words.length <= MAX_LABEL_WORDS &&
    (words.length === 1 || words.every((word, n) => (n > 0 && word.length <= 3) || !/^\p{Ll}/u.test(word)))
  );
}

/** A label, a time and words. */
function timeHead(rest: string): UnknownHead | null {
  const middle = takeMiddle(rest);
  const { label } = plainest(middle?.before ?? '');
  if (!middle || !couldBeLabel(label)) return null;
  if (isNameLike(label)) return { label, likeness: middle.isBracketed ? 'certain' : 'doubtful' };
  return middle.isBracketed || !/\s/.test(label) ? { label, likeness: 'doubtful' } : null;
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
  return isTable || isHandle || isNameLike(label) ? { label, likeness: 'doubtful' } : null;
}
