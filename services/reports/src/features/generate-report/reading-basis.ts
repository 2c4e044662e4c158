import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Guide } from '@insights/thoughts';

/** The packages and files that decide what a digest contains. */
const SOURCES = [
  import.meta.resolve('@insights/thoughts'),
  import.meta.resolve('@insights/language'),
  new URL('../../analysis/floor/read.ts', import.meta.url).href,
  new URL('../../analysis/floor/answers.ts', import.meta.url).href,
  new URL('../../engine-threads/stored-reading.ts', import.meta.url).href,
];

/** A digest of the rules that conversations are read by: when they change, conversations are read again. */
const rules = rulesOf();

function rulesOf(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = fileURLToPath(source);
    const files = path.endsWith('index.ts') ? globSync('**/*.ts', { cwd: dirname(path) }).toSorted() : [];
    const texts = files.filter((file) => !file.endsWith('.test.ts')).map((file) => `${dirname(path)}/${file}`);
    for (const file of texts.length > 0 ? texts : [path]) hash.update(readFileSync(file));
  }
  return hash.digest('base64url');
}

/** Identifies the rules and the guide that conversations are read with. */
export const basisOf = (guide: Guide): string =>
  createHash('sha256').update(rules).update(JSON.stringify(guide)).digest('base64url');
