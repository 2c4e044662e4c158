import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { type Answer, Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { tokenOfNewcomer } from './callers.ts';

const system = await useSystem(after);
const newcomer = async (email?: string) => new Api(system.base_url, { token: await tokenOfNewcomer(system, email) });
const nora = await newcomer();
const { id: workspace_id } = await nora.ok(nora.post<{ id: string }>('/v1/workspaces', { name: 'Audited' }));
const home = `/v1/workspaces/${workspace_id}`;
const log = `${home}/audit-log`;
const { key } = await nora.ok(nora.post<{ key: string }>('/v1/api-keys', { name: 'ci', scopes: ['*'], workspace_id }));
const platformAdmin = new Api(system.base_url, { token: system.demo.tokens.platform_admin });
const program = new Api(system.base_url, { key });

interface Entry {
  action: string;
  subject: string;
  actor_kind: string;
  actor_id: string;
  request_id: string | null;
  client_address: string | null;
  details: Record<string, unknown>;
}

type Traced = (method: string, path: string, body?: object, api?: Api) => Promise<Answer>;
/** The action that a route leaves, and how it is made to; `do` traces the one call that counts. */
type Act = readonly [action: string, run: (trace: Traced) => Promise<unknown>];

const made = async (path: string, body: object, api = nora) => String((await api.ok(api.post(path, body)))['id']);
const aKey = () => made('/v1/api-keys', { name: 'short', scopes: ['interviews'], workspace_id });
const aDomain = () => made(`${home}/email-domains`, { domain: `${randomUUID()}.example` });
const aVault = () => made('/v1/vaults', { name: 'v' }, program);
const anEndpoint = () => made('/v1/webhook-endpoints', { url: 'http://127.0.0.1:65535/', workspace_id });
const anInvitation = (email: string = `${randomUUID()}@example.com`) =>
  nora.ok<{ id: string; token: string }>(nora.post(`${home}/members`, { email, role: 'member' }));

/** Somebody who has accepted an invitation. */
async function aMember(): Promise<{ api: Api; user_id: string }> {
  const email = `${randomUUID()}@example.com`;
  const api = await newcomer(email);
  await api.ok(api.post(`/v1/invitations/${(await anInvitation(email)).token}/accept`));
  const members = await nora.ok<{ user_id: string; email: string }[]>(nora.get(`${home}/members`) as never);
  const user_id = members.find((member) => member.email === email)?.user_id;
  assert.ok(user_id);
  return { api, user_id };
}

/** Consent is given by whoever opened a personal link. */
async function consented(participant_url: string): Promise<void> {
  const joined = await nora.ok(nora.post(`/v1${new URL(participant_url).pathname}`));
  const person = new Api(system.base_url, { token: String(joined['participant_token']) });
  const { campaign } = await person.ok<{ campaign: { consent_version: string } }>(person.get('/v1/join/session'));
  await person.ok(person.post('/v1/join/session/consent', { version: campaign.consent_version, given: true }));
}

const acts: Readonly<Record<string, Act>> = {
  'PATCH /v1/workspaces/:workspace_id': ['workspace.renamed', (go) => go('PATCH', home, { name: randomUUID() })],
  'POST /v1/workspaces/:workspace_id/members': [
    'member.invited',
    (go) => go('POST', `${home}/members`, { email: `${randomUUID()}@example.com`, role: 'member' }),
  ],
  'DELETE /v1/workspaces/:workspace_id/invitations/:invitation_id': [
    'member.invitation_withdrawn',
    async (go) => go('DELETE', `${home}/invitations/${(await anInvitation()).id}`),
  ],
  'POST /v1/invitations/:token/accept': [
    'member.joined',
    async (go) => {
      const email = `${randomUUID()}@example.com`;
      const { token } = await anInvitation(email);
      await go('POST', `/v1/invitations/${token}/accept`, undefined, await newcomer(email));
    },
  ],
  'PATCH /v1/workspaces/:workspace_id/members/:member_user_id': [
    'member.role_changed',
    async (go) => go('PATCH', `${home}/members/${(await aMember()).user_id}`, { role: 'admin' }),
  ],
  'DELETE /v1/workspaces/:workspace_id/members/:member_user_id': [
    'member.removed',
    async (go) => go('DELETE', `${home}/members/${(await aMember()).user_id}`),
  ],
  'POST /v1/workspaces/:workspace_id/transfer-ownership': [
    'workspace.ownership_transferred',
    async (go) => {
      const { api, user_id } = await aMember();
      await go('POST', `${home}/transfer-ownership`, { user_id });
      const mine = (await nora.ok(nora.get<{ actor_id: string }[]>(`${log}?action=workspace.created`)))[0];
      await api.ok(api.post(`${home}/transfer-ownership`, { user_id: mine?.actor_id }));
    },
  ],
  'PUT /v1/workspaces/:workspace_id/limits': [
    'workspace.limits_changed',
    (go) => go('PUT', `${home}/limits`, { rate_limits: { reads_per_minute: 1_999 } }, platformAdmin),
  ],
  'POST /v1/api-keys': [
    'api_key.created',
    (go) => go('POST', '/v1/api-keys', { name: 'n', scopes: ['mcp'], workspace_id }),
  ],
  'POST /v1/api-keys/:key_id/rotate': [
    'api_key.rotated',
    async (go) => go('POST', `/v1/api-keys/${await aKey()}/rotate`),
  ],
  'DELETE /v1/api-keys/:key_id': ['api_key.revoked', async (go) => go('DELETE', `/v1/api-keys/${await aKey()}`)],
  'POST /v1/workspaces/:workspace_id/email-domains': [
    'email_domain.added',
    (go) => go('POST', `${home}/email-domains`, { domain: `${randomUUID()}.example` }),
  ],
  'DELETE /v1/workspaces/:workspace_id/email-domains/:email_domain_id': [
    'email_domain.removed',
    async (go) => go('DELETE', `${home}/email-domains/${await aDomain()}`),
  ],
  'POST /v1/webhook-endpoints': [
    'webhook_endpoint.created',
    (go) => go('POST', '/v1/webhook-endpoints', { url: 'http://127.0.0.1:65535/' }, program),
  ],
  'PATCH /v1/webhook-endpoints/:endpoint_id': [
    'webhook_endpoint.changed',
    async (go) => go('PATCH', `/v1/webhook-endpoints/${await anEndpoint()}`, { active: false }, program),
  ],
  'POST /v1/webhook-endpoints/:endpoint_id/rotate-secret': [
    'webhook_endpoint.secret_rotated',
    async (go) => go('POST', `/v1/webhook-endpoints/${await anEndpoint()}/rotate-secret`),
  ],
  'DELETE /v1/webhook-endpoints/:endpoint_id': [
    'webhook_endpoint.deleted',
    async (go) => go('DELETE', `/v1/webhook-endpoints/${await anEndpoint()}`),
  ],
  'DELETE /v1/interviews/:interview_id': [
    'campaign.deleted',
    async (go) => go('DELETE', `/v1/interviews/${(await createCampaign(program)).id}`, undefined, program),
  ],
  'POST /v1/interviews/:interview_id/contacts/:contact_id/erase': [
    'contact.erased',
    async (go) => {
      const { id } = await createCampaign(program);
      const contact = await made(`/v1/interviews/${id}/contacts`, { email: 'a@example.com' }, program);
      await go('POST', `/v1/interviews/${id}/contacts/${contact}/erase`);
    },
  ],
  'POST /v1/interviews/:interview_id/contacts/:contact_id/confirm-email': [
    'contact.email_confirmed',
    async (go) => {
      const { id } = await createCampaign(program);
      const email = 'a@example.com';
      const contact = await program.ok(program.post(`/v1/interviews/${id}/contacts`, { email }));
      await consented(String(contact['participant_url']));
      await go('POST', `/v1/interviews/${id}/contacts/${String(contact['id'])}/confirm-email`, { email });
    },
  ],
  'POST /v1/vaults/:vault_id/retrieval-keys': [
    'retrieval_key.created',
    async (go) => go('POST', `/v1/vaults/${await aVault()}/retrieval-keys`, { name: 'app' }),
  ],
  'DELETE /v1/vaults/:vault_id/retrieval-keys/:key_id': [
    'retrieval_key.revoked',
    async (go) => {
      const keys = `/v1/vaults/${await aVault()}/retrieval-keys`;
      await go('DELETE', `${keys}/${await made(keys, { name: 'app' }, program)}`);
    },
  ],
  'DELETE /v1/vaults/:vault_id': ['vault.deleted', async (go) => go('DELETE', `/v1/vaults/${await aVault()}`)],
};

/** Routes that change nothing which the log is for. */
const without: Readonly<Record<string, string>> = {
  'POST /v1/workspaces/:workspace_id/email-domains/:email_domain_id/verify':
    'looks a domain up; what comes of it is written down as email_domain.status_changed',
  'POST /v1/webhook-endpoints/:endpoint_id/test': 'sends one ping',
};

const nameOf = (route: Route) => `${route.method.toUpperCase()} ${route.path}`;

/** Whatever only admins and owners may do, and all that is done to workspaces, members, keys and receivers. */
function wantsEntry({ method, tag, access }: Route): boolean {
  const isGuarded = 'role' in access && access.role !== 'member';
  return method !== 'get' && (isGuarded || ['workspaces', 'api-keys', 'webhook-endpoints'].includes(tag));
}

async function entryOf(request_id: string, action: string): Promise<Entry> {
  return eventually(
    async () => {
      const entries = await nora.ok(nora.get<Entry[]>(`${log}?action=${action}`));
      return entries.find((entry) => entry.request_id === request_id) ?? null;
    },
    { what: `an entry ${action}` },
  );
}

/** Makes one call under a request id of its own. */
async function traced(run: Act[1]): Promise<string> {
  const request_id = randomUUID();
  await run(async (method, path, body, api = nora) => {
    const answer = await api.ask(method, path, { body, headers: { 'x-request-id': request_id } });
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  });
  return request_id;
}

test('every guarded change has its line here, or a reason for having none', () => {
  const missing = routes.filter(wantsEntry).map(nameOf);
  const known = ['POST /v1/workspaces', ...Object.keys(acts), ...Object.keys(without)];
  assert.deepEqual(
    missing.filter((name) => !known.includes(name)),
    [],
    'add the route to test/contract/audit-log.test.ts, and an entry to the audit log',
  );
});

test('every act is in the log of its workspace, with who did it, from where and in which request', async (t) => {
  for (const [name, [action, run]] of Object.entries(acts)) {
    await t.test(`${name} leaves ${action}`, async () => {
      const entry = await entryOf(await traced(run), action);
      assert.ok(entry.subject !== '' && entry.actor_id !== '');
      assert.equal(entry.client_address, '127.0.0.1');
    });
  }
});

test('the log names no person and holds no secret', async () => {
  const { user_id } = await aMember();
  const text = JSON.stringify(await nora.ok(nora.get(`${log}?limit=200`)));
  assert.ok(text.includes(user_id));
  assert.doesNotMatch(text, /@|Newcomer|ii[sirpj]_|whsec_|127\.0\.0\.1:9/);
});

test('seeing hidden names is written down for admins, with how many, and shows nothing to members', async () => {
  const { id } = await createCampaign(program, { settings: { hide_participant_names: true } });
  await program.ok(program.post(`/v1/interviews/${id}/contacts`, { name: 'Maya Hidden', email: 'maya@example.com' }));
  const { api } = await aMember();
  const asMember = await api.get(`/v1/interviews/${id}/contacts`);
  assert.ok(!JSON.stringify(asMember.body).includes('Maya'));
  const request_id = await traced((go) => go('GET', `/v1/interviews/${id}/contacts`));
  const entry = await entryOf(request_id, 'contact.names_revealed');
  assert.deepEqual([entry.subject, entry.details], [id, { contacts: 1 }]);
  const revealed = await nora.ok(nora.get<Entry[]>(`${log}?action=contact.names_revealed`));
  assert.equal(revealed.length, 1);
});

test('support that looks into a workspace is written down once, whatever it asks for, and a member is told nothing of the log', async () => {
  const support = new Api(system.base_url, { token: system.demo.tokens.support });
  for (const path of [`/v1/interviews?workspace_id=${workspace_id}`, home, `${home}/members`]) {
    assert.equal((await support.get(path)).status, 200, path);
  }
  const visits = await nora.ok(nora.get<Entry[]>(`${log}?action=support.entered`));
  // Two where the clock struck meanwhile.
  assert.ok([1, 2].includes(visits.length));
  assert.deepEqual(visits.at(-1)?.details, { route: 'GET /v1/interviews' });
  assert.equal((await support.get(log)).status, 403);
  const { api } = await aMember();
  assert.deepEqual([(await api.get(log)).status, (await program.get(log)).status], [403, 403]);
});

test('filters of the log: a time range that holds nothing is empty, an unknown action is 422', async () => {
  const none = await nora.ok(nora.get<Entry[]>(`${log}?to=2020-01-01T00:00:00Z`));
  assert.deepEqual(none, []);
  assert.equal((await nora.get(`${log}?action=no.such`)).status, 422);
  assert.equal((await nora.get(`${log}?from=yesterday`)).status, 422);
});
