// Generates files from their sources: `npm run gen`. `--check` writes nothing, lists outdated files and fails.
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { existsSync, globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { adaptContractTypes } from './contract-types.ts';
import { root, runTool, summarise, type ToolResult } from './run-tool.ts';

interface Generator {
  name: string;
  /** Skipped while this file does not exist. */
  source: string;
  /** Files, and folders that hold nothing else. */
  outputs: string[];
  /** Writes the outputs under `target`, a substitute for the workspace's root. */
  run: (name: string, target: string) => Promise<ToolResult>;
}

const buf = join(root, 'node_modules/.bin/buf');

const generators: Generator[] = [
  {
    name: 'protobuf',
    source: 'proto/buf.gen.yaml',
    outputs: ['packages/contracts/src/gen'],
    run: async (name, target) => {
      const result = await runTool(name, buf, ['generate', '--output', join(target, 'proto')], 'proto');
      if (result.ok) await adaptContractTypes(join(target, 'packages/contracts/src/gen'));
      return result;
    },
  },
  {
    name: 'descriptors',
    source: 'proto/buf.yaml',
    outputs: ['packages/contracts/descriptors/insights.binpb'],
    run: async (name, target) => {
      const file = join(target, 'packages/contracts/descriptors/insights.binpb');
      await mkdir(dirname(file), { recursive: true });
      return runTool(name, buf, ['build', '--as-file-descriptor-set', '-o', file], 'proto');
    },
  },
  {
    name: 'routes',
    source: 'services/gateway/gen.ts',
    outputs: [
      'packages/api-client/src/gen/client.ts',
      'docs/access.md',
      'docs/errors.md',
      'docs/events.md',
      'charts/insights/files/public-paths.yaml',
    ],
    run: script('services/gateway/gen.ts'),
  },
  {
    name: 'settings, images and services',
    source: 'deploy/boot/service-texts.ts',
    outputs: [
      'deploy/Dockerfile',
      'ARCHITECTURE.md',
      'charts/insights/README.md',
      ...globSync('services/*/README.md', { cwd: root }),
    ],
    run: script('deploy/boot/service-texts.ts'),
  },
  {
    name: 'commands of the command line tool',
    source: 'apps/cli/gen.ts',
    outputs: ['apps/cli/README.md'],
    run: script('apps/cli/gen.ts'),
  },
  {
    name: 'chart',
    source: 'deploy/boot/chart-facts.ts',
    outputs: ['charts/insights/files/topology.yaml', 'charts/insights/files/nats-users.conf'],
    run: script('deploy/boot/chart-facts.ts'),
  },
  {
    name: 'alerts and dashboards',
    source: 'deploy/observability/gen.ts',
    outputs: ['charts/insights/files/alerts.yaml', 'charts/insights/files/dashboards'],
    run: script('deploy/observability/gen.ts'),
  },
];

function script(file: string): Generator['run'] {
  return (name, target) => runTool(name, process.execPath, [file, '--target', target]);
}

/** Content by path of a file, or of all files in a folder; paths are relative to `base`. */
async function contentOf(base: string, output: string): Promise<[path: string, text: string][]> {
  const place = join(base, output);
  const kind = await stat(place).catch(() => undefined);
  if (!kind) return [];
  const entries = kind.isFile() ? [] : await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const paths = kind.isFile() ? [place] : files;
  return Promise.all(paths.map(async (path) => [relative(base, path), await readFile(path, 'utf8')]));
}

async function allContent(base: string, outputs: string[]): Promise<Map<string, string>> {
  return new Map((await Promise.all(outputs.map((output) => contentOf(base, output)))).flat());
}

/** Paths of the outputs that differ from the generated ones. */
async function outdated(outputs: string[], target: string): Promise<string[]> {
  const [present, made] = await Promise.all([allContent(root, outputs), allContent(target, outputs)]);
  const paths = new Set([...present.keys(), ...made.keys()]);
  return [...paths].filter((path) => present.get(path) !== made.get(path)).toSorted();
}

/** Replaces only the changed files: other processes may be reading the rest. */
async function update(target: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    if (!existsSync(join(target, path))) {
      await rm(join(root, path));
      continue;
    }
    await mkdir(dirname(join(root, path)), { recursive: true });
    await cp(join(target, path), join(root, path));
  }
}

async function generate({ name, outputs, run }: Generator, check: boolean): Promise<ToolResult> {
  const target = await mkdtemp(join(tmpdir(), 'insights-gen-'));
  try {
    await mkdir(join(target, 'proto'));
    const result = await run(name, target);
    if (!result.ok) return result;
    const changed = await outdated(outputs, target);
    if (check && changed.length > 0) {
      return {
        ...result,
        ok: false,
        output: `Outdated (run: npm run gen):\n  ${changed.join('\n  ')}`,
      };
    }
    await update(target, changed);
    return { ...result, name: `${name}: ${changed.length} files changed` };
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const present = generators.filter(({ source }) => existsSync(join(root, source)));
const results: ToolResult[] = [];
for (const generator of present) results.push(await generate(generator, values.check));
summarise(values.check ? 'Generated files' : 'Generators', results);
