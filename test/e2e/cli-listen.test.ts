import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { say } from '../../apps/cli/src/terminal.fixture.ts';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { bySize } from '../support/size.ts';
import { signatureOf, startWebhookReceiver } from '../support/webhook-receiver.ts';

const MAIN = join(import.meta.dirname, '../../apps/cli/src/main.ts');
const EVENTS = bySize({ smoke: 40, proof: 1_000 });
const AT_ONCE = 8;
const system = await useSystem(after);
const key = system.demo.api_keys.full;
const api = new Api(system.base_url, { key });

test(`listening that is killed twice over ${EVENTS} events misses none and forwards each as the original`, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'insights-listen-'));
  const [original, local] = await Promise.all([startWebhookReceiver(), startWebhookReceiver()]);
  t.after(() => Promise.all([original.close(), local.close(), rm(folder, { recursive: true })]));
  const endpoint = await api.ok<{ id: string; secret: string }>(
    api.post('/v1/webhook-endpoints', { url: original.url, events: ['webhook.ping'] }),
  );
  let sent = 0;
  const sender = async () => {
    while (sent < EVENTS) {
      sent += 1;
      await api.ok(api.post(`/v1/webhook-endpoints/${endpoint.id}/test`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  await eventually(() => assert.equal(original.received.length, EVENTS));
  const environment = { INSIGHTS_URL: system.base_url, INSIGHTS_KEY: key };
  const events = () => say(['webhooks', 'events', endpoint.id, '--all', '--json'], { folder, env: environment });
  await eventually(async () => assert.equal((JSON.parse((await events()).out) as object[]).length, EVENTS));

  const env = {
    ...environment,
    HOME: folder,
    INSIGHTS_WEBHOOK_SECRET: endpoint.secret,
  };
  const listen = (...more: string[]) => {
    const args = [MAIN, 'webhooks', 'listen', endpoint.id, '--since', '2h', '--forward', local.url, ...more];
    return spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  for (const part of [0.3, 0.7]) {
    // From then on the receiver is overloaded, so that the kill comes before the end.
    let refused = 0;
    local.answer = () => {
      if (local.received.length < EVENTS * part) return 200;
      refused += 1;
      return 503;
    };
    const child = listen();
    await eventually(() => assert.ok(refused > 1));
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  local.answer = () => 200;
  const last = listen('--until-now');
  const [problems] = await Promise.all([text(last.stderr), once(last, 'exit')]);
  assert.equal(last.exitCode, 0, problems);

  const idsOf = (received: typeof local.received) => received.map(({ headers }) => String(headers['webhook-id']));
  assert.deepEqual(new Set(idsOf(local.received)), new Set(idsOf(original.received)), 'nothing is missing');
  assert.equal(local.received.length, EVENTS, 'nothing is doubled');
  const bodies = new Map(original.received.map(({ headers, raw }) => [String(headers['webhook-id']), raw.toString()]));
  for (const { headers, raw } of local.received) {
    assert.equal(raw.toString(), bodies.get(String(headers['webhook-id'])));
    assert.equal(headers['x-service-signature'], signatureOf(endpoint.secret, raw));
  }
  const again = listen('--until-now');
  await once(again, 'exit');
  assert.equal(local.received.length, EVENTS, 'a run without news forwards nothing');
  await api.ok(api.delete(`/v1/webhook-endpoints/${endpoint.id}`));
});

test('failed deliveries are handed over once and alone, and the endpoint shows its health and its hours', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'insights-listen-'));
  const [original, local] = await Promise.all([startWebhookReceiver(), startWebhookReceiver()]);
  t.after(() => Promise.all([original.close(), local.close(), rm(folder, { recursive: true })]));
  const { id } = await api.ok<{ id: string }>(api.post('/v1/webhook-endpoints', { url: original.url, events: [] }));
  const at = `/v1/webhook-endpoints/${id}`;
  const ping = async () => (await api.ok<{ delivery_id: string }>(api.post(`${at}/test`))).delivery_id;
  await ping();
  await eventually(() => assert.equal(original.received.length, 1));
  original.answer = () => 503;
  const failed = await ping();
  await eventually(async () =>
    assert.notEqual((await api.ok<{ attempts: number }>(api.get(`${at}/deliveries/${failed}`))).attempts, 0),
  );
  const env = { INSIGHTS_URL: system.base_url, INSIGHTS_KEY: key };
  const run = async (...args: string[]) => {
    const { code, out, error } = await say(['webhooks', ...args], { folder, env });
    assert.equal(code, 0, error);
    return out;
  };
  // It is tried again every second.
  const health =
    /The last (?:attempt, at .* UTC,|\d attempts since .* UTC) failed: the receiver responded with status 503\./;
  assert.match(await run('show', id), health);
  // Ends the retries.
  await api.ok(api.patch(at, { active: false }));
  await eventually(async () => assert.equal((JSON.parse(await run('events', id, '--json')) as object[]).length, 2));
  for (let runs = 0; runs < 2; runs += 1) {
    await run('listen', id, '--failed', '--since', '2h', '--until-now', '--forward', local.url);
    assert.deepEqual(
      local.received.map(({ headers }) => headers['webhook-id']),
      [failed],
    );
  }
  const hours = JSON.parse(await run('stats', id, '--from', '1h', '--json')) as { delivered: number; failed: number }[];
  assert.deepEqual(
    [hours.reduce((sum, { delivered }) => sum + delivered, 0), hours.reduce((sum, row) => sum + row.failed, 0)],
    [1, 1],
  );
  assert.match(await run('list'), new RegExp(`${id} +paused`));
  await api.ok(api.delete(at));
});

test('events are forwarded to this machine only', async () => {
  for (const address of ['https://example.com/hook', 'http://10.0.0.1/', 'file:///etc/passwd']) {
    const { code, error } = await say(['webhooks', 'listen', 'x', '--forward', address], { folder: '/' });
    assert.equal(code, 2);
    assert.match(error, /an address of this machine/);
  }
});
