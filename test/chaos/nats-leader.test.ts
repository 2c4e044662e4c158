import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { startStack } from '../../deploy/local/stack.ts';
import { natsCluster } from '../../packages/messaging/test/nats-server.ts';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { backwards } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { openCampaign } from '../support/participant.ts';
import { PLENTY } from '../support/plenty.ts';
import { AT_PROOF } from '../support/size.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { Crowd } from './crowd.ts';
import { Load, pause } from './load.ts';

const KILLS = 20;
const CLIENTS = 4;
const PEOPLE = 10;
const APART_MS = 4_000;
/** More than anybody answers. */
const QUESTIONS = Array.from({ length: 100 }, (_, n) => ({ text: `What happened in week ${n + 1}?`, kind: 'open' }));

async function leaderOfEvents(servers: string[]): Promise<string> {
  const connection = await connect({ servers });
  try {
    const { cluster } = await (await jetstreamManager(connection)).streams.info('EVENTS');
    return cluster?.leader ?? '';
  } finally {
    await connection.close();
  }
}

test(
  'with three NATS servers whose leader is killed again and again, no request fails, every event arrives and interviews go on',
  { skip: AT_PROOF },
  async (t) => {
    const scope = backwards(t);
    const dir = mkdtempSync(join(tmpdir(), 'insights-leader-'));
    scope.after(async () => rmSync(dir, { recursive: true, force: true }));
    const servers = await natsCluster();
    const all = Object.values(servers);
    scope.after(async () => void (await Promise.all(all.map((server) => server.remove()))));
    await Promise.all(all.map((server) => server.start()));
    const urls = all.map(({ url }) => url);
    const stack = await startStack({
      dir,
      seed: 'small',
      env: { ...PLENTY, LOG_LEVEL: 'warn', NATS_REPLICAS: '3' },
      external: { nats: { url: urls.join(','), login: 'each its own' } },
    });
    scope.after(() => stack.remove());
    const receiver = await startWebhookReceiver();
    scope.after(() => receiver.close());
    const api = new Api(stack.baseUrl, { key: stack.demo?.api_keys.full ?? '' });
    await api.ok(api.post('/v1/webhook-endpoints', { url: receiver.url, events: [], description: 'leader' }));
    const { link } = await openCampaign(api, { questions: QUESTIONS });
    const people = await Crowd.gather(stack.baseUrl, link, PEOPLE);
    const load = new Load(api, (await createCampaign(api)).id);
    load.start(CLIENTS);
    scope.after(() => load.stop());

    for (let killed = 0; killed < KILLS; killed += 1) {
      const leader = await eventually(async () => servers[await leaderOfEvents(urls)] ?? null);
      await leader.kill();
      const killed_at = Date.now();
      await eventually(() => people.allAnsweredSince(killed_at) || null);
      await leader.start();
      await pause(APART_MS);
    }

    await load.stop();
    const { conversations, campaigns } = load.acknowledged;
    assert.deepEqual([load.unexpected, [...load.refusals]], [[], []], 'each request succeeds at its first attempt');
    const missing = (event: string, field: string, ids: ReadonlySet<string>) => {
      const heard = new Set(receiver.received.filter((each) => each.event === event).map(({ data }) => data[field]));
      return [...ids].filter((id) => !heard.has(id));
    };
    await eventually(
      () => {
        assert.deepEqual(missing('interview.completed', 'conversation_id', conversations), []);
        assert.deepEqual(missing('campaign.started', 'interview_id', campaigns), []);
      },
      { timeout_ms: 180_000, every_ms: 500 },
    );
    await people.finish();
    assert.deepEqual(people.audit(), { unfinished: 0, lost: 0, doubled: 0, gaps: 0 });
    const { turns, max } = people.silences();
    console.log(
      `${KILLS} leaders killed: ${conversations.size} imports, ${campaigns.size} campaigns and ${turns} answers, 0 failed; longest wait for an answer ${max} ms`,
    );
  },
);
