import { randomUUID } from 'node:crypto';
import type { Example } from '../../services/gateway/src/reference/examples.ts';
import { operationId } from '../../services/gateway/src/reference/names.ts';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { ofTools } from '../contract/audit-acts-mcp.ts';
import { actsIn } from '../contract/audit-acts.ts';
import { bookingPageInput } from '../contract/audit-acts-booking.ts';
import { uploadOf } from '../contract/audit-acts-recordings.ts';
import { type AuditScene, auditScene } from '../contract/audit-scene.ts';
import { thingsOf } from '../contract/things.ts';
import { Api } from './api.ts';
import { reportReady, talk } from './campaign.ts';
import type { System } from './shared-stack.ts';

type Recorded = { -readonly [K in keyof Example]: Example[K] };
/** By operation id. */
export type Examples = Record<string, Recorded>;

type Row = Record<string, unknown> & { id: string };

/** Calls the API and keeps the first request and response of each operation. */
class Recorder {
  readonly examples: Examples = {};

  async call(api: Api, method: string, path: string, request?: object | string, headers = {}): Promise<Row> {
    const answer = await api.ask(method, path, { ...(request && { body: request }), headers });
    if (answer.status >= 300) {
      throw new Error(`${method} ${path} returned ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    const [media_type = ''] = (answer.headers.get('content-type') ?? '').split(';');
    this.examples[operationAt(method, path)] ??= {
      ...(typeof request === 'object' && { request }),
      ...(answer.status !== 204 && isText(media_type) && { response: answer.body }),
      ...(isText(media_type) && media_type !== 'application/json' && { media_type }),
    };
    return answer.body as Row;
  }
}

/** Images and office documents have no example. */
const isText = (media_type: string) => /^(application\/(?:[\w.-]+\+)?json|text\/.*)$/.test(media_type);

function operationAt(method: string, path: string): string {
  const [address = ''] = path.split('?');
  const found = routes.find(
    (route) =>
      route.method === method.toLowerCase() && new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(address),
  );
  if (!found) throw new Error(`no route for ${method} ${path}`);
  return operationId(found);
}

/**
 * One anonymised call of each operation: first the main operations in the order in which a newcomer needs them, then the calls of the audit
 * log's test, then every remaining GET.
 */
export async function recordExamples(system: System): Promise<Examples> {
  const { base_url, demo } = system;
  const recorder = new Recorder();
  const owner = new Api(base_url, { token: demo.tokens.owner });
  const key = new Api(base_url, { key: demo.api_keys.full });
  await peopleAndKeys(recorder, owner, demo.workspace_id);
  await campaign(recorder, key);
  await insights(recorder, key, demo.interview_id);
  await vaultsAndWebhooks(recorder, key, demo.vault_id);
  await platform(recorder, new Api(base_url, { token: demo.tokens.platform_admin }));
  const scene = await auditScene(system);
  await interview(recorder, scene);
  await booking(recorder, scene);
  await recording(recorder, scene);
  const acts = actsIn(scene);
  const asked = ofTools(acts, scene)['POST /v1/mcp report.queried'];
  for (const act of [...Object.values(acts), ...(asked ? [asked] : [])]) {
    await act((method, path, body, by = scene.callers.program, headers = {}) =>
      recorder.call(by.api, method, path, body, headers),
    );
  }
  await remainingReads(recorder, system, scene);
  const inOrder = routes.map((route) => [operationId(route), recorder.examples[operationId(route)] ?? {}]);
  return anonymous(Object.fromEntries(inOrder) as Examples, base_url);
}

/** What a participant does, from the link to the last answer. */
async function interview(
  recorder: Recorder,
  { at, program, callers, participant, answering }: AuditScene,
): Promise<void> {
  const nobody = callers.nobody.api;
  const { token } = await program.ok(program.post(`${at}/join-links`));
  await recorder.call(nobody, 'GET', `/v1/join/${String(token)}`);
  await recorder.call(nobody, 'GET', `/v1/join/${String(token)}/qr`);
  const { api } = await participant('started');
  await recorder.call(api, 'GET', '/v1/join/session');
  const said = { client_turn_id: randomUUID(), text: 'The notes were lost between the shifts.' };
  await recorder.call(api, 'POST', '/v1/join/session/turns', said);
  await recorder.call(api, 'POST', '/v1/join/session/finish');
  await recorder.call(api, 'GET', '/v1/join/session/events');
  await recorder.call(api, 'GET', '/v1/join/session/export');
  const { someone } = await answering();
  await recorder.call(someone.api, 'GET', '/v1/join/session/answers');
}

/** What a participant does who chooses a time. */
async function booking(recorder: Recorder, { at, program, callers }: AuditScene): Promise<void> {
  const nobody = callers.nobody.api;
  const { token } = await recorder.call(program, 'PUT', `${at}/booking`, bookingPageInput);
  await recorder.call(program, 'GET', `${at}/booking`);
  const page = `/v1/booking/${String(token)}`;
  await recorder.call(nobody, 'GET', page);
  const { slots } = await recorder.call(nobody, 'GET', `${page}/slots?timezone=UTC`);
  const [{ start } = { start: '' }] = slots as { start: string }[];
  const wish = { start, timezone: 'UTC', name: 'Maya Lind', email: `${randomUUID()}@example.org` };
  const made = await recorder.call(nobody, 'POST', `${page}/reservations`, wish);
  await recorder.call(program, 'GET', `${at}/bookings`);
  const reservation = `/v1/booking/reservations/${String(made['token'])}`;
  await recorder.call(nobody, 'GET', reservation);
  await recorder.call(nobody, 'GET', `${reservation}/calendar.ics`);
}

/** The recording of an interview, from the upload to the link. */
async function recording(recorder: Recorder, { at, program, participant, callers }: AuditScene): Promise<void> {
  const { api } = await participant('started');
  const { location, content, headers } = await uploadOf(api);
  const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  await api.ask('PATCH', location, { body: content, headers: { ...headers, ...type } });
  const { conversation_id } = await api.ok(api.get('/v1/join/session'));
  const link = await recorder.call(program, 'GET', `${at}/conversations/${String(conversation_id)}/recording/url`);
  await recorder.call(callers.nobody.api, 'GET', new URL(String(link['url'])).pathname);
  await recorder.call(api, 'HEAD', location, undefined, headers);
  const clip = { 'content-type': 'audio/ogg' };
  await recorder.call(api, 'POST', '/v1/join/session/transcriptions', content, clip);
}

/** Reads that need only the ids in their paths. */
async function remainingReads(recorder: Recorder, system: System, scene: AuditScene): Promise<void> {
  const { demo, base_url } = system;
  const things = await thingsOf(system);
  const owner = new Api(base_url, { token: demo.tokens.owner });
  const platformAdmin = new Api(base_url, { token: demo.tokens.platform_admin });
  const key = new Api(base_url, { key: demo.api_keys.full });
  const job = await scene.job();
  await recorder.call(scene.callers.nobody.api, 'GET', scene.unsubscribePath());
  await recorder.call(scene.program, 'GET', '/v1/jobs/active');
  await recorder.call(scene.program, 'GET', `/v1/jobs/${job}`);
  await recorder.call(scene.nora, 'GET', `${scene.log}?action=api_key.created`);
  const callerOf = ({ access }: Route): Api => {
    if ('platform' in access) return platformAdmin;
    return 'user_only' in access ? owner : key;
  };
  for (const route of routes) {
    if (route.method !== 'get' || recorder.examples[operationId(route)]) continue;
    const path = route.path.replace(/:(\w+)/g, (_match, name: string) => things[name] ?? `:${name}`);
    const isGiven = route.workspace === 'given' && !route.path.includes(':workspace_id') && callerOf(route) === owner;
    await recorder.call(callerOf(route), 'GET', isGiven ? `${path}?workspace_id=${demo.workspace_id}` : path);
  }
}

async function peopleAndKeys(recorder: Recorder, owner: Api, workspace_id: string): Promise<void> {
  await recorder.call(owner, 'POST', '/v1/workspaces', { name: 'Care research' });
  await recorder.call(owner, 'GET', '/v1/workspaces');
  const domains = `/v1/workspaces/${workspace_id}/email-domains`;
  const domain = await recorder.call(owner, 'POST', domains, { domain: `${randomUUID()}.example` });
  await recorder.call(owner, 'POST', `${domains}/${domain.id}/verify`);
  await recorder.call(owner, 'GET', `/v1/workspaces/${workspace_id}/members`);
  const request = { name: 'CI', workspace_id, scopes: ['interviews', 'exports'], expires_in_days: 90 };
  const { id } = await recorder.call(owner, 'POST', '/v1/api-keys', request);
  await recorder.call(owner, 'GET', `/v1/api-keys?workspace_id=${workspace_id}`);
  await recorder.call(owner, 'DELETE', `/v1/api-keys/${id}`);
  const guide = `/v1/preferences/onboarding/example-${randomUUID()}?workspace_id=${workspace_id}`;
  await recorder.call(owner, 'GET', guide);
  await recorder.call(owner, 'PATCH', guide, { event: 'auto_started' });
}

async function campaign(recorder: Recorder, key: Api): Promise<void> {
  const question = { text: 'What happened at the last hand-over?', kind: 'open', topic: 'hand-over' };
  const draft = { name: 'Hand-over on the ward', goal: 'Why hand-over fails', language: 'en', questions: [question] };
  const { id } = await recorder.call(key, 'POST', '/v1/interviews', draft);
  const at = `/v1/interviews/${id}`;
  await recorder.call(key, 'POST', `${at}/start`);
  const contact = { name: 'Maya Lind', email: 'maya@example.org' };
  const { id: contact_id } = await recorder.call(key, 'POST', `${at}/contacts`, contact);
  await recorder.call(key, 'GET', `${at}/contacts`);
  await recorder.call(key, 'GET', `${at}/contacts/${contact_id}`);
  await recorder.call(key, 'PATCH', `${at}/contacts/${contact_id}`, { timezone: 'Europe/Berlin' });
  await recorder.call(key, 'POST', `${at}/join-links`, {});
  const invitations = `${at}/contacts/invitations`;
  const requested = await recorder.call(key, 'POST', invitations, { filter: { invited: false } });
  await recorder.call(key, 'GET', invitations);
  await recorder.call(key, 'GET', `${invitations}/${String(requested['job_id'])}`);
  const file = { format: 'json', transcript: { turns: talk(1).turns.slice(0, 2) } };
  await recorder.call(key, 'POST', `${at}/conversations/import/preview`, file);
  const talked = { contact, ...file };
  const { conversation_id } = await recorder.call(key, 'POST', `${at}/conversations/import`, talked);
  const conversation = `${at}/conversations/${String(conversation_id)}`;
  await recorder.call(key, 'GET', `${at}/conversations`);
  await recorder.call(key, 'GET', conversation);
  await recorder.call(key, 'GET', `${conversation}/transcript`);
  await recorder.call(key, 'POST', `${at}/pause`, { reason: 'Holidays' });
  await recorder.call(key, 'POST', `${at}/resume`);
  await recorder.call(key, 'DELETE', at);
}

/** For the demo campaign, whose report is ready. */
async function insights(recorder: Recorder, key: Api, interview_id: string): Promise<void> {
  const at = `/v1/interviews/${interview_id}`;
  // On a busy machine, the demo is there before its report.
  await reportReady(key, interview_id, 1);
  await recorder.call(key, 'GET', at);
  await recorder.call(key, 'GET', `${at}/report/generation-status`);
  await recorder.call(key, 'GET', `${at}/report`);
  await recorder.call(key, 'GET', `${at}/insights`);
  await recorder.call(key, 'POST', `${at}/synthesize`, undefined, { prefer: 'wait=20' });
}

async function vaultsAndWebhooks(recorder: Recorder, key: Api, vault_id: string): Promise<void> {
  await recorder.call(key, 'GET', `/v1/vaults/${vault_id}`);
  await recorder.call(key, 'GET', `/v1/vaults/${vault_id}/documents`);
  const document = {
    title: 'Opening hours',
    content_text: '# Opening hours\n\nThe ward is open to visitors from ten to noon.',
    source_type: 'note',
    external_id: 'opening-hours',
  };
  const added = await recorder.call(key, 'POST', `/v1/vaults/${vault_id}/documents`, document);
  await recorder.call(key, 'DELETE', `/v1/vaults/${vault_id}/documents/${added.id}`);
  const keys = `/v1/vaults/${vault_id}/retrieval-keys`;
  const { id } = await recorder.call(key, 'POST', keys, { name: 'Support bot', expires_in_days: 30 });
  await recorder.call(key, 'DELETE', `${keys}/${id}`);
  const endpoint = { url: 'http://127.0.0.1:65535/', events: ['synthesis.completed'], description: 'Reports to chat' };
  const made = await recorder.call(key, 'POST', '/v1/webhook-endpoints', endpoint);
  await recorder.call(key, 'GET', `/v1/webhook-endpoints/${made.id}`);
  await recorder.call(key, 'PATCH', `/v1/webhook-endpoints/${made.id}`, { active: false });
  await recorder.call(key, 'DELETE', `/v1/webhook-endpoints/${made.id}`);
}

async function platform(recorder: Recorder, admin: Api): Promise<void> {
  const slug = `acme-${randomUUID()}`;
  const { id } = await recorder.call(admin, 'POST', '/v1/demo', { slug, company_name: 'Acme', status: 'live' });
  await recorder.call(admin, 'GET', `/v1/demo/public/${slug}`);
  await recorder.call(admin, 'GET', '/v1/demo');
  await recorder.call(admin, 'PATCH', `/v1/demo/${id}`, { company_name: 'Acme Corporation' });
  await recorder.call(admin, 'DELETE', `/v1/demo/${id}`);
  await recorder.call(admin, 'GET', '/v1/health');
}

const MOST_ITEMS = 2;
const MOST_LINES = 12;
const OPENAPI_EXAMPLE = { response: { openapi: '3.1.0', info: { title: 'Interview Insights', version: '0.1.0' } } };

const linesOf = (text: string) => text.split('\n').slice(0, MOST_LINES).join('\n');
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[457][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Makes each run produce the same text: numbers ids in order, replaces times and secrets, and shortens lists. */
function anonymous(examples: Examples, baseUrl: string): Examples {
  const numbers = new Map<string, string>();
  const numbered = (id: string) => {
    const known = numbers.get(id) ?? `0197a0c2-0000-7000-8000-${String(numbers.size + 1).padStart(12, '0')}`;
    numbers.set(id, known);
    return known;
  };
  const text = JSON.stringify(examples, (name, value: unknown) => {
    if (name === operationId({ tag: 'reference', name: 'getOpenApi' })) return OPENAPI_EXAMPLE;
    if (typeof value === 'string' && name === 'response') return linesOf(value);
    return Array.isArray(value) ? value.slice(0, MOST_ITEMS) : value;
  })
    .replaceAll(/"issuer":"http:[^"]+"/g, '"issuer":"https://login.example.com"')
    .replaceAll(baseUrl, 'https://api.example.com')
    .replaceAll(/\b(ii[a-z])_[0-9A-Za-z]{38}/g, '$1_4fQ0aZ7b…')
    .replaceAll(/\b(iis|iir|iij)_[0-9A-Za-z]{8}(?=")/g, '$1_4fQ0aZ7b')
    .replaceAll(/recordings\/k\d+\.[\w-]+/g, 'recordings/k1.AZexLg…')
    .replaceAll(/\beyJ[\w-]+\.[\w-]*\.[\w-]+/g, 'header.manifest.signature')
    .replaceAll(/whsec_[0-9A-Za-z+/=]+/g, 'whsec_…')
    .replaceAll(/(acme|example)-[0-9a-f-]{36}/g, '$1')
    .replaceAll(/[0-9a-f-]{36}@example\.(com|org)/g, 'maya@example.$1')
    .replaceAll(/[0-9a-f-]{36}\.example\b/g, 'acme.example')
    .replaceAll(UUID, numbered)
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '2026-01-15T09:00:00.000Z')
    .replaceAll(/"\d{4}-\d\d-\d\dT\d\d:\d\d"/g, '"2026-01-15T09:00"')
    .replaceAll(/"\d{4}-\d\d-\d\d"/g, '"2026-01-15"')
    .replaceAll(/\b\d{8}T\d{6}\b/g, '20260115T090000');
  return JSON.parse(text) as Examples;
}
