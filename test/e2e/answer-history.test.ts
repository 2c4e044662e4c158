/** Typed answers from the interview to the totals: corrected in words, corrected on the page, listed with their history, erased. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { Participant, type Reader, openCampaign } from '../support/participant.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const QUESTIONS = [
  { id: 'scale', text: 'How satisfied are you, from 1 to 10?', kind: 'scale', max_probes: 0 },
  {
    id: 'shift',
    text: 'Which shift is worst?',
    kind: 'choice',
    options: ['early', 'late', 'night'],
    option_ids: ['early', 'late', 'night'],
    max_probes: 0,
  },
];

interface Row {
  question: { id: string };
  responses: {
    value: unknown;
    author: string;
    quote: string | null;
    answer_id: string | null;
    superseded_by: string | null;
  }[];
  distribution: { value: unknown; count: number }[];
}

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });
const admin = new Api(system.base_url, { token: system.demo.tokens.owner });

describe('typed answers', () => {
  const readers: Reader[] = [];
  after(() => Promise.all(readers.map((reader) => reader.close())));

  const rowsOf = async (id: string, history: boolean): Promise<Row[]> =>
    api.ok(api.get<Row[]>(`/v1/interviews/${id}/responses?history=${history}`));
  const valuesOf = (rows: readonly Row[], questionId: string) =>
    rows
      .find(({ question }) => question.id === questionId)
      ?.responses.filter(({ answer_id }) => answer_id !== null)
      .map(({ value, author, superseded_by }) => [value, author, superseded_by === null]);
  const countsOf = (rows: readonly Row[], questionId: string) =>
    rows
      .find(({ question }) => question.id === questionId)
      ?.distribution.flatMap(({ value, count }) => (count > 0 ? [[value, count]] : []));

  test('a later value in words or on the page counts, the earlier one is kept, and an erasure takes all', async () => {
    const { id, link } = await openCampaign(api, { questions: QUESTIONS });
    const who = await Participant.join(system.base_url, link, { name: 'Maya' });
    const reader = who.read();
    readers.push(reader);
    let seq = 0;
    for (const text of ['Yes, gladly.', '4', 'No wait, I meant 6', 'the late one']) {
      await reader.asked(seq);
      ({ seq } = await who.say(text));
    }
    const own = who.api;
    await eventually(async () => {
      const { items } = await own.ok<{ items: { question_id: string; value: unknown }[] }>(
        own.get('/v1/join/session/answers'),
      );
      assert.deepEqual(
        items.map(({ question_id, value }) => [question_id, value]),
        [
          ['scale', 6],
          ['shift', 'late'],
        ],
      );
    });
    const put = (question: string, text: string) =>
      own.ask('PUT', `/v1/join/session/answers/${question}`, { body: { text } });
    assert.equal((await put('shift', 'noon')).status, 422);
    assert.equal((await put('shift', 'night')).status, 200);
    const { conversation_id } = await own.ok(own.post('/v1/join/session/finish'));
    assert.equal((await put('shift', 'early')).status, 409);
    const all = await eventually(async () => {
      const rows = await rowsOf(id, true);
      return valuesOf(rows, 'shift')?.length === 2 ? rows : null;
    });
    assert.deepEqual(valuesOf(all, 'scale'), [
      [4, 'floor', false],
      [6, 'floor', true],
    ]);
    assert.deepEqual(valuesOf(all, 'shift'), [
      ['late', 'floor', false],
      ['night', 'person', true],
    ]);
    const current = await rowsOf(id, false);
    assert.deepEqual(valuesOf(current, 'scale'), [[6, 'floor', true]]);
    assert.deepEqual([countsOf(current, 'scale'), countsOf(all, 'shift')], [[[6, 1]], [['night', 1]]]);
    const session = await own.ok<{ id: string }>(own.get('/v1/join/session'));
    await admin.ok(admin.post(`/v1/interviews/${id}/contacts/${session.id}/erase`));
    const left = 'select count(*)::int as rows from campaigns.answers where conversation_id = $1';
    await eventually(async () =>
      assert.deepEqual(await queryAsAdmin(system.dir, left, [String(conversation_id)]), [{ rows: 0 }]),
    );
    assert.deepEqual(countsOf(await rowsOf(id, true), 'shift'), []);
  });
});
