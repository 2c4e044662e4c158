// Generated files, made again from their sources: `npm run gen`. With `--check` nothing is written: a file that is out
// of step with its source is listed and the run fails.
import { cp, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, runTool, summarise, type ToolResult } from './run-tool.ts';

interface Generator {
  name: string;
  /** Skipped while this file does not exist. */
  source: string;
  /** The folder that belongs to the generator alone. */
  output: string;
  /** Makes `<target>/<output>`; `target` stands for the workspace's root. */
  run: (name: string, target: string) => Promise<ToolResult>;
}

const generators: Generator[] = [
  {
    name: 'protobuf',
    source: 'proto/buf.gen.yaml',
    output: 'packages/contracts/src/gen',
    run: (name, target) =>
      runTool(name, join(root, 'node_modules/.bin/buf'), ['generate', '--output', join(target, 'proto')], 'proto'),
  },
];

async function filesIn(folder: string): Promise<Map<string, string>> {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (path: string) => [path.slice(folder.length + 1), await readFile(path, 'utf8')] as const;
  return new Map(await Promise.all(paths.map(read)));
}

/** Paths under `output` whose content differs between what is there and what was made. */
async function outOfStep(output: string, target: string): Promise<string[]> {
  const [present, made] = await Promise.all([filesIn(join(root, output)), filesIn(join(target, output))]);
  const paths = new Set([...present.keys(), ...made.keys()]);
  return [...paths]
    .filter((path) => present.get(path) !== made.get(path))
    .map((path) => join(output, path))
    .toSorted();
}

/** Changes only what differs, so that a process that reads the files meanwhile never misses one. */
async function bringIntoStep(target: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    if (!existsSync(join(target, path))) {
      await rm(join(root, path));
      continue;
    }
    await mkdir(dirname(join(root, path)), { recursive: true });
    await cp(join(target, path), join(root, path));
  }
}

async function generate({ name, output, run }: Generator, check: boolean): Promise<ToolResult> {
  const target = await mkdtemp(join(tmpdir(), 'insights-gen-'));
  try {
    await mkdir(join(target, 'proto'));
    const result = await run(name, target);
    if (!result.ok) return result;
    const changed = await outOfStep(output, target);
    if (check && changed.length > 0) {
      return {
        ...result,
        ok: false,
        output: `Out of step with the source (run: npm run gen):\n  ${changed.join('\n  ')}`,
      };
    }
    await bringIntoStep(target, changed);
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
