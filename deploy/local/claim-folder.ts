import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryLock, unlock } from '../boot/lock.mjs';
import { removePostgresData } from './engines/postgres.ts';
import { readJson } from './json-file.ts';
import { belongsTo, endProcess } from './own-process.ts';
import { StartError, errnoOf } from './start-error.ts';
import type { ProcessEntry } from './supervisor.ts';

/** Version of the folder's layout; raised for incompatible changes. */
const LAYOUT = '1';
const LOCK = 'runner.lock';
const STOPPING = 'runner.stopping';
const WAIT_MS = 3_000;
const WAIT_FOR_STOPPING_MS = 25_000;
const LEFT_OVER_GRACE_MS = 5_000;

export interface Claim {
  /** The folder's real path. */
  dir: string;
  /** Tells the next start to wait, because this run is stopping. */
  stopping(): void;
  release(): void;
}

export interface ClaimOptions {
  dir: string;
  /** Delete the folder's content. */
  fresh: boolean;
  /** Files that are kept even then. */
  keep: string[];
  report: (line: string) => void;
}

function openFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
    // PostgreSQL may run as another user and needs access; secret files have their own mode.
    chmodSync(path, 0o711);
    const probe = join(path, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    return realpathSync(path);
  } catch (cause) {
    const reasons: Record<string, string> = {
      EROFS: 'the disk is read-only',
      EACCES: 'permission denied',
      EPERM: 'permission denied',
      ENOSPC: 'the disk is full',
      ENOTDIR: 'it is not a folder',
      EEXIST: 'it is not a folder',
    };
    const reason = reasons[errnoOf(cause)];
    if (!reason) throw cause;
    throw new StartError(`${path} is not writable: ${reason}. It holds all local data.`, { cause });
  }
}

async function lock(dir: string, report: (line: string) => void): Promise<void> {
  const file = join(dir, LOCK);
  const started = performance.now();
  let told = false;
  for (let owner = tryLock(file); owner !== undefined; owner = tryLock(file)) {
    const isStopping = existsSync(join(dir, STOPPING));
    if (isStopping && !told) report(`Waiting for the former run (process ${owner}) to stop …`);
    told ||= isStopping;
    if (performance.now() - started > (isStopping ? WAIT_FOR_STOPPING_MS : WAIT_MS)) {
      throw new StartError(
        `It is running already, as process ${owner}, with its data in ${dir}. Stop that one first: kill ${owner}`,
      );
    }
    await pause(100);
  }
}

/** Ends the processes of a killed runner in the order of a normal stop. */
async function endLeftOvers(dir: string, report: (line: string) => void): Promise<void> {
  const entries = Object.entries(readJson<Record<string, ProcessEntry>>(join(dir, 'processes.json')) ?? {});
  const left = entries.filter(([, { pid }]) => belongsTo(pid, dir));
  if (left.length === 0) return;
  report(`Ending ${left.length} processes left from a run that was killed …`);
  const end = (chosen: typeof left, signal: NodeJS.Signals) =>
    Promise.all(chosen.map(([, { pid }]) => endProcess(pid, signal, LEFT_OVER_GRACE_MS)));
  await end(
    left.filter(([, { role }]) => role !== 'engine'),
    'SIGTERM',
  );
  await end(
    left.filter(([name]) => name === 'nats'),
    'SIGTERM',
  );
  await end(
    left.filter(([name]) => name === 'postgres'),
    'SIGINT',
  );
}

async function empty(dir: string, keep: string[]): Promise<void> {
  await removePostgresData(dir);
  for (const name of readdirSync(dir)) {
    if (name !== LOCK && !keep.includes(name)) rmSync(join(dir, name), { recursive: true, force: true });
  }
}

async function checkLayout(dir: string): Promise<void> {
  const file = join(dir, 'version');
  const isNew = !['version', 'state.json', 'postgres'].some((name) => existsSync(join(dir, name)));
  if (isNew) {
    // The folder may have been deleted by hand; then PostgreSQL's data outside of it belongs to the former stack.
    await removePostgresData(dir);
    writeFileSync(file, `${LAYOUT}\n`);
  }
  const layout = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'none';
  if (layout === LAYOUT) return;
  throw new StartError(
    `The data in ${dir} has layout ${layout}, and this version of the program knows layout ${LAYOUT}. ` +
      'Use the version that made it, or throw the local data away: npm start -- --fresh',
  );
}

/** Claims the folder for this run: creates and locks it, ends left-over processes, empties it on request and checks its layout. */
export async function claimFolder({ dir: path, fresh, keep, report }: ClaimOptions): Promise<Claim> {
  const dir = openFolder(path);
  await lock(dir, report);
  const release = () => {
    rmSync(join(dir, STOPPING), { force: true });
    unlock(join(dir, LOCK));
  };
  try {
    rmSync(join(dir, STOPPING), { force: true });
    await endLeftOvers(dir, report);
    if (fresh) await empty(dir, keep);
    await checkLayout(dir);
  } catch (error) {
    release();
    throw error;
  }
  return { dir, release, stopping: () => writeFileSync(join(dir, STOPPING), '') };
}
