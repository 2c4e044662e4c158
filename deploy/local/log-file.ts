import { existsSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A log that is larger than this when its process starts is renamed to `<name>.1.log`, replacing the previous one. */
const ROTATE_BYTES = 10 * 1024 * 1024;

export interface Log {
  file: string;
  fd: number;
  /** Offset of the first line of this start. */
  offset: number;
}

/** Opens `logs/<name>.log` of a stack for appending. The caller closes `fd`. */
export function openLog(dir: string, name: string): Log {
  mkdirSync(join(dir, 'logs'), { recursive: true });
  const file = join(dir, 'logs', `${name}.log`);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > ROTATE_BYTES) renameSync(file, join(dir, 'logs', `${name}.1.log`));
  const fd = openSync(file, 'a', 0o600);
  return { file, fd, offset: fstatSync(fd).size };
}

/** The last line from `offset` of a process's log that contains an error, or else the last line that is not blank. */
export function lastWords(file: string, offset = 0): string {
  const text = existsSync(file) ? readFileSync(file).subarray(offset).toString() : '';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const last =
    lines.findLast((line) => /^\w*Error\b|\b(ERROR|FATAL|ERR|FTL)\b|"level":"(error|fatal)"/.test(line)) ??
    lines.at(-1);
  return `${last ? readable(last) : 'nothing was said'} (${file})`;
}

/** The message of a structured log line; other lines are returned unchanged. */
function readable(line: string): string {
  if (!line.startsWith('{')) return line.trim();
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return line.trim();
  }
}

/** The last line that is not blank, from `offset` on. */
export function lastLine(file: string, offset: number): string {
  const lines = readFileSync(file).subarray(offset).toString().split('\n');
  return lines.findLast((line) => line.trim() !== '')?.trim() ?? `nothing was said (${file})`;
}
