import { randomUUID } from 'node:crypto';
import { operationId } from '../../services/gateway/src/reference/names.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { Api } from './api.ts';
import { talk } from './campaign.ts';
import type { System } from './shared-stack.ts';

export interface Example {
  request?: unknown;
  response?: unknown;
}
/** By operation id. */
export type Examples = Record<string, Example>;

type Row = Record<string, unknown> & { id: string };

/** Calls the API and keeps the first request and answer of each operation. */
class Recorder {
  readonly examples: Examples = {};

  async call(api: Api, method: string, path: string, request?: object, headers = {}): Promise<Row> {
    const { status, body } = await api.ask(method, path, { ...(request && { body: request }), headers });
    if (status >= 300) throw new Error(`${method} ${path} answers ${status}: ${JSON.stringify(body)}`);
    const id = operationAt(method, path);
    this.examples[id] ??= { ...(request && { request }), ...(status !== 204 && { response: body }) };
    return body as Row;
  }
}

function operationAt(method: string, path: string): string {
  const [address = ''] = path.split('?');
  const found = routes.find(
    (route) =>
      route.method === method.toLowerCase() && new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(address),
  );
  if (!found) throw new Error(`no route at ${method} ${path}`);
  return operationId(found);
}

/** The main operations, one after the other, as somebody meets them who begins with the service. Made anonymous. */
export async function recordExamples({ base_url, demo }: System): Promise<Examples> {
  const recorder = new Recorder();
  const owner = new Api(base_url, { token: demo.tokens.owner });
  const key = new Api(base_url, { key: demo.api_keys.full });
  await peopleAndKeys(recorder, owner, demo.workspace_id);
  await campaign(recorder, key);
  await insights(recorder, key, demo.interview_id);
  await vaultsAndWebhooks(recorder, key, demo.vault_id);
  await platform(recorder, new Api(base_url, { token: demo.tokens.platform_admin }));
  return anonymous(recorder.examples, base_url);
}

async function peopleAndKeys(recorder: Recorder, owner: Api, workspace_id: string): Promise<void> {
  await recorder.call(owner, 'GET', '/v1/workspaces');
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
  await recorder.call(key, 'POST', `${at}/contacts`, contact);
  await recorder.call(key, 'POST', `${at}/join-links`, {});
  const talked = { contact, format: 'json', transcript: { turns: talk(1).turns.slice(0, 2) } };
  const { conversation_id } = await recorder.call(key, 'POST', `${at}/conversations/import`, talked);
  await recorder.call(key, 'GET', `${at}/conversations/${String(conversation_id)}/transcript`);
  await recorder.call(key, 'POST', `${at}/pause`, { reason: 'Holidays' });
  await recorder.call(key, 'POST', `${at}/resume`);
  await recorder.call(key, 'DELETE', at);
}

/** Of the demo campaign, whose report is ready. */
async function insights(recorder: Recorder, key: Api, interview_id: string): Promise<void> {
  const at = `/v1/interviews/${interview_id}`;
  await recorder.call(key, 'GET', at);
  await recorder.call(key, 'GET', `${at}/report/generation-status`);
  await recorder.call(key, 'GET', `${at}/report`);
  await recorder.call(key, 'GET', `${at}/insights`);
  await recorder.call(key, 'POST', `${at}/synthesize`, undefined, { prefer: 'wait=20' });
}

async function vaultsAndWebhooks(recorder: Recorder, key: Api, vault_id: string): Promise<void> {
  await recorder.call(key, 'GET', `/v1/vaults/${vault_id}`);
  await recorder.call(key, 'GET', `/v1/vaults/${vault_id}/documents`);
  const keys = `/v1/vaults/${vault_id}/retrieval-keys`;
  const { id } = await recorder.call(key, 'POST', keys, { name: 'Support bot', expires_in_days: 30 });
  await recorder.call(key, 'DELETE', `${keys}/${id}`);
  const endpoint = { url: 'http://127.0.0.1:65535/', events: ['synthesis.completed'], description: 'Reports to chat' };
  const made = await recorder.call(key, 'POST', '/v1/webhook-endpoints', endpoint);
  await recorder.call(key, 'PATCH', `/v1/webhook-endpoints/${made.id}`, { active: false });
  await recorder.call(key, 'DELETE', `/v1/webhook-endpoints/${made.id}`);
}

async function platform(recorder: Recorder, admin: Api): Promise<void> {
  const slug = `acme-${randomUUID()}`;
  const { id } = await recorder.call(admin, 'POST', '/v1/demo', { slug, company_name: 'Acme', status: 'live' });
  await recorder.call(admin, 'GET', `/v1/demo/public/${slug}`);
  await recorder.call(admin, 'DELETE', `/v1/demo/${id}`);
  await recorder.call(admin, 'GET', '/v1/health');
}

const MOST_ITEMS = 2;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[457][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The same run gives the same text: ids are numbered as they come, times and secrets stand for themselves, lists are cut short. */
function anonymous(examples: Examples, baseUrl: string): Examples {
  const numbers = new Map<string, string>();
  const numbered = (id: string) => {
    const known = numbers.get(id) ?? `0197a0c2-0000-7000-8000-${String(numbers.size + 1).padStart(12, '0')}`;
    numbers.set(id, known);
    return known;
  };
  const text = JSON.stringify(examples, (_name, value: unknown) =>
    Array.isArray(value) ? value.slice(0, MOST_ITEMS) : value,
  )
    .replaceAll(baseUrl, 'https://api.example.com')
    .replaceAll(/\b(iis|iir|iii|iij)_[0-9A-Za-z]{38}/g, '$1_4fQ0aZ7b…')
    .replaceAll(/\b(iis|iir|iij)_[0-9A-Za-z]{8}(?=")/g, '$1_4fQ0aZ7b')
    .replaceAll(/whsec_[0-9A-Za-z+/=]+/g, 'whsec_…')
    .replaceAll(/(acme|example)-[0-9a-f-]{36}/g, '$1')
    .replaceAll(UUID, numbered)
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '2026-01-15T09:00:00.000Z');
  return JSON.parse(text) as Examples;
}
