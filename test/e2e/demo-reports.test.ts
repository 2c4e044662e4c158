import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Api } from '../support/api.ts';
import { useSystem } from '../support/shared-stack.ts';

const { base_url, demo } = await useSystem(after);
const api = new Api(base_url, { key: demo.api_keys.full });

interface Report {
  readonly method: { engine: string; model: string | null; requests: number; unanswered_requests: number };
  readonly summary_sentences: { author: string }[];
}

const firstOf = (id: string): Promise<Report> => api.ok<Report>(api.get(`/v1/interviews/${id}/report/versions/1`));

test('the demo’s main report is made of recorded answers of a language model, and says so', async () => {
  const { method, summary_sentences } = await firstOf(demo.interview_id);
  assert.deepEqual([method.engine, method.requests, method.unanswered_requests], ['model', 0, 0]);
  assert.match(method.model ?? '', /recorded/);
  assert.ok(summary_sentences.length > 0 && summary_sentences.every(({ author }) => author === 'model'));
});

test('the demo’s other report is made by rules', async () => {
  const campaigns = await api.ok<{ id: string; name: string }[]>(api.get('/v1/interviews?limit=200'));
  const other = campaigns.find(({ name }) => name === 'Night shifts on a hospital ward: hand-over and staffing');
  const { method } = await firstOf(other?.id ?? '');
  assert.deepEqual([method.engine, method.model], ['builtin', null]);
});
