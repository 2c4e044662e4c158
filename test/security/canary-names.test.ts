import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { bookingPageInput } from '../contract/audit-acts-booking.ts';
import { rowFor } from '../contract/expected.ts';
import { thingsOf } from '../contract/things.ts';
import { Api, textOf } from '../support/api.ts';
import { createCampaign, generationStatus, importTalk } from '../support/campaign.ts';
import { tablesWith } from '../support/canary.ts';
import { eventually } from '../support/eventually.ts';
import { Participant, openCampaign } from '../support/participant.ts';
import { linkOf, uploadFile, wavFile } from '../support/recorded.ts';
import { useSystem } from '../support/shared-stack.ts';
import { bySize, sampleOf, size } from '../support/size.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { queryAsAdmin, stackDatabase } from '../support/stack-database.ts';

const system = await useSystem(after);
const { tokens, api_keys, workspace_id } = system.demo;
const { adminUrl } = stackDatabase(system.dir);
const [owner, admin, member] = [tokens.owner, tokens.admin, tokens.member].map(
  (token) => new Api(system.base_url, { token }),
) as [Api, Api, Api];

const FORMER = 'Xanthippe Vogelsang';
const CHINESE = '王小明';
const NAME = 'Zoë Quillfeather';
const EMAIL = 'zq.quillfeather@canary.example';
const NFD = NAME.normalize('NFD');
const FORMS = ['Xanthippe', 'Vogelsang', CHINESE, 'Quillfeather', 'Zoë', 'Zoë'.normalize('NFD'), 'Z. Q.', EMAIL];
const said = (who: string) =>
  `${who} ${FORMER}, now ${NFD}, signs as Z. Q. and as ${CHINESE}, and ${EMAIL} is full because the hand-over notes get lost between shifts.`;

const foundIn = (text: string): string[] => FORMS.filter((form) => text.toLowerCase().includes(form.toLowerCase()));

interface Scene {
  id: string;
  contact_id: string;
  things: Record<string, string>;
  replays: { path: string; body: object; key: string }[];
}

async function keyed(scene: Pick<Scene, 'replays'>, path: string, body: object): Promise<Record<string, unknown>> {
  const key = randomUUID();
  scene.replays.push({ path, body, key });
  return owner.ok(owner.post(path, body, { headers: { 'idempotency-key': key } }));
}

/** What people make of a campaign: items of a project's graph, in the shared layer too, a chat and artifacts, all with the name. */
async function knowledgeOf(
  { id, replays }: Pick<Scene, 'id' | 'replays'>,
  conversation_id: string,
): Promise<Record<string, string>> {
  const transcript = await owner.ok<{ turns: { id: string; text: string }[] }>(
    owner.get(`/v1/interviews/${id}/conversations/${conversation_id}/transcript`),
  );
  const turn = transcript.turns.find(({ text }) => text.includes(FORMER)) ?? assert.fail('nobody named the person');
  const quote = turn.text.slice(0, turn.text.indexOf(FORMER) + FORMER.length);
  const cited = { conversation_id, turn_id: turn.id, start: 0, end: quote.length, quote };
  const made = await owner.ok(owner.post('/v1/projects', { name: 'Shifts', interview_ids: [id], workspace_id }));
  const project = `/v1/projects/${String(made['id'])}`;
  const node = { type: 'decision', properties: { who: [FORMER] } };
  const nodes = [
    await keyed({ replays }, `${project}/graph/nodes`, { ...node, label: `Ask ${FORMER}`, evidence: [cited] }),
    await keyed({ replays }, `${project}/graph/nodes`, { ...node, label: `Thank ${FORMER}` }),
  ];
  const node_keys = nodes.map(({ prj_key }) => String(prj_key));
  await owner.ok(owner.post(`${project}/sync`, { node_keys }, { headers: { 'idempotency-key': randomUUID() } }));
  const session = await owner.ok(owner.post('/v1/insights-chat/sessions', { workspace_id }));
  const chat = `/v1/insights-chat/sessions/${String(session['id'])}`;
  const reply = await keyed({ replays }, `${chat}/messages`, { text: `Why is the address of ${FORMER} full?` });
  assert.match(JSON.stringify(reply['citations']), /Xanthippe/);
  await keyed({ replays }, `${chat}/artifacts`, { kind: 'table', message_id: reply['id'] });
  const own = { kind: 'markdown', title: `For ${FORMER}`, content: `${FORMER} was asked.` };
  await keyed({ replays }, `${chat}/artifacts`, own);
  return { project_id: String(made['id']), chat_session_id: String(session['id']) };
}

