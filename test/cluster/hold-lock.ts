import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from '../../deploy/boot/lock.mjs';
import { cache } from './place.ts';
import { say } from './shell.ts';

/** Waits until no other run builds, starts, uses or removes the cluster. Returns the file to unlock. */
export async function holdLock(): Promise<string> {
  await mkdir(cache, { recursive: true });
  const file = join(cache, 'cluster.lock');
  for (let isReported = false; ; isReported = true) {
    const owner = tryLock(file);
    if (owner === undefined) return file;
    if (!isReported) say(`waiting for process ${owner}, which uses the cluster`);
    await sleep(1_000);
  }
}
