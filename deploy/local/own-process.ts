import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { waitFor } from './wait-for.ts';
import { StartError, errnoOf } from './start-error.ts';

/** Environment variable of every process of a stack; its value is the stack's folder. */
export const MARK = 'INSIGHTS_STACK';
const hasProc = process.platform === 'linux';

/** Whether a process runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errnoOf(error) !== 'EPERM') return false;
  }
  return !hasProc || !/^\d+ \(.*\) [ZX]/s.test(readProc(pid, 'stat'));
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(errnoOf(error))) return '';
    throw error;
  }
}

function environmentOf(pid: number): string[] {
  if (hasProc) return readProc(pid, 'environ').split('\0');
  try {
    return execFileSync('ps', ['eww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).split(/\s/);
  } catch {
    // ps exits with 1 when there is no such process.
    return [];
  }
}

/** Whether the process with this pid was started for the stack in `dir`; pids are reused. */
export function belongsTo(pid: number, dir: string): boolean {
  return isAlive(pid) && environmentOf(pid).includes(`${MARK}=${dir}`);
}

/** Processes whose working folder is `dir`. Linux only; empty elsewhere. */
export function workingIn(dir: string): number[] {
  if (!hasProc) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => folderOf(pid) === dir && isAlive(pid));
}

function folderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(errnoOf(error))) return '';
    throw error;
  }
}

/** Sends a signal to a process that may have ended. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errnoOf(error) === 'ESRCH') return;
    if (errnoOf(error) !== 'EPERM') throw error;
    throw new StartError(`Process ${pid} is left from an earlier run of another user. End it, then start again.`);
  }
}

/** Terminates a process that is not a child, and kills it after `grace_ms`. */
export async function endProcess(pid: number, signal: NodeJS.Signals, grace_ms: number): Promise<void> {
  if (!isAlive(pid)) return;
  signalProcess(pid, signal);
  const failure = () => `Process ${pid} does not end.`;
  await waitFor(() => !isAlive(pid), { timeout_ms: grace_ms, failure }).catch(async () => {
    signalProcess(pid, 'SIGKILL');
    await waitFor(() => !isAlive(pid), { timeout_ms: 5_000, failure });
  });
}