/** A campaign that shows names, with a person, another person who mentions them, and everything derived from their interviews. */
async function given(): Promise<Scene> {
  const replays: Scene['replays'] = [];
  const { id } = await createCampaign(owner, { workspace_id });
  const campaign = `/v1/interviews/${id}`;
  const receiver = await startWebhookReceiver();
  after(() => receiver.close());
  const hook = { url: receiver.url, events: [], description: 'canary', workspace_id };
  const { id: endpoint_id } = await owner.ok(owner.post('/v1/webhook-endpoints', hook));
  await owner.ok(owner.post(`${campaign}/start`));
  const attributes = { ward: 'Xanthippe’s ward' };
  const created = await keyed({ replays }, `${campaign}/contacts`, { name: FORMER, email: EMAIL, attributes });
  const contact_id = String(created['id']);
  await owner.ok(owner.patch(`${campaign}/contacts/${contact_id}`, { name: CHINESE }));
  await owner.ok(owner.patch(`${campaign}/contacts/${contact_id}`, { name: NAME }));
  for (const [email, who] of [
    [EMAIL, 'I am'],
    ['other@canary.example', 'My colleague'],
  ] as const) {
    const turns = [
      { speaker: 'interviewer', text: 'What happened?' },
      { speaker: 'participant', text: said(who) },
    ];
    const body = { contact: { name: email === EMAIL ? NAME : 'Ines', email }, format: 'json', transcript: { turns } };
    await keyed({ replays }, `${campaign}/conversations/import`, body);
  }
  for (let n = 0; n < 2; n += 1) await importTalk(owner, id, n);
  await eventually(async () => assert.equal((await generationStatus(owner, id)).completed_count, 4));
  await keyed({ replays }, `${campaign}/synthesize`, {});
  await owner.ok(owner.post(`${campaign}/report/regenerate`));
  await eventually(async () => assert.equal((await generationStatus(owner, id)).status, 'ready'));
  await keyed({ replays }, `${campaign}/report/shares`, { label: `For ${FORMER} and ${NAME}` });
  const documents = () =>
    queryAsAdmin<{ id: string; external_id: string }>(
      system.dir,
      `select id, external_id from vaults.documents where interview_id = $1 and content_text like $2 and source_type = 'transcript'`,
      [id, '%colleague%'],
    );
  const [document] = await eventually(async () => {
    const rows = await documents();
    return rows.length > 0 ? rows : null;
  });
  assert.ok(document);
  const own = { interview_id: id, contact_id, endpoint_id: String(endpoint_id) };
  const knowledge = await knowledgeOf({ id, replays }, document.external_id);
  const derived = { conversation_id: document.external_id, document_id: document.id, ...knowledge };
  return { id, contact_id, replays, things: { ...(await thingsOf(system)), ...own, ...derived } };
}

const FORMATS = ['text/vtt', 'text/markdown', 'application/x-subrip'];
const EXPORTS = ['zip', 'md', 'csv', 'jsonl', 'vtt', 'srt', 'docx'];

/** Everything that is written in an answer: of an archive the names of its entries, and their texts with and without markup. */
function writtenIn(answer: Buffer): string {
  if (!answer.subarray(0, 2).equals(Buffer.from('PK'))) return answer.toString();
  const entries = Object.entries(unzipSync(answer)).map(([name, data]) => [name, strFromU8(data)] as const);
  assert.ok(
    entries.some(([, text]) => text.length > 0),
    'an empty archive',
  );
  return entries.flatMap(([name, text]) => [name, text, text.replaceAll(/<[^>]*>/g, '')]).join('\n');
}

/** All representations that a route offers. */
function asked(route: Route, things: Record<string, string>): { path: string; accept: string }[] {
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) => things[name] ?? randomUUID());
  if (path.endsWith('/transcript')) return ['application/json', ...FORMATS].map((accept) => ({ path, accept }));
  if (path.endsWith('/export/report')) {
    return ['md', 'html', 'docx', 'json'].map((format) => ({ path: `${path}?format=${format}`, accept: '*/*' }));
  }
  if (path.endsWith('/export/transcripts')) {
    const one = `conversation_id=${things['conversation_id']}`;
    return EXPORTS.flatMap((format, turn) =>
      sampleOf(['', `&${one}`], 2, turn).map((of) => ({ path: `${path}?format=${format}${of}`, accept: '*/*' })),
    );
  }
  if (path.endsWith('/export/responses')) {
    return ['long', 'wide'].map((layout) => ({ path: `${path}?layout=${layout}`, accept: '*/*' }));
  }
  // The owner may have other workspaces.
  const isNamed = route.workspace === 'given' || route.workspace === 'given_or_all';
  return [{ path: isNamed ? `${path}?workspace_id=${workspace_id}` : path, accept: '*/*' }];
}

