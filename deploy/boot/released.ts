// What the last release promised to clients and to the processes that run beside it during a rolling update. `npm run release-baseline`
// writes it at a release; before the first one there is nothing to compare with.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool, type ToolResult } from './run-tool.ts';

const CONTRACTS = 'packages/contracts/descriptors/released.binpb';
const API = 'services/gateway/released-api.txt';
const buf = join(root, 'node_modules/.bin/buf');

/** Compares the contracts in a folder with released ones. */
export const compareContracts = (released = join(root, CONTRACTS), folder = 'proto'): Promise<ToolResult> =>
  unlessFirst('contract changes', released, (name) => runTool(name, buf, ['breaking', '--against', released], folder));

/** Compares the API with a released one. */
export const compareApi = (released = join(root, API)): Promise<ToolResult> =>
  unlessFirst('API changes', released, (name) =>
    runTool(name, process.execPath, ['services/gateway/api-changes.ts', '--against', released]),
  );

async function unlessFirst(
  name: string,
  released: string,
  compare: (name: string) => Promise<ToolResult>,
): Promise<ToolResult> {
  if (existsSync(released)) return compare(name);
  return { name: `${name}: no release yet: not compared`, ok: true, output: '', seconds: 0 };
}

/** Writes what is in the tree as the released state. */
export const writeContracts = (released = join(root, CONTRACTS), folder = 'proto'): Promise<ToolResult> =>
  runTool(`released contracts: ${CONTRACTS}`, buf, ['build', '--as-file-descriptor-set', '-o', released], folder);

export const writeApi = (released = join(root, API)): Promise<ToolResult> =>
  runTool(`released API: ${API}`, process.execPath, ['services/gateway/api-changes.ts', '--release', released]);
