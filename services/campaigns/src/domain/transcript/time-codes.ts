/** `1:02`, `00:01:02`, `00:01:02.345`, `00:01:02,5`, `00:01:02:15` (frames): hours and fraction are optional. */
export const TIME_CODE = String.raw`(?:\d{1,4}:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,9}|[:;]\d{2})?`;

const PARTS = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9})|[:;]\d{2})?$/;
const TIMING = new RegExp(String.raw`^\s*(${TIME_CODE})\s*-->\s*(${TIME_CODE})(?:\s.*)?$`);

const DATE = String.raw`(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})`;
const HALF = String.raw`[AaPp]\.?[Mm]\b\.?`;
const STAMP = String.raw`(?:${DATE}(?:,\s?|T|\s))?${TIME_CODE}(?:\s?${HALF}|Z)?`;
const COMPACT = String.raw`(?:\d{1,3}h\s?)?\d{1,3}m\s?\d{1,2}s`;
const ARROW = String.raw`\s{0,3}(?:-->|->|→|[-–—])\s{0,3}`;
/** A time, a range of times or `1m02s`, as transcription programs write them beside a label. */
const TIMES = String.raw`(?:${STAMP}(?:${ARROW}${STAMP})?|${COMPACT})`;
const BRACKETED = String.raw`(?:\[\s?${TIMES}\s?\]|\(\s?${TIMES}\s?\)|<\s?${TIMES}\s?>|\{\s?${TIMES}\s?\}|#\s?${TIMES}(?:-\d)?\s?#)`;

