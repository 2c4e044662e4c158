import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { examples } from '../../services/gateway/src/reference/examples.ts';
import { operationId } from '../../services/gateway/src/reference/names.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { Api, once } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import type { System } from '../support/shared-stack.ts';

type Row = Record<string, unknown> & { id: string };

/** Real objects of the demo workspace by path parameter. Other tests that run at the same time may delete what they find: those are new. */
export async function thingsOf({ base_url, demo }: System): Promise<Record<string, string>> {
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
  const note = { title: 'For a stranger', content_text: 'Visitors are welcome from ten to noon.' };
  const conversation = await first(key, `${campaign}/conversations?limit=1`);
  const transcript = await key.ok<{ turns?: Row[] }>(
    key.get(`${campaign}/conversations/${conversation.id}/transcript`),
  );
  const endpoint_id = await make('/v1/webhook-endpoints', { url: 'http://127.0.0.1:65535/', events: ['webhook.ping'] });
  await key.ok(key.post(`/v1/webhook-endpoints/${endpoint_id}/test`));
  const { questions = [] } = await key.ok<{ questions?: Row[] }>(key.get(campaign));
  const member = await first(owner, `/v1/workspaces/${workspace_id}/members`);
  const { key_themes } = await key.ok<{ key_themes?: Row[] }>(key.get(`${campaign}/report`));
  const correction = { kind: 'relabel_theme', theme_ids: [key_themes?.[0]?.id], label: 'For a stranger' };
  const { id: contact_id } = await first(key, `${campaign}/contacts?limit=1`);
  const { job_id } = await key.ok(key.post(`${campaign}/contacts/invitations`, { contact_ids: [contact_id] }));
  await eventually(async () => key.ok(key.get(`/v1/jobs/${String(job_id)}`)));
  return {
    workspace_id,
    interview_id,
    vault_id,
    endpoint_id,
    member_user_id: String(member['user_id']),
    invitation_id: await make(`/v1/workspaces/${workspace_id}/members`, { email, role: 'member' }, owner),
    email_domain_id: await make(`/v1/workspaces/${workspace_id}/email-domains`, domain, owner),
    key_id: await make('/v1/api-keys', { name: 'For a stranger', workspace_id, scopes: ['*'] }, owner),
    contact_id,
    conversation_id: conversation.id,
    turn_id: transcript.turns?.[0]?.id ?? '',
    question_id: questions[0]?.id ?? '',
    template_id: await make('/v1/agent-templates', { name: 'For a stranger' }),
    link_id: await make(`${campaign}/join-links`),
    delivery_id: (await first(key, `/v1/webhook-endpoints/${endpoint_id}/deliveries?status=pending`)).id,
    document_id: await make(`/v1/vaults/${vault_id}/documents`, note),
    chat_session_id: await make('/v1/insights-chat/sessions'),
    share_id: await make(`${campaign}/report/shares`, {}, owner),
    correction_id: await make(`${campaign}/report/corrections`, correction, owner),
    ...(await codebookThings(make, campaign, transcript.turns ?? [])),
    job_id: String(job_id),
    ...(await projectThings(key)),
    guide_key: 'first-campaign',
    version_number: '1',
    from_version: '1',
    to_version: '1',
  };
}

/** A code, and a passage that a person gave it. */
async function codebookThings(
  make: (path: string, body: object) => Promise<string>,
  campaign: string,
  turns: readonly Row[],
): Promise<Record<string, string>> {
  const code_id = await make(`${campaign}/codebook/codes`, { name: 'For a stranger' });
  const said = turns.find(({ speaker }) => speaker === 'participant');
  const coding = { turn_id: said?.id, start: 0, end: 5, code_id };
  return { code_id, coding_id: await make(`${campaign}/codebook/codings`, coding) };
}

/** A project with two nodes and an edge. */
async function projectThings(key: Api): Promise<Record<string, string>> {
  const make = (path: string, body: object) => key.ok(key.post(path, body, { headers: once() }));
  const { id } = await make('/v1/projects', { name: 'For a stranger' });
  const graph = `/v1/projects/${String(id)}/graph`;
  const [from_key, to_key] = await Promise.all(
    ['Hand-over', 'Night shift'].map(async (label) => {
      const { prj_key } = await make(`${graph}/nodes`, { type: 'theme', label });
      return String(prj_key);
    }),
  );
  const { edge_key } = await make(`${graph}/edges`, { type: 'causes', from_key, to_key });
  const session = await make(`/v1/projects/${String(id)}/chat/sessions`, {});
  return {
    session_id: String(session['id']),
    project_id: String(id),
    prj_key: from_key ?? '',
    edge_key: String(edge_key),
  };
}

/** A route's method and path. */
const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;

/** A recorded request, for a route that rejects `{}`. The caller's own workspace takes the place of the recorded one. */
function recordedBody(route: Route): [name: string, body: object][] {
  if (!route.body || route.body.safeParse({}).success) return [];
  const { workspace_id: _recorded, ...body } = (examples[operationId(route)]?.request ?? {}) as Record<string, unknown>;
  return [[nameOf(route), body]];
}

/** Bodies that pass validation, for routes that need one. */
export const goodBodies: Readonly<Record<string, object>> = {
  ...Object.fromEntries(routes.flatMap(recordedBody)),
  'PATCH /v1/workspaces/:workspace_id': { name: 'Renamed by a stranger' },
  'POST /v1/workspaces/:workspace_id/members': { email: 'stranger@example.com', role: 'member' },
  'POST /v1/interviews/:interview_id/contacts': { email: 'stranger@example.com' },
  'PATCH /v1/webhook-endpoints/:endpoint_id': { active: false },
};
