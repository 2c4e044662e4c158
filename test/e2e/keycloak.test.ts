import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Client, ClientCredentialsProvider, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { gatewayBeside } from '../support/gateway-beside.ts';
import { ServiceBeside } from '../support/service-beside.ts';
import { AUDIENCE, Realm } from '../support/keycloak-realm.ts';
import { Keycloak, keycloakHome } from '../support/keycloak.ts';
import { PLENTY } from '../support/plenty.ts';
import { startReverseProxy } from '../support/reverse-proxy.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';

const found = await keycloakHome();
const skip = 'missing' in found ? found.missing : false;
if (skip) console.log(`Keycloak is not tested: ${skip}`);

interface Scene {
  realm: Realm;
  proxy: TcpProxy;
  identity: ServiceBeside;
  url: string;
  owner: Api;
  workspace_id: string;
  /** A member who has signed in once. */
  joined(
    username: string,
  ): Promise<{ subject: string; user_id: string; path: string; stored(): Promise<string | undefined> }>;
}

/** Keycloak, identity with a proxy in between, and a gateway that trusts Keycloak's tokens. */
async function scene(home: string): Promise<Scene> {
  const [keycloak, system] = await Promise.all([Keycloak.start(home, { after }), useSystem(after)]);
  const realm = await Realm.make(keycloak, 'programs');
  const proxy = new TcpProxy(keycloak.port);
  const IDENTITY_PROVIDER_URL = await proxy.start({ after });
  const settings = { ...realm.settings, IDENTITY_PROVIDER_URL, IDENTITY_PROVIDER_TIMEOUT_MS: '3000' };
  const identity = await ServiceBeside.start(
    system,
    'identity',
    { ...settings, IDENTITY_PROVIDER_FOLLOW_SECONDS: '1' },
    { after },
  );
  // Known in advance, because the gateway tells OAuth clients its own address.
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const target = await gatewayBeside(
    system,
    {
      ...PLENTY,
      PUBLIC_URL: url,
      IDENTITY_ADDR: identity.address,
      JWT_ISSUER: realm.issuer,
      JWT_AUDIENCE: AUDIENCE,
      JWKS_URL: `${realm.issuer}/protocol/openid-connect/certs`,
    },
    { after },
  );
  await startReverseProxy({ after }, { target, address: '127.0.0.1', forwarding: 'replace', port });
  await realm.person('olive', 'owner');
  const owner = new Api(url, { token: await realm.tokenOf('olive') });
  const link = { name: 'Acme', identity_provider_org_id: realm.org_id };
  const workspace = await owner.ok(owner.post('/v1/workspaces', link));
  const workspace_id = String(workspace['id']);
  const roleOf = async (userId: string) => {
    const sql = 'select role from identity.members where workspace_id = $1 and user_id = $2';
    const [row] = await queryAsAdmin<{ role: string }>(system.dir, sql, [workspace_id, userId]);
    return row?.role;
  };
  return {
    realm,
    proxy,
    identity,
    url,
    owner,
    workspace_id,
    async joined(username) {
      const subject = await realm.person(username, 'member');
      const api = new Api(url, { token: await realm.tokenOf(username) });
      const [own] = await api.ok(api.get<{ id: string; role: string }[]>('/v1/workspaces'));
      assert.deepEqual([own?.id, own?.role], [workspace_id, 'member']);
      const sql = 'select id from identity.users where issuer = $1 and subject = $2';
      const [user] = await queryAsAdmin<{ id: string }>(system.dir, sql, [realm.issuer, subject]);
      const user_id = user?.id ?? '';
      const path = `/v1/workspaces/${workspace_id}/members/${user_id}`;
      return { subject, user_id, path, stored: () => roleOf(user_id) };
    },
  };
}

// At the top of the file, because an `after` inside a hook would run at once.
const given = 'missing' in found ? undefined : await scene(found.home);

/** The scene; tests are skipped without one. */
function here(): Scene {
  assert.ok(given);
  return given;
}

/** An official client that finds the issuer by itself and signs in as a machine. */
async function connected(address: string, machine: { clientId: string; clientSecret: string }): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  const authProvider = new ClientCredentialsProvider({ ...machine, scope: 'organization' });
  after(() => client.close());
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { authProvider }));
  return client;
}

