// People say which question of the guide an imported turn asks: results by question, exports and the next report follow.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Api } from '../support/api.ts';
import { createCampaign, generationStatus } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';

const { base_url, demo } = await useSystem(after);
const program = new Api(base_url, { key: demo.api_keys.full });

const TALK = [
  ['interviewer', 'Tell me how it went when you took over the ward.'],
  ['participant', 'The hand-over notes were gone again, and we phoned around for an hour.'],
  ['interviewer', 'Give me a mark for all of it, please.'],
  ['participant', 'A seven, because the colleagues are kind.'],
  ['interviewer', 'Thank you. And the weather, do you like it?'],
  ['participant', 'A three, it rains all the time in this town.'],
] as const;
const transcript = { turns: TALK.map(([speaker, text]) => ({ speaker, text })) };

interface Turn {
  id: string;
  question_id: string | null;
  is_question_set: boolean;
}
interface Totals {
  question_id: string;
  asked: number;
  answered: number;
  distribution: { value: string | number; count: number }[];
}

let id = '';
let at = '';
let turns: Turn[] = [];
let questions: string[] = [];
/** Of the question about satisfaction. */
const scale = () => questions[1] ?? '';
const asking = (index: number) => turns[index]?.id ?? '';
const pathOf = (turn: string) => `${at}/turns/${turn}/question`;
const set = (turn: string, question_id: string | null) =>
  program.ask<Turn>('PUT', pathOf(turn), { body: { question_id } });

const importTalk = (more: object = {}) =>
  program.ok<{ conversation_id: string }>(
    program.post(`${at}/conversations/import`, {
      contact: { name: 'Maya', email: `${randomUUID()}@example.org` },
      format: 'json',
      transcript,
      ...more,
    }),
  );

async function completed(conversation_id: string): Promise<Turn[]> {
  const path = `${at}/conversations/${conversation_id}`;
  await eventually(async () => {
    assert.equal((await program.ok<{ status: string }>(program.get(path))).status, 'completed');
  });
  return (await program.ok<{ turns: Turn[] }>(program.get(`${path}/transcript`))).turns;
}

async function totalsOf(question_id: string): Promise<Pick<Totals, 'asked' | 'answered'> & { values: string[] }> {
  const all = await program.ok<({ question: { id: string } } & Totals)[]>(program.get(`${at}/responses`) as never);
  const found = all.find(({ question }) => question.id === question_id) ?? assert.fail('no such question');
  const values = found.distribution.filter(({ count }) => count > 0).map(({ value }) => String(value));
  return { asked: found.asked, answered: found.answered, values };
}

/** How many the next version says were asked, and how many answered. */
async function reported(question_id: string): Promise<[asked: number, answered: number]> {
  const { version_number } = await generationStatus(program, id);
  await program.ok(program.post(`${at}/report/regenerate`));
  await eventually(async () => {
    const now = await generationStatus(program, id);
    assert.deepEqual([now.status, now.version_number], ['ready', (version_number ?? 0) + 1]);
  });
  const report = await program.ok<{ question_results: Totals[] }>(program.get(`${at}/report`));
  const found = report.question_results.find((each) => each.question_id === question_id);
  return [found?.asked ?? 0, found?.answered ?? 0];
}

before(async () => {
  ({ id } = await createCampaign(program, { settings: { report: { auto: false, floor_count: 1 } } }));
  at = `/v1/interviews/${id}`;
  const campaign = await program.ok<{ questions: { id: string }[] }>(program.get(at));
  questions = campaign.questions.map((question) => question.id);
  turns = await completed((await importTalk()).conversation_id);
});

