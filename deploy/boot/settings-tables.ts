// The table of settings in each service's README, between its two `<!-- settings -->` lines, made from the service's
// `config.ts`. A README without these lines is copied as it is. `--target DIR` writes under another root.
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { settingsTable } from '@insights/config';
import { settingsOf } from './config-shapes.ts';
import { root } from './run-tool.ts';

const MARK = '<!-- settings -->';
const between = new RegExp(`${MARK}[\\s\\S]*${MARK}`);

const { values } = parseArgs({ options: { target: { type: 'string', default: root } } });
for (const path of globSync('services/*/README.md', { cwd: root })) {
  const text = await readFile(join(root, path), 'utf8');
  const table = between.test(text) ? settingsTable(await settingsOf(basename(dirname(path)))) : '';
  await mkdir(join(values.target, dirname(path)), { recursive: true });
  await writeFile(
    join(values.target, path),
    text.replace(between, () => `${MARK}\n${table}\n${MARK}`),
  );
}
