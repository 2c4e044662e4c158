// The settings table in each service's README, made from its `src/config.ts`. With `--check` nothing is written: a table
// that is out of step is listed and the run fails.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ConfigShape, type Setting, settingsTable } from '@insights/config';
import { root } from './run-tool.ts';

const MARK = '<!-- settings -->';
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const isSetting = (value: unknown): value is Setting<unknown> =>
  typeof value === 'object' && value !== null && 'env' in value && 'parse' in value;

function isShape(value: unknown): value is ConfigShape {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).length > 0 &&
    Object.values(value).every(isSetting)
  );
}

/** The largest group of settings that a service exports is the whole of them. */
async function settingsOf(service: string): Promise<ConfigShape | undefined> {
  const module = (await import(join(root, 'services', service, 'src/config.ts'))) as Record<string, unknown>;
  const shapes = Object.values(module).filter(isShape);
  return shapes.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0];
}

async function inStep(service: string): Promise<{ file: string; text: string; wanted: string }> {
  const file = join('services', service, 'README.md');
  const text = readFileSync(join(root, file), 'utf8');
  const parts = text.split(MARK);
  const shape = await settingsOf(service);
  if (parts.length !== 3 || !shape)
    throw new Error(`${file}: two lines ${MARK} and settings in src/config.ts are needed`);
  return { file, text, wanted: [parts[0], `\n${settingsTable(shape)}\n`, parts[2]].join(MARK) };
}

const services = readdirSync(join(root, 'services')).filter((name) =>
  existsSync(join(root, 'services', name, 'src/config.ts')),
);
let stale = 0;
for (const { file, text, wanted } of await Promise.all(services.map(inStep))) {
  if (text === wanted) continue;
  stale += 1;
  if (values.check) console.log(`  ${file}: its settings table is out of step; npm run gen`);
  else writeFileSync(join(root, file), wanted);
}
console.log(
  `settings tables: ${services.length - stale} in step, ${stale} ${values.check ? 'out of step' : 'written'}`,
);
process.exit(values.check && stale > 0 ? 1 : 0);