test('a question that was not recognised is assigned: values, totals and the next report have it', async () => {
  assert.deepEqual([turns[2]?.question_id, turns[2]?.is_question_set], [null, false]);
  assert.deepEqual(await totalsOf(scale()), { asked: 0, answered: 0, values: [] });
  assert.deepEqual(await reported(scale()), [0, 0]);
  const { status, body } = await set(asking(2), scale());
  assert.deepEqual([status, body.question_id, body.is_question_set], [200, scale(), true]);
  assert.deepEqual(await totalsOf(scale()), { asked: 1, answered: 1, values: ['7'] });
  assert.deepEqual(await reported(scale()), [1, 1]);
  const csv = await program.get<string>(`${at}/export/transcripts?format=csv`);
  assert.match(csv.body, new RegExp(`"${scale()}","How satisfied are you, from 1 to 10\\?","Give me a mark`));
  const owner = new Api(base_url, { token: demo.tokens.owner });
  const log = await owner.ok(
    owner.get<{ action: string; subject: string }[]>(
      `/v1/workspaces/${demo.workspace_id}/audit-log?action=turn.question_set`,
    ),
  );
  assert.ok(log.some(({ action, subject }) => action === 'turn.question_set' && subject === asking(2)));
});

test('what is said after a turn that asks no question of the guide answers none', async () => {
  await program.ok(set(asking(4), null));
  assert.deepEqual((await totalsOf(scale())).values, ['7']);
  await program.ok(set(asking(2), null));
  assert.deepEqual(await totalsOf(scale()), { asked: 0, answered: 0, values: [] });
  assert.deepEqual(await reported(scale()), [0, 0]);
});

test('two people who assign at once both have what they said', async () => {
  const done = await Promise.all([set(asking(2), scale()), set(asking(0), questions[0] ?? null)]);
  assert.deepEqual(
    done.map(({ status }) => status),
    [200, 200],
  );
  assert.equal((await totalsOf(scale())).answered, 1);
  assert.equal((await totalsOf(questions[0] ?? '')).answered, 1);
});

test('taken back, what was recognised counts again; repeated, nothing changes', async () => {
  for (let tried = 0; tried < 2; tried += 1) {
    assert.equal((await program.delete(pathOf(asking(2)))).status, 204);
    assert.deepEqual(await totalsOf(scale()), { asked: 0, answered: 0, values: [] });
  }
  assert.deepEqual(await reported(scale()), [0, 0]);
});

test('a preview shows what each turn asks, and an import takes what people say of it', async () => {
  const said = [{ seq: 3, question_id: scale() }];
  const preview = (questions_: object[]) =>
    program.post<{ asked: { seq: number; question_id: string | null }[]; detail: { loc: unknown[] }[] }>(
      `${at}/conversations/import/preview`,
      { format: 'json', transcript, questions: questions_ },
    );
  const { body } = await preview(said);
  assert.deepEqual(
    body.asked.map(({ seq, question_id }) => [seq, question_id]),
    [
      [1, null],
      [3, scale()],
      [5, null],
    ],
  );
  for (const [wrong, field] of [
    [{ seq: 2, question_id: scale() }, 'seq'],
    [{ seq: 9, question_id: scale() }, 'seq'],
    [{ seq: 3, question_id: 'unknown' }, 'question_id'],
  ] as const) {
    const { status, body: refused } = await preview([wrong]);
    assert.deepEqual([status, refused.detail[0]?.loc], [422, ['body', 'questions', 0, field]]);
  }
  const imported = await completed((await importTalk({ questions: said })).conversation_id);
  assert.deepEqual([imported[2]?.question_id, imported[2]?.is_question_set], [scale(), true]);
  assert.deepEqual(await totalsOf(scale()), { asked: 1, answered: 1, values: ['7'] });
  assert.equal((await program.delete(pathOf(imported[2]?.id ?? ''))).status, 204);
  assert.equal((await totalsOf(scale())).asked, 0);
});

test('only turns of the interviewer in imported interviews ask; other workspaces have none of them', async () => {
  const refused = [
    [await set(asking(1), scale()), 422],
    [await set(asking(2), 'unknown'), 422],
    [await set(randomUUID(), scale()), 404],
  ] as const;
  for (const [{ status }, wanted] of refused) assert.equal(status, wanted);
  const { id: other } = await createCampaign(program);
  const elsewhere = `/v1/interviews/${other}/turns/${asking(2)}/question`;
  assert.equal((await program.ask('PUT', elsewhere, { body: { question_id: null } })).status, 404);
  const stranger = new Api(base_url, { token: demo.tokens.platform_admin });
  assert.equal((await stranger.ask('PUT', pathOf(asking(2)), { body: { question_id: null } })).status, 404);
});
