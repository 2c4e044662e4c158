import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Api } from '../support/api.ts';
import { importTalk } from '../support/campaign.ts';
import { openCampaign } from '../support/participant.ts';
import { useSystem } from '../support/shared-stack.ts';

const { base_url, demo } = await useSystem(after);
const team = new Api(base_url, { key: demo.api_keys.full });

interface Told {
  id: string;
  event: string;
  data: { resumed?: boolean; kind?: string; ids?: string[] };
}

/** Follows a campaign. `until` reads up to an event of a kind; `toEnd` to the end of the stream. */
async function follow(
  campaign: string,
  { key = demo.api_keys.full, after: last }: { key?: string; after?: string } = {},
) {
  const headers = { 'x-api-key': key, ...(last !== undefined && { 'last-event-id': last }) };
  const response = await fetch(`${base_url}/v1/interviews/${campaign}/events`, { headers });
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
  assert.ok(response.body);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const told = (): Told[] =>
    [...text.matchAll(/^id: (.*)\nevent: (.*)\ndata: (.*)\n\n/gm)].map(([, id = '', event = '', data = '']) => ({
      id,
      event,
      data: JSON.parse(data) as Told['data'],
    }));
  const readOn = async () => {
    const { done, value } = await reader.read();
    text += value ?? '';
    return !done;
  };
  return {
    async until(found: (event: Told) => boolean): Promise<Told> {
      for (;;) {
        const event = told().find(found);
        if (event) return event;
        assert.ok(await readOn(), 'the stream ended');
      }
    },
    async toEnd(): Promise<void> {
      while (await readOn());
    },
    leave: () => reader.cancel(),
  };
}

const isReady = ({ event }: Told) => event === 'ready';
const names =
  (wanted: string, id: string) =>
  ({ data: { kind, ids } }: Told) =>
    kind === wanted && (ids ?? []).includes(id);

test('a campaign tells what changes by ids alone, and a reader that comes back has missed nothing', async () => {
  const { id } = await openCampaign(team);
  const first = await follow(id);
  const { data } = await first.until(isReady);
  assert.deepEqual(data, { resumed: false });
  const maya = await team.ok<{ id: string }>(
    team.post(`/v1/interviews/${id}/contacts`, { name: 'Maya Lindgren', email: 'maya@example.org' }),
  );
  const told = await first.until(names('contact', maya.id));
  assert.doesNotMatch(JSON.stringify(told), /Lindgren|example\.org/);
  await first.leave();
  const { conversation_id } = await importTalk(team, id, 0);
  await team.ok(team.post(`/v1/interviews/${id}/pause`, {}));
  const second = await follow(id, { after: told.id });
  assert.deepEqual((await second.until(isReady)).data, { resumed: true });
  await second.until(names('conversation', String(conversation_id)));
  await second.until(names('interview', id));
  await second.leave();
});

test('the stream ends when the campaign is deleted and when the key is revoked; another workspace has no such campaign', async () => {
  const { id } = await openCampaign(team);
  const owner = new Api(base_url, { token: demo.tokens.owner });
  const made = await owner.ok<{ id: string; key: string }>(
    owner.post('/v1/api-keys', { name: 'follows', workspace_id: demo.workspace_id, scopes: ['interviews'] }),
  );
  const byKey = await follow(id, { key: made.key });
  await byKey.until(isReady);
  assert.equal((await owner.delete(`/v1/api-keys/${made.id}`)).status, 204);
  await byKey.toEnd();
  const stays = await follow(id);
  await stays.until(isReady);
  assert.equal((await team.delete(`/v1/interviews/${id}`)).status, 204);
  await stays.toEnd();
  assert.equal((await team.get(`/v1/interviews/${id}/events`)).status, 404);
  const stranger = new Api(base_url, { key: demo.other.api_keys.full });
  assert.equal((await stranger.get(`/v1/interviews/${demo.interview_id}/events`)).status, 404);
  const bad = await team.get(`/v1/interviews/${demo.interview_id}/events`, { headers: { 'last-event-id': 'x' } });
  assert.equal(bad.status, 422);
});
