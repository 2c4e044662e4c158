import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { PLATFORM_ACTIONS } from '@insights/contracts';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { type Answer, Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';
import { ofTools } from './audit-acts-mcp.ts';
import { actsIn } from './audit-acts.ts';
import { type Act, type Caller, type Go, auditScene } from './audit-scene.ts';

const system = await useSystem(after);
const scene = await auditScene(system);
const { nora, program, program_id, callers, home, log, workspace_id } = scene;
const ofRoutes = actsIn(scene);
const acts = { ...ofRoutes, ...ofTools(ofRoutes, scene) };

interface Entry {
  action: string;
  subject: string;
  actor_kind: string;
  actor_id: string;
  actor_user_id: string | null;
  channel: string | null;
  request_id: string | null;
  client_address: string | null;
  details: Record<string, unknown>;
}

const nameOf = (route: Route) => `${route.method.toUpperCase()} ${route.path}`;
const actionsOf = ({ audit = [] }: Route): string[] => [audit].flat();
const isOfPlatform = (route: Route) =>
  actionsOf(route).some((action) => PLATFORM_ACTIONS.some((one) => one === action));

/** Routes that change something, or show the text of transcripts, documents or derived content. */
function wantsEntry({ method, path, access }: Route): boolean {
  const showsContent = ('scopes' in access && access.scopes.includes('exports')) || path.startsWith('/v1/documents/');
  return (method !== 'get' && method !== 'head') || showsContent;
}

/** Entries that other tests in this file make: creating a workspace, linking an organisation. */
const ELSEWHERE = new Set(['workspace.created', 'workspace.linked', 'workspace.unlinked', 'member.added']);

test('every route that changes something or shows transcripts names its audit entry or the reason for none', () => {
  const silent = routes.filter((route) => wantsEntry(route) && actionsOf(route).length === 0);
  const excused = routes.filter(({ unaudited = '' }) => unaudited !== '');
  assert.deepEqual(
    silent.map(nameOf),
    excused.map(nameOf),
    'give the route `audit: …` and have its service announce it, or give it `unaudited: …` with the reason',
  );
  assert.ok(excused.length <= 6, 'a seventh exception needs a review of this bound');
});

interface Wanted {
  readonly name: string;
  readonly action: string;
  readonly act: Act;
}

/** One for each entry that a route can leave. */
function wantedOf(route: Route): Wanted[] {
  if (isOfPlatform(route)) return [];
  const actions = actionsOf(route);
  return actions
    .filter((action) => !ELSEWHERE.has(action))
    .map((action) => {
      const name = actions.length > 1 ? `${nameOf(route)} ${action}` : nameOf(route);
      const act = acts[name] ?? assert.fail(`${name} needs a call in test/contract/audit-acts.ts`);
      return { name, action, act };
    });
}

interface Done extends Wanted {
  readonly request_id: string;
  readonly subject: string;
  readonly by: Caller;
}

/** Makes the act's call with a request id of its own. */
async function make({ act, ...wanted }: Wanted): Promise<Done> {
  const request_id = randomUUID();
  let caller: Caller = callers.program;
  const go: Go = async (method, path, body, by = callers.program, own = {}) => {
    caller = by;
    const headers = { 'x-request-id': request_id, ...own };
    const { status, body: answer } = await by.api.ask(method, path, { body, headers });
    assert.ok(status < 300, `${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const subject = await act(go);
  return { ...wanted, act, request_id, subject, by: caller };
}

/** The workspace's entries by request id. */
async function entriesByRequest(): Promise<Map<string | null, Entry[]>> {
  const entries: Entry[] = [];
  for (let path: string | null = `${log}?limit=200`; path;) {
    const { body, headers }: Answer<Entry[]> = await nora.get<Entry[]>(path);
    entries.push(...body);
    const next: string | undefined = /<([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    path = next ? next.slice(next.indexOf('/v1/')) : null;
  }
  return Map.groupBy(entries, (entry) => entry.request_id);
}

test('each route leaves exactly its entry, with action, subject, actor, channel and request, without a participant’s address', async (t) => {
  const done: Done[] = [];
  for (const wanted of routes.flatMap(wantedOf)) done.push(await make(wanted));
  const left = await eventually(
    async () => {
      const entries = await entriesByRequest();
      return done.every(({ request_id }) => entries.has(request_id)) ? entries : null;
    },
    { what: 'an entry for each request', every_ms: 200 },
  ).catch(entriesByRequest);
  for (const { name, action, request_id, subject, by } of done) {
    await t.test(`${name} leaves ${action}`, () => {
      const entries = left.get(request_id) ?? [];
      const shown = entries.map((one) => [one.action, one.subject, one.actor_kind, one.channel, one.client_address]);
      const address = by.channel === 'participant' ? null : '127.0.0.1';
      assert.deepEqual(shown, [[action, subject, by.actor_kind, by.channel, address]]);
      const [entry] = entries;
      if (by.actor_kind === 'key') assert.equal(entry?.actor_id, program_id);
      // A reservation's entries are about the campaign; its visitor is the actor.
      if (action.startsWith('reservation.')) assert.notEqual(entry?.actor_id, subject);
      else if (by.actor_kind === 'participant') assert.equal(entry?.actor_id, subject);
      if (by.actor_kind === 'user') assert.equal(entry?.actor_user_id, entry?.actor_id);
    });
  }
  console.log(`${done.length} acts of ${routes.filter((route) => route.audit).length} routes`);
});

test('a rejected request leaves no entry, and a repeated one leaves one', async () => {
  const refused = randomUUID();
  const headers = { 'x-request-id': refused };
  assert.equal((await program.ask('DELETE', `/v1/vaults/${randomUUID()}`, { headers })).status, 404);
  assert.equal((await program.ask('PATCH', home, { headers, body: { name: 'n' } })).status, 403);
  const repeated = randomUUID();
  const twice = { 'x-request-id': repeated, 'idempotency-key': repeated };
  for (let n = 0; n < 2; n += 1) await program.ok(program.post('/v1/vaults', { name: 'v' }, { headers: twice }));
  const entries = await eventually(async () => {
    const all = await entriesByRequest();
    return all.has(repeated) ? all : null;
  });
  assert.deepEqual([entries.get(refused), entries.get(repeated)?.length], [undefined, 1]);
});

test('the log contains no names, secrets or texts', async () => {
  const text = JSON.stringify([...(await entriesByRequest()).values()]);
  assert.ok(text.includes('transcript.read'));
  assert.doesNotMatch(text, /@|Newcomer|Maya|Ada|hand-over|ii[birpjs]_|whsec_|127\.0\.0\.1:65535/);
});

test('revealing hidden names is logged with their number for admins, and shows members nothing', async () => {
  const { id } = await createCampaign(program, { settings: { hide_participant_names: true } });
  await program.ok(program.post(`/v1/interviews/${id}/contacts`, { name: 'Mila Hidden', email: 'mila@example.com' }));
  const { api } = await scene.member();
  const asMember = await api.get(`/v1/interviews/${id}/contacts`);
  assert.ok(!JSON.stringify(asMember.body).includes('Mila'));
  const request_id = randomUUID();
  await nora.ok(nora.get(`/v1/interviews/${id}/contacts`, { headers: { 'x-request-id': request_id } }));
  const revealed = await eventually(async () => (await entriesByRequest()).get(request_id) ?? null);
  assert.deepEqual(
    revealed.map(({ action, subject, details }) => [action, subject, details]),
    [['contact.names_revealed', id, { contacts: 1 }]],
  );
});

test('a support visit is logged once for any number of requests, and members cannot read the log', async () => {
  const support = new Api(system.base_url, { token: system.demo.tokens.support });
  for (const path of [`/v1/interviews?workspace_id=${workspace_id}`, home, `${home}/members`]) {
    assert.equal((await support.get(path)).status, 200, path);
  }
  const visits = await nora.ok(nora.get<Entry[]>(`${log}?action=support.entered`));
  // Two, if a new hour began in between.
  assert.ok([1, 2].includes(visits.length));
  assert.deepEqual(visits.at(-1)?.details, { route: 'GET /v1/interviews' });
  assert.equal((await support.get(log)).status, 403);
  const { api } = await scene.member();
  assert.deepEqual([(await api.get(log)).status, (await program.get(log)).status], [403, 403]);
});

test('a platform admin who lists all jobs is logged in each listed workspace, once an hour', async () => {
  await scene.job();
  const { api } = callers.platformAdmin;
  for (let n = 0; n < 3; n += 1) await api.ok(api.get('/v1/jobs/active'));
  const looks = await eventually(async () => {
    const found = await nora.ok(nora.get<Entry[]>(`${log}?action=platform_admin.entered`));
    return found.length > 0 ? found : null;
  });
  assert.ok([1, 2].includes(looks.length));
  assert.deepEqual([looks[0]?.actor_kind, looks[0]?.channel, looks[0]?.subject], ['user', 'user', workspace_id]);
});

test('actions of platform admins outside any workspace are in the operator’s log', async () => {
  const { api } = callers.platformAdmin;
  const request_id = randomUUID();
  const headers = { 'x-request-id': request_id };
  const demo = await api.ok(api.post('/v1/demo', { slug: randomUUID(), company_name: 'Acme' }, { headers }));
  const path = `/v1/demo/${String(demo['id'])}`;
  await api.ok(api.patch(path, { status: 'live' }, { headers }));
  await api.ok(api.ask('DELETE', path, { headers }));
  const sql = `select action, subject, actor_kind, channel from identity.platform_audit_log where request_id = $1 order by at, id`;
  assert.deepEqual(
    await queryAsAdmin(system.dir, sql, [request_id]),
    PLATFORM_ACTIONS.map((action) => ({ action, subject: demo['id'], actor_kind: 'user', channel: 'user' })),
  );
});

test('the log can be filtered by channel and time, and an unknown action or channel is 422', async () => {
  const byKeys = await nora.ok(nora.get<Entry[]>(`${log}?channel=api&limit=200`));
  assert.ok(byKeys.length > 0 && byKeys.every(({ channel }) => channel === 'api'));
  const none = await nora.ok(nora.get<Entry[]>(`${log}?to=2020-01-01T00:00:00Z`));
  assert.deepEqual(none, []);
  for (const query of ['action=no.such', 'channel=telepathy', 'from=yesterday', 'to=0000-01-01T00:00:00Z']) {
    assert.equal((await nora.get(`${log}?${query}`)).status, 422, query);
  }
});
