import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Api } from '../support/api.ts';
import { importTalk } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { Participant, openCampaign } from '../support/participant.ts';
import { useSystem } from '../support/shared-stack.ts';

const { base_url, demo } = await useSystem(after);
const key = demo.api_keys.full;
const team = new Api(base_url, { key });

interface Told {
  id: string;
  event: string;
  data: Record<string, unknown>;
}

/** Reads a stream to its end. */
async function listen(path: string, lastEventId?: number): Promise<Told[]> {
  const headers = { 'x-api-key': key, ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }) };
  const response = await fetch(`${base_url}${path}`, { headers });
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
  const blocks = (await response.text()).split('\n\n').filter((block) => block.startsWith('id:'));
  return blocks.map((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
    return { id: field('id'), event: field('event'), data: JSON.parse(field('data')) as Record<string, unknown> };
  });
}

const textsOf = (told: readonly Told[]) => told.flatMap(({ event, data }) => (event === 'turn' ? [data['text']] : []));

async function transcriptOf(conversation: string): Promise<unknown[]> {
  const { turns } = await team.ok<{ turns: { text: string }[] }>(team.get(`${conversation}/transcript`));
  return turns.map(({ text }) => text);
}

test('the team can follow a live interview turn by turn and resume where it left off', async () => {
  const { id, link } = await openCampaign(team);
  const maya = await Participant.join(base_url, link, { name: 'Maya' });
  const { conversation_id } = await maya.session();
  const conversation = `/v1/interviews/${id}/conversations/${String(conversation_id)}`;
  const reader = maya.read();
  try {
    const following = listen(`${conversation}/events`);
    await reader.asked(0);
    const { seq } = await maya.say('The notes were lost between two shifts.');
    await reader.asked(seq);
    await maya.api.ok(maya.api.post('/v1/join/session/finish'));
    const told = await following;
    assert.deepEqual(textsOf(told), await transcriptOf(conversation));
    assert.equal(told[0]?.event, 'state');
    assert.deepEqual(told.at(-1)?.event, 'state');
    assert.match(String(told.at(-1)?.data['status']), /^(processing|completed)$/);
    const rest = await listen(`${conversation}/events`, seq);
    assert.deepEqual(textsOf(rest), textsOf(told).slice(seq));
  } finally {
    await reader.close();
  }
});

test('the stream of an imported conversation sends all turns, then its state, and ends', async () => {
  const { id } = await openCampaign(team);
  await importTalk(team, id, 1);
  const conversation = await eventually(async () => {
    const [row] = await team.ok<{ id: string; status: string }[]>(team.get(`/v1/interviews/${id}/conversations`));
    return row?.status === 'completed' ? `/v1/interviews/${id}/conversations/${row.id}` : null;
  });
  const told = await listen(`${conversation}/events`);
  assert.deepEqual(textsOf(told), await transcriptOf(conversation));
  assert.deepEqual(
    told.slice(0, -1).map((turn) => [turn.id, turn.event]),
    told.slice(0, -1).map((_turn, place) => [String(place + 1), 'turn']),
  );
  assert.deepEqual(told.at(-1), { id: String(told.length - 1), event: 'state', data: { status: 'completed' } });
  const bad = await team.get(`${conversation}/events`, { headers: { 'last-event-id': 'x' } });
  assert.equal(bad.status, 422);
});
