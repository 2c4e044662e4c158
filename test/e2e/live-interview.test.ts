import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { Participant, type Reader, openCampaign } from '../support/participant.ts';
import { useSystem } from '../support/shared-stack.ts';
import { type WebhookReceiver, startWebhookReceiver } from '../support/webhook-receiver.ts';

const WILLING = [
  'Yes, gladly.',
  'The notes were lost between two shifts, and we phoned around for an hour at night.',
  'Because nobody writes them down before they leave.',
  'About 4, because it costs us so much time.',
  'It is the phoning that annoys me most.',
  'night',
  'No, that was all.',
];
const MOST_TURNS = 30;

/** Answers until the interviewer closes the interview. Returns the number of answers. */
async function talkThrough(who: Participant, reader: Reader, answer: (n: number) => string): Promise<number> {
  let seq = 0;
  for (let n = 0; n < MOST_TURNS; n += 1) {
    await reader.asked(seq);
    if ((await who.session())['status'] === 'completed') return n;
    seq = (await who.say(answer(n))).seq;
  }
  throw new Error(`not over after ${MOST_TURNS} answers`);
}

const shown = ({ turns }: Reader) => turns.map(({ at: _at, ...turn }) => turn);

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });

describe('a live interview', () => {
  let receiver: WebhookReceiver;
  const readers: Reader[] = [];
  const follow = (who: Participant): Reader => {
    const reader = who.read();
    readers.push(reader);
    return reader;
  };

  before(async () => {
    receiver = await startWebhookReceiver();
    await api.ok(
      api.post('/v1/webhook-endpoints', { url: receiver.url, events: ['interview.completed'], description: 'live' }),
    );
  });
  after(async () => {
    await Promise.all(readers.map((reader) => reader.close()));
    await receiver.close();
  });

  test('from the join link to the closing message, two devices show the same, and the team gets the completed interview and its event', async () => {
    const { id, link } = await openCampaign(api);
    const maya = await Participant.join(system.base_url, link, { name: 'Maya' });
    const [phone, laptop] = [follow(maya), follow(maya)];
    await talkThrough(maya, phone, (n) => WILLING[n] ?? 'No, thank you.');
    await eventually(() => assert.deepEqual([phone.status, laptop.status], ['completed', 'completed']));
    assert.deepEqual(shown(phone), shown(laptop));
    assert.deepEqual(
      phone.turns.map(({ seq }) => seq),
      phone.turns.map((_, index) => index + 1),
    );
    const asked = new Set(phone.turns.map(({ question_id }) => question_id).filter((question) => question !== null));
    assert.equal(asked.size, 3, 'each question of the campaign was asked');
    await eventually(async () => {
      const campaign = await api.ok(api.get(`/v1/interviews/${id}`));
      assert.deepEqual(campaign['counts'], { contacts: 1, completed: 1, in_progress: 0 });
    });
    const told = await eventually(() => receiver.received.find(({ data }) => data['interview_id'] === id) ?? null);
    const transcript = await api.ok(
      api.get(`/v1/interviews/${id}/conversations/${String(told.data['conversation_id'])}/transcript`),
    );
    assert.deepEqual(
      (transcript['turns'] as { text: string }[]).map(({ text }) => text),
      phone.turns.map(({ text }) => text),
    );
  });

  test('a message sent 50 times concurrently is one turn and gets one answer', async () => {
    const { link } = await openCampaign(api);
    const who = await Participant.join(system.base_url, link);
    const reader = follow(who);
    const greeting = await reader.asked(0);
    const client_turn_id = randomUUID();
    const stored = await Promise.all(Array.from({ length: 50 }, () => who.say('Yes, let us start.', client_turn_id)));
    assert.deepEqual([...new Set(stored.map(({ seq }) => seq))], [greeting.seq + 1]);
    assert.equal(new Set(stored.map(({ turn_id }) => turn_id)).size, 1);
    await reader.asked(greeting.seq + 1);
    await who.say('The notes were lost.');
    await reader.asked(greeting.seq + 3);
    assert.deepEqual(
      reader.turns.slice(0, 5).map(({ speaker }) => speaker),
      ['interviewer', 'participant', 'interviewer', 'participant', 'interviewer'],
    );
  });

  test('several messages in quick succession get one answer', async () => {
    const { link } = await openCampaign(api);
    const who = await Participant.join(system.base_url, link);
    const reader = follow(who);
    await reader.asked(0);
    await who.say('Yes.');
    const question = await reader.asked(2);
    for (const text of ['The notes were lost.', 'Nobody knew who had which medication.']) await who.say(text);
    const answer = await reader.asked(question.seq);
    assert.equal(answer.seq, question.seq + 3);
  });

  test('an interview with a participant who says almost nothing ends early and politely', async () => {
    const { link } = await openCampaign(api);
    const who = await Participant.join(system.base_url, link);
    const reader = follow(who);
    const answers = await talkThrough(who, reader, () => 'ok');
    // Each of the three required questions is asked again once at once or at the end, and then left out.
    assert.ok(answers <= 12, `${answers} answers`);
    await eventually(() => assert.equal(reader.status, 'completed'));
  });

  test('interviewers count as live workers', async () => {
    const health = await api.ok(api.get('/v1/health/interview-workers'));
    assert.ok(Number(health['workers']) >= 1 && Number(health['capacity']) >= 10);
  });
});
