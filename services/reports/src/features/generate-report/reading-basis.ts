import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Guide } from '@insights/statements';

/** The packages and files that decide what a digest contains. */
const SOURCES = [
  import.meta.resolve('@insights/statements'),
  import.meta.resolve('@insights/language'),
  new URL('../../engine/digest-conversation.ts', import.meta.url).href,
  new URL('../../model/read-with-model.ts', import.meta.url).href,
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

/** Identifies the rules, the guide and the language model that conversations are read with. */
export const basisOf = (guide: Guide, model: string | null): string =>
  createHash('sha256')
    .update(rules)
    .update(JSON.stringify([guide, model]))
    .digest('base64url');
