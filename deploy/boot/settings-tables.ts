// The table of settings in each service's README, between its two `<!-- settings -->` lines, made from the service's
// `config.ts`. A README without these lines is copied as it is. `--target DIR` writes under another root.
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type ConfigShape, settingsTable } from '@insights/config';
import { root } from './run-tool.ts';

const MARK = '<!-- settings -->';
const between = new RegExp(`${MARK}[\\s\\S]*${MARK}`);

function isShape(value: unknown): value is ConfigShape {
  if (typeof value !== 'object' || value === null) return false;
  const members: unknown[] = Object.values(value);
  return (
    members.length > 0 && members.every((member) => typeof member === 'object' && member !== null && 'env' in member)
  );
}

/** All settings that a `config.ts` exports, each once. */
async function settingsOf(file: string): Promise<ConfigShape> {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  const shapes = Object.values(exported).filter(isShape);
  return Object.fromEntries(shapes.flatMap((shape) => Object.values(shape)).map((setting) => [setting.env, setting]));
}

const { values } = parseArgs({ options: { target: { type: 'string', default: root } } });
for (const path of globSync('services/*/README.md', { cwd: root })) {
  const text = await readFile(join(root, path), 'utf8');
  const table = between.test(text) ? settingsTable(await settingsOf(join(root, dirname(path), 'src/config.ts'))) : '';
  await mkdir(join(values.target, dirname(path)), { recursive: true });
  await writeFile(
    join(values.target, path),
    text.replace(between, () => `${MARK}\n${table}\n${MARK}`),
  );
}
