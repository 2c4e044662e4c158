import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { Api } from '../support/api.ts';
import { createCampaign, generationStatus, importTalk, reportReady } from '../support/campaign.ts';
import { filesWith, tablesWith } from '../support/canary.ts';
import { eventually } from '../support/eventually.ts';
import { Keyed } from '../support/keyed.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin, stackDatabase } from '../support/stack-database.ts';
import { type WebhookReceiver, startWebhookReceiver } from '../support/webhook-receiver.ts';

const system = await useSystem(after);
const { api_keys, tokens, workspace_id } = system.demo;
const api = new Api(system.base_url, { key: api_keys.full });
const { adminUrl } = stackDatabase(system.dir);
const receiver: WebhookReceiver = await startWebhookReceiver();
after(() => receiver.close());

/** The person to erase: name, address, and words that a quote contains without a name. */
class Person {
  readonly name: string;
  readonly email: string;
  readonly words: string;

  constructor(first: string, thing: string) {
    this.name = `${first} Quartermaine`;
    this.email = `${first.toLowerCase()}@quartermaine.example`;
    this.words = `the ${thing} rolled into the lift shaft again`;
  }

  isIn(text: string): boolean {
    return [this.name, this.email, this.words].some((word) => text.includes(word));
  }

  /** Traces in tables of every schema, streams and logs. */
  async traces(): Promise<string[]> {
    const words = [this.name, this.email, this.words];
    const tables = await tablesWith(adminUrl, words);
    return [...tables, ...words.flatMap((word) => filesWith(system.dir, word))];
  }

  get transcript() {
    const { words } = this;
    return {
      turns: [
        { speaker: 'interviewer', text: 'What happened?' },
        {
          speaker: 'participant',
          text: `We lost an hour because ${words}, and nobody writes the hand-over notes down.`,
        },
        { speaker: 'participant', text: `I wish somebody would mend the hand-over notes, because ${words}.` },
      ],
    };
  }
}

interface Scene {
  id: string;
  contact_id: string;
  keyed: Keyed;
}

/** A campaign with a report that mentions the person everywhere; every POST had an idempotency key. */
async function sceneWith(person: Person, settings = {}): Promise<Scene> {
  const { id } = await createCampaign(api, { settings });
  const keyed = new Keyed(api);
  const path = `/v1/interviews/${id}`;
  const contact = { name: person.name, email: person.email };
  await keyed.ok(`${path}/start`);
  const made = await keyed.ok(`${path}/contacts`, contact);
  const contact_id = String(made['id']);
  assert.equal((await keyed.post(`${path}/contacts`, contact)).body['code'], 'duplicate_contact');
  await keyed.ok(`${path}/contacts`, { contacts: [contact, { name: 'Ottoline', email: 'ottoline@vance.example' }] });
  await keyed.ok(`${path}/contacts/${contact_id}/invite`);
  await keyed.ok(`${path}/conversations/import`, { contact, format: 'json', transcript: person.transcript });
  for (let n = 0; n < 3; n += 1) await importTalk(api, id, n);
  await eventually(async () => assert.equal((await generationStatus(api, id)).completed_count, 4));
  await keyed.ok(`${path}/synthesize`, {}, { prefer: 'wait=20' });
  // Answers the previous question.
  const second = await keyed.ok(`${path}/synthesize`);
  assert.ok(person.isIn(JSON.stringify(second)), 'the synthesis quotes the person');
  await keyed.ok(`${path}/report/regenerate`);
  await reportReady(api, id, 4);
  await eventually(() => receiver.received.find(({ data }) => data['contact_name'] === person.name) ?? null);
  await eventually(async () => {
    const places = await person.traces();
    for (const table of ['campaigns.turns', 'reports.report_versions', 'vaults.documents', 'webhooks.events']) {
      assert.ok(
        places.some((place) => place.startsWith(table)),
        `${table} held something: ${places.join(', ')}`,
      );
    }
  });
  assert.ok(filesWith(system.dir, contact_id).length > 0, 'the streams tell of the person by id');
  return { id, contact_id, keyed };
}

