// `npm run docs -- FOLDER`: writes the documentation as a static site, for any web server.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSite } from './site.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { source: { type: 'string', default: resolve(import.meta.dirname, '../../..') } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Usage: npm run docs -- FOLDER');
  process.exit(64);
}
// Never empties a folder that holds something else.
if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'llms.txt'))) {
  console.error(`${folder} is not empty and holds no earlier documentation. Name another folder.`);
  process.exit(1);
}
const started = performance.now();
const count = writeSite(values.source, folder);
console.log(`${count} pages written to ${folder} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
