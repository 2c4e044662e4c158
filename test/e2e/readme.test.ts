import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root } from '../../deploy/local/services.ts';
import { cloneOf, shell, shellBlocks } from '../support/docs-shell.ts';
import { useSystem } from '../support/shared-stack.ts';

const system = await useSystem(after);

/** The shell blocks of a section of the README as one script. */
function scriptOf(heading: string): string {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const section = readme.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return shellBlocks(section).join('\n');
}

test('a first start says where the API answers before it fills the demo, then how far it is', () => {
  const lines = [
    `The API answers at ${system.base_url}/v1`,
    'Filling the demo workspace …',
    'Importing 7 interviews of "',
    'Writing the report of "',
    '" is ready',
    'Reading the document ward-meeting.pdf',
  ];
  const places = lines.map((line) => system.said.findIndex((said) => said.includes(line)));
  assert.ok(!places.includes(-1), system.said.join('\n'));
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
    system.said.join('\n'),
  );
  for (const line of lines.slice(2, 5)) assert.equal(system.said.filter((said) => said.includes(line)).length, 2);
});

const walkThrough = () => scriptOf('A walk-through');

test("the README's walk-through works as written, also after one that was left in the middle", async () => {
  const folder = cloneOf(system, { after });
  const [beginning = ''] = walkThrough().split('\nfor n in 1 2 3');
  const left = await shell(folder, `${beginning}\nkill $RECEIVER`);
  assert.equal(left.status, 0, left.stderr);
  assert.match(left.stdout, /^active$/m);
  // The correction is made to its own campaign: other tests read the demo's report.
  const offers = scriptOf('What a report offers').replaceAll('/$DEMO/report', '/$INTERVIEW/report');
  const { stdout, stderr, status } = await shell(folder, `${walkThrough()}\n${offers}`);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^active$/m);
  assert.equal(stdout.match(/^genuine interview\.completed /gm)?.length, 3, stdout.slice(0, 2_000));
  assert.match(stdout, /^genuine campaign\.started /m);
  assert.match(stdout, /^genuine synthesis\.completed /m);
  assert.doesNotMatch(stdout, /FORGED/);
  assert.match(stdout, /First weeks of food bank volunteers/);
  assert.doesNotMatch(stdout, /insights-seal|<!--/, 'the seal of a report is for programs');
  assert.match(stdout, / \[1\]/, 'the answer from documents cites them');
  assert.match(stdout, /^Weak spots /m);
  assert.match(stdout, /invoices/i, 'the answer to the query');
  assert.match(stdout, /"kind":\s*"hide_theme"/);
  assert.match(stdout, /"status":\s*"in_progress"/, 'the next version is on its way');
  const endpoints = await shell(
    folder,
    `${beginning.split('forget()')[0]}\ncurl -s "$BASE/v1/webhook-endpoints" -H "X-API-Key: $KEY"`,
  );
  assert.doesNotMatch(endpoints.stdout, /walk-through/, 'it leaves no endpoint behind');
});

test('a failed command of the walk-through prints the error', async () => {
  const field = (answer: string) => shell(root, `node docs/walkthrough/field.mjs .id <<'END'\n${answer}\nEND`);
  const rejected = await field(
    '{"detail": "The campaign is active.", "code": "invalid_transition", "request_id": "r1"}',
  );
  assert.deepEqual([rejected.status, rejected.stdout], [1, '']);
  assert.match(rejected.stderr, /The campaign is active\. \(invalid_transition, request id r1\)/);
  assert.match((await field('')).stderr, /Is `npm start` running/);
  assert.match((await field('{"name": "x"}')).stderr, /There is no \.id/);
  assert.equal((await field('{"id": "i1"}')).stdout, 'i1\n');
});
