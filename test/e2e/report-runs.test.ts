import assert from 'node:assert/strict';
import { isVerbatim, quotedIn } from '../../packages/language/src/index.ts';
import { after, test } from 'node:test';
import { Api } from '../support/api.ts';
import { createCampaign, generationStatus, importTalk } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });

const MANUAL = { settings: { report: { auto: false, floor_count: 1, refresh_every: 100 } } };
/** Reading so many turns takes seconds. */
const LONG_TURNS = 2_000;

interface ActiveJob {
  id: string;
  progress_phase: string;
  progress_message: string;
  progress_context: { interview_id?: string; version_number?: number };
}
interface Digest {
  conversation_id: string;
  /** Changes whenever the row is written. */
  written: string;
  digest: string;
}

const digestsOf = (interviewId: string) =>
  queryAsAdmin<Digest>(
    system.dir,
    'select conversation_id, xmin::text as written, digest from reports.conversation_digests where interview_id = $1',
    [interviewId],
  );

async function regenerated(interviewId: string, version: number): Promise<void> {
  await api.ok(api.post(`/v1/interviews/${interviewId}/report/regenerate`));
  await eventually(async () => {
    const { status, version_number } = await generationStatus(api, interviewId);
    assert.deepEqual([status, version_number], ['ready', version]);
  });
}

/** What the report puts into quotation marks, as JSON and in files, is in the turns as they are shown now, or a label or a question. */
async function assertQuotesAreSaid(id: string): Promise<void> {
  const report = await api.ok<{
    evidence: { conversation_id: string; turn_id: string; quote: string; start: number; end: number }[];
    key_themes: { label: string }[];
    question_results: { text: string }[];
  }>(api.get(`/v1/interviews/${id}/report`));
  const shown = new Map<string, string>();
  for (const conversation of new Set(report.evidence.map((each) => each.conversation_id))) {
    const { turns } = await api.ok<{ turns: { id: string; text: string }[] }>(
      api.get(`/v1/interviews/${id}/conversations/${conversation}/transcript`),
    );
    for (const turn of turns) shown.set(turn.id, turn.text);
  }
  assert.ok(report.evidence.some(({ quote }) => quote.includes('[not] reliable')));
  for (const { turn_id, quote, start, end } of report.evidence)
    assert.equal(shown.get(turn_id)?.slice(start, end), quote);
  const { evidence: _evidence, ...claims } = report;
  const markdown = await fetch(`${system.base_url}/v1/interviews/${id}/export/report?format=md`, {
    headers: { 'x-api-key': system.demo.api_keys.full },
  });
  const texts = [...textsIn(claims), ...(await markdown.text()).split('\n')];
  const named = [...report.key_themes.map(({ label }) => label), ...report.question_results.map(({ text }) => text)];
  for (const { words } of texts.flatMap(quotedIn)) assert.ok(isVerbatim(words, [...shown.values(), ...named]), words);
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

async function processed(interviewId: string, count: number): Promise<void> {
  await eventually(async () => assert.equal((await generationStatus(api, interviewId)).completed_count, count));
}

test('a report reads only the conversations that are new or changed', async () => {
  const { id } = await createCampaign(api, MANUAL);
  const talks = [];
  for (let n = 0; n < 4; n += 1) talks.push(await importTalk(api, id, n));
  await processed(id, 4);
  await regenerated(id, 1);
  const first = new Map((await digestsOf(id)).map((row) => [row.conversation_id, row.written]));
  assert.deepEqual([...first.keys()].toSorted(), talks.map((each) => each.conversation_id).toSorted());
  const [changed, ...others] = talks.map((each) => each.conversation_id);
  const transcript = await api.ok<{ turns: { id: string; speaker: string }[] } & Record<string, unknown>>(
    api.get(`/v1/interviews/${id}/conversations/${changed}/transcript`),
  );
  const turn = transcript.turns.find(({ speaker }) => speaker === 'participant');
  await api.ok(api.ask('PUT', `/v1/interviews/${id}/turns/${turn?.id}/tags`, { body: { tags: ['night'] } }));
  const added = await importTalk(api, id, 4);
  await processed(id, 5);
  await regenerated(id, 2);
  const second = new Map((await digestsOf(id)).map((row) => [row.conversation_id, row.written]));
  assert.equal(second.size, 5);
  assert.ok(second.has(added.conversation_id));
  assert.notEqual(second.get(changed ?? ''), first.get(changed ?? ''));
  for (const other of others) assert.equal(second.get(other), first.get(other));
});

test('what was read is deleted when names are hidden, and with its campaign', async () => {
  const { id } = await createCampaign(api, MANUAL);
  const turns = [
    { speaker: 'interviewer', text: 'What happened?' },
    {
      speaker: 'participant',
      text: 'Marguerite Halloway [laughs] lost the hand-over notes, and the hand-over is [not] reliable.',
    },
  ];
  const contact = { name: 'Marguerite Halloway', email: 'marguerite@halloway.example' };
  await api.ok(
    api.post(`/v1/interviews/${id}/conversations/import`, { contact, format: 'json', transcript: { turns } }),
  );
  await processed(id, 1);
  await regenerated(id, 1);
  assert.match((await digestsOf(id))[0]?.digest ?? '', /Halloway/);
  await api.ok(api.patch(`/v1/interviews/${id}`, { settings: { hide_participant_names: true } }));
  await eventually(async () => assert.doesNotMatch(JSON.stringify(await digestsOf(id)), /Halloway/));
  await regenerated(id, 2);
  const [digest] = await digestsOf(id);
  assert.match(digest?.digest ?? '', /\[name\] \[laughs\] lost/);
  await assertQuotesAreSaid(id);
  assert.equal((await api.delete(`/v1/interviews/${id}`)).status, 204);
  await eventually(async () => assert.deepEqual(await digestsOf(id), []));
});

test('a run says which campaign and version it is for and where it is; once cancelled, the last good version stays', async () => {
  const { id } = await createCampaign(api, MANUAL);
  await importTalk(api, id, 0);
  await processed(id, 1);
  await regenerated(id, 1);
  const turns = Array.from({ length: LONG_TURNS }, (_, n) => ({
    speaker: n % 2 === 0 ? 'interviewer' : 'participant',
    text: n % 2 === 0 ? `And then, number ${n}?` : `The export of list ${n} fails, so we write it down on paper ${n}.`,
  }));
  const contact = { email: 'patient@example.org' };
  await api.ok(
    api.post(`/v1/interviews/${id}/conversations/import`, { contact, format: 'json', transcript: { turns } }),
  );
  await processed(id, 2);
  await api.ok(api.post(`/v1/interviews/${id}/report/regenerate`));
  const job = await eventually(async () => {
    const jobs = await api.ok(api.get<ActiveJob[]>('/v1/jobs/active?limit=100'));
    const run = jobs.find(({ progress_context: about }) => about.interview_id === id && about.version_number === 2);
    return run?.progress_phase === 'extracting' ? run : null;
  });
  assert.equal(job.progress_message, '1 of 2 conversations are new or changed');
  assert.equal((await api.post(`/v1/jobs/${job.id}/cancel`)).status, 200);
  await eventually(async () => {
    const { status, error_code } = await generationStatus(api, id);
    assert.deepEqual([status, error_code], ['failed', 'cancelled']);
  });
  const report = await api.ok(api.get(`/v1/interviews/${id}/report`));
  assert.deepEqual([report['version_number'], report['status']], [1, 'ready']);
  // The next run is not affected.
  await regenerated(id, 3);
  assert.equal((await api.ok(api.get(`/v1/interviews/${id}/report`)))['conversation_count'], 2);
});