const readable = routes.filter(
  (route) => route.method === 'get' && ['scopes', 'user', 'any_credential'].includes(rowFor(route).wanted.let_in),
);
const isContactRoute = ({ path }: Route): boolean => path.includes('/contacts');

/** Reads everything that a role may read and returns the names found. Contact routes show names to admins and owners. */
async function leaksOf(scene: Scene, who: string, of: readonly Route[]): Promise<string[]> {
  const headers = readers[who] ?? {};
  const told: string[] = [];
  let read = 0;
  for (const route of of) {
    if (who !== 'member' && isContactRoute(route)) continue;
    for (const { path, accept } of asked(route, scene.things)) {
      const answer = await fetch(`${system.base_url}${path}`, {
        headers: { ...headers, accept },
        signal: AbortSignal.timeout(20_000),
      });
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
      const body = isStream ? await textOf(answer) : writtenIn(Buffer.from(await answer.arrayBuffer()));
      const text = `${JSON.stringify([...answer.headers])} ${body}`;
      if (answer.ok) read += 1;
      const found = foundIn(text);
      if (found.length > 0) told.push(`${who} GET ${path} ${accept}: ${found.join(', ')}`);
    }
  }
  assert.ok(read > 15, `${who} read ${read} answers only`);
  return told;
}

const readers: Record<string, Record<string, string>> = {
  member: { authorization: `Bearer ${tokens.member}` },
  admin: { authorization: `Bearer ${tokens.admin}` },
  owner: { authorization: `Bearer ${tokens.owner}` },
  key: { 'x-api-key': api_keys.full },
};
/** Each reads every route in every representation, which takes seconds. The quick run lets all do so once, and the most different ones otherwise. */
const someReaders = bySize({ smoke: ['member', 'key'], proof: Object.keys(readers) });

async function leaks(scene: Scene, who = someReaders): Promise<string[]> {
  const found: string[] = [];
  for (const name of who) found.push(...(await leaksOf(scene, name, readable)));
  return found;
}

/** The same with every second route for each of two readers in the quick run: where nothing is in the tables, nothing is in the answers. */
async function someLeaks(scene: Scene): Promise<string[]> {
  const found: string[] = [];
  for (const [turn, name] of someReaders.entries())
    found.push(...(await leaksOf(scene, name, sampleOf(readable, 2, turn))));
  return found;
}

/** Tables that contain a name, except those in which campaigns keeps transcripts. */
async function tables(allowed: readonly string[]): Promise<string[]> {
  const found = await tablesWith(adminUrl, FORMS);
  return found.filter((line) => !allowed.some((table) => line.startsWith(`${table}:`)));
}

