import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Api } from '../support/api.ts';
import { createCampaign, generationStatus, importTalk } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const system = await useSystem(after);
const program = new Api(system.base_url, { key: system.demo.api_keys.full });
const person = new Api(system.base_url, { token: system.demo.tokens.admin });

const MANUAL = { settings: { report: { auto: false, floor_count: 1, refresh_every: 100 } } };
const LABEL = 'Notes that nobody finds';

interface Theme {
  id: string;
  label: string;
  is_corrected: boolean;
}
interface Evidence {
  conversation_id: string;
  turn_id: string;
  start: number;
  kind: string;
  polarity: string;
}
interface Report {
  version_number: number;
  key_themes: Theme[];
  evidence: Evidence[];
}
interface Correction {
  id: string;
  statement: { engine_kind: string; kind: string } | null;
}

let at = '';
let version = 0;
/** The turn of a statement that was confirmed. */
let confirmed = '';

/** The next version of the report. */
async function nextReport(): Promise<Report> {
  version += 1;
  await program.ok(program.post(`${at}/report/regenerate`));
  const [, id = ''] = at.split('/interviews/');
  await eventually(async () => {
    const { status, version_number } = await generationStatus(program, id);
    assert.deepEqual([status, version_number], ['ready', version]);
  });
  return program.ok<Report & Record<string, unknown>>(program.get(`${at}/report`));
}

const correct = (body: object) =>
  person.ok<Correction & Record<string, unknown>>(person.post(`${at}/report/corrections`, body));

before(async () => {
  const { id } = await createCampaign(program, MANUAL);
  at = `/v1/interviews/${id}`;
  for (let n = 0; n < 4; n += 1) await importTalk(program, id, n);
  await eventually(async () => assert.equal((await generationStatus(program, id)).completed_count, 4));
});

test('a label that a person gives a theme survives new reports until the correction is withdrawn', async () => {
  const [theme] = (await nextReport()).key_themes;
  assert.ok(theme);
  const { id } = await correct({ kind: 'relabel_theme', theme_ids: [theme.id], label: LABEL });
  for (const round of [1, 2]) {
    const named = (await nextReport()).key_themes.find(({ label }) => label === LABEL);
    assert.equal(named?.is_corrected, true, `round ${round}`);
  }
  await person.ok(person.delete(`${at}/report/corrections/${id}`));
  assert.ok(!(await nextReport()).key_themes.some(({ label }) => label === LABEL));
});

test('a theme that a person hides is in no later report', async () => {
  const [theme] = (await nextReport()).key_themes;
  assert.ok(theme);
  await correct({ kind: 'hide_theme', theme_ids: [theme.id] });
  assert.ok(!(await nextReport()).key_themes.some(({ label }) => label === theme.label));
});

test('a repeated query or correction with the same key gets the same answer and has no second effect', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const query = { question: 'What happens to the notes?' };
  const first = await program.ok(program.post(`${at}/query`, query, { headers }));
  assert.deepEqual(await program.ok(program.post(`${at}/query`, query, { headers })), first);
  const other = await program.post(`${at}/query`, { question: 'Who is tired?' }, { headers });
  assert.equal(other.status, 409);
  const [row] = (await program.ok<Report & Record<string, unknown>>(program.get(`${at}/report`))).evidence;
  assert.ok(row);
  const { conversation_id, turn_id, start, kind, polarity } = row;
  confirmed = turn_id;
  const statement = { conversation_id, turn_id, start, kind, polarity };
  const body = { kind: 'set_statement', statement };
  const made = await person.ok(person.post(`${at}/report/corrections`, body, { headers }));
  assert.deepEqual(await person.ok(person.post(`${at}/report/corrections`, body, { headers })), made);
});

test('what a person says of a statement wins in the next report, counts for the agreement, and is removed with the speaker', async () => {
  const quote = (await nextReport()).evidence.find((row) => row.kind !== 'worry' && row.turn_id !== confirmed);
  assert.ok(quote);
  const { conversation_id, turn_id, start } = quote;
  const statement = { conversation_id, turn_id, start, kind: 'worry', polarity: 'negative' };
  const made = await correct({ kind: 'set_statement', statement });
  assert.deepEqual([made.statement?.engine_kind, made.statement?.kind], [quote.kind, 'worry']);
  const again = (await nextReport()).evidence.find((row) => row.turn_id === turn_id && row.start === start);
  if (again) assert.equal(again.kind, 'worry');
  const agreement = await program.ok(program.get(`${at}/report/agreement`));
  assert.deepEqual([agreement['statements'], agreement['agreed']], [2, 1]);

  const conversation = await program.ok(program.get(`${at}/conversations/${conversation_id}`));
  await person.ok(person.post(`${at}/contacts/${String(conversation['contact_id'])}/erase`));
  await eventually(async () => {
    const left = Number((await program.ok(program.get(`${at}/report/agreement`)))['statements']);
    assert.ok(left < 2, `${left} are left`);
  });
});

