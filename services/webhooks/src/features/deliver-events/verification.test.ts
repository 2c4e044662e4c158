// Deliveries of the real sender, verified by code that this project did not write.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { type TestContext, test } from 'node:test';
import * as standard from 'standardwebhooks';
import * as svix from 'svix';
import { callerOf, emit, eventually, runWorker, startReceiver, testDeps } from '../../webhooks.fixture.ts';
import { createEndpoint } from '../create-endpoint.ts';
import { rotateSecret } from '../rotate-secret.ts';
import { newSecret } from '../../domain/signature.ts';

const REPLAYED_AFTER_MS = 6 * 60_000;

/** A delivery as its receiver got it, and the endpoint's valid secrets, the newest first. */
async function delivered(t: TestContext, { rotated = false } = {}) {
  const deps = testDeps();
  const call = callerOf();
  const receiver = await startReceiver(t);
  const endpoint = { url: receiver.url, events: [], interview_ids: [], description: '' };
  const { id, secret } = await createEndpoint(deps, call, endpoint);
  const secrets = rotated ? [(await rotateSecret(deps, call, id)).secret, secret] : [secret];
  runWorker(t);
  await emit(call, [id], 'Café fermé ☕');
  const { headers, body } = await eventually(() => receiver.received[0]);
  return { headers: headers as Record<string, string>, body, secrets };
}

function flipped(body: Buffer): Buffer {
  const copy = Buffer.from(body);
  copy[copy.length >> 1]! ^= 1;
  return copy;
}

for (const [name, { Webhook, WebhookVerificationError }] of Object.entries({ standardwebhooks: standard, svix })) {
  test(`${name} accepts a delivery and rejects a flipped byte, a replay after six minutes and another secret`, async (t) => {
    const { headers, body, secrets } = await delivered(t);
    const verify = (payload: Buffer, secret = secrets[0] ?? '') => new Webhook(secret).verify(payload, headers);
    verify(body);
    assert.throws(() => verify(flipped(body)), WebhookVerificationError);
    assert.throws(() => verify(body, newSecret()), WebhookVerificationError);
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + REPLAYED_AFTER_MS });
    assert.throws(() => verify(body), /too old/);
  });

  test(`${name} accepts a delivery with the new and with the previous secret after a rotation`, async (t) => {
    const { headers, body, secrets } = await delivered(t, { rotated: true });
    assert.equal(new Set(secrets).size, 2);
    for (const secret of secrets) new Webhook(secret).verify(body, headers);
    assert.throws(() => new Webhook(newSecret()).verify(body, headers), WebhookVerificationError);
  });
}

/** Exits with 0 if the X-Service-Signature in argv[2] is that of the body on stdin under the secret in argv[1]. */
const PYTHON = `
import base64, hashlib, hmac, sys
secret, signature = sys.argv[1:]
key = base64.b64decode(secret.removeprefix("whsec_"))
expected = "sha256=" + hmac.new(key, sys.stdin.buffer.read(), hashlib.sha256).hexdigest()
sys.exit(0 if hmac.compare_digest(signature, expected) else 1)
`;
const skip = spawnSync('python3', ['--version']).status === 0 ? false : 'python3 is not installed';

test(
  "Python's standard library verifies X-Service-Signature, of the new secret after a rotation",
  { skip },
  async (t) => {
    const { headers, body, secrets } = await delivered(t, { rotated: true });
    const [current = '', previous = ''] = secrets;
    const status = (secret: string, input: Buffer) =>
      spawnSync('python3', ['-c', PYTHON, secret, headers['x-service-signature'] ?? ''], { input }).status;
    assert.equal(status(current, body), 0);
    assert.equal(status(current, flipped(body)), 1);
    assert.equal(status(previous, body), 1);
    assert.equal(status(newSecret(), body), 1);
  },
);
