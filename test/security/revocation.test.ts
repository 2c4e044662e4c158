import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { PLENTY } from '../support/plenty.ts';
import { bySize } from '../support/size.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const GATEWAYS = 3;
const IN_FLIGHT = 200;
const ROUNDS = bySize({ smoke: 3, proof: 50 });
/** Requests of each caller after the revocation has returned. */
const AFTERWARDS = 3;

const dir = mkdtempSync(join(tmpdir(), 'insights-revocation-'));
const stack = await startStack({ dir, replicas: { gateway: GATEWAYS }, env: { ...PLENTY, LOG_LEVEL: 'warn' } });
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
  /** The call that revokes it; resolves with the status. */
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

/** Keeps many requests in flight at all gateways while the credential is revoked. */
async function race({ headers, path, known, revoke }: Credential): Promise<Seen> {
  const seen: Seen = { before: 0, under_way: 0, asked_after: 0, accepted_after: 0 };
  let revoked = false;
  const ask = async (gateway: string) => {
    const wasRevoked = revoked;
    const response = await fetch(`${gateway}${path}`, { headers });
    await response.arrayBuffer();
    const isIn = response.status === known;
    if (!isIn) assert.ok([401, 403].includes(response.status), `status ${response.status}`);
    if (wasRevoked) seen.asked_after += 1;
    if (isIn) seen[wasRevoked ? 'accepted_after' : revoked ? 'under_way' : 'before'] += 1;
    return wasRevoked;
  };
  const everybodyIsAsking = Promise.withResolvers<void>();
  const callers = Array.from({ length: IN_FLIGHT }, async (_, n) => {
    const gateway = gateways[n % gateways.length] ?? '';
    for (let asked = 0; asked < AFTERWARDS;) {
      if (await ask(gateway)) asked += 1;
      if (seen.before >= IN_FLIGHT) everybodyIsAsking.resolve();
    }
  });
  await Promise.race([everybodyIsAsking.promise, Promise.all(callers)]);
  assert.equal(await revoke(), 204);
  revoked = true;
  await Promise.all(callers);
  return seen;
}

async function holds(what: string, issue: () => Promise<Credential>): Promise<void> {
  const total: Seen = { before: 0, under_way: 0, asked_after: 0, accepted_after: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = await race(await issue());
    for (const name of Object.keys(total) as (keyof Seen)[]) total[name] += seen[name];
  }
  console.log(`${what}: ${ROUNDS} rounds, ${JSON.stringify(total)}`);
  assert.ok(total.before >= ROUNDS * IN_FLIGHT, 'it was good before');
  assert.equal(total.asked_after, ROUNDS * IN_FLIGHT * AFTERWARDS);
  assert.equal(total.accepted_after, 0);
}

const deleting = (api: Api, path: string) => async () => (await api.delete(path)).status;

test('no gateway accepts an API key once its DELETE has returned', () =>
  holds('API keys', async () => {
    const made = await owner.ok(owner.post('/v1/api-keys', { name: 'raced', workspace_id, scopes: ['webhooks'] }));
    return {
      headers: { 'x-api-key': String(made['key']) },
      path: '/v1/webhook-events',
      known: 200,
      revoke: deleting(owner, `/v1/api-keys/${String(made['id'])}`),
    };
  }));

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
