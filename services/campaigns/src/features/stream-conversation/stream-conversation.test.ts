import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { sessions } from '@insights/contracts';
import {
  type Campaign,
  type Joined,
  type Scene,
  activeCampaign,
  interviewer,
  join,
  owner,
  scene,
  transactions,
} from '../../sessions.fixture.ts';
import { claimSessions } from '../claim-sessions/claim-sessions.ts';
import { finishSession } from '../finish-session/finish-session.ts';
import { giveConsent } from '../give-consent.ts';
import { importConversation } from '../import-conversation/import-conversation.ts';
import { postTurn } from '../post-turn.ts';
import { startSession } from '../start-session.ts';
import { storeInterviewerTurn } from '../store-interviewer-turn/store-interviewer-turn.ts';
import { withdrawSession } from '../withdraw-session.ts';
import { streamConversation } from './stream-conversation.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';
import { importRequest, interviewerTurn } from '../../requests.fixture.ts';

const shown = ({ event }: sessions.ConversationEvent): string =>
  event?.$case === 'turn' ? `${event.value.seq} ${event.value.text}` : (event?.value.status ?? '');

const listening = (call: Campaign['call'], signal = new AbortController().signal) => ({ ...call, signal });

/** Somebody who is being interviewed, and the conversation's id. */
async function talking(s: Scene, campaign: Campaign, name = 'Maya'): Promise<{ who: Joined; conversation_id: string }> {
  const who = await join(s, campaign, { name });
  await giveConsent(s.deps, who.call, { version: who.session.campaign?.consent_version ?? '' });
  const { conversation_id } = await startSession(s.deps, who.call);
  assert.ok(conversation_id);
  await claimSessions(s.deps, interviewer, { worker_id: 'w', region: 'here', max_sessions: 1, wait_ms: 0 });
  return { who, conversation_id };
}

const say = (s: Scene, who: Joined, text: string) =>
  postTurn(s.deps, who.call, { client_turn_id: text, text, input: null });
const follow = (s: Scene, campaign: Campaign, conversation_id: string, after_seq = 0, signal?: AbortSignal) =>
  streamConversation(s.deps, listening(campaign.call, signal), {
    interview_id: campaign.id,
    conversation_id,
    after_seq,
  });

test('the team receives each turn once, live, and the stream ends with the conversation', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const { who, conversation_id } = await talking(s, campaign);
  const stream = follow(s, campaign, conversation_id);
  const received: string[] = [];
  const next = async () => void received.push(shown((await stream.next()).value as sessions.ConversationEvent));
  await next();
  await say(s, who, 'Notes were lost.');
  await next();
  const turn = interviewerTurn({ session: who.held(1), after_seq: 1, text: 'Where?' });
  await storeInterviewerTurn(s.deps, interviewer, turn);
  await next();
  await finishSession(s.deps, who.call);
  for await (const event of stream) received.push(shown(event));
  assert.deepEqual(received, ['in_progress', '1 Notes were lost.', '2 Where?', 'processing']);
});

test('a turn whose words are being released comes once it is whole, and what follows it waits', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const { who, conversation_id } = await talking(s, campaign);
  const ask = (text: string, more: Partial<sessions.StoreInterviewerTurnRequest>) =>
    storeInterviewerTurn(s.deps, interviewer, interviewerTurn({ session: who.held(1), after_seq: 0, text, ...more }));
  await ask('Mhm.', { open: true });
  await say(s, who, 'Notes were lost.');
  const stream = follow(s, campaign, conversation_id);
  assert.equal(shown((await stream.next()).value as sessions.ConversationEvent), 'in_progress');
  const coming = stream.next();
  await ask('Mhm. Where?', { open_seq: 1 });
  await finishSession(s.deps, who.call);
  const received = [
    shown((await coming).value as sessions.ConversationEvent),
    ...(await Array.fromAsync(stream, shown)),
  ];
  assert.deepEqual(received, ['1 Mhm. Where?', '2 Notes were lost.', 'processing']);
});

