// Compares the API with that of the last release (`released-api.txt`): what a client relied on has to stay. `--release` replaces that file.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type OpenApi, breaksOf, shapeOf } from './src/derived/api-shape.ts';
import { openApiText } from './src/reference/openapi.ts';
import { routes } from './src/routes/index.ts';

const file = new URL('released-api.txt', import.meta.url);
const present = shapeOf(JSON.parse(openApiText(routes, 'https://api.example.com')) as OpenApi);
const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
if (values.release) writeFileSync(file, `${present.join('\n')}\n`);
const breaks = breaksOf(readFileSync(file, 'utf8').trimEnd().split('\n'), present);
if (breaks.length > 0) {
  console.error(`Breaks clients of the last release:\n  ${breaks.join('\n  ')}`);
  process.exitCode = 1;
}
