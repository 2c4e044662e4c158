import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { type TestContext, test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import { eventTypes, jobTypes, payloadOf } from '@insights/contracts';
import {
  callerOf,
  emit,
  eventually,
  runWorker,
  sharedDatabase,
  startReceiver,
  testConfig,
  testDeps,
} from '../../webhooks.fixture.ts';
import { createEndpoint } from '../create-endpoint.ts';
import { deleteEndpoint } from '../delete-endpoint.ts';
import { getDelivery } from '../list-deliveries.ts';
import { updateEndpoint } from '../update-endpoint.ts';
import { prepareFailureMail } from './prepare-failure-mail.ts';

const db = sharedDatabase();

/** Endpoints whose receiver responds with `status()`. Two workers stand for two processes. */
async function given(t: TestContext, status: () => number, { MAIL_ENABLED = 'true', count = 1 } = {}) {
  const receiver = await startReceiver(t, (_request, response: ServerResponse) => {
    response.writeHead(status()).end();
  });
  const config = testConfig({ MAIL_ENABLED, WEBHOOKS_RETRY_SECONDS: '0.02,0.02,0.02' });
  runWorker(t, { config });
  runWorker(t, { config });
  const [deps, call] = [testDeps(), callerOf()];
  const request = { url: receiver.url, events: [], interview_ids: [], description: '' };
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await createEndpoint(deps, call, request)).id);
  const [endpoint_id = ''] = ids;
  /** Queues events for every endpoint and waits until the first endpoint's deliveries have ended. Returns their ids. */
  const deliver = async (events = 1): Promise<string[]> => {
    const queued: string[][] = [];
    for (let n = 0; n < events; n += 1) queued.push(await emit(call, ids));
    for (const delivery_id of queued.flatMap(([first = '']) => first)) {
      await eventually(
        async () => (await getDelivery(deps, call, { endpoint_id, delivery_id })).status !== 'pending',
        10_000,
      );
    }
    return queued.flat();
  };
  const mails = async () => {
    const outbox = `select payload from outbox where name = 'job_requested' order by id`;
    const rows = await db.withWorkspace(call, (tx) => tx.rows<{ payload: Buffer }>(outbox));
    return rows.flatMap(
      ({ payload }) => payloadOf(jobTypes.sendEmail, eventTypes.jobRequested.codec.decode(payload)) ?? [],
    );
  };
  const aDayLater = () =>
    db.withWorkspace(call, (tx) => tx.run(`update endpoint_health set mailed_at = mailed_at - interval '24 hours'`));
  const identity = { principal: servicePrincipal('identity', call.principal.workspace_id) };
  const prepare = (day: number) => prepareFailureMail(deps, identity, { endpoint_id, day });
  return { deps, call, endpoint_id, deliver, mails, aDayLater, prepare };
}

test('an endpoint that keeps failing is mailed about once a day, whichever process finds it, and no more once it delivers', async (t) => {
  let status = 503;
  const { endpoint_id, deliver, mails, aDayLater, prepare } = await given(t, () => status);
  await deliver(5);
  const [mail, ...more] = await mails();
  assert.deepEqual(more, []);
  assert.deepEqual(
    [mail?.kind, mail?.endpoint_id, mail?.recipient_id, mail?.conversation_id],
    ['endpoint_failing', endpoint_id, '', ''],
  );
  await deliver(2);
  assert.equal((await mails()).length, 1);
  await aDayLater();
  await deliver(2);
  assert.equal((await mails()).length, 2);
  const day = (await mails())[1]?.occasion ?? 0;
  assert.equal((await prepare(day)).is_needed, true);
  assert.equal((await prepare(day - 1)).is_needed, false, 'a mail that waited until the next one is not sent');

  status = 204;
  await deliver();
  assert.equal((await prepare(day)).is_needed, false);
  await aDayLater();
  await deliver(3);
  assert.equal((await mails()).length, 2);
});

test('the mail names the event that failed first with its id and error, and neither address nor answer', async (t) => {
  const statuses = [404];
  const { deliver, mails, prepare } = await given(t, () => statuses.shift() ?? 500);
  const [first] = await deliver();
  await deliver();
  const { failing_since, ...mail } = await prepare((await mails())[0]?.occasion ?? 0);
  assert.deepEqual(mail, {
    is_needed: true,
    failed_attempts: 8,
    event: 'campaign.paused',
    event_id: first,
    reason: 'the receiver responded with status 404',
    is_gone: false,
  });
  assert.ok(Date.parse(failing_since) <= Date.now());
});

test('there is no mail without a mail server, about a retry that succeeds, or about an endpoint that was switched off or deleted', async (t) => {
  const silent = await given(t, () => 500, { MAIL_ENABLED: 'false' });
  await silent.deliver();
  assert.deepEqual(await silent.mails(), []);

  const statuses = [500, 500, 500, 204];
  const slow = await given(t, () => statuses.shift() ?? 204);
  await slow.deliver();
  assert.deepEqual(await slow.mails(), []);

  const { deps, call, endpoint_id, deliver, mails, prepare } = await given(t, () => 500);
  await deliver();
  const day = (await mails())[0]?.occasion ?? 0;
  const off = { url: null, events: null, interview_ids: null, active: false, description: null };
  await updateEndpoint(deps, call, { ...off, endpoint_id });
  assert.equal((await prepare(day)).is_needed, false);
  await deleteEndpoint(deps, call, endpoint_id);
  await assert.rejects(prepare(day), { code: 'not_found' });
});

test('a workspace gets mails about at most 20 endpoints in a day', async (t) => {
  const { call, deliver, mails } = await given(t, () => 500, { count: 30 });
  await deliver();
  const failing = `select count(*)::int as count from endpoint_health where failed_attempts >= 4`;
  await eventually(async () => {
    const [row] = await db.withWorkspace(call, (tx) => tx.rows<{ count: number }>(failing));
    return row?.count === 30;
  }, 15_000);
  assert.equal((await mails()).length, 20);
});
