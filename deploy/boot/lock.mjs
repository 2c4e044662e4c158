// A lock between processes: a file that names its owner. Plain JavaScript, because the boot script needs it.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** When a process started, to distinguish the owner from a later process with the same pid. Linux only; '' elsewhere. */
function startOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function lives({ pid, start }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return startOf(pid) === start;
}

function ownerOf(file) {
  try {
    const [pid, start = ''] = readFileSync(file, 'utf8').split(' ');
    return { pid: Number(pid), start };
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Creates the lock file together with its content, so a reader never sees one without an owner. */
function take(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${process.pid} ${startOf(process.pid)}`);
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removes a dead owner's lock. If a living process has replaced it in the meantime, that lock is restored. */
function breakStale(file) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    const owner = ownerOf(aside);
    if (owner && lives(owner)) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(error.code)) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Acquires the lock and breaks one whose owner is dead. Returns undefined on success, else the pid of the living owner. */
export function tryLock(file) {
  while (!take(file)) {
    const owner = ownerOf(file);
    if (!owner) continue;
    if (lives(owner)) return owner.pid;
    breakStale(file);
  }
  return undefined;
}

/** Releases the lock. */
export function unlock(file) {
  rmSync(file, { force: true });
}

/** Runs `work` while no other process holds `file`; `onWait` is called once with the pid of the owner. */
export async function withLock(file, work, onWait) {
  for (let owner = tryLock(file), isReported = false; owner !== undefined; owner = tryLock(file)) {
    if (!isReported) onWait(owner);
    isReported = true;
    await new Promise((resume) => setTimeout(resume, 200));
  }
  try {
    return await work();
  } finally {
    unlock(file);
  }
}
