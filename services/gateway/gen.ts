// Writes the files that are generated from the table of routes. With `--check` nothing is written: outdated files are listed and
// the exit status is 1. `--target DIR` writes under another root than the workspace's.
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { accessDocument } from './src/derived/access-matrix.ts';
import { errorsDocument } from './src/derived/errors-page.ts';
import { eventsDocument } from './src/derived/events-page.ts';
import { clientSource } from './src/derived/client.ts';
import { publicPaths, publicPathsFile } from './src/derived/public-paths.ts';
import { pages } from './src/pages.ts';
import { webhookCatalogue } from './src/webhook-catalogue.ts';
import { routes } from './src/routes/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const files: Record<string, () => string> = {
  'packages/api-client/src/gen/client.ts': () => format('client.ts', clientSource(routes)),
  'docs/access.md': () => accessDocument(routes),
  'docs/errors.md': () => errorsDocument(routes),
  'docs/events.md': () => eventsDocument(webhookCatalogue),
  'charts/insights/files/public-paths.yaml': () => publicPathsFile(publicPaths(routes, Object.keys(pages))),
};

function format(name: string, source: string): string {
  const tool = join(root, 'node_modules/oxfmt/bin/oxfmt');
  const config = join(root, '.oxfmtrc.json');
  const run = spawnSync(process.execPath, [tool, '-c', config, '--stdin-filepath', name], {
    input: source,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`The formatter failed on ${name}: ${run.stderr}`);
  return run.stdout;
}

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, target: { type: 'string', default: root } },
});
for (const [path, make] of Object.entries(files)) {
  const file = join(values.target, path);
  const made = make();
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present === made) continue;
  if (values.check) {
    console.error(`${path} is out of step with the table of routes (run: npm run gen)`);
    process.exitCode = 1;
    continue;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, made);
  console.log(`${path} written`);
}
