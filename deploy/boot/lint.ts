// All static checks except types: `npm run lint`.
import { join } from 'node:path';
import { compareApi, compareContracts } from './released.ts';
import { root, runTool, summarise } from './run-tool.ts';

const tool = (file: string) => join(root, 'node_modules', file);
const buf = tool('.bin/buf');
const folders = ['apps', 'packages', 'services', 'deploy', 'test'];

summarise('Lint', [
  await runTool('oxlint', process.execPath, [tool('oxlint/bin/oxlint'), '--deny-warnings', ...folders]),
  await runTool('oxfmt', process.execPath, [tool('oxfmt/bin/oxfmt'), '--check', '.']),
  await runTool('import rules', process.execPath, [
    tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    ...folders,
  ]),
  await runTool('contracts', buf, ['lint'], 'proto'),
  await compareContracts(),
  await compareApi(),
]);
