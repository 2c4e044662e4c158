/** Reports that a language model reads and words, as the reports service makes them. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { createCampaign, importTalk, reportReady } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { startObedientModel } from '../support/obedient-model.ts';

const TALKS = 4;

let isFailing = true;
const dir = mkdtempSync(join(tmpdir(), 'insights-report-model-'));
const model = await startObedientModel([], (asked) => isFailing && asked % 2 === 0);
const stack = await startStack({
  dir: join(dir, 'local'),
  seed: 'small',
  env: {
    MODEL_PROVIDER: 'openai',
    MODEL_BASE_URL: model.url,
    MODEL_NAME: 'stub',
    MODEL_API_KEY: 'k',
    // Only reports may ask: the test counts requests.
    MODEL_FACTS_MAX_CALLS: '0',
    LOG_LEVEL: 'warn',
  },
});
after(async () => {
  await stack.remove();
  await model.close();
  rmSync(dir, { recursive: true, force: true });
});

interface Made {
  version_number: number;
  status: string;
  method: { engine: string; model: string | null; unanswered_requests: number };
  findings: { evidence: string[] }[];
  evidence: { verified: boolean }[];
}

test('a report counts the requests that its model did not answer, and its next version asks them again', async () => {
  if (!stack.demo) throw new Error('the stack was not seeded');
  const api = new Api(stack.baseUrl, { key: stack.demo.api_keys.full });
  const { id } = await createCampaign(api, { settings: { report: { auto: true, floor_count: TALKS } } });
  for (let n = 0; n < TALKS; n += 1) await importTalk(api, id, n);
  await reportReady(api, id, TALKS);
  const read = async () => (await api.ok(api.get(`/v1/interviews/${id}/report`))) as unknown as Made;

  const first = await read();
  assert.equal(first.status, 'ready');
  assert.deepEqual([first.method.engine, first.method.model], ['model', 'stub']);
  assert.ok(first.method.unanswered_requests > 0);
  assert.ok(first.findings.length > 0 && first.findings.every(({ evidence }) => evidence.length > 0));
  assert.ok(first.evidence.length > 0 && first.evidence.every(({ verified }) => verified));
  const asked = model.asked;
  assert.ok(first.method.unanswered_requests <= asked / 2);

  isFailing = false;
  await api.ok(api.post(`/v1/interviews/${id}/report/regenerate`));
  const second = await eventually(
    async () => {
      const made = await read();
      return made.version_number > first.version_number && made.status === 'ready' ? made : null;
    },
    { what: 'the next version' },
  );
  assert.equal(second.method.unanswered_requests, 0);
  assert.equal(model.asked - asked, first.method.unanswered_requests);
});
