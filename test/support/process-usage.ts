/** What a process uses, read from /proc. Linux only. */
import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever its timer. */
const TICKS_PER_SECOND = 100;

/** The fields of a process's `stat` after its name, which may hold spaces. */
const statOf = (pid: number | string | undefined): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

const secondsIn = (stat: readonly string[]): number => (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND;

const secondsOfEndedChildren = (stat: readonly string[]): number =>
  (Number(stat[13]) + Number(stat[14])) / TICKS_PER_SECOND;

/** Processor time that a process has used so far, in seconds, with all its threads. */
export function cpuSecondsOf(pid: number | undefined): number {
  return secondsIn(statOf(pid));
}

/** The same with its children, those that run now and those that have ended, such as the backends of PostgreSQL. */
export function cpuSecondsWithChildren(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statIfRunning)
    .filter((stat) => Number(stat[1]) === pid);
  const own = statOf(pid);
  return children.reduce((sum, stat) => sum + secondsIn(stat), secondsIn(own) + secondsOfEndedChildren(own));
}

function statIfRunning(pid: string): string[] {
  try {
    return statOf(pid);
  } catch {
    return [];
  }
}

/** Memory of a process in MiB: resident now, resident at most, or the pages of files that are resident now. */
export function memoryMibOf(pid: number | undefined, field: 'VmRSS' | 'VmHWM' | 'RssFile'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1_024;
}
