import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { startGateways } from '../support/gateways.ts';
import { Partition } from '../support/partition.ts';
import { PLENTY } from '../support/plenty.ts';
import { ServiceBeside } from '../support/service-beside.ts';
import { bySize } from '../support/size.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const GATEWAYS = 3;
const IN_FLIGHT = bySize({ smoke: 100, proof: 200 });
const ROUNDS = bySize({ smoke: 2, proof: 100 });
/** Requests of each caller after the revocation has returned. */
const AFTERWARDS = 3;
/** Requests to a faulty gateway after the revocation has returned, while the fault lasts. */
const DURING_FAULT = 50;
/** In every so many rounds a fault lasts until look-ups have given up. */
const LONG_FAULT_EVERY = 10;

const dir = mkdtempSync(join(tmpdir(), 'insights-revocation-'));
const stack = await startStack({
  dir,
  seed: 'small',
  replicas: { gateway: GATEWAYS },
  env: { ...PLENTY, LOG_LEVEL: 'warn' },
});
after(async () => {
  await stack.remove();
  rmSync(dir, { recursive: true, force: true });
});
const { demo } = stack;
assert.ok(demo);
const { workspace_id, tokens } = demo;
const gateways = Object.entries(stack.processes())
  .filter(([name]) => /^gateway(-\d+)?$/.test(name))
  .map(([, { port }]) => `http://127.0.0.1:${port}`);
assert.equal(gateways.length, GATEWAYS);
const owner = new Api(stack.baseUrl, { token: tokens.owner });

interface Credential {
  headers: Record<string, string>;
  /** The route that it is used on. */
  path: string;
  /** The status while the credential is valid. */
  known: number;
  /** The call that revokes or rotates it; resolves with the status. */
  revoke(): Promise<number>;
}

interface Seen {
  before: number;
  /** Requests in flight when the revocation returned: accepted, because they were checked before. */
  under_way: number;
  /** Requests sent after the revocation had returned. */
  asked_after: number;
  accepted_after: number;
}

/** Something that is wrong at or behind a gateway while a credential is revoked at another one. */
interface Fault {
  /** The faulty gateway. */
  readonly url: string;
  begin(): void;
  end(): void;
  /** The gateway gives look-ups up during the fault, with 503. */
  readonly ends_look_ups: boolean;
}

interface Race {
  readonly urls: readonly string[];
  readonly fault?: Fault;
  /** The fault lasts until the gateway has given a look-up up. */
  readonly is_long?: boolean;
}

/** Keeps many requests in flight at all gateways while the credential is revoked. */
async function race({ headers, path, known, revoke }: Credential, { urls, fault, is_long }: Race): Promise<Seen> {
  const seen: Seen = { before: 0, under_way: 0, asked_after: 0, accepted_after: 0 };
  const rejections = fault ? [401, 403, 503] : [401, 403];
  let revoked = false;
  const ask = async (gateway: string) => {
    const wasRevoked = revoked;
    const response = await fetch(`${gateway}${path}`, { headers });
    const text = await response.text();
    const isIn = response.status === known;
    if (!isIn) assert.ok(rejections.includes(response.status), text);
    if (wasRevoked) seen.asked_after += 1;
    if (isIn) seen[wasRevoked ? 'accepted_after' : revoked ? 'under_way' : 'before'] += 1;
    return wasRevoked;
  };
  const everybodyIsAsking = Promise.withResolvers<void>();
  const callers = Array.from({ length: IN_FLIGHT }, async (_, n) => {
    const gateway = urls[n % urls.length] ?? '';
    for (let asked = 0; asked < AFTERWARDS;) {
      if (await ask(gateway)) asked += 1;
      if (seen.before >= IN_FLIGHT) everybodyIsAsking.resolve();
    }
  });
  await Promise.race([everybodyIsAsking.promise, Promise.all(callers)]);
  fault?.begin();
  try {
    const status = await revoke();
    assert.ok(status === 201 || status === 204, `status ${status}`);
  } catch (error) {
    // What stays stopped would keep the callers, and so the test, from ending.
    fault?.end();
    throw error;
  } finally {
    revoked = true;
  }
  if (fault) await endAfterwards(fault, () => ask(fault.url), is_long ?? false);
  await Promise.all(callers);
  return seen;
}

/** Asks while the fault lasts, and ends it once the requests are on their way or, when it is long, the first has been answered. */
async function endAfterwards(fault: Fault, ask: () => Promise<unknown>, is_long: boolean): Promise<void> {
  const late = Array.from({ length: DURING_FAULT }, ask);
  try {
    if (is_long) await Promise.race(late);
    else await owner.get('/v1/health');
  } finally {
    fault.end();
  }
  await Promise.all(late);
}

