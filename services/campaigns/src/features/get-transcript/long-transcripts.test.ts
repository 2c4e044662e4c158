import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { basis, complete } from '../../basis.fixture.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import type { MailDeps } from '../../deps.ts';
import { createInterview } from '../create-interview.ts';
import { importConversation } from '../import-conversation/import-conversation.ts';
import { listResponses } from '../list-responses.ts';
import { streamTranscripts } from '../report-conversations.ts';
import { measureTranscripts } from '../report-inputs.ts';
import { takeOver } from '../process-conversation/complete-conversation.ts';
import { setTurnTags } from '../set-turn-tags.ts';
import { renderTranscript, streamTranscript } from './get-transcript.ts';
import { wholeTranscript } from './whole.fixture.ts';
import { importRequest } from '../../requests.fixture.ts';

const LARGEST_PART = 300 * 1024;

interface Given {
  call: Call;
  interview_id: string;
}

const db = await freshDatabase({ after }, 'campaigns', migrations, entities);
const deps: MailDeps = { db, now: () => new Date().toISOString(), ...basis };

async function given(): Promise<Given> {
  const workspace_id = randomUUID();
  const user = {
    kind: 'user',
    id: randomUUID(),
    user_id: 'u',
    role: 'owner',
    scopes: ['*'],
    platform_role: '',
  } as const;
  const call: Call = { principal: { ...user, workspace_id } };
  const question = {
    id: 'q1',
    text: 'What do you miss?',
    kind: 'open' as const,
    options: [],
    required: true,
    max_probes: 2,
    probe_when: [],
    topic: null,
    learn: null,
    min: null,
    max: null,
    unit: null,
    option_ids: [],
    translations: {},
  };
  const { id } = await createInterview(deps, call, {
    name: 'Long',
    goal: 'Length',
    language: 'en',
    questions: [question],
    settings: null,
    agent_template_id: null,
  });
  return { call, interview_id: id };
}

type Talk = readonly { speaker: string; text: string; question_id?: string }[];

async function imported(
  { call, interview_id }: Given,
  turns: Talk,
  mode: campaigns.ConversationMode = 'imported',
): Promise<string> {
  const { conversation_id } = await importConversation(
    deps,
    call,
    importRequest({
      interview_id,
      contact_email: `${randomUUID()}@example.org`,
      format: 'json',
      transcript: Buffer.from(JSON.stringify({ turns })),
      speaker_map: {},
      strict_speakers: false,
      questions: [],
      is_base64: false,
      mode,
    }),
  );
  await complete(deps, call, conversation_id);
  return conversation_id;
}

/** One question and then `count` numbered answers of `length` characters. */
const talkOf = (count: number, length: number): Talk => [
  { speaker: 'interviewer', text: 'What do you miss?', question_id: 'q1' },
  ...Array.from({ length: count }, (_, n) => ({
    speaker: 'participant',
    text: `${n} ${'ä'.repeat(length)}`.slice(0, length),
  })),
];

const sizeOf = (part: unknown) => Buffer.byteLength(JSON.stringify(part));
const partsOf = (g: Given, conversation_id: string) =>
  Array.fromAsync(streamTranscript(deps, g.call, { conversation_id, interview_id: g.interview_id }));

test('a long transcript is streamed in parts of bounded size that together hold every turn once and in order', async () => {
  const g = await given();
  for (const talk of [talkOf(3_500, 400), talkOf(1_500, 8), talkOf(20, 20_000)]) {
    const id = await imported(g, talk);
    const parts = await partsOf(g, id);
    assert.ok(parts.length > 1);
    for (const part of parts) assert.ok(sizeOf(part.turns) < LARGEST_PART + 20_000 * 2, `${sizeOf(part)} bytes`);
    assert.deepEqual(
      parts.map((part) => part.conversation_id),
      [id, ...parts.slice(1).map(() => '')],
    );
    const turns = parts.flatMap((part) => part.turns);
    assert.deepEqual(
      turns.map(({ text }) => text),
      talk.map(({ text }) => text),
    );
    assert.deepEqual(
      turns.map(({ seq }) => seq),
      talk.map((_, index) => index + 1),
    );
  }
});