test('a resumed stream continues after the last turn that was seen', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const { who, conversation_id } = await talking(s, campaign);
  for (const text of ['One', 'Two', 'Three']) await say(s, who, text);
  await finishSession(s.deps, who.call);
  assert.deepEqual(await Array.fromAsync(follow(s, campaign, conversation_id, 2), shown), ['3 Three', 'processing']);
});

test('the stream of an imported conversation has all turns, then the status', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const { conversation_id } = await importConversation(
    s.deps,
    campaign.call,
    importRequest({
      interview_id: campaign.id,
      contact_email: 'ines@example.com',
      format: 'text',
      transcript: Buffer.from('interviewer: What happened?\nparticipant: Notes were lost.'),
    }),
  );
  const received = await Array.fromAsync(follow(s, campaign, conversation_id), shown);
  assert.deepEqual(received, ['1 What happened?', '2 Notes were lost.', 'processing']);
});

test('a hidden name is masked in the live stream', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s, owner(), { hide_participant_names: true });
  const { who, conversation_id } = await talking(s, campaign, 'Maya Lind');
  await say(s, who, 'I am Maya, Maya Lind.');
  await finishSession(s.deps, who.call);
  const received = await Array.fromAsync(follow(s, campaign, conversation_id), shown);
  assert.deepEqual(received, ['1 I am [name], [name].', 'processing']);
});

test('withdrawing ends the stream; a conversation of another campaign or workspace is not found', async (t) => {
  const s = await scene(t);
  const [campaign, other] = [await activeCampaign(s), await activeCampaign(s)];
  const { who, conversation_id } = await talking(s, campaign);
  const stream = follow(s, campaign, conversation_id);
  assert.equal(shown((await stream.next()).value as sessions.ConversationEvent), 'in_progress');
  const strangers = [
    streamConversation(s.deps, listening(other.call), { interview_id: campaign.id, conversation_id, after_seq: 0 }),
    streamConversation(s.deps, listening(campaign.call), { interview_id: other.id, conversation_id, after_seq: 0 }),
  ];
  for (const stranger of strangers) await assert.rejects(stranger.next(), { code: 'not_found' });
  await withdrawSession(s.deps, who.call);
  assert.deepEqual(await stream.next(), { value: undefined, done: true });
});

test('a turn is read once for all readers of its conversation in a process, and once more for one that resumes', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const { who, conversation_id } = await talking(s, campaign);
  const streams = Array.from({ length: 20 }, () => follow(s, campaign, conversation_id));
  const next = () => Promise.all(streams.map(async (each) => shown((await each.next()).value as never)));
  assert.deepEqual(new Set(await next()), new Set(['in_progress']));
  for (const text of ['Notes were lost.', 'Twice.']) {
    const coming = next();
    const withoutNotify = { ...s.deps, bus: { ...s.bus, notify: () => undefined } };
    const { seq } = await postTurn(withoutNotify, who.call, { client_turn_id: text, text, input: null });
    const reads = transactions(s);
    s.bus.notify(sessionSubject(who.session.id));
    assert.deepEqual(new Set(await coming), new Set([`${seq} ${text}`]));
    assert.equal(reads(), 1);
  }
  const late = transactions(s);
  const resumed = follow(s, campaign, conversation_id, 1);
  assert.deepEqual(
    [shown((await resumed.next()).value as never), shown((await resumed.next()).value as never)],
    ['in_progress', '2 Twice.'],
  );
  assert.equal(late(), 2, 'the check of its right and its own read');
});

test('the stream ends when the reader disconnects', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const { conversation_id } = await talking(s, campaign);
  const leaving = new AbortController();
  const stream = follow(s, campaign, conversation_id, 0, leaving.signal);
  await stream.next();
  const end = stream.next();
  leaving.abort();
  assert.deepEqual(await end, { value: undefined, done: true });
});
