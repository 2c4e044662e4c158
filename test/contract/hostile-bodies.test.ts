import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { Api } from '../support/api.ts';
import { createCampaign, importTalk } from '../support/campaign.ts';
import { openCampaign } from '../support/participant.ts';
import { useSystem } from '../support/shared-stack.ts';
import { sampleOf } from '../support/size.ts';
import { tokenOfNewcomer } from './callers.ts';

const { base_url, ...system } = await useSystem(after);
const owner = new Api(base_url, { token: await tokenOfNewcomer({ base_url, ...system }) });
const { id: workspace_id } = await owner.ok<{ id: string }>(owner.post('/v1/workspaces', { name: 'Fuzzed' }));
const { key } = await owner.ok<{ key: string }>(
  owner.post('/v1/api-keys', { name: 'fuzz', scopes: ['*'], workspace_id }),
);
const api = new Api(base_url, { key });
const nobody = new Api(base_url);

const made = async (path: string, body: object) => String((await api.ok(api.post(path, body)))['id']);
const draft = await createCampaign(api);
const { id: active, link } = await openCampaign(api);
const talk = await importTalk(api, active, 0);
const transcript = await api.ok(api.get(`/v1/interviews/${active}/conversations/${talk.conversation_id}/transcript`));
const turn = (transcript['turns'] as { id: string }[])[0]?.id ?? assert.fail();
const template = await made('/v1/agent-templates', { name: 'Ana' });
const vault = await made('/v1/vaults', { name: 'v' });
const endpoint = await made('/v1/webhook-endpoints', { url: 'http://127.0.0.1:65535/' });
const joined = await nobody.ok(nobody.post(`/v1/join/${link}`, { name: 'Ada' }));
const participant = new Api(base_url, { token: String(joined['participant_token']) });
const { campaign } = joined['session'] as { campaign: { consent_version: string } };

const question = {
  id: 'q1',
  text: 'What happened?',
  kind: 'choice',
  options: ['a', 'b'],
  required: true,
  max_probes: 2,
  probe_when: ['never'],
  topic: 'nights',
  learn: 'What it costs',
};
const settings = {
  hide_participant_names: false,
  allow_participant_to_hide_name: true,
  consent_text: 'Agree?',
  max_duration_minutes: 30,
  grace_period_minutes: 15,
  retention_days: 30,
  report: { auto: false, floor_count: 3, refresh_every: 5 },
};
const interview = { name: 'n', goal: 'g', language: 'en', questions: [question], settings };
const contact = {
  name: 'Maya',
  email: 'maya@example.org',
  locale: 'de',
  timezone: 'Europe/Berlin',
  attributes: { team: 'night', years: 3 },
  hide_name: false,
};
const imported = (transcriptOf: unknown, format: string) => ({
  contact: { name: 'Imported', email: 'imported@example.org' },
  format,
  transcript: transcriptOf,
  speaker_map: { A: 'participant', B: 'interviewer' },
  started_at: '2026-01-01T10:00:00Z',
  mode: 'imported',
});
const spoken = {
  speaker: 'participant',
  text: 'Notes get lost.',
  started_ms: 0,
  ended_ms: 9,
  question_id: '',
  tags: [],
};
const cues = '1\n00:00:01,000 --> 00:00:02,000\nA: Notes get lost.\n';

type Case = readonly [method: string, path: string, body: object, api?: Api];

