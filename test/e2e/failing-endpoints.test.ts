import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { useMailSystem } from '../support/mail-system.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

const SUBJECT = 'A webhook endpoint is failing';

const { stack, demo, mails } = await useMailSystem(after);
const receiver = await startWebhookReceiver();
after(() => receiver.close());
const { tokens, workspace_id } = demo;
const admin = new Api(stack.baseUrl, { token: tokens.admin });

interface Endpoint {
  id: string;
  health: { state: string; reason: string; failed_attempts: number };
}

// Pings alone: other tests of the same system make events too.
test('admins are mailed once about an endpoint that keeps failing, its health says why, and both end when it delivers', async () => {
  receiver.answer = () => 503;
  const { id } = await admin.ok<Endpoint>(
    admin.post('/v1/webhook-endpoints', { url: `${receiver.url}?token=ember-walnut`, events: ['webhook.ping'] }),
  );
  const at = `/v1/webhook-endpoints/${id}`;
  const endpoint = () => admin.ok<Endpoint>(admin.get(at));
  const ping = async () => (await admin.ok<{ delivery_id: string }>(admin.post(`${at}/test`))).delivery_id;
  const failed = async (delivery: string) => {
    const shown = () => admin.ok<{ status: string }>(admin.get(`${at}/deliveries/${delivery}`));
    await eventually(async () => assert.equal((await shown()).status, 'failed'));
  };
  const first = await ping();
  await failed(first);
  await failed(await ping());
  const { health } = await endpoint();
  assert.deepEqual([health.state, health.failed_attempts], ['failing', 8]);
  assert.match(health.reason, /^The last 8 attempts since .* failed: the receiver responded with status 503\.$/);

  const members = (await admin.ok(admin.get(`/v1/workspaces/${workspace_id}/members`) as never)) as unknown as {
    email: string;
    role: string;
  }[];
  const wanted = members.filter(({ role }) => role !== 'member').map(({ email }) => email);
  const received = () => mails.received.filter((mail) => mail.header('subject') === SUBJECT);
  await eventually(() => assert.equal(received().length, wanted.length));
  assert.deepEqual(
    received()
      .map(({ to }) => to)
      .toSorted(),
    wanted.toSorted(),
  );
  for (const { readable } of received()) {
    for (const part of ['webhook.ping', first, 'status 503', at]) assert.ok(readable.includes(part), readable);
    assert.doesNotMatch(readable, /ember-walnut|whsec_/);
  }

  receiver.answer = () => 200;
  await ping();
  await eventually(async () => assert.equal((await endpoint()).health.state, 'healthy'));
  assert.equal(received().length, wanted.length);
});