test('the conversations of a campaign are streamed oldest first, long ones in several parts', async () => {
  const g = await given();
  const lengths = [1, 2_000, 3, 1_001, 1];
  const ids: string[] = [];
  for (const count of lengths) ids.push(await imported(g, talkOf(count, 300)));
  const parts = await Array.fromAsync(
    streamTranscripts(deps, g.call, { interview_id: g.interview_id, conversation_id: null, conversation_ids: [] }),
  );
  assert.deepEqual(
    parts.filter((part) => part.conversation_id !== '').map((part) => part.conversation_id),
    ids,
  );
  const counts = new Map<string, number>();
  for (const turn of parts.flatMap((part) => part.turns)) {
    counts.set(turn.conversation_id, (counts.get(turn.conversation_id) ?? 0) + 1);
  }
  assert.deepEqual(
    ids.map((id) => counts.get(id)),
    lengths.map((count) => count + 1),
  );
});

test('a conversation deleted while it is read ends in an error instead of half a transcript', async () => {
  const g = await given();
  const id = await imported(g, talkOf(3_000, 400));
  const parts = streamTranscript(deps, g.call, { conversation_id: id, interview_id: g.interview_id });
  await parts.next();
  await deps.db.withWorkspace(g.call, (tx) => tx.run('delete from conversations where id = $1', [id]));
  await assert.rejects(Array.fromAsync(parts), (error) => error instanceof AppError && error.code === 'not_found');
});

test('captions rendered in pieces number and time turns like one document', async () => {
  const g = await given();
  const id = await imported(g, talkOf(1_200, 300));
  const request = { conversation_id: id, interview_id: g.interview_id, form: 'srt' as const };
  const pieces = await Array.fromAsync(renderTranscript(deps, g.call, request));
  assert.ok(pieces.length > 1);
  const text = pieces.map(({ content }) => content).join('');
  const numbers = [...text.matchAll(/^(\d+)$/gm)].map(([, n]) => Number(n));
  assert.deepEqual(
    numbers,
    Array.from({ length: 1_201 }, (_, n) => n + 1),
  );
});

async function allResponses({ call, interview_id }: Given, limit: number) {
  const pages: campaigns.Response[][] = [];
  let cursor = '';
  do {
    const page = await listResponses(deps, call, { interview_id, page: { limit, cursor }, segment: null });
    pages.push(page.items.flatMap(({ responses }) => responses));
    assert.ok(sizeOf(page) < 4 * 1024 * 1024, `a page of ${sizeOf(page)} bytes`);
    cursor = page.next_cursor;
  } while (cursor !== '');
  return pages;
}

test('pages of answers are bounded in bytes, and every answer is on exactly one page, even if a conversation fills several', async () => {
  const g = await given();
  const talks = [talkOf(2, 10), talkOf(4_000, 1_500), talkOf(700, 2_000), talkOf(1, 10)];
  const ids: string[] = [];
  for (const talk of talks) ids.push(await imported(g, talk));
  const expected = talks.flatMap((talk, index) => talk.slice(1).map(({ text }) => `${ids[index]} ${text}`));
  for (const limit of [1, 200]) {
    const pages = await allResponses(g, limit);
    assert.ok(pages.length > 3);
    assert.deepEqual(
      pages.flat().map(({ conversation_id, text }) => `${conversation_id} ${text}`),
      expected,
    );
    assert.ok(pages.flat().every(({ contact_id }) => contact_id !== ''));
  }
});

test('a cursor with a forged turn is rejected', async () => {
  const { call, interview_id } = await given();
  const key = Buffer.from(`2026-01-01T00:00:00.000Z ${randomUUID()}`).toString('base64url');
  for (const cursor of [`${key}.x`, `${key}.1.a.b`, `${key}.99999999999`, `${key}.-1`]) {
    await assert.rejects(
      listResponses(deps, call, { interview_id, page: { limit: 1, cursor }, segment: null }),
      (error) => error instanceof AppError && error.code === 'invalid_request',
    );
  }
});