describe('with a real Keycloak', { skip }, () => {
  test('people and machines are accepted with its tokens and become members of the linked workspace on their first request', async () => {
    const { realm, owner, workspace_id } = here();
    const { path } = await here().joined('ada');
    const members = await owner.ok(owner.get<{ email: string; role: string }[]>(path.replace(/\/[^/]+$/, '')));
    assert.deepEqual(members.map(({ email, role }) => `${email} ${role}`).toSorted(), [
      'ada@acme.test member',
      'olive@acme.test owner',
    ]);
    const before = owner.with(await realm.robotToken());
    assert.deepEqual(await before.ok(before.get<unknown[]>('/v1/workspaces')), []);
    await realm.robotJoins();
    const robot = owner.with(await realm.robotToken());
    const [seen] = await robot.ok(robot.get<{ id: string }[]>('/v1/workspaces'));
    assert.equal(seen?.id, workspace_id);
    assert.equal((await robot.get(`/v1/interviews?workspace_id=${workspace_id}`)).status, 200);
  });

  test('an OAuth client that knows only the address of the MCP server gets a token from Keycloak and lists tools', async () => {
    const { realm, url } = here();
    const address = `${url}/v1/mcp`;
    const rejected = await new Api(url).post('/v1/mcp', {});
    const description = `${url}/.well-known/oauth-protected-resource/v1/mcp`;
    assert.equal(rejected.status, 401);
    assert.match(rejected.headers.get('www-authenticate') ?? '', new RegExp(`resource_metadata="${description}"`));
    const { body } = await new Api('').get(description);
    assert.deepEqual([body['resource'], body['authorization_servers']], [address, [realm.issuer]]);

    const machine = await realm.machine('assistant', address);
    const client = await connected(address, machine);
    const names = (await client.listTools()).tools.map(({ name }) => name);
    assert.ok(names.includes('list_campaigns') && !names.includes('delete_campaign'), names.join());
    const { structuredContent } = await client.callTool({ name: 'list_campaigns', arguments: {} });
    assert.deepEqual(structuredContent, { items: [], next_cursor: '' });
  });

  test('a token for the MCP server opens nothing else, and a token for another audience does not open the MCP server', async () => {
    const { realm, url } = here();
    await realm.machine('for-mcp', `${url}/v1/mcp`);
    const forMcp = new Api(url, { token: await realm.robotToken('for-mcp') });
    assert.equal((await forMcp.post('/v1/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' })).status, 200);
    assert.equal((await forMcp.get('/v1/workspaces')).status, 401);
    const elsewhere = await realm.machine('elsewhere', 'https://other.example.com/mcp');
    const stranger = new Api(url, { token: await realm.robotToken('elsewhere') });
    const answer = await stranger.post('/v1/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' });
    assert.deepEqual([answer.status, answer.body['code']], [401, 'unauthenticated']);
    await assert.rejects(connected(`${url}/v1/mcp`, elsewhere), /401|Unauthorized/);
  });

  test('promotions, demotions and removals are made at Keycloak before they are stored', async () => {
    const { realm, proxy, owner } = here();
    const { subject, path, stored } = await here().joined('bea');
    const seen: unknown[] = [];
    proxy.onAnswer = async () => void seen.push([await stored(), await realm.groupsOf(subject)]);
    try {
      assert.equal((await owner.ok(owner.patch(path, { role: 'admin' })))['role'], 'admin');
      assert.deepEqual([await stored(), await realm.groupsOf(subject)], ['admin', ['admin']]);
      await owner.ok(owner.patch(path, { role: 'member' }));
      assert.deepEqual([await stored(), await realm.groupsOf(subject)], ['member', []]);
      assert.equal((await owner.delete(path)).status, 204);
      assert.deepEqual([await stored(), await realm.groupsOf(subject)], [undefined, null]);
    } finally {
      proxy.onAnswer = async () => undefined;
    }
    // The roles on both sides after each response of Keycloak (the first one created the group).
    assert.deepEqual(seen.slice(-3), [
      ['member', ['admin']],
      ['admin', []],
      ['member', null],
    ]);
  });

  test('a change that Keycloak rejects is 502 and not stored', async () => {
    const { realm, owner } = here();
    const { subject, path, stored } = await here().joined('cid');
    await realm.forget(subject);
    const answer = await owner.patch(path, { role: 'admin' });
    assert.deepEqual([answer.status, answer.body['code']], [502, 'identity_provider_failed']);
    assert.equal(await stored(), 'member');
  });

  test('a timeout of Keycloak is 502 and changes nothing', async () => {
    const { realm, proxy, owner } = here();
    const { subject, path, stored } = await here().joined('dan');
    proxy.mode = 'hold requests';
    const answer = await owner.patch(path, { role: 'admin' });
    assert.deepEqual([answer.status, answer.body['code']], [502, 'identity_provider_failed']);
    assert.deepEqual([await stored(), await realm.groupsOf(subject)], ['member', []]);
    proxy.mode = 'pass';
    await owner.ok(owner.patch(path, { role: 'admin' }));
    assert.deepEqual([await stored(), await realm.groupsOf(subject)], ['admin', ['admin']]);
  });

  for (const mode of ['hold answers', 'cut answers'] as const) {
    test(`Keycloak makes the change, but ${mode === 'hold answers' ? 'its response never arrives' : 'the connection breaks'}: 502, and the stored role follows`, async () => {
      const { realm, proxy, owner } = here();
      const { subject, path, stored } = await here().joined(mode.startsWith('hold') ? 'eve' : 'fay');
      proxy.mode = mode;
      const answer = await owner.patch(path, { role: 'admin' });
      proxy.mode = 'pass';
      assert.deepEqual([answer.status, answer.body['code']], [502, 'identity_provider_failed']);
      await eventually(async () => assert.equal(await stored(), 'admin'));
      assert.deepEqual(await realm.groupsOf(subject), ['admin']);
    });
  }

  test('after a kill between the two writes, the restarted service adopts Keycloak’s role', async () => {
    const { realm, proxy, identity, owner } = here();
    const { subject, path, stored } = await here().joined('gil');
    const written = Promise.withResolvers<void>();
    proxy.mode = 'hold answers';
    proxy.onAnswer = async () => written.resolve();
    const answering = owner.patch(path, { role: 'admin' });
    await written.promise;
    await identity.end('SIGKILL');
    proxy.mode = 'pass';
    proxy.onAnswer = async () => undefined;
    assert.equal((await answering).status, 503);
    assert.deepEqual([await stored(), await realm.groupsOf(subject)], ['member', ['admin']]);
    await identity.run();
    await eventually(async () => assert.equal(await stored(), 'admin'));
    assert.deepEqual(await realm.groupsOf(subject), ['admin']);
  });
});
