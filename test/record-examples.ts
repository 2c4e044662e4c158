/** Writes the examples of the API reference anew, from a run against a system of its own. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recordExamples } from './support/examples.ts';
import { sharedStack } from './support/shared-stack.ts';

const file = fileURLToPath(new URL('../services/gateway/src/reference/examples.json', import.meta.url));
const formatter = fileURLToPath(new URL('../node_modules/oxfmt/bin/oxfmt', import.meta.url));

const { system, stop } = await sharedStack();
try {
  writeFileSync(file, `${JSON.stringify(await recordExamples(system), null, 2)}\n`);
} finally {
  await stop();
}
spawnSync(process.execPath, [formatter, file], { stdio: 'inherit' });