/** Valid bodies; each is sent again with each of its values replaced by odd values. */
const cases: readonly Case[] = [
  ['POST', '/v1/interviews', interview],
  ['PATCH', `/v1/interviews/${draft.id}`, interview],
  ['POST', `/v1/interviews/${active}/contacts`, contact],
  ['POST', `/v1/interviews/${active}/contacts`, { contacts: [contact] }],
  ['PATCH', `/v1/interviews/${active}/contacts/${talk.contact_id}`, contact],
  ['POST', `/v1/interviews/${active}/conversations/import`, imported({ turns: [spoken] }, 'json')],
  ['POST', `/v1/interviews/${active}/conversations/import`, imported('A: Notes get lost.\nB: Why?', 'text')],
  ['POST', `/v1/interviews/${active}/conversations/import`, imported(cues, 'srt')],
  ['POST', `/v1/interviews/${active}/conversations/import`, imported(`WEBVTT\n\n${cues.replaceAll(',', '.')}`, 'vtt')],
  ['POST', `/v1/interviews/${active}/join-links`, { expires_at: '2030-01-01T10:00:00Z', max_uses: 3 }],
  ['POST', `/v1/interviews/${active}/pause`, { reason: 'Holidays' }],
  ['PUT', `/v1/interviews/${active}/turns/${turn}/tags`, { tags: ['a', { topic: 'b' }] }],
  ['POST', '/v1/agent-templates', { name: 'Ana', persona: 'A nurse', tone: 'warm', probing: 'deep' }],
  ['PATCH', `/v1/agent-templates/${template}`, { name: 'Ana', persona: 'A nurse', tone: 'warm', probing: 'deep' }],
  ['POST', '/v1/vaults', { name: 'v', description: 'd' }],
  ['PATCH', `/v1/vaults/${vault}`, { name: 'v', description: 'd' }],
  ['POST', `/v1/vaults/${vault}/retrieval-keys`, { name: 'app', expires_in_days: 30 }],
  ['POST', '/v1/webhook-endpoints', { url: 'http://127.0.0.1:65535/', events: ['webhook.ping'], description: 'd' }],
  ['PATCH', `/v1/webhook-endpoints/${endpoint}`, { url: 'http://127.0.0.1:65535/', active: true, description: 'd' }],
  ['POST', '/v1/api-keys', { name: 'k', scopes: ['mcp'], expires_in_days: 30, workspace_id }, owner],
  ['PATCH', `/v1/workspaces/${workspace_id}`, { name: 'Fuzzed' }, owner],
  ['POST', `/v1/workspaces/${workspace_id}/members`, { email: 'a@example.com', role: 'member' }, owner],
  ['POST', `/v1/workspaces/${workspace_id}/email-domains`, { domain: 'fuzz.example' }, owner],
  ['POST', `/v1/workspaces/${workspace_id}/transfer-ownership`, { user_id: randomUUID() }, owner],
  ['POST', `/v1/join/${link}`, { name: 'Bo', email: 'bo@example.org', hide_name: false }, nobody],
  ['POST', '/v1/join/session/consent', { version: campaign.consent_version, given: true }, participant],
  ['POST', '/v1/join/session/turns', { client_turn_id: 'c1', text: 'Hello' }, participant],
];

const ODD: readonly unknown[] = [
  null,
  true,
  [],
  {},
  '',
  ' ',
  '\0',
  '\ud800',
  '\ufffe\uffff\u202e',
  '\u{1f469}\u200d\u{1f680}'.repeat(20),
  "'); drop table interviews; --",
  '$1 %s {0}',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59Z',
  '__proto__',
  'x'.repeat(20_000),
  -1,
  0,
  0.1,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e308,
];

type Step = string | number;

/** The paths of all values in a body, including objects and lists. */
function placesIn(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  const children = Array.isArray(value)
    ? value.flatMap((item, index) => placesIn(item, [...at, index]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, item]) => placesIn(item, [...at, name]))
      : [];
  return at.length > 0 ? [at, ...children] : children;
}

function replacedAt(body: unknown, [step, ...rest]: readonly Step[], odd: unknown): unknown {
  if (step === undefined) return odd;
  const copy = structuredClone(body) as Record<Step, unknown>;
  copy[step] = replacedAt(copy[step], rest, odd);
  return copy;
}

async function ask([method, path, , caller = api]: Case, body: unknown): Promise<number> {
  return (await caller.ask(method, path, { body })).status;
}

test('odd values anywhere in a body are never a 5xx', async () => {
  const failed: string[] = [];
  let asked = 0;
  for (const one of cases) {
    const [method, path, body] = one;
    const bodies = placesIn(body).flatMap((place, n) =>
      sampleOf(ODD, 4, n).map((odd) => ({ place: place.join('.'), odd, body: replacedAt(body, place, odd) })),
    );
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = bodies.shift(); next; next = bodies.shift()) {
          const status = await ask(one, next.body);
          const what = `${method} ${path} ${next.place} = ${JSON.stringify(next.odd).slice(0, 40)}: ${status}`;
          if (status >= 500) failed.push(what);
          asked += 1;
        }
      }),
    );
  }
  assert.deepEqual(failed, []);
  console.log(`${asked} bodies`);
});

test('stored odd values can be read again', async () => {
  const campaignPaths = ['', '/contacts', '/conversations', '/join-links', '/responses', '/report/generation-status'];
  const lists = ['/v1/interviews', '/v1/agent-templates', '/v1/vaults', '/v1/webhook-endpoints', '/v1/jobs/active'];
  const paths = [draft.id, active]
    .flatMap((id) => campaignPaths.map((path) => `/v1/interviews/${id}${path}`))
    .concat(lists, `/v1/vaults/${vault}/retrieval-keys`, `/v1/webhook-endpoints/${endpoint}/deliveries?status=pending`);
  for (const path of paths) assert.equal((await api.get(path)).status, 200, path);
  const home = `/v1/workspaces/${workspace_id}`;
  const owned = [
    home,
    `${home}/invitations`,
    `${home}/email-domains`,
    `${home}/audit-log`,
    `/v1/api-keys?workspace_id=${workspace_id}`,
  ];
  for (const path of owned) assert.equal((await owner.get(path)).status, 200, path);
  assert.equal((await participant.get('/v1/join/session')).status, 200);
});
