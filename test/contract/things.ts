import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Api, once } from '../support/api.ts';
import type { System } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

type Row = Record<string, unknown> & { id: string };

/** Real objects of the demo workspace by path parameter. */
export async function thingsOf({ base_url, demo, dir }: System): Promise<Record<string, string>> {
  const key = new Api(base_url, { key: demo.api_keys.full });
  const owner = new Api(base_url, { token: demo.tokens.owner });
  const { interview_id, vault_id, workspace_id } = demo;
  const campaign = `/v1/interviews/${interview_id}`;
  const first = async (api: Api, path: string): Promise<Row> => {
    const [row] = (await api.ok(api.get(path))) as unknown as Row[];
    assert.ok(row, `${path} has none`);
    return row;
  };
  const make = async (path: string, body: object = {}, api = key) =>
    String((await api.ok(api.post(path, body, { headers: once() })))['id']);
  const email = `${randomUUID()}@example.com`;
  const domain = { domain: `${randomUUID()}.example` };
  const conversation = await first(key, `${campaign}/conversations?limit=1`);
  const transcript = await key.ok<{ turns?: Row[] }>(
    key.get(`${campaign}/conversations/${conversation.id}/transcript`),
  );
  const endpoint_id = await make('/v1/webhook-endpoints', { url: 'http://127.0.0.1:65535/', events: ['webhook.ping'] });
  await key.ok(key.post(`/v1/webhook-endpoints/${endpoint_id}/test`));
  const member = await first(owner, `/v1/workspaces/${workspace_id}/members`);
  // No route lists finished jobs.
  const [job] = await queryAsAdmin<Row>(dir, 'select id from jobs.jobs where workspace_id = $1 limit 1', [
    workspace_id,
  ]);
  return {
    workspace_id,
    interview_id,
    vault_id,
    endpoint_id,
    member_user_id: String(member['user_id']),
    invitation_id: await make(`/v1/workspaces/${workspace_id}/members`, { email, role: 'member' }, owner),
    email_domain_id: await make(`/v1/workspaces/${workspace_id}/email-domains`, domain, owner),
    key_id: (await first(owner, `/v1/api-keys?workspace_id=${workspace_id}`)).id,
    contact_id: (await first(key, `${campaign}/contacts?limit=1`)).id,
    conversation_id: conversation.id,
    turn_id: transcript.turns?.[0]?.id ?? '',
    template_id: await make('/v1/agent-templates', { name: 'For a stranger' }),
    link_id: await make(`${campaign}/join-links`),
    delivery_id: (await first(key, `/v1/webhook-endpoints/${endpoint_id}/deliveries?status=pending`)).id,
    document_id: (await first(key, `/v1/vaults/${vault_id}/documents?limit=1`)).id,
    job_id: job?.id ?? '',
    guide_key: 'first-campaign',
    version_number: '1',
    from_version: '1',
    to_version: '1',
  };
}

/** Valid bodies for routes that do not accept `{}`. */
export const goodBodies: Readonly<Record<string, object>> = {
  'PATCH /v1/workspaces/:workspace_id': { name: 'Renamed by a stranger' },
  'PATCH /v1/workspaces/:workspace_id/members/:member_user_id': { role: 'admin' },
  'POST /v1/workspaces/:workspace_id/members': { email: 'stranger@example.com', role: 'member' },
  'POST /v1/workspaces/:workspace_id/transfer-ownership': { user_id: randomUUID() },
  'POST /v1/api-keys': { name: 'made by a stranger', scopes: ['*'] },
  'POST /v1/workspaces/:workspace_id/email-domains': { domain: 'stranger.example' },
  'POST /v1/interviews': { name: 'n', goal: 'g', language: 'en', questions: [] },
  'POST /v1/interviews/:interview_id/contacts': { email: 'stranger@example.com' },
  'POST /v1/interviews/:interview_id/contacts/:contact_id/reactivate': { grace_period_minutes: 5 },
  'POST /v1/interviews/:interview_id/contacts/:contact_id/confirm-email': { email: 'stranger@example.com' },
  'POST /v1/interviews/:interview_id/conversations/import': {
    contact: { name: 'A', email: 'stranger@example.com' },
    format: 'text',
    transcript: 'A: hello',
    speaker_map: { A: 'participant' },
  },
  'PUT /v1/interviews/:interview_id/turns/:turn_id/tags': { tags: [] },
  'POST /v1/agent-templates': { name: 'made by a stranger' },
  'POST /v1/webhook-endpoints': { url: 'http://127.0.0.1:65535/' },
  'PATCH /v1/webhook-endpoints/:endpoint_id': { active: false },
  'PATCH /v1/preferences/onboarding/:guide_key': { event: 'started' },
  'POST /v1/vaults/:vault_id/retrieval-keys': { name: 'made by a stranger' },
  'POST /v1/vaults': { name: 'made by a stranger' },
};
