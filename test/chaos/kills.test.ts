import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Stack } from '../../deploy/local/stack.ts';
import { type Answer, Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useKilledSystem } from '../support/killed-system.ts';
import { bySize } from '../support/size.ts';
import { type WebhookReceiver, startWebhookReceiver } from '../support/webhook-receiver.ts';
import { Load, pause } from './load.ts';

const KILLS = bySize({ smoke: 6, proof: 30 });
/** Depends on the machine, so the proof measures it. */
const HEALED_MS = bySize({ smoke: null, proof: 15_000 });
/** Every process in turn, engines as often as services. */
const targets = [
  'postgres',
  'campaigns',
  'nats',
  'reports',
  'gateway',
  'jobs',
  'webhooks',
  'identity',
  'vaults',
] as const;

describe('kill -9 of any process under load loses and duplicates nothing', () => {
  let stack: Stack;
  let api: Api;
  let receiver: WebhookReceiver;
  let load: Load;
  let interviewId = '';
  let endpointId = '';
  let reports: readonly string[];

  before(async () => {
    const system = await useKilledSystem(after);
    ({ stack, reports } = system);
    api = new Api(stack.baseUrl, { key: system.demo.api_keys.full });
    receiver = await startWebhookReceiver();
    const endpoint = await api.ok(
      api.post('/v1/webhook-endpoints', { url: receiver.url, events: [], description: 'chaos' }),
    );
    endpointId = String(endpoint['id']);
    interviewId = (await createCampaign(api)).id;
    load = new Load(api, interviewId);
    load.start(6);
  });
  after(async () => {
    await load.stop();
    await api.ok(api.delete(`/v1/webhook-endpoints/${endpointId}`));
    await receiver.close();
  });

  /** Kills a process and returns how long the system took to recover after the restart. */
  async function killAndHeal(name: string): Promise<number> {
    const killed = stack.processes()[name];
    assert.ok(killed);
    assert.doesNotThrow(() => process.kill(killed.pid, 'SIGKILL'), `${name} is gone: ${reports.slice(-3).join('; ')}`);
    await eventually(() => assert.notEqual(stack.processes()[name]?.pid, killed.pid));
    const returned = Date.now();
    await eventually(isWell, { every_ms: 100, what: `the system after ${name} was killed` });
    return Date.now() - returned;
  }

  /** Reads and writes work, and an event reaches the receiver. */
  async function isWell(): Promise<void> {
    const health = await api.get('/v1/health');
    assert.equal(health.status, 200);
    const db = await api.get('/v1/health/db');
    assert.equal(db.status, 200);
    assert.equal((await api.get(`/v1/interviews/${interviewId}`)).status, 200);
    const seen = receiver.received.length;
    assert.equal((await api.post(`/v1/webhook-endpoints/${endpointId}/test`)).status, 202);
    await eventually(() => assert.ok(receiver.received.length > seen), { timeout_ms: 5_000 });
  }

  test(`${KILLS} kills: recovered${HEALED_MS === null ? '' : ` within ${HEALED_MS / 1000} s`} after each restart`, async () => {
    const healed: [string, number][] = [];
    for (let n = 0; n < KILLS; n += 1) {
      const name = targets[n % targets.length] ?? 'postgres';
      healed.push([name, await killAndHeal(name)]);
      await pause(500);
    }
    console.log(`recovered after (ms): ${healed.map(([name, ms]) => `${name} ${ms}`).join(', ')}`);
    console.log(`median ${healed.map(([, ms]) => ms).toSorted((a, b) => a - b)[Math.floor(KILLS / 2)]} ms`);
    for (const [name, ms] of healed) assert.ok(HEALED_MS === null || ms <= HEALED_MS, `${name} healed after ${ms} ms`);
    const ended = reports.filter((line) => line.includes(' ended ('));
    assert.deepEqual(
      ended.filter((line) => !line.includes('(SIGKILL)')),
      [],
      'no process ends because another one was killed',
    );
  });

  test('after the JetStream store is deleted, streams are recreated and outboxes publish again', async () => {
    const store = join(stack.dir, 'nats');
    assert.ok(existsSync(store));
    const pid = stack.processes()['nats']?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    rmSync(join(store, 'jetstream'), { recursive: true, force: true });
    await eventually(() => assert.notEqual(stack.processes()['nats']?.pid, pid));
    await eventually(isWell, { every_ms: 100 });
  });

  test('afterwards: 0 acknowledged writes missing, 0 duplicated effects, 0 events missing at the receiver', async () => {
    await load.stop();
    assert.deepEqual(load.unexpected, []);
    const { conversations, contacts, campaigns } = load.acknowledged;
    await eventually(
      async () => {
        const counts = (await api.ok(api.get(`/v1/interviews/${interviewId}`)))['counts'];
        assert.deepEqual(counts, { contacts: contacts.size, completed: conversations.size, in_progress: 0 });
      },
      { every_ms: 500 },
    );
    const stored = await allIds(`/v1/interviews/${interviewId}/conversations`);
    assert.deepEqual(stored.toSorted(), [...conversations].toSorted());
    const started = (await allRows('/v1/interviews?status=active')).map((row) => String(row['id']));
    assert.deepEqual(
      [...campaigns].filter((id) => !started.includes(id)),
      [],
    );

    const completedAt = () => webhookIds('interview.completed', 'conversation_id');
    const startedAt = () => webhookIds('campaign.started', 'interview_id');
    await eventually(
      () => {
        assert.deepEqual(
          [...conversations].filter((id) => !completedAt().has(id)),
          [],
          'interview.completed missing',
        );
        assert.deepEqual(
          [...campaigns].filter((id) => !startedAt().has(id)),
          [],
          'campaign.started missing',
        );
      },
      { every_ms: 500 },
    );
    // At-least-once may repeat an attempt with the same webhook-id; a second id would be a second event.
    for (const ids of [...completedAt().values(), ...startedAt().values()]) assert.equal(ids.size, 1);
    const versions = await allRows(`/v1/interviews/${interviewId}/report/versions`);
    const numbers = versions.map((version) => Number(version['version_number'])).toSorted((a, b) => a - b);
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => index + 1),
    );
    console.log(
      `acknowledged: ${conversations.size} imports, ${contacts.size} contacts, ${campaigns.size} started campaigns; ` +
        `missing 0, doubled 0; report versions ${versions.length}; clients saw ${JSON.stringify(Object.fromEntries(load.refusals))}`,
    );
  });

  test('the feed has every event that the receiver got, once, and its numbers have no gap', async () => {
    const received = () => new Set(receiver.received.map(({ headers }) => String(headers['webhook-id'])));
    const events = await eventually(async () => {
      const rows = await allRows(`/v1/webhook-endpoints/${endpointId}/events`);
      const shown = new Set(rows.map((row) => row['id']));
      assert.deepEqual(
        [...received()].filter((id) => !shown.has(id)),
        [],
      );
      return rows;
    });
    assert.ok(events.length > KILLS);
    assert.deepEqual(
      events.map((event) => event['sequence']),
      events.map((_, index) => index + 1),
    );
    assert.equal(new Set(events.map((event) => event['id'])).size, events.length);
    const [last] = events.slice(-1);
    const caughtUp = await api.get(`/v1/webhook-endpoints/${endpointId}/events?after=${String(last?.['cursor'])}`);
    assert.deepEqual([caughtUp.status, caughtUp.body], [200, []]);
  });

  function webhookIds(event: string, field: string): Map<string, Set<string>> {
    const ids = new Map<string, Set<string>>();
    for (const webhook of receiver.received.filter((each) => each.event === event)) {
      const subject = String(webhook.data[field]);
      ids.set(subject, (ids.get(subject) ?? new Set()).add(String(webhook.headers['webhook-id'])));
    }
    return ids;
  }

  async function allRows(path: string): Promise<Record<string, unknown>[]> {
    const rows: Record<string, unknown>[] = [];
    let next: string | undefined = `${path}${path.includes('?') ? '&' : '?'}limit=200`;
    while (next) {
      const answer: Answer<Record<string, unknown>[]> = await api.get(next);
      assert.equal(answer.status, 200);
      rows.push(...answer.body);
      const link = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
      next = link?.replace(stack.baseUrl, '');
    }
    return rows;
  }

  const allIds = async (path: string): Promise<string[]> => (await allRows(path)).map((row) => String(row['id']));
});