const LEAD_BRACKETED = new RegExp(String.raw`^(${BRACKETED})\s{0,20}(?:[-–—|:：]\s{0,20})?`, 'u');
const LEAD_BARE = new RegExp(
  String.raw`^(${TIMES})(?:\s{1,20}(?:[-–—|]\s{1,20})?|\s{0,5}[|：]\s{0,20}|:\s{1,20})`,
  'u',
);
const TRAIL = new RegExp(
  String.raw`(?:\s{0,20}[-–—|,@·•]?\s{0,20}(${BRACKETED})|(?:\s{1,20}[-–—|@·•]?|\s{0,5}[,|]|\t)\s{0,20}(${TIMES}))\s{0,20}$`,
  'u',
);
const ALONE = new RegExp(String.raw`^(?:(${BRACKETED})|(${TIMES}))$`, 'u');
const BEGINS_TIME = /^[[({<#]?\s?\d/;
const FIRST_CODE = new RegExp(TIME_CODE);

/** A time as a file writes it, and the rest of what it stood beside. */
export interface Timed {
  readonly time: string;
  readonly rest: string;
  readonly isBracketed: boolean;
}

/** Splits a time off the beginning of a line. */
export function takeLead(line: string): Timed | null {
  if (!BEGINS_TIME.test(line)) return null;
  const match = LEAD_BRACKETED.exec(line);
  if (match?.[1] !== undefined) return { time: match[1], rest: line.slice(match[0].length), isBracketed: true };
  const bare = LEAD_BARE.exec(line);
  return bare?.[1] === undefined ? null : { time: bare[1], rest: line.slice(bare[0].length), isBracketed: false };
}

/** Splits a time off the end of a label. */
export function takeTrail(label: string): Timed | null {
  if (!/\d/.test(label)) return null;
  const match = TRAIL.exec(label);
  const time = match?.[1] ?? match?.[2];
  if (!match || time === undefined) return null;
  const rest = label.slice(0, match.index);
  const isBracketed = match[1] !== undefined;
  // After a colon it is what was said: "Kim: 10:30".
  if (rest.trim() === '' || (!isBracketed && /[:：]\s{0,20}$/u.test(rest))) return null;
  return { time, rest, isBracketed };
}

const MIDDLE = new RegExp(String.raw`^(.{1,120}?)(?:\s{0,5}(${BRACKETED})|\s{1,5}(${STAMP}))\s{1,20}(?=\S)`, 'u');

/** A time after the first words of a line, before others. */
export function takeMiddle(line: string): { before: string; time: string; end: number; isBracketed: boolean } | null {
  if (!/\d:\d/.test(line)) return null;
  const match = MIDDLE.exec(line);
  const time = match?.[2] ?? match?.[3];
  if (match?.[1] === undefined || time === undefined) return null;
  return { before: match[1], time, end: match[0].length, isBracketed: match[2] !== undefined };
}

/** A line that is nothing but a time or a duration (`0 minutes 3 seconds`). */
export function timeAlone(line: string): { isBracketed: boolean; isDuration: boolean } | null {
  if (line.length > 80 || !BEGINS_TIME.test(line)) return null;
  const match = ALONE.exec(line);
  if (match) return { isBracketed: match[1] !== undefined, isDuration: false };
  return durationOf(line) === null ? null : { isBracketed: false, isDuration: true };
}

/** Milliseconds of a time beside a label; null when it is invalid. `isClock`: a time of day. */
export function readTimes(text: string): { ms: number | null; isClock: boolean } {
  const spoken = durationOf(text);
  if (spoken !== null) return { ms: spoken, isClock: false };
  const code = FIRST_CODE.exec(text.replace(new RegExp(DATE), ''))?.[0] ?? '';
  const half = new RegExp(HALF).exec(text)?.[0].charAt(0).toLowerCase();
  let ms = parseTimeCode(half === undefined ? code : hourAndMinute(code));
  const hour = (ms ?? 0) / 3_600_000;
  if (ms !== null && half === 'p' && hour < 12) ms += 12 * 3_600_000;
  if (ms !== null && half === 'a' && hour >= 12) ms -= 12 * 3_600_000;
  return { ms, isClock: half !== undefined || new RegExp(DATE).test(text) };
}

/** `10:02` before AM or PM is hours and minutes. */
const hourAndMinute = (code: string) => (/^\d{1,2}:\d{2}$/.test(code) ? `${code}:00` : code);

/** Milliseconds of a time code; null when it is invalid, e.g. with 60 minutes or seconds. */
export function parseTimeCode(code: string): number | null {
  const parts = PARTS.exec(code);
  if (!parts) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = parts;
  if (Number(minutes) > 59 || Number(seconds) > 59) return null;
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3));
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + ms;
}

/** The two times of a cue's timing line, ignoring settings or coordinates after them; null for any other line. */
export function parseTiming(line: string): { started_ms: number; ended_ms: number } | null {
  const match = TIMING.exec(line);
  const started_ms = match?.[1] === undefined ? null : parseTimeCode(match[1]);
  const ended_ms = match?.[2] === undefined ? null : parseTimeCode(match[2]);
  return started_ms === null || ended_ms === null ? null : { started_ms, ended_ms };
}

const UNIT_MS = { hour: 3_600_000, minute: 60_000, second: 1000 } as const;
/** Languages in which meeting programs write "0 minutes 3 seconds"; the words are those of the Unicode CLDR. */
const UNIT_LOCALES = 'en de fr es it pt nl sv da nb fi pl cs sk hu ro el tr ru uk bg he ar ja ko zh vi th id'.split(
  ' ',
);
let units: ReadonlyMap<string, number> | undefined;

function unitWords(): ReadonlyMap<string, number> {
  const words = new Map<string, number>([
    ['h', UNIT_MS.hour],
    ['m', UNIT_MS.minute],
    ['s', UNIT_MS.second],
  ]);
  for (const locale of UNIT_LOCALES) {
    for (const unit of ['hour', 'minute', 'second'] as const) {
      for (const unitDisplay of ['long', 'short'] as const) {
        const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'unit', unit, unitDisplay });
        for (const number of [0, 1, 2, 3, 5, 11]) {
          const word = format.formatToParts(number).find((part) => part.type === 'unit')?.value;
          if (word !== undefined) words.set(word.trim().toLowerCase(), UNIT_MS[unit]);
        }
      }
    }
  }
  return words;
}

const DURATION =
  /^(?:[[(]\s?)?(\d{1,4}\s?[^\d\s()[\]]{1,20}(?:,?\s{0,3}\d{1,4}\s?[^\d\s()[\]]{1,20}){0,2})(?:\s?[\])])?$/;
const DURATION_PART = /(\d{1,4})\s?([^\d\s,()[\]]{1,20})/g;

/** Milliseconds of "1 hour 2 minutes 3 seconds", "0 Minuten 3 Sekunden", "1m02s"; null for anything else. */
export function durationOf(text: string): number | null {
  const whole = text.length > 80 ? undefined : DURATION.exec(text.trim())?.[1];
  if (whole === undefined) return null;
  units ??= unitWords();
  let ms = 0;
  for (const [, number, word = ''] of whole.matchAll(DURATION_PART)) {
    const unit = units.get(word.toLowerCase());
    if (unit === undefined) return null;
    ms += Number(number) * unit;
  }
  return ms;
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** `hh:mm:ss`, and `mark` with three digits when a mark is given. */
export function formatTimeCode(ms: number, mark?: '.' | ','): string {
  const whole = `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}`;
  return mark === undefined ? whole : `${whole}${mark}${String(ms % 1000).padStart(3, '0')}`;
}
