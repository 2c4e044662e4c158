import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { bySize } from '../support/size.ts';
import { exportedFunctions } from './exported-functions.ts';
import { EXEMPTIONS } from './text-exemptions.ts';
import { TEXT_FUNCTIONS } from './text-functions.ts';
import type { TimingMessage, TimingTask } from './text-timing.ts';

const root = dirname(dirname(import.meta.dirname));

/** Where text of people is read. */
const PLACES = [
  'packages/{language,signals,thoughts,tagging,answers,csv,html}/src/**/*.ts',
  'services/interviewer/src/{engine,features,model}/**/*.ts',
  'services/campaigns/src/{domain,tagging}/**/*.ts',
  'services/reports/src/{analysis,domain}/**/*.ts',
  'services/reports/src/features/export-report/{*,html/view,qdpx/source-text}.ts',
  'services/vaults/src/{domain,search,parse-threads}/**/*.ts',
  'services/gateway/src/{core,recordings}/**/*.ts',
  'apps/web/ui/*.js',
];
const HOLDS_TEXT = /\bstring\b|\bTurn\b/;
/** What calls databases and other services passes text on. */
const IS_WIRING = /\b(?:Tx|Deps|Call|Caller|Response|Route|Services|Express|KeyRing)\b/;

const known = new Set([
  ...Object.entries(TEXT_FUNCTIONS).flatMap(([file, functions]) =>
    Object.keys(functions).map((name) => `${file} ${name.split('#')[0] ?? ''}`),
  ),
  ...EXEMPTIONS.flatMap(({ functions }) =>
    Object.entries(functions).flatMap(([file, names]) =>
      names.split(' ').map((name) => `${file} ${name.replace('new_', 'new ')}`),
    ),
  ),
]);

test('each exported function that gets text is listed, or exempt for a reason', () => {
  const all = exportedFunctions(root, PLACES);
  const missing = all
    .filter(({ parameters }) => HOLDS_TEXT.test(parameters) && !IS_WIRING.test(parameters))
    .map(({ file, name }) => `${file} ${name}`)
    .filter((each) => !known.has(each));
  assert.deepEqual(missing, [], 'add it to test/contract/text-functions, or to text-exemptions.ts with the reason');
  const exported = new Set(all.map(({ file, name }) => `${file} ${name}`));
  const gone = EXEMPTIONS.flatMap(({ functions }) => Object.keys(functions)).filter(
    (file) => ![...exported].some((each) => each.startsWith(`${file} `)),
  );
  assert.deepEqual(gone, [], 'text-exemptions.ts names a file that exports nothing');
});

/** No call takes this long on any machine, unless its time is exponential. */
const STUCK_MS = 120_000;

/** What is too slow, and what is being measured when nothing has been reported for too long. */
function timed(workerData: TimingTask): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const worker = new Worker(new URL('./text-timing.ts', import.meta.url), { workerData });
  const faults: string[] = [];
  let measuring = '';
  const stuck = setTimeout(() => {
    faults.push(`${measuring}: no result after ${STUCK_MS} ms`);
    void worker.terminate();
  }, STUCK_MS);
  worker.on('message', (message: TimingMessage) => {
    stuck.refresh();
    measuring = message.measuring;
    if (message.fault !== undefined) faults.push(`${measuring}: ${message.fault}`);
  });
  worker.once('error', reject);
  worker.once('exit', () => {
    clearTimeout(stuck);
    resolve(faults);
  });
  return promise;
}

test('every function over text takes linear time, and 250 ms at most, for texts of every shape', async () => {
  const faults = await timed({ isWhole: bySize({ smoke: false, proof: true }) });
  assert.deepEqual(faults, []);
});