test('tagging one turn of a long conversation returns that turn', async () => {
  const g = await given();
  const id = await imported(g, talkOf(2_000, 10));
  const turns = (await partsOf(g, id)).flatMap((part) => part.turns);
  const last = turns.at(-1);
  const changed = await setTurnTags(deps, g.call, {
    interview_id: g.interview_id,
    turn_id: last?.id ?? '',
    topics: ['x'],
  });
  assert.deepEqual([changed.id, changed.tags.map(({ topic }) => topic)], [last?.id, ['x']]);
});

test('an attempt stores its tags only while no later one has begun, and after completion nothing changes', async () => {
  const { call, interview_id } = await given();
  const { conversation_id } = await importConversation(deps, call, {
    interview_id,
    contact_id: null,
    contact_name: null,
    contact_email: 'attempts@example.org',
    format: 'json',
    transcript: Buffer.from(JSON.stringify({ turns: talkOf(3, 20) })),
    speaker_map: {},
    strict_speakers: false,
    questions: [],
    is_base64: false,
    started_at: null,
    mode: 'imported',
  });
  const read = async () => (await wholeTranscript(deps, call, { conversation_id, interview_id })).turns;
  const [, first, second, third] = (await read()).map(({ id }) => id);
  const tagsOf = (id: string | undefined, topic: string) => ({
    turn_id: id ?? '',
    tags: [{ topic, source: 'auto' as const, confidence: 0.8 }],
  });
  const begun = await deps.db.withWorkspace(call, (tx) => takeOver(tx, conversation_id, 2));
  assert.equal(begun?.processing_attempt, 2);
  const isStale = (error: unknown) => error instanceof AppError && error.code === 'stale_attempt';
  const late = { attempt: 1, turns: [tagsOf(first, 'late')] };
  await assert.rejects(complete(deps, call, conversation_id, late), isStale);
  await assert.rejects(
    deps.db.withWorkspace(call, (tx) => takeOver(tx, conversation_id, 1)),
    isStale,
  );
  await complete(deps, call, conversation_id, { attempt: 2, turns: [tagsOf(second, 'two')] });
  await complete(deps, call, conversation_id, { attempt: 3, turns: [tagsOf(third, 'after the end')] });
  assert.deepEqual(
    (await read()).map(({ tags }) => tags.map(({ topic }) => topic)),
    [[], [], ['two'], []],
  );
});

test('the size of a campaign counts its completed conversations in UTF-8, test ones excluded', async () => {
  const g = await given();
  await imported(g, talkOf(10, 1_000));
  await imported(g, talkOf(10, 1_000), 'test');
  const all = await measureTranscripts(deps, g.call, g.interview_id);
  assert.equal(all.turns, 11);
  assert.ok(all.bytes > 19_000 && all.bytes < 21_000, `${all.bytes}`);
  assert.deepEqual(await measureTranscripts(deps, g.call, randomUUID()), { bytes: 0, turns: 0 });
});

test('storing a batch of tags does not look at every turn of a conversation of 20,000', async () => {
  const { call, interview_id } = await given();
  const { conversation_id } = await importConversation(
    deps,
    call,
    importRequest({
      interview_id,
      contact_email: 'many@example.org',
      format: 'json',
      transcript: Buffer.from(JSON.stringify({ turns: talkOf(19_999, 20) })),
      speaker_map: {},
      strict_speakers: false,
      questions: [],
      is_base64: false,
      mode: 'imported',
    }),
  );
  const parts = await partsOf({ call, interview_id }, conversation_id);
  const tags = [{ topic: 'x', source: 'auto' as const, confidence: 0.8 }];
  const turns = parts
    .flatMap((part) => part.turns)
    .slice(-1_000)
    .map(({ id }) => ({ turn_id: id, tags }));
  const began = performance.now();
  await complete(deps, call, conversation_id, { attempt: 1, turns });
  // 30 ms on a quiet machine; 7 s when each new tag is compared with each turn.
  assert.ok(performance.now() - began < 2_000, `${performance.now() - began} ms`);
});