/** Everything that the API returns about a campaign. */
async function shown(id: string): Promise<string> {
  const endpoints = await api.ok<{ id: string }[]>(api.get('/v1/webhook-endpoints?limit=200'));
  const paths = [
    ...['', '/contacts', '/conversations', '/responses', '/report', '/report/versions', '/insights', '/roadmap'].map(
      (part) => `/v1/interviews/${id}${part}`,
    ),
    ...['/personas', '/cartography', '/export/report?format=md'].map((part) => `/v1/interviews/${id}${part}`),
    ...endpoints.map((endpoint) => `/v1/webhook-endpoints/${endpoint.id}/events?limit=200`),
  ];
  const answers = await Promise.all(paths.map((path) => api.get<unknown>(path)));
  return answers.map(({ body }) => JSON.stringify(body)).join('\n');
}

/** Asserts that nothing is left, no stored response returns it, and repeated requests do nothing. */
async function assertGone(person: Person, { id, keyed, contact_id }: Scene): Promise<void> {
  await eventually(async () => assert.deepEqual(await person.traces(), []));
  await eventually(async () => {
    const names = await queryAsAdmin(system.dir, 'select from campaigns.known_names where contact_id = $1', [
      contact_id,
    ]);
    assert.deepEqual(names, [], 'names that were kept for masking');
  });
  const state = async () => [
    (await api.ok<unknown[]>(api.get(`/v1/interviews/${id}/contacts?limit=200`))).length,
    (await api.ok<unknown[]>(api.get(`/v1/interviews/${id}/report/versions?limit=200`))).length,
  ];
  const before = await state();
  const repeats = await keyed.repeat();
  for (const { path, status, text } of repeats) assert.ok(!person.isIn(text), `${path} answers ${status}: ${text}`);
  const erased = repeats.filter(({ text }) => text.includes('"answer_erased"'));
  assert.deepEqual(
    [...new Set(erased.map(({ status }) => status))],
    [410],
    'what was about the person is told to be gone',
  );
  for (const part of ['/contacts', '/invite', '/import', '/synthesize']) {
    assert.ok(
      erased.some(({ path }) => path.endsWith(part)),
      `a repeat of ${part}`,
    );
  }
  assert.deepEqual(await state(), before, 'no repeat has an effect');
  const all = await shown(id);
  assert.ok(!person.isIn(all) && !all.includes(contact_id));
  assert.deepEqual(await person.traces(), [], 'the repeats have brought nothing back');
}

