import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { unzipSync } from 'fflate';
import { contactChange, importRequest } from '../../requests.fixture.ts';
import { activeCampaign, interviewer, join, owner } from '../../sessions.fixture.ts';
import { claimSessions } from '../claim-sessions/claim-sessions.ts';
import { eraseContact } from '../erase-contact/erase-contact.ts';
import { importConversation } from '../import-conversation/import-conversation.ts';
import { postTurn } from '../post-turn.ts';
import { type RecordingScene, append, recordingScene, upload, wavFile } from '../recordings/recordings.fixture.ts';
import { updateContact } from '../update-contact.ts';
import { exportContact } from './export-contact.ts';

async function exported({ deps, campaign }: RecordingScene, contact_id: string, interview_id = campaign.id) {
  const fact = { action: 'contact.consented', created_at: '2026-01-01T00:00:00.000Z', actor_kind: 'participant' };
  const request = { interview_id, contact_id, audit_log: [fact] };
  const pieces = await Array.fromAsync(exportContact(deps, campaign.call, request));
  const bytes = Buffer.concat(pieces.map(({ content }) => content));
  const files = Object.entries(unzipSync(bytes)).map(([name, data]) => [name, Buffer.from(data)] as const);
  return { name: pieces[0]?.file_name, files: new Map(files) };
}

type Files = Awaited<ReturnType<typeof exported>>['files'];
const textOf = (files: Files, name: string): string => (files.get(name) ?? assert.fail(`no ${name}`)).toString();
const jsonOf = (files: Files, name: string): unknown => JSON.parse(textOf(files, name));
const nameWith = (files: Files, part: string): string =>
  [...files.keys()].find((name) => name.includes(part)) ?? assert.fail(`no ${part}`);

/** An interview under way, with a recording. */
async function talked(t: TestContext): Promise<RecordingScene & { audio: Buffer }> {
  const s = await recordingScene(t);
  await claimSessions(s.deps, interviewer, { worker_id: 'w', region: 'here', max_sessions: 1, wait_ms: 0 });
  await postTurn(s.deps, s.joined.call, {
    client_turn_id: 'c1',
    text: 'The notes were lost.',
    input: null,
  });
  const audio = wavFile(2);
  const { id } = await upload(s, { size_bytes: audio.length });
  await append(s, id, 0, audio);
  return { ...s, audio };
}

test('the archive has the person, consent with its texts, conversations, recordings and the audit log', async (t) => {
  const s = await talked(t);
  const { files, name } = await exported(s, s.session);
  assert.match(name ?? '', /^person [0-9a-f-]{36} \d{4}-\d\d-\d\d\.zip$/);
  assert.match(textOf(files, 'README.txt'), /^What is stored about you\r\n/);
  const contact = jsonOf(files, 'contact.json') as Record<string, unknown>;
  assert.deepEqual([contact['id'], contact['source'], contact['is_unsubscribed']], [s.session, 'join', false]);
  const [consent] = jsonOf(files, 'consents.json') as { text: string | null; notice: { text: string } | null }[];
  assert.match(consent?.text ?? '', /agree/);
  assert.match(consent?.notice?.text ?? '', /automated interviewer/);
  assert.deepEqual(jsonOf(files, 'audit-log.json'), [
    { action: 'contact.consented', created_at: '2026-01-01T00:00:00.000Z', actor_kind: 'participant' },
  ]);
  const conversation = jsonOf(files, nameWith(files, '.json')) as object;
  assert.ok(conversation);
  const talk = jsonOf(files, [...files.keys()].find((each) => /^conversations\/.*json$/.test(each)) ?? '') as {
    turns: { text: string }[];
    recordings: object[];
  };
  assert.deepEqual(
    talk.turns.map(({ text }) => text),
    ['The notes were lost.'],
  );
  assert.equal(talk.recordings.length, 1);
  assert.match(textOf(files, nameWith(files, '.md')), /The notes were lost\\?\./);
  assert.deepEqual(files.get(nameWith(files, 'recordings/')), s.audio);
});

test('it shows the names of the person, former ones included, and masks hidden names of others', async (t) => {
  const s = await recordingScene(t);
  const campaign = await activeCampaign(s, s.campaign.call, { hide_participant_names: true });
  const own = await join(s, campaign, { name: 'Zora Quill', email: 'zora@example.org' });
  await join(s, campaign, { name: 'Berta Sand', email: 'berta@example.org' });
  const change = { interview_id: campaign.id, contact_id: own.session.id, name: 'Zora Vogel' };
  await updateContact(s.deps, campaign.call, contactChange(change));
  const turns = [
    { speaker: 'interviewer', text: 'Zora Quill and Berta Sand?' },
    { speaker: 'participant', text: 'Vogel is my name; berta@example.org and zora@example.org; [name] too' },
  ];
  const contact_email = 'zora@example.org';
  const transcript = Buffer.from(JSON.stringify({ turns }));
  await importConversation(
    s.deps,
    campaign.call,
    importRequest({ interview_id: campaign.id, contact_email, transcript }),
  );
  const { files } = await exported(s, own.session.id, campaign.id);
  const text = [...files.values()].join('\n');
  assert.doesNotMatch(text, /berta|sand/i);
  const talk = jsonOf(files, [...files.keys()].find((each) => /^conversations\/.*json$/.test(each)) ?? '') as {
    turns: { text: string }[];
  };
  assert.deepEqual(
    talk.turns.map((turn) => turn.text),
    ['Zora Quill and [name]?', 'Vogel is my name; [name] and zora@example.org; [name] too'],
  );
  const contact = jsonOf(files, 'contact.json') as { name: string; all_names_and_addresses: string[] };
  assert.equal(contact.name, 'Zora Vogel');
  assert.deepEqual(contact.all_names_and_addresses.toSorted(), ['Zora Quill', 'Zora Vogel', 'zora@example.org']);
});

test('an unknown, erased or foreign contact is not found', async (t) => {
  const s = await recordingScene(t);
  const ids = { interview_id: s.campaign.id, contact_id: s.session, audit_log: [] };
  await assert.rejects(Array.fromAsync(exportContact(s.deps, owner(), ids)), /not/);
  await eraseContact(s.deps, s.campaign.call, ids);
  await assert.rejects(Array.fromAsync(exportContact(s.deps, s.campaign.call, ids)), /contact/);
});
