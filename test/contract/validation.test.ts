import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { type Answer, Api } from '../support/api.ts';
import { useSystem } from '../support/shared-stack.ts';

const system = await useSystem(after);
const { demo, base_url } = system;
const owner = new Api(base_url, { token: demo.tokens.owner });
const member = new Api(base_url, { token: demo.tokens.member });
const key = new Api(base_url, { key: demo.api_keys.full });

async function detail(answer: Promise<Answer>): Promise<unknown> {
  const { status, headers, body } = await answer;
  assert.equal(status, 422);
  assert.deepEqual(Object.keys(body), ['detail', 'code', 'request_id']);
  assert.deepEqual([body['code'], body['request_id']], ['invalid_request', headers.get('x-request-id')]);
  return body['detail'];
}

test('a new API key: missing, unknown and out-of-bounds fields are reported at their location', async () => {
  const body = { scopes: ['interviews', 'everything'], expires_in_days: 3651, workspace_id: demo.workspace_id };
  const expected = "'interviews', 'exports', 'webhooks', 'mcp' or '*'";
  assert.deepEqual(await detail(owner.post('/v1/api-keys', body)), [
    { loc: ['body', 'name'], msg: 'Field required', type: 'missing' },
    {
      loc: ['body', 'scopes', 1],
      msg: `Input should be ${expected}`,
      type: 'enum',
      input: 'everything',
      ctx: { expected },
    },
    {
      loc: ['body', 'expires_in_days'],
      msg: 'Input should be less than or equal to 3650',
      type: 'less_than_equal',
      input: 3651,
      ctx: { le: 3650 },
    },
  ]);
});

const askWorkers = (query: string) => detail(key.get(`/v1/health/workers?${query}`));

test('worker health: both bounds of both parameters', async () => {
  assert.deepEqual(await askWorkers('min_workers=0&max_age_seconds=29'), [
    {
      loc: ['query', 'min_workers'],
      msg: 'Input should be greater than or equal to 1',
      type: 'greater_than_equal',
      input: 0,
      ctx: { ge: 1 },
    },
    {
      loc: ['query', 'max_age_seconds'],
      msg: 'Input should be greater than or equal to 30',
      type: 'greater_than_equal',
      input: 29,
      ctx: { ge: 30 },
    },
  ]);
  assert.deepEqual(await askWorkers('min_workers=21&max_age_seconds=x'), [
    {
      loc: ['query', 'min_workers'],
      msg: 'Input should be less than or equal to 20',
      type: 'less_than_equal',
      input: 21,
      ctx: { le: 20 },
    },
    {
      loc: ['query', 'max_age_seconds'],
      msg: 'Input should be a valid integer, unable to parse string as an integer',
      type: 'int_parsing',
      input: 'x',
    },
  ]);
});

test('lists: limit within 1..200 and a cursor that came from a page', async () => {
  const [low, high] = [
    await detail(key.get('/v1/interviews?limit=0')),
    await detail(key.get('/v1/interviews?limit=201')),
  ];
  assert.deepEqual(low, [
    {
      loc: ['query', 'limit'],
      msg: 'Input should be greater than or equal to 1',
      type: 'greater_than_equal',
      input: 0,
      ctx: { ge: 1 },
    },
  ]);
  assert.deepEqual(high, [
    {
      loc: ['query', 'limit'],
      msg: 'Input should be less than or equal to 200',
      type: 'less_than_equal',
      input: 201,
      ctx: { le: 200 },
    },
  ]);
  const [problem] = (await detail(key.get('/v1/interviews?cursor=made-up'))) as { loc: string[] }[];
  assert.deepEqual(problem?.loc, ['query', 'cursor']);
});

test('a missing, malformed or non-object body is rejected before any id is looked up', async () => {
  const path = `/v1/interviews/${randomUUID()}`;
  const send = (body: string) => detail(key.ask('PATCH', path, { body }));
  assert.deepEqual(await detail(key.ask('PATCH', path)), [{ loc: ['body'], msg: 'Field required', type: 'missing' }]);
  assert.deepEqual(await send('{"name": "a" "b"}'), [
    { loc: ['body', 13], msg: 'JSON decode error', type: 'json_invalid' },
  ]);
  const [problem] = (await send('[]')) as { loc: unknown; type: unknown }[];
  assert.deepEqual([problem?.loc, problem?.type], [['body'], 'model_attributes_type']);
});

