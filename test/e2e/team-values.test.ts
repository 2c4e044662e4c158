/** The team corrects closed answers: in responses, files and reports, of imported and live interviews, and takes it back. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Api } from '../support/api.ts';
import { createCampaign, reportReady, talk } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { Participant, type Reader, openCampaign } from '../support/participant.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';
import { tokenOfNewcomer } from '../contract/callers.ts';

const QUESTIONS = [
  { id: 'open', text: 'Tell me about the last hand-over that went wrong.', kind: 'open', max_probes: 0 },
  { id: 'visits', text: 'How many times did you come?', kind: 'number', max_probes: 0 },
];

interface Given {
  value: unknown;
  author: string | null;
  answer_id: string | null;
  superseded_by: string | null;
  changed_at: string | null;
  changed_by: string | null;
}
interface Row {
  question: { id: string };
  responses: Given[];
  distribution: { value: unknown; count: number }[];
}

const system = await useSystem(after);
const { base_url, demo } = system;
const api = new Api(base_url, { key: demo.api_keys.full });
const member = new Api(base_url, { token: demo.tokens.member });
const admin = new Api(base_url, { token: demo.tokens.owner });

const change = (at: string, value: unknown, if_match = '*', by = member) =>
  by.ask<Given>('PUT', at, { body: { value }, headers: { 'if-match': if_match } });
const restore = (at: string, if_match = '*') => member.ask('DELETE', at, { headers: { 'if-match': if_match } });
const visits = async (id: string): Promise<Row> => {
  const rows = await api.ok(api.get<Row[]>(`/v1/interviews/${id}/responses?history=true`));
  return rows.find(({ question }) => question.id === 'visits') ?? assert.fail();
};
const countsIn = ({ distribution }: Pick<Row, 'distribution'>) =>
  distribution.map(({ value, count }) => [String(value), count]);

async function imported(id: string, n: number): Promise<string> {
  const asked = [
    { speaker: 'interviewer', text: 'How many times did you come?' },
    { speaker: 'participant', text: `${n}.` },
  ];
  const contact = { name: `Person ${n}`, email: `person${n}@example.org` };
  const transcript = { turns: [...talk(n).turns, ...asked] };
  const body = { contact, format: 'json', transcript };
  const { conversation_id } = await api.ok(api.post(`/v1/interviews/${id}/conversations/import`, body));
  return String(conversation_id);
}

describe("the team's values of closed answers", () => {
  const readers: Reader[] = [];
  after(() => Promise.all(readers.map((reader) => reader.close())));
  let id = '';
  let at = '';

  test('a value is set, removed and taken back: responses and files follow, and what was heard is kept', async () => {
    const settings = { report: { auto: true, floor_count: 3 } };
    ({ id } = await createCampaign(api, { questions: QUESTIONS, settings }));
    const conversations = [await imported(id, 1), await imported(id, 2), await imported(id, 5)];
    at = `/v1/interviews/${id}/conversations/${conversations[2]}/answers/visits`;
    await reportReady(api, id, 3);
    const heard = (await visits(id)).responses.find(({ value }) => value === 5) ?? assert.fail();
    const set = await change(at, 3, `"${heard.answer_id}"`);
    assert.deepEqual([set.status, set.body.value, set.body.author], [200, 3, 'team']);
    assert.equal(set.headers.get('etag'), `"${set.body.answer_id}"`);
    assert.ok(set.body.changed_by && set.body.changed_at);
    const changed = await visits(id);
    assert.deepEqual(countsIn(changed), [
      ['1', 1],
      ['2', 1],
      ['3', 1],
    ]);
    assert.equal(changed.responses.find(({ value }) => value === 5)?.superseded_by, set.body.answer_id);
    assert.equal((await change(at, null)).status, 200);
    assert.deepEqual(countsIn(await visits(id)), [
      ['1', 1],
      ['2', 1],
    ]);
    const csv = async () => String((await api.ask('GET', `/v1/interviews/${id}/export/responses`)).body);
    assert.match(await csv(), /"answered",,,,,,"team","5\."/);
    assert.equal((await restore(at)).status, 204);
    assert.match(await csv(), /"answered",5,,"exact",,,"floor","5\."/);
    assert.equal((await restore(at)).status, 404);
  });

  test('the next version of the report counts it and says that it was changed; the audit log names who did', async () => {
    await change(at, 4);
    await api.ok(api.post(`/v1/interviews/${id}/report/regenerate`));
    const { version_number } = await eventually(async () => {
      const status = await reportReady(api, id, 3);
      return status.version_number === 2 ? status : null;
    });
    const report = await api.ok<{ question_results: (Row & { question_id: string; changed: number })[] }>(
      api.get(`/v1/interviews/${id}/report/versions/${version_number}`),
    );
    const result = report.question_results.find(({ question_id }) => question_id === 'visits') ?? assert.fail();
    assert.deepEqual(countsIn(result), [
      ['1', 1],
      ['2', 1],
      ['4', 1],
    ]);
    assert.equal(result.changed, 1);
    const text = String((await api.ask('GET', `/v1/interviews/${id}/export/report?format=md`)).body);
    assert.match(text, /The research team set or removed 1 value by hand\./);
    const log = await admin.ok<{ action: string; details: { question_id?: string; change?: string } }[]>(
      admin.get(`/v1/workspaces/${demo.workspace_id}/audit-log?limit=200`) as never,
    );
    const own = log.filter(({ details }) => details.question_id === 'visits');
    assert.deepEqual(own.map(({ action, details }) => [action, details.change ?? null]).slice(0, 4), [
      ['answer.changed', 'set'],
      ['answer.restored', null],
      ['answer.changed', 'removed'],
      ['answer.changed', 'set'],
    ]);
  });

  test('wrong values, stale ones and callers who may not are rejected', async () => {
    const { answer_id } = (await visits(id)).responses.find(({ author }) => author === 'team') ?? assert.fail();
    const seen = `"${answer_id}"`;
    const answers = await Promise.all([change(at, 6, seen), change(at, 7, seen)]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 412]);
    assert.equal((await restore(at, seen)).status, 412);
    assert.equal((await change(at, 'five')).status, 422);
    assert.equal((await member.ask('PUT', at, { body: { value: 1 } })).status, 422);
    assert.equal((await change(at.replace(/visits$/, 'open'), 1)).status, 404);
    const keyFor = async (scopes: string[]) => {
      const made = { name: 'ci', scopes, workspace_id: demo.workspace_id };
      return new Api(base_url, { key: String((await admin.ok(admin.post('/v1/api-keys', made)))['key']) });
    };
    assert.equal((await change(at, 1, '*', await keyFor(['interviews']))).status, 403);
    assert.equal((await change(at, 1, '*', await keyFor(['interviews', 'exports']))).status, 200);
    const stranger = new Api(base_url, { token: await tokenOfNewcomer(system) });
    assert.equal((await change(at, 1, '*', stranger)).status, 404);
  });

  test('a live interview: not before it is over; the person has it in their download, and an erasure takes it', async () => {
    const live = await openCampaign(api, { questions: QUESTIONS.slice(1) });
    const who = await Participant.join(base_url, live.link, { name: 'Maya' });
    const reader = who.read();
    readers.push(reader);
    let seq = 0;
    for (const text of ['Yes, gladly.', '5']) {
      await reader.asked(seq);
      ({ seq } = await who.say(text));
    }
    const session = await who.api.ok<{ id: string; conversation_id: string }>(who.api.get('/v1/join/session'));
    const { conversation_id } = session;
    const own = `/v1/interviews/${live.id}/conversations/${conversation_id}/answers/visits`;
    assert.equal((await change(own, 2)).status, 409);
    await who.api.ok(who.api.post('/v1/join/session/finish'));
    await eventually(async () => ((await change(own, 2)).status === 200 ? true : null));
    assert.deepEqual(countsIn(await visits(live.id)), [['2', 1]]);
    const { conversations } = await who.api.ok<{ conversations: { answers: (Given & { question_id: string })[] }[] }>(
      who.api.get('/v1/join/session/export?format=json'),
    );
    const stored = conversations[0]?.answers.filter(({ question_id }) => question_id === 'visits') ?? [];
    assert.deepEqual(
      stored.map(({ value, author, superseded_by }) => [value, author, superseded_by === null]),
      [
        [5, 'floor', false],
        [2, 'team', true],
      ],
    );
    await admin.ok(admin.post(`/v1/interviews/${live.id}/contacts/${session.id}/erase`));
    const left = 'select count(*)::int as rows from campaigns.answers where conversation_id = $1';
    await eventually(async () =>
      assert.deepEqual(await queryAsAdmin(system.dir, left, [conversation_id]), [{ rows: 0 }]),
    );
    assert.equal((await change(own, 2)).status, 404);
  });
});
