import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from './place.ts';

/** A key of all inputs of a build. */
export async function keyOf(files: string[], more = ''): Promise<string> {
  const hash = createHash('sha256').update(more);
  for (const file of files.toSorted()) hash.update(relative(root, file)).update(await readFile(file));
  return hash.digest('hex');
}

/** Does the work unless `file` says that it was done for the same key. */
export async function once(file: string, key: string, work: () => Promise<void>): Promise<void> {
  if (await isDone(file, key)) return;
  await work();
  await writeFile(file, key);
}

export async function isDone(file: string, key: string): Promise<boolean> {
  return (await readFile(file, 'utf8').catch(() => '')) === key;
}
