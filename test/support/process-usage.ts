/** What a process uses, read from /proc. Linux only. */
import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever its timer. */
const TICKS_PER_SECOND = 100;

/** Processor time that a process has used so far, in seconds, with all its threads. */
export function cpuSecondsOf(pid: number | undefined): number {
  // After the name, which may hold spaces, user and system time are fields 12 and 13.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Memory of a process in MiB: resident now, resident at most, or the pages of files that are resident now. */
export function memoryMibOf(pid: number | undefined, field: 'VmRSS' | 'VmHWM' | 'RssFile'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1_024;
}
