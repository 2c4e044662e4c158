// The receivers of docs/receivers, each with its real toolchain, get a delivery that the service signed, and forgeries of it.
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { useSystem } from '../support/shared-stack.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

const folder = resolve(import.meta.dirname, '../../docs/receivers');
const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });

interface Delivery {
  body: Buffer;
  headers: Record<string, string>;
}

/** How each receiver is started. `prepare` returns the command of a compiled one. */
const LANGUAGES: Readonly<Record<string, { tool: string; version: string; start: (scratch: string) => string[] }>> = {
  TypeScript: { tool: process.execPath, version: '--version', start: () => [process.execPath, 'receiver.ts'] },
  Python: { tool: 'python3', version: '--version', start: () => ['python3', 'receiver.py'] },
  Go: {
    tool: 'go',
    version: 'version',
    start: (scratch) => {
      execFileSync('go', ['build', '-o', join(scratch, 'receiver'), 'receiver.go'], { cwd: folder, timeout: 120_000 });
      return [join(scratch, 'receiver')];
    },
  },
  Java: { tool: 'java', version: '--version', start: () => ['java', 'Receiver.java'] },
};

let secret: string;
let genuine: Delivery;

before(async () => {
  const receiver = await startWebhookReceiver();
  after(() => receiver.close());
  const endpoint = await api.ok(api.post('/v1/webhook-endpoints', { url: receiver.url, events: [] }));
  secret = String(endpoint['secret']);
  await api.ok(api.post(`/v1/webhook-endpoints/${String(endpoint['id'])}/test`));
  const { headers, raw } = await eventually(() => receiver.received[0] ?? null, { what: 'a delivery' });
  const signed = ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'content-type'];
  genuine = { body: raw, headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])) };
  await api.ok(api.ask('DELETE', `/v1/webhook-endpoints/${String(endpoint['id'])}`));
});

/** The delivery as a holder of `key` signs it, `age_seconds` ago. */
function signedWith(key: Buffer, { body, headers }: Delivery, age_seconds = 0): Delivery {
  const timestamp = String(Math.floor(Date.now() / 1000) - age_seconds);
  const signed = createHmac('sha256', key).update(`${headers['webhook-id']}.${timestamp}.`).update(body);
  const changed = { 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signed.digest('base64')}` };
  return { body, headers: { ...headers, ...changed } };
}

function flipped(body: Buffer): Buffer {
  const copy = Buffer.from(body);
  copy[copy.length >> 1]! ^= 1;
  return copy;
}

/** What a receiver has to answer to each delivery. */
function cases(): Record<string, [status: number, Delivery]> {
  const own = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const other = randomBytes(32);
  const { body, headers } = genuine;
  const signature = headers['webhook-signature'] ?? '';
  const withHeader = (name: string, value: string) => ({ body, headers: { ...headers, [name]: value } });
  return {
    'as the service sent it': [204, genuine],
    'after a rotation, with two signatures': [204, withHeader('webhook-signature', `v1,AAAA ${signature}`)],
    'four minutes old': [204, signedWith(own, genuine, 240)],
    'with a flipped byte': [400, { body: flipped(body), headers }],
    'with the id of another message': [400, withHeader('webhook-id', 'another')],
    'six minutes old': [400, signedWith(own, genuine, 360)],
    'six minutes ahead': [400, signedWith(own, genuine, -360)],
    'with a time that is no number': [400, withHeader('webhook-timestamp', 'now')],
    'signed with another secret': [400, signedWith(other, genuine)],
    'with a signature of another version': [400, withHeader('webhook-signature', signature.replace('v1,', 'v2,'))],
    'with a cut signature': [400, withHeader('webhook-signature', signature.slice(0, -8))],
    'without a signature': [400, withHeader('webhook-signature', '')],
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('example receivers', () => {
  for (const [language, { tool, version, start }] of Object.entries(LANGUAGES)) {
    const missing = spawnSync(tool, [version]).status === 0 ? false : `${tool} is not installed`;
    test(`${language}: accepts what the service signed and rejects every forgery`, { skip: missing }, async (t) => {
      const scratch = mkdtempSync(join(tmpdir(), 'insights-receiver-'));
      t.after(() => rmSync(scratch, { recursive: true, force: true }));
      const [program = '', ...args] = start(scratch);
      const port = String(await freePort());
      const env = { ...process.env, PORT: port, WEBHOOK_SECRET: secret };
      const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
      t.after(() => stop(child));
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text) => (said += text));
      const send = ({ body, headers }: Delivery) =>
        fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: new Uint8Array(body) });
      await eventually(() => send({ body: Buffer.from('{}'), headers: {} }), { what: 'the receiver' });
      const answers: Record<string, number> = {};
      for (const [name, [, delivery]] of Object.entries(cases())) answers[name] = (await send(delivery)).status;
      const wanted = Object.fromEntries(Object.entries(cases()).map(([name, [status]]) => [name, status]));
      assert.deepEqual(answers, wanted);
      await eventually(() => assert.equal(said.match(/webhook\.ping/g)?.length, 3));
    });
  }
});
