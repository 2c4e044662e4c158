/** Who reaches a recording: by a link, whatever happens after it was given, and by the addresses of its upload. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { tokenOfNewcomer } from '../contract/callers.ts';
import { Api } from '../support/api.ts';
import { bytesOf, linkOf, recordedInterview, recordingsOf, uploadFile, wavFile } from '../support/recorded.ts';

import { useSystem } from '../support/shared-stack.ts';

const system = await useSystem(after);
const { base_url, demo } = system;
const { tokens, api_keys, workspace_id } = demo;
const [owner, admin, member] = [tokens.owner, tokens.admin, tokens.member].map(
  (token) => new Api(base_url, { token }),
) as [Api, Api, Api];
const team = new Api(base_url, { key: api_keys.full });
const file = wavFile(60_000);

async function recorded(settings: Record<string, unknown> = {}) {
  const interview = await recordedInterview(team, base_url, settings);
  await uploadFile(base_url, interview.who.token, file);
  return interview;
}

async function statusOf(link: string): Promise<number> {
  const answer = await fetch(link);
  await answer.arrayBuffer();
  return answer.status;
}

const askedFor = async (api: Api, at: string): Promise<number> => (await api.get(`${at}/recording/url`)).status;

test('hiding the names of a campaign, or of one person, ends the links of those who may not listen', async () => {
  const [campaign, person] = [await recorded(), await recorded()];
  const links = await Promise.all(
    [campaign, person].map(async ({ at }) => ({ member: await linkOf(member, at), admin: await linkOf(admin, at) })),
  );
  for (const link of links.flatMap((both) => Object.values(both))) assert.ok((await bytesOf(link)).equals(file));
  const { interview_id, contact_id } = person;
  await team.ok(team.patch(`/v1/interviews/${campaign.interview_id}`, { settings: { hide_participant_names: true } }));
  await team.ok(team.patch(`/v1/interviews/${interview_id}/contacts/${contact_id}`, { hide_name: true }));
  for (const link of links) assert.deepEqual([await statusOf(link.member), await statusOf(link.admin)], [404, 200]);
  for (const { at } of [campaign, person]) {
    assert.deepEqual([await askedFor(member, at), await askedFor(admin, at)], [403, 200]);
  }
});

test('who has lost a role gets no further link; one that was given plays until its hour is over', async () => {
  const email = `${randomUUID()}@example.com`;
  const newcomer = new Api(base_url, { token: await tokenOfNewcomer(system, email) });
  const members = `/v1/workspaces/${workspace_id}/members`;
  const { token } = await owner.ok<{ token: string }>(owner.post(members, { email, role: 'admin' }));
  await newcomer.ok(newcomer.post(`/v1/invitations/${token}/accept`));
  const rows = (await owner.ok(owner.get(members))) as unknown as { user_id: string; email: string }[];
  const own = `${members}/${rows.find((row) => row.email === email)?.user_id ?? assert.fail('no member')}`;
  const [hidden, open] = [await recorded({ hide_participant_names: true }), await recorded()];
  assert.deepEqual([await askedFor(newcomer, hidden.at), await askedFor(newcomer, open.at)], [200, 200]);
  const given = await linkOf(newcomer, hidden.at);
  await owner.ok(owner.patch(own, { role: 'member' }));
  assert.deepEqual([await askedFor(newcomer, hidden.at), await askedFor(newcomer, open.at)], [403, 200]);
  assert.equal((await owner.delete(own)).status, 204);
  for (const { at } of [hidden, open]) {
    const status = await askedFor(newcomer, at);
    assert.ok([403, 404].includes(status), `${status}`);
  }
  assert.equal(await statusOf(given), 200);
});

test('erasure and withdrawal end every link', async () => {
  const [erased, withdrawn] = [await recorded(), await recorded()];
  const links: string[] = [];
  for (const { at } of [erased, withdrawn]) links.push(await linkOf(member, at), await linkOf(admin, at));
  for (const link of links) assert.equal(await statusOf(link), 200);
  await team.ok(team.post(`/v1/interviews/${erased.interview_id}/contacts/${erased.contact_id}/erase`));
  assert.equal((await withdrawn.who.api.ask('DELETE', '/v1/join/session')).status, 204);
  for (const link of links) assert.equal(await statusOf(link), 404);
  for (const { at } of [erased, withdrawn]) assert.equal(await askedFor(admin, at), 404);
});

test('another participant can neither look at an upload, nor continue it, nor delete it', async () => {
  const [own, stranger] = [await recordedInterview(team, base_url), await recordedInterview(team, base_url)];
  const tus = { 'tus-resumable': '1.0.0' };
  const { headers } = await own.who.api.ask('POST', '/v1/join/session/recordings', {
    headers: {
      ...tus,
      'upload-length': String(file.length),
      'upload-metadata': `track ${btoa('participant')},filetype ${btoa('audio/wav')}`,
    },
  });
  const upload = new URL(headers.get('location') ?? assert.fail('no upload'), base_url);
  const attempts = [
    { method: 'HEAD', headers: tus },
    {
      method: 'PATCH',
      headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      body: file,
    },
    { method: 'DELETE', headers: tus },
  ];
  const credentials = {
    'another participant': [{ authorization: `Bearer ${stranger.who.token}` }, [404]],
    owner: [{ authorization: `Bearer ${tokens.owner}` }, [401, 403]],
    'a key': [{ 'x-api-key': api_keys.full }, [401, 403]],
    nobody: [{}, [401]],
  } as const;
  for (const [name, [credential, allowed]] of Object.entries(credentials)) {
    for (const { headers: sent, ...attempt } of attempts) {
      const answer = await fetch(upload, { ...attempt, headers: { ...sent, ...credential } });
      await answer.arrayBuffer();
      const isRefused = (allowed as readonly number[]).includes(answer.status);
      assert.ok(isRefused, `${name}, ${attempt.method}: ${answer.status}`);
    }
  }
  assert.deepEqual(await recordingsOf(team, stranger.at), []);
  // Nothing was stored or deleted: its own participant continues at the start.
  await uploadFile(base_url, own.who.token, file, { url: upload.href });
  assert.ok((await bytesOf(await linkOf(team, own.at))).equals(file));
});

test('the credentials of others get no link', async () => {
  const { at, who } = await recorded();
  const callers: Record<string, Api> = {
    'owner of another workspace': new Api(base_url, { token: demo.other.tokens.owner }),
    'key of another workspace': new Api(base_url, { key: demo.other.api_keys.full }),
    'retrieval key': new Api(base_url, { key: demo.retrieval_key }),
    'key for webhooks': new Api(base_url, { key: api_keys.webhooks_only }),
    'platform admin': new Api(base_url, { token: tokens.platform_admin }),
    participant: who.api,
    nobody: new Api(base_url),
  };
  for (const [name, api] of Object.entries(callers)) {
    const { status, body } = await api.get(`${at}/recording/url`);
    assert.ok([401, 403, 404].includes(status), `${name}: ${status}`);
    assert.ok(!JSON.stringify(body).includes('/v1/recordings/'), name);
  }
});