async function holds(what: string, issue: () => Promise<Credential>, fault?: Fault): Promise<void> {
  const total: Seen = { before: 0, under_way: 0, asked_after: 0, accepted_after: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const is_long = fault?.ends_look_ups === true && round % LONG_FAULT_EVERY === 0;
    const urls = fault ? [...gateways, fault.url] : gateways;
    const seen = await race(await issue(), { urls, ...(fault && { fault }), is_long });
    for (const name of Object.keys(total) as (keyof Seen)[]) total[name] += seen[name];
  }
  console.log(`${what}: ${ROUNDS} rounds, ${JSON.stringify(total)}`);
  assert.ok(total.before >= ROUNDS * IN_FLIGHT, 'it was good before');
  assert.equal(total.asked_after, ROUNDS * (IN_FLIGHT * AFTERWARDS + (fault ? DURING_FAULT : 0)));
  assert.equal(total.accepted_after, 0);
}

const deleting = (api: Api, path: string) => async () => (await api.delete(path)).status;

/** A key that is revoked while it reads campaigns, over a gateway without faults. */
async function newKey(): Promise<Credential & { id: string }> {
  const made = await owner.ok(owner.post('/v1/api-keys', { name: 'raced', workspace_id, scopes: ['interviews'] }));
  return {
    headers: { 'x-api-key': String(made['key']) },
    path: '/v1/interviews?limit=1',
    known: 200,
    revoke: deleting(owner, `/v1/api-keys/${String(made['id'])}`),
    id: String(made['id']),
  };
}

test('no gateway accepts an API key once its DELETE has returned', () => holds('API keys', newKey));

test('no gateway accepts an API key once its rotation without grace has returned', async () => {
  const made: string[] = [];
  await holds('rotated API keys', async () => {
    for (const id of made.splice(0)) await owner.ok(owner.delete(`/v1/api-keys/${id}`));
    const credential = await newKey();
    const rotate = async () => {
      const { status, body } = await owner.post(`/v1/api-keys/${credential.id}/rotate`, { grace_seconds: 0 });
      made.push(credential.id, String(body['id']));
      return status;
    };
    return { ...credential, revoke: rotate };
  });
});

const system = { dir: stack.dir, base_url: stack.baseUrl };

test('a gateway that was stopped during a revocation rejects what was sent to it meanwhile', async (t) => {
  const { urls, signal, stop } = await startGateways(system, 1, PLENTY);
  t.after(stop);
  const [url = ''] = urls;
  const fault = { url, begin: () => signal('SIGSTOP'), end: () => signal('SIGCONT'), ends_look_ups: false };
  await holds('a stopped gateway', newKey, fault);
});

test('a gateway whose identity service was stopped during a revocation accepts nothing without it', async (t) => {
  const beside = await ServiceBeside.start(system, 'identity', {}, t);
  const { urls, stop } = await startGateways(system, 1, { ...PLENTY, IDENTITY_ADDR: beside.address });
  t.after(stop);
  const [url = ''] = urls;
  const fault = {
    url,
    begin: () => beside.signal('SIGSTOP'),
    end: () => beside.signal('SIGCONT'),
    ends_look_ups: true,
  };
  await holds('a stopped identity service', newKey, fault);
});

test('a gateway that was cut off from identity during a revocation accepts nothing without it', async (t) => {
  const partition = new Partition(stack.processes()['identity']?.port ?? 0);
  const address = await partition.start();
  t.after(() => partition.close());
  const { urls, stop } = await startGateways(system, 1, { ...PLENTY, IDENTITY_ADDR: address });
  t.after(stop);
  const [url = ''] = urls;
  const fault = { url, begin: () => partition.cut(), end: () => partition.heal(), ends_look_ups: true };
  await holds('a partition', newKey, fault);
});

test('a removed member’s next request is rejected at every gateway', async () => {
  const members = (await owner.ok(owner.get(`/v1/workspaces/${workspace_id}/members`))) as unknown as {
    user_id: string;
    email: string;
  }[];
  const member = members.find(({ email }) => email === 'member@example.com');
  assert.ok(member);
  await holds('members', async () => {
    const rejoin = `insert into identity.members (workspace_id, user_id, role) values ($1, $2, 'member') on conflict do nothing`;
    await queryAsAdmin(stack.dir, rejoin, [workspace_id, member.user_id]);
    return {
      headers: { authorization: `Bearer ${tokens.member}` },
      path: `/v1/interviews?limit=1&workspace_id=${workspace_id}`,
      known: 200,
      revoke: deleting(owner, `/v1/workspaces/${workspace_id}/members/${member.user_id}`),
    };
  });
});

test('no gateway accepts a retrieval key once its DELETE has returned', async () => {
  const keys = `/v1/vaults/${demo.vault_id}/retrieval-keys`;
  await holds('retrieval keys', async () => {
    const made = await owner.ok(owner.post(keys, { name: 'raced' }));
    return {
      headers: { 'x-api-key': String(made['key']) },
      // 403 on this route while the key is valid, 401 afterwards.
      path: '/v1/webhook-events',
      known: 403,
      revoke: deleting(owner, `${keys}/${String(made['id'])}`),
    };
  });
});