test('a hidden name in a label is masked in the response, in the list and in the database, whenever it was hidden', async () => {
  const { id } = await createCampaign(program, MANUAL);
  const path = `/v1/interviews/${id}/report`;
  await program.ok(program.post(`/v1/interviews/${id}/contacts`, { contacts: [{ name: 'Ada Thistlewood' }] }));
  for (let n = 0; n < 4; n += 1) await importTalk(program, id, n);
  await eventually(async () => assert.equal((await generationStatus(program, id)).completed_count, 4));
  await program.ok(program.post(`${path}/regenerate`));
  await eventually(async () => assert.equal((await generationStatus(program, id)).status, 'ready'));
  const [theme] = (await program.ok<Report & Record<string, unknown>>(program.get(path))).key_themes;
  const body = { kind: 'relabel_theme', theme_ids: [theme?.id], label: 'What Thistlewood loses' };
  const relabel = () => person.ok<{ label: string }>(person.post(`${path}/corrections`, body));
  assert.equal((await relabel()).label, body.label);
  await person.ok(person.patch(`/v1/interviews/${id}`, { settings: { hide_participant_names: true } }));
  const { label } = await relabel();
  assert.match(label, /^What .+ loses$/);
  assert.doesNotMatch(label, /Thistlewood/);
  const listed = await person.ok<{ label: string }[]>(person.get(`${path}/corrections`));
  assert.deepEqual(
    listed.map((each) => each.label),
    [label, label],
  );
  const stored = 'select label from reports.corrections where interview_id = $1';
  await eventually(async () => {
    assert.deepEqual(await queryAsAdmin(system.dir, stored, [id]), [{ label }, { label }]);
  });
});

test('corrections that make no sense are rejected with an explanation, and keys cannot correct', async () => {
  const status = async (asking: Api, body: object) => (await asking.post(`${at}/report/corrections`, body)).status;
  const [theme] = (await program.ok<Report & Record<string, unknown>>(program.get(`${at}/report`))).key_themes;
  const theme_ids = [theme?.id];
  assert.equal(await status(program, { kind: 'hide_theme', theme_ids }), 403);
  assert.equal(await status(person, { kind: 'hide_theme', theme_ids: ['theme-that-is-not-there'] }), 404);
  assert.equal(await status(person, { kind: 'hide_theme', theme_ids: [] }), 422);
  assert.equal(await status(person, { kind: 'relabel_theme', theme_ids }), 422);
  assert.equal(await status(person, { kind: 'merge_themes', theme_ids }), 422);
  const parts = [
    { label: 'One', keywords: ['no such keyword'] },
    { label: 'Two', keywords: ['nor this'] },
  ];
  assert.equal(await status(person, { kind: 'split_theme', theme_ids, parts }), 422);
  assert.equal(await status(person, { kind: 'set_statement' }), 422);
});

test('a question and a walk over the graph are answered with claims, dissent and quotes', async () => {
  const asked = await program.ok<{ facts: { evidence: string[]; silent: string[] }[]; evidence: { quote: string }[] }>(
    program.post(`${at}/query`, { question: 'What happens to the notes?' }),
  );
  assert.ok(asked.facts.length > 0);
  assert.ok(asked.evidence.length > 0 && asked.evidence.every(({ quote }) => quote !== ''));
  const walk = await program.ok<{ paths: unknown[]; nodes: { type: string }[] }>(
    program.post(`${at}/query`, { start: { types: ['theme'] } }),
  );
  assert.ok(walk.nodes.length > 0 && walk.nodes.every(({ type }) => type === 'theme'));
  const blind = new Api(system.base_url, { key: system.demo.api_keys.interviews_only });
  const without = await blind.ok<{ evidence: { quote: string }[] }>(
    blind.post(`${at}/query`, { question: 'What happens to the notes?' }),
  );
  assert.ok(without.evidence.every(({ quote }) => quote === ''));
});
