// Compares the API with a released one, a file that `--release FILE` has written: what a client relied on has to stay.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type OpenApi, breaksOf, shapeOf } from './src/derived/api-shape.ts';
import { openApiText } from './src/reference/openapi.ts';
import { routes } from './src/routes/index.ts';

const present = shapeOf(JSON.parse(openApiText(routes, 'https://api.example.com')) as OpenApi);
const { against, release } = parseArgs({
  options: { against: { type: 'string' }, release: { type: 'string' } },
}).values;
if (release !== undefined) writeFileSync(release, `${present.join('\n')}\n`);
const former = against === undefined ? present : readFileSync(against, 'utf8').trimEnd().split('\n');
const breaks = breaksOf(former, present);
if (breaks.length > 0) {
  console.error(`Breaks clients of the last release:\n  ${breaks.join('\n  ')}`);
  process.exitCode = 1;
}