async function codeOf(answer: Promise<Answer>): Promise<unknown[]> {
  const { status, body } = await answer;
  return [status, body['code']];
}

test('checks run in the specified order: credential, access, body, workspace, object', async () => {
  const nobody = new Api(base_url);
  const path = '/v1/api-keys';
  assert.deepEqual(await codeOf(nobody.ask('POST', path, { body: 'not json' })), [401, 'unauthenticated']);
  assert.deepEqual(await codeOf(key.ask('POST', path, { body: 'not json' })), [403, 'user_required']);
  assert.deepEqual(await codeOf(member.ask('POST', path, { body: 'not json' })), [403, 'insufficient_role']);
  const form = { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  assert.deepEqual(await codeOf(owner.ask('POST', path, form)), [415, 'unsupported_media_type']);
  const elsewhere = { workspace_id: demo.other.workspace_id, scopes: ['mcp'] };
  assert.equal((await owner.post(path, elsewhere)).status, 422);
  assert.deepEqual(await codeOf(owner.post(path, { ...elsewhere, name: 'x' })), [403, 'workspace_mismatch']);
  assert.deepEqual(await codeOf(owner.delete(`${path}/${randomUUID()}`)), [404, 'not_found']);
  assert.deepEqual(await codeOf(owner.delete(`${path}/no-uuid`)), [404, 'not_found']);
});

test('a malformed id is 422 where the contract says uuid, and otherwise that of an unknown object', async () => {
  const { body: project } = await owner.post('/v1/projects', { name: 'Ids' });
  const project_id = String(project['id']);
  const document_id = randomUUID();
  const statuses = await Promise.all([
    owner.get('/v1/insights-chat/sessions/no-uuid/artifacts'),
    owner.get(`/v1/projects/${project_id}/chat/sessions/no-uuid`),
    owner.post('/v1/context', { prompt: 'x', workspace_id: 'no-uuid' }),
    owner.post('/v1/context', { prompt: 'x', vault_ids: ['no-uuid'] }),
    owner.get('/v1/preferences/onboarding/tour?workspace_id=no-uuid'),
    owner.get(`/v1/documents/${document_id}?workspace_id=no-uuid`),
    owner.get('/v1/interviews/no-uuid'),
    owner.get('/v1/documents/no-uuid'),
  ]);
  assert.deepEqual(
    statuses.map(({ status }) => status),
    [422, 422, 422, 422, 422, 422, 404, 404],
  );
});

test('a webhook endpoint takes only interviews of the workspace, when it is made and when it is changed', async () => {
  const path = '/v1/webhook-endpoints';
  const url = 'http://127.0.0.1:65535/';
  const { body: campaign } = await key.post('/v1/interviews', { name: 'Heard of' });
  const { body: foreign } = await new Api(base_url, { key: demo.other.api_keys.full }).post('/v1/interviews', {
    name: 'x',
  });
  const known = String(campaign['id']).toUpperCase();
  const made = await key.post(path, { url, interview_ids: [known] });
  assert.equal(made.status, 201);
  const own = `${path}/${String(made.body['id'])}`;
  for (const unknown of [randomUUID(), String(foreign['id'])]) {
    const created = await key.post(path, { url, interview_ids: [known, unknown] });
    assert.deepEqual([created.status, created.body['code']], [404, 'not_found']);
    assert.match(String(created.body['detail']), new RegExp(unknown));
    assert.equal((await key.patch(own, { interview_ids: [unknown] })).status, 404);
  }
  assert.equal((await key.patch(own, { interview_ids: [] })).status, 200);
});

test('a body over 1 MiB is 413', async () => {
  const { status, body } = await key.post('/v1/interviews', { name: 'x', goal: 'x'.repeat(1024 * 1024) });
  assert.deepEqual([status, body['code']], [413, 'payload_too_large']);
});
