/** The times of attempts: at proof size with the pauses that are the default, which takes four minutes, at smoke size with a fiftieth. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { PLENTY } from '../support/plenty.ts';
import { bySize } from '../support/size.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

const DEFAULT_PAUSES = [5, 30, 180];
const PAUSES = bySize({ smoke: DEFAULT_PAUSES.map((seconds) => seconds / 50), proof: DEFAULT_PAUSES });
/** Pauses vary by a fifth, so that retries to one receiver do not all arrive together. */
const VARIATION = 0.2;
/** Until a due attempt has begun; the tests share the machine, the proof has it for itself. */
const LATENESS_SECONDS = bySize({ smoke: 10, proof: 2 });
const DELIVERIES = 20;
const LONGEST_MS = 1_000 * (PAUSES.reduce((sum, pause) => sum + pause * (1 + VARIATION) + LATENESS_SECONDS, 0) + 20);

const dir = mkdtempSync(join(tmpdir(), 'insights-retry-times-'));
const receiver = await startWebhookReceiver();
const schedule = bySize<Record<string, string>>({ smoke: { WEBHOOKS_RETRY_SECONDS: PAUSES.join(',') }, proof: {} });
const stack = await startStack({
  dir: join(dir, 'local'),
  seed: 'small',
  interviewers: 0,
  env: { ...PLENTY, ...schedule },
});
after(async () => {
  await stack.remove();
  await receiver.close();
  rmSync(dir, { recursive: true, force: true });
});
assert.ok(stack.demo);
const admin = new Api(stack.baseUrl, { token: stack.demo.tokens.admin });

interface Delivery {
  status: string;
  attempt_log: { started_at: string }[];
}

/** Sends test events to a receiver until all have failed; the times of their attempts in seconds. */
async function attemptsAt(url: string): Promise<number[][]> {
  const { id } = await admin.ok(admin.post<{ id: string }>('/v1/webhook-endpoints', { url, events: [] }));
  const at = `/v1/webhook-endpoints/${id}`;
  const ping = async () => (await admin.ok(admin.post<{ delivery_id: string }>(`${at}/test`))).delivery_id;
  const ids = await Promise.all(Array.from({ length: DELIVERIES }, ping));
  const ended = async (delivery: string) => {
    const shown = await admin.ok(admin.get<Delivery>(`${at}/deliveries/${delivery}`));
    assert.equal(shown.status, 'failed');
    return shown.attempt_log.map(({ started_at }) => Date.parse(started_at) / 1_000);
  };
  return Promise.all(ids.map((delivery) => eventually(() => ended(delivery), { timeout_ms: LONGEST_MS })));
}

test('a delivery that fails is attempted once and then after each pause, give or take a fifth, and never again', async () => {
  const requests: number[] = [];
  receiver.answer = () => requests.push(Date.now()) && 503;
  const nobody = `http://127.0.0.1:${await freePort()}/hook`;
  const all = (await Promise.all([receiver.url, nobody].map(attemptsAt))).flat();
  for (const times of all) {
    assert.equal(times.length, 1 + PAUSES.length);
    for (const [n, pause] of PAUSES.entries()) {
      const waited = (times[n + 1] ?? Number.NaN) - (times[n] ?? Number.NaN);
      const [least, most] = [pause * (1 - VARIATION), pause * (1 + VARIATION) + LATENESS_SECONDS];
      assert.ok(waited >= least && waited <= most, `pause ${n + 1}: ${waited} s instead of ${pause} s`);
    }
  }
  assert.equal(requests.length, DELIVERIES * (1 + PAUSES.length), 'the receiver has seen each attempt once');
});