/** Logs and spans of the processes. */
function writtenDown(): string[] {
  const logs = readdirSync(join(system.dir, 'logs')).map((name) => join(system.dir, 'logs', name));
  return [...logs, system.spans_file].filter((file) => {
    try {
      return foundIn(readFileSync(file, 'utf8')).length > 0;
    } catch (error) {
      // No span has been recorded.
      if (file === system.spans_file && (error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  });
}

const SPOKEN = ['campaigns.contacts', 'campaigns.turns'];

/** Asserts that no table, response, log or span contains the names, even if every request is repeated with its idempotency key. */
async function assertGone(scene: Scene): Promise<void> {
  await eventually(async () => assert.deepEqual(await tables([]), []));
  assert.deepEqual(await someLeaks(scene), []);
  for (const { path, body, key } of scene.replays) {
    const answer = await owner.post(path, body, { headers: { 'idempotency-key': key } });
    assert.deepEqual(foundIn(JSON.stringify(answer.body)), [], `${path} again`);
  }
  assert.deepEqual(await tables([]), []);
  assert.deepEqual(writtenDown(), []);
}

describe('a person with five forms of their name, whom somebody else mentions', { timeout: 480_000 }, () => {
  test('hidden names appear in no response to any role, and after erasure in no table', async () => {
    const scene = await given();
    const campaign = `/v1/interviews/${scene.id}`;
    const contact = `${campaign}/contacts/${scene.contact_id}`;
    assert.ok((await someLeaks(scene)).length > 5, 'the names were there to be found');

    const hidden = await member.patch(campaign, { settings: { hide_participant_names: true } });
    assert.equal(hidden.status, 200, 'hiding may be turned on at any time, by anybody');
    assert.deepEqual(await leaks(scene, Object.keys(readers)), [], 'reads are closed at once');
    await eventually(async () => assert.deepEqual(await tables(SPOKEN), []));

    const changes: [string, Api, string, object, number][] = [
      ['a member renames', member, contact, { name: 'Somebody Else' }, 200],
      ['a member changes the address', member, contact, { email: 'somebody@canary.example' }, 200],
      ['a member takes the name away', member, contact, { name: '' }, 200],
      ['a member hides the person too', member, contact, { hide_name: true }, 200],
      ['a member shows the person', member, contact, { hide_name: false }, 403],
      ['an admin shows the person', admin, contact, { hide_name: false }, 409],
      ['a member shows the campaign', member, campaign, { settings: { hide_participant_names: false } }, 403],
      ['an admin shows the campaign', admin, campaign, { settings: { hide_participant_names: false } }, 409],
      ['an owner shows the campaign', owner, campaign, { settings: { hide_participant_names: false } }, 409],
    ];
    for (const [what, api, path, body, status] of changes) {
      const answer = await api.patch(path, body);
      assert.equal(answer.status, status, `${what}: ${JSON.stringify(answer.body)}`);
      if (api === member) assert.deepEqual(foundIn(JSON.stringify(answer.body)), [], what);
      if (size === 'proof') assert.deepEqual(await leaks(scene, ['member']), [], what);
    }
    assert.deepEqual(await someLeaks(scene), []);
    await eventually(async () => assert.deepEqual(await tables(SPOKEN), []));

    const erase = () => admin.ok(admin.post(`${contact}/erase`));
    await erase();
    await eventually(async () => assert.equal((await erase())['status'], 'erased'));
    await assertGone(scene);
  });

  test('after the retention period they appear in no table', async () => {
    const scene = await given();
    const settings = { hide_participant_names: true, retention_days: 30 };
    await owner.ok(owner.patch(`/v1/interviews/${scene.id}`, { settings }));
    await eventually(async () => assert.deepEqual(await tables(SPOKEN), []));
    assert.notDeepEqual(await tables([]), [], 'they are kept until then');
    const ageing = `update campaigns.conversations set completed_at = completed_at - interval '31 days' where contact_id = $1`;
    await queryAsAdmin(system.dir, ageing, [scene.contact_id]);
    await assertGone(scene);
  });
});

test('links to recordings, and the public routes of bookings, hold no hidden name', { timeout: 120_000 }, async () => {
  const settings = { hide_participant_names: true, record_audio: true };
  const { id, link } = await openCampaign(owner, { workspace_id, settings });
  const campaign = `/v1/interviews/${id}`;
  const answers: [what: string, text: string][] = [];
  const read = async (what: string, url: string, init: RequestInit = {}): Promise<Record<string, unknown>> => {
    const answer = await fetch(url, init);
    const text = await answer.text();
    assert.ok(answer.ok, `${what}: ${answer.status}`);
    answers.push([what, `${JSON.stringify([...answer.headers])} ${text}`]);
    return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
  };

  const who = await Participant.join(system.base_url, link, { name: NAME, email: EMAIL });
  const conversation_id = String((await who.session())['conversation_id']);
  await uploadFile(system.base_url, who.token, wavFile(20_000));
  const at = `${campaign}/conversations/${conversation_id}`;
  const headers = { authorization: `Bearer ${tokens.admin}` };
  await read('the answer with the link', `${system.base_url}${at}/recording/url`, { headers });
  const recording = await linkOf(admin, at);
  answers.push(['the link', recording]);
  await read('the recording', recording);
  await read('HEAD of the recording', recording, { method: 'HEAD' });
  await read('a part of the recording', recording, { headers: { range: 'bytes=0-99' } });

  const page = await owner.ok(owner.ask('PUT', `${campaign}/booking`, { body: bookingPageInput }));
  const booking = `${system.base_url}/v1/booking`;
  const slots = `${booking}/${String(page['token'])}/slots`;
  const [first, second] = (await read('slots', slots))['slots'] as { start: string }[];
  const json = { 'content-type': 'application/json' };
  const wish = { start: first?.start, timezone: 'UTC', name: CHINESE, email: `booked.${EMAIL}` };
  const reserve = { method: 'POST', headers: json, body: JSON.stringify(wish) };
  const made = await read('the reservation made', `${booking}/${String(page['token'])}/reservations`, reserve);
  const reservation = `${booking}/reservations/${String(made['token'])}`;
  await read('the calendar entry', `${reservation}/calendar.ics`);
  const move = { method: 'PATCH', headers: json, body: JSON.stringify({ start: second?.start }) };
  await read('the reservation moved', reservation, move);
  await read('the calendar entry moved', `${reservation}/calendar.ics`);
  await read('the reservation', reservation);
  await read('the page', `${booking}/${String(page['token'])}`);
  await read('slots later', slots);
  const calendar = answers.find(([what]) => what === 'the calendar entry')?.[1] ?? '';
  assert.match(calendar, /BEGIN:VEVENT/);
  for (const [what, text] of answers) assert.deepEqual(foundIn(text.replaceAll(/\r\n[ \t]/g, '')), [], what);
  assert.equal((await owner.delete(campaign)).status, 204);
});
