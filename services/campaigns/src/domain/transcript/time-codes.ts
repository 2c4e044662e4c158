/** `1:02`, `00:01:02`, `00:01:02.345`, `00:01:02,5`: hours and fraction are optional. */
export const TIME_CODE = String.raw`(?:\d{1,4}:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?`;

const PARTS = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?$/;
const TIMING = new RegExp(String.raw`^\s*(${TIME_CODE})\s*-->\s*(${TIME_CODE})(?:\s.*)?$`);

/** Milliseconds of a time code; null when it is invalid, e.g. with 60 minutes or seconds. */
export function parseTimeCode(code: string): number | null {
  const parts = PARTS.exec(code);
  if (!parts) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = parts;
  if (Number(minutes) > 59 || Number(seconds) > 59) return null;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}

/** The two times of a cue's timing line, ignoring settings or coordinates after them; null for any other line. */
export function parseTiming(line: string): { started_ms: number; ended_ms: number } | null {
  const match = TIMING.exec(line);
  const started_ms = match?.[1] === undefined ? null : parseTimeCode(match[1]);
  const ended_ms = match?.[2] === undefined ? null : parseTimeCode(match[2]);
  return started_ms === null || ended_ms === null ? null : { started_ms, ended_ms };
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** `hh:mm:ss`, and `mark` with three digits when a mark is given. */
export function formatTimeCode(ms: number, mark?: '.' | ','): string {
  const whole = `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}`;
  return mark === undefined ? whole : `${whole}${mark}${String(ms % 1000).padStart(3, '0')}`;
}
