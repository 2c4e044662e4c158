import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Api, once } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const system = await useSystem(after);
const { tokens, api_keys, other } = system.demo;
const program = new Api(system.base_url, { key: api_keys.full });
const owner = new Api(system.base_url, { token: tokens.owner });
const stranger = new Api(system.base_url, { key: other.api_keys.full });

interface Rehearsal {
  walks: { participant: string; ended: string; turns: { text: string }[]; answers: { outcome: string }[] }[];
  weak_spots: { question_id: string; kind: string; detail: string }[];
  trial: { turns: { speaker: string; text: string; choices: string[] }[]; is_over: boolean } | null;
}
interface Job {
  type: string;
  status: string;
  attempts: number;
  result: Rehearsal | null;
}

const GUIDE = {
  name: 'Night shifts',
  language: 'en',
  questions: [
    { text: 'How do you hand over at the end of a night?' },
    { text: 'What do you write on?', kind: 'choice', options: ['Paper', 'A screen'] },
  ],
};

/** A workspace that no other test uses. */
let workspace_id = '';
/** The tables that have something of it before any rehearsal. */
let earlier: string[] = [];
before(async () => {
  workspace_id = String((await owner.ok(owner.post('/v1/workspaces', { name: 'Rehearsals' })))['id']);
  await eventually(async () => assert.ok((await audited()).length > 0));
  earlier = await tablesWithRows();
});

const audited = () =>
  owner.ok(owner.get<{ action: string; subject: string }[]>(`/v1/workspaces/${workspace_id}/audit-log`));

const read = async (id: string, api = owner): Promise<Job> =>
  api.ok(api.get<Job & Record<string, unknown>>(`/v1/jobs/${id}`));

async function requested(body: object, api = owner): Promise<string> {
  const { job_id } = await api.ok(api.post<{ job_id: string }>('/v1/interviews/rehearsals', body));
  return job_id;
}

async function completed(id: string, api = owner): Promise<Rehearsal> {
  await eventually(async () => assert.equal((await read(id, api)).status, 'completed'));
  return (await read(id, api)).result ?? assert.fail('a completed rehearsal has no result');
}

/** The tables of all services that have something of the workspace. */
async function tablesWithRows(): Promise<string[]> {
  const tables = await queryAsAdmin<{ name: string }>(
    system.dir,
    `select table_schema || '.' || table_name as name from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
      where column_name = 'workspace_id' and table_type = 'BASE TABLE' order by 1`,
  );
  const count = ({ name }: { name: string }) => `select '${name}' as name from ${name} where workspace_id::text = $1`;
  const rows = await queryAsAdmin<{ name: string }>(system.dir, tables.map(count).join(' union '), [workspace_id]);
  return rows.map(({ name }) => name).toSorted();
}

test('a guide is rehearsed by whom the request names: what was said, how it ended, what would be stored, and what is weak', async () => {
  const id = await requested({ workspace_id, guide: GUIDE, participants: ['brief', 'contrary', 'hostile'] });
  assert.equal((await read(id)).type, 'REHEARSE', 'the job can be read at once');
  const { walks, weak_spots } = await completed(id);
  assert.deepEqual(
    walks.map(({ participant, ended, answers }) => [participant, ended, answers.map(({ outcome }) => outcome)]),
    [
      ['brief', 'completed', ['answered', 'answered']],
      ['contrary', 'completed', ['answered', 'none']],
      ['hostile', 'stopped', ['none', 'none']],
    ],
  );
  assert.ok(walks.every(({ turns }) => turns.length > 4));
  assert.deepEqual(
    weak_spots.map(({ question_id, kind }) => [question_id, kind]),
    [['q2', 'options_not_exhaustive']],
  );
});

test('a rehearsal leaves its job, its guide for a day and an audit entry: no campaign, conversation, mail, webhook or spending', async () => {
  const id = await requested({ workspace_id, guide: GUIDE });
  await completed(id);
  const said = ['Yes.', 'I write a note on paper for whoever comes next.'];
  const { walks, trial } = await completed(await requested({ workspace_id, guide: GUIDE, trial: { said } }));
  assert.deepEqual([walks, trial?.is_over], [[], false]);
  assert.deepEqual(
    trial?.turns.flatMap(({ speaker, text }) => (speaker === 'participant' ? text : [])),
    said,
  );
  await eventually(async () => assert.ok((await audited()).some(({ subject }) => subject === id)));
  const handled = /\.inbox$/;
  const left = (await tablesWithRows()).filter((name) => !earlier.includes(name) && !handled.test(name));
  assert.deepEqual(left, ['campaigns.outbox', 'campaigns.rehearsals', 'jobs.jobs']);
});

test('two rehearsals at once and a repeated request: each job has its own result', async () => {
  const key = once();
  const ask = () =>
    owner.post('/v1/interviews/rehearsals', { workspace_id, guide: GUIDE, participants: ['brief'] }, { headers: key });
  const first = await owner.ok(ask());
  assert.deepEqual(await owner.ok(ask()), first, 'a repeated request is the same job');
  const second = await requested({ workspace_id, guide: GUIDE, participants: ['brief'] });
  assert.notEqual(second, first['job_id']);
  const [one, two] = await Promise.all([completed(String(first['job_id'])), completed(second)]);
  assert.deepEqual(one, two);
});

test('a cancelled rehearsal stays cancelled and has no result', async () => {
  const questions = Array.from({ length: 40 }, (_none, n) => ({ text: `What happened in week ${n + 1}?` }));
  const id = await requested({ workspace_id, guide: { ...GUIDE, questions, settings: { max_duration_minutes: 480 } } });
  await eventually(async () => assert.equal((await read(id)).status, 'running'));
  await owner.ok(owner.post(`/v1/jobs/${id}/cancel`));
  // The next one is leased when the interviewer has let go of the cancelled one.
  await completed(await requested({ workspace_id, guide: GUIDE, participants: ['brief'] }));
  const { status, result } = await read(id);
  assert.deepEqual([status, result], ['cancelled', null]);
});

test('a campaign is rehearsed by those who may read it; its rehearsal is not found elsewhere', async () => {
  const { id: interview_id } = await createCampaign(program, { questions: GUIDE.questions });
  const id = await requested({ interview_id, participants: ['brief'] }, program);
  assert.equal((await completed(id, program)).walks.length, 1);
  assert.equal((await stranger.post('/v1/interviews/rehearsals', { interview_id })).status, 404);
  assert.equal((await stranger.get(`/v1/jobs/${id}`)).status, 404);
  const webhooks = new Api(system.base_url, { key: api_keys.webhooks_only });
  assert.equal((await webhooks.post('/v1/interviews/rehearsals', { interview_id })).status, 403);
  assert.equal((await read(id, webhooks)).result, null, 'the result needs the scope of the route');
});

test('a guide without questions, or no guide, is rejected with what to do', async () => {
  const detailOf = async (body: object) => {
    const { status, body: answer } = await program.post<{ detail: unknown }>('/v1/interviews/rehearsals', body);
    return `${status} ${JSON.stringify(answer.detail)}`;
  };
  const { id: interview_id } = await createCampaign(program, { questions: [] });
  assert.match(await detailOf({ interview_id }), /^409 .*Add at least one, then rehearse it/);
  assert.match(await detailOf({ guide: { ...GUIDE, questions: [] } }), /^422 .*at least 1 item/);
  assert.match(await detailOf({}), /^422 .*Give either `guide` or `interview_id`/);
  assert.match(await detailOf({ guide: GUIDE, interview_id }), /^422 .*Give either `guide` or `interview_id`/);
});
