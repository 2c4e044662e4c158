import { chown, mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { runFolder } from './place.ts';
import { ask, run } from './shell.ts';

/** Nothing is written until it is needed: the file of a disk has holes. */
const SIZE = '8G';
/** What is left on a full disk: a hundred events. */
const LEFT_BYTES = 64 * 1_024;

/** Where this machine mounts the disk of a store. */
export const diskFolder = (space: string, store: string): string => join(runFolder, 'disks', `${space}-${store}`);

/** A disk of a store: a file system of its own, so that it can be full, and so that the kubelet measures it. */
export async function mountDisk(space: string, store: string, uid: number): Promise<void> {
  const path = diskFolder(space, store);
  await mkdir(path, { recursive: true });
  if ((await ask('mountpoint', ['--quiet', path])) === undefined) {
    const image = `${path}.image`;
    await run('truncate', ['--size', SIZE, image]);
    await run('mkfs.ext4', ['-q', '-m', '0', image]);
    await run('mount', ['-o', 'loop', image, path]);
  }
  await chown(path, uid, uid);
}

/** Fills a disk; resolves with a function that empties it again. */
export async function fillDisk(space: string, store: string): Promise<() => Promise<void>> {
  const path = diskFolder(space, store);
  const { bavail, bsize } = await statfs(path);
  const filler = join(path, 'filler');
  await run('fallocate', ['--length', String(bavail * bsize - LEFT_BYTES), filler]);
  return () => rm(filler);
}