describe('erasing a person', () => {
  test('leaves no trace in tables, streams, logs and responses, including those to repeated idempotency keys', async () => {
    await api.ok(api.post('/v1/webhook-endpoints', { url: receiver.url, events: [], description: 'erasure' }));
    const person = new Person('Zebulon', 'mauve trolley');
    const scene = await sceneWith(person);
    const path = `/v1/interviews/${scene.id}/contacts/${scene.contact_id}/erase`;
    const erase = () => api.ok(api.post(path));
    const asked = await scene.keyed.ok(path);
    assert.deepEqual([asked['contact_id'], asked['status']], [scene.contact_id, 'erasing']);
    await eventually(async () => assert.equal((await erase())['status'], 'erased'));
    assert.deepEqual((await erase())['pending'], []);
    await assertGone(person, scene);
    const versions = await api.ok<unknown[]>(api.get(`/v1/interviews/${scene.id}/report/versions`));
    assert.ok(versions.length > 0, 'the versions are still there');
  });

  test('during an interview ends it, and the participant’s idempotency keys return nothing', async () => {
    const person = new Person('Barnaby', 'teal stretcher');
    const { id } = await createCampaign(api);
    await api.ok(api.post(`/v1/interviews/${id}/start`));
    const link = await api.ok(api.post(`/v1/interviews/${id}/join-links`));
    const who = { name: person.name, email: person.email };
    const joined = await api.ok(new Api(system.base_url).post(`/v1/join/${String(link['token'])}`, who));
    const participant = new Keyed(new Api(system.base_url, { token: String(joined['participant_token']) }));
    const { campaign, id: contact_id } = joined['session'] as { id: string; campaign: { consent_version: string } };
    await participant.ok('/v1/join/session/consent', { version: campaign.consent_version, given: true });
    await participant.ok('/v1/join/session/start');
    await participant.ok('/v1/join/session/turns', { client_turn_id: randomUUID(), text: person.words });
    assert.ok((await person.traces()).some((place) => place.startsWith('campaigns.turns')));
    await api.ok(api.post(`/v1/interviews/${id}/contacts/${contact_id}/erase`));
    for (const { path, status } of await participant.repeat()) assert.equal(status, 401, path);
    await eventually(async () => assert.deepEqual(await person.traces(), []));
  });

  test('requested twice concurrently happens once', async () => {
    const { id } = await createCampaign(api);
    const made = await api.ok(api.post(`/v1/interviews/${id}/contacts`, { name: 'A', email: 'a@b.example' }));
    const path = `/v1/interviews/${id}/contacts/${String(made['id'])}/erase`;
    const [one, other] = await Promise.all([api.ok(api.post(path)), api.ok(api.post(path))]);
    assert.equal(one['id'], other['id']);
  });

  test('requires an admin, and does not reveal to other workspaces whether the contact exists', async () => {
    const { id } = await createCampaign(api);
    const created = (await api.ok(api.post(`/v1/interviews/${id}/contacts`, { name: 'A', email: 'a@b.example' }))) as {
      id: string;
    };
    const path = `/v1/interviews/${id}/contacts/${created.id}/erase`;
    const by = (token: string) => new Api(system.base_url, { token }).post(path);
    const [member, stranger] = await Promise.all([by(tokens.member), by(system.demo.other.tokens.owner)]);
    assert.deepEqual([member.status, member.body['code']], [403, 'insufficient_role']);
    assert.equal(stranger.status, 404);
    assert.equal((await by(tokens.admin)).status, 200);
    const unknown = await api.post(`/v1/interviews/${id}/contacts/${workspace_id}/erase`);
    assert.equal(unknown.status, 404);
  });
});

describe('the end of the retention period', () => {
  test('removes as much as an erasure, and the audit log has the channel system', async () => {
    const person = new Person('Ulrica', 'ochre wheelchair');
    const scene = await sceneWith(person, { retention_days: 30 });
    const { contact_id } = scene;
    await queryAsAdmin(
      system.dir,
      `update campaigns.conversations set completed_at = completed_at - interval '31 days' where contact_id = $1`,
      [contact_id],
    );
    await assertGone(person, scene);
    assert.equal((await generationStatus(api, scene.id)).completed_count, 3, 'the others are still there');
    const owner = new Api(system.base_url, { token: tokens.owner });
    const log = `/v1/workspaces/${workspace_id}/audit-log?action=contact.expired`;
    await eventually(async () => {
      const entries = await owner.ok<{ subject: string; actor: unknown; details: object }[]>(owner.get(log));
      const entry = entries.find(({ subject }) => subject === contact_id);
      assert.deepEqual(entry?.details, {
        interview_id: scene.id,
        conversations: 1,
        contact_erased: true,
        reason: 'retention',
      });
      assert.match(JSON.stringify(entry), /"service".*"campaigns"/);
    });
    await eventually(async () => {
      const rows = await queryAsAdmin<{ done: boolean }>(
        system.dir,
        'select completed_at is not null as done from campaigns.erasures where contact_id = $1',
        [contact_id],
      );
      assert.deepEqual(rows, [{ done: true }], 'every service has acknowledged it');
    });
  });
});
