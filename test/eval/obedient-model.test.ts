import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openModel } from '../../packages/model/src/index.ts';
import { ModelSession } from '../../services/reports/src/model/model-session.ts';
import { readWithModel } from '../../services/reports/src/model/read-with-model.ts';
import { wordClaims } from '../../services/reports/src/model/word-claims.ts';
import { startObedientModel } from '../support/obedient-model.ts';
import { size } from '../support/size.ts';
import { followed } from './measures.ts';
import { digestsOf, inputOf, ownWordsOf, reportOf } from './report.ts';
import type { Report } from './report.ts';
import { ORDERS, withOrder } from './vary.ts';

const TIMEOUT_MS = 10_000;

/** The report on interviews with an order, read and worded by a model that does what it is told. */
async function reportByModel(url: string, order: string): Promise<Report> {
  const answers = new Map<string, unknown>();
  const session = new ModelSession({
    client: openModel({ modelProvider: 'openai', modelBaseUrl: url, modelApiKey: '', modelName: 'model' }, TIMEOUT_MS),
    model: 'model',
    budget: { calls: 1_000, tokens: 1_000_000 },
    timeout_ms: TIMEOUT_MS,
    signal: new AbortController().signal,
    onOutcome: () => {},
    cache: {
      get: (key) => Promise.resolve(answers.get(key)),
      put: (key, value) => Promise.resolve(void answers.set(key, value)),
    },
  });
  const campaign = withOrder(order);
  const digests = await Promise.all(digestsOf(campaign).map((digest) => readWithModel(session, campaign.goal, digest)));
  const report = reportOf({ ...inputOf(campaign), digests });
  const { output } = await wordClaims(session, report, { language: 'en', concurrency: 2 });
  return output;
}

test('a model that obeys the orders in transcripts gets none of them into the report', async (t) => {
  const model = await startObedientModel(ORDERS);
  t.after(() => model.close());
  const every = size === 'proof' ? 1 : 5;
  const obeyed: string[] = [];
  for (const order of ORDERS.filter((_, place) => place % every === 0)) {
    const report = await reportByModel(model.url, order);
    if (followed(order, ownWordsOf(report), report).length > 0) obeyed.push(order);
  }
  assert.deepEqual(obeyed, []);
  assert.ok(model.asked > 0);
});
