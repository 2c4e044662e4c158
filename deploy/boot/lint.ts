// All static checks but types: `npm run lint`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool, summarise } from './run-tool.ts';

const tool = (file: string) => join(root, 'node_modules', file);
const buf = tool('.bin/buf');
const folders = ['packages', 'services', 'apps', 'deploy', 'test'].filter((folder) => existsSync(join(root, folder)));

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
  // What the last released version's callers rely on. A release replaces the file.
  await runTool(
    'contract changes',
    buf,
    ['breaking', '--against', '../packages/contracts/descriptors/released.binpb'],
    'proto',
  ),
]);
