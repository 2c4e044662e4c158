import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Api, once } from '../support/api.ts';
import { createCampaign, generationStatus, importTalk } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const system = await useSystem(after);
const program = new Api(system.base_url, { key: system.demo.api_keys.full });
const person = new Api(system.base_url, { token: system.demo.tokens.admin });

const SETTINGS = { report: { auto: false, floor_count: 1, refresh_every: 100 } };
const CSV = { accept: 'text/csv' };

interface Code {
  id: string;
  name: string;
  author: string;
  locked: boolean;
  used: boolean;
}
interface Report {
  version_number: number;
  key_themes: { id: string; label: string; origin: string }[];
  evidence: { conversation_id: string; turn_id: string; start: number; end: number; quote: string }[];
}
interface Applied {
  id: string;
  applied: boolean | null;
  quote: string;
}

let id = '';
let at = '';
const book = (): string => `${at}/codebook`;

/** What the API says of a campaign. */
const read = async <T>(path: string): Promise<T> => (await program.ok(program.get(path))) as T;
const codes = async (): Promise<Code[]> => (await read<{ codes: Code[] }>(book())).codes;
const etag = async (): Promise<string> => (await program.get(book())).headers.get('etag') ?? '';
const applied = async (path: string): Promise<(boolean | null)[]> =>
  (await read<Applied[]>(`${at}/${path}`)).map((each) => each.applied);

/** The next version of the report. */
async function nextReport(): Promise<Report> {
  const { version_number } = await generationStatus(program, id);
  await program.ok(program.post(`${at}/report/regenerate`));
  await eventually(async () => {
    const now = await generationStatus(program, id);
    assert.deepEqual([now.status, now.version_number], ['ready', (version_number ?? 0) + 1]);
  });
  return read<Report>(`${at}/report`);
}

async function campaignOf(talks: number): Promise<void> {
  ({ id } = await createCampaign(program, { settings: SETTINGS }));
  at = `/v1/interviews/${id}`;
  await say(0, talks);
}

async function say(from: number, to: number): Promise<void> {
  for (let n = from; n < to; n += 1) await importTalk(program, id, n);
  await eventually(async () => assert.equal((await generationStatus(program, id)).completed_count, to));
}

before(() => campaignOf(4));

/** What a report says, without what tells one version from another. */
function contentOf(report: Report): string {
  const {
    id: _id,
    version_number: _number,
    created_at: _created,
    completed_at: _completed,
    ...content
  } = report as Report & Record<string, unknown>;
  return JSON.stringify(content);
}

test('a client edits the codebook, and the next report follows it', async () => {
  await nextReport();
  const [first, second] = await codes();
  assert.ok(first && second);
  const stale = await etag();
  const renamed = await program.ok(program.patch(`${book()}/codes/${first.id}`, { name: 'Notes go astray' }));
  assert.deepEqual([renamed['name'], renamed['author'], renamed['locked']], ['Notes go astray', 'person', true]);
  const put = (headers: object, path = book()) =>
    program.ask('PUT', path, { body: { codes: [] }, headers: { ...headers } });
  assert.equal((await put({ 'if-match': stale })).status, 412);
  assert.equal((await put({})).status, 422);
  assert.equal((await put({ 'if-match': await etag() })).status, 409);
  assert.equal((await program.delete(`${book()}/codes/${second.id}`)).status, 409);
  assert.equal((await program.delete(`${book()}/codes/${second.id}?merge_into=${first.id}`)).status, 204);
  const added = await program.ok(program.post(`${book()}/codes`, { name: 'Access cards', includes: 'access cards' }));
  const { key_themes } = await nextReport();
  const labels = new Map(key_themes.map((theme) => [theme.id, theme.label]));
  assert.equal(labels.get(first.id), 'Notes go astray');
  assert.equal(labels.has(second.id), false);
  assert.equal(labels.get(String(added['id'])), 'Access cards');
  assert.deepEqual(
    [first.id, added['id']].map((wanted) => key_themes.find((theme) => theme.id === wanted)?.origin),
    ['emergent', 'team'],
  );
});

test('an exported codebook is imported unchanged, and again in another campaign', async () => {
  const { body, headers } = await program.get<string>(book(), { headers: CSV });
  assert.match(headers.get('content-disposition') ?? '', /codebook\.csv/);
  const importing = { body, headers: { 'content-type': 'text/csv', 'if-match': headers.get('etag') ?? '' } };
  const same = await program.ask('PUT', book(), importing);
  assert.deepEqual([same.status, same.headers.get('etag')], [200, headers.get('etag')]);
  const other = `/v1/interviews/${(await createCampaign(program)).id}/codebook`;
  const csv = 'name;includes;parent_id\nNotes;notes, papers;\nLost notes;;Notes\n';
  const elsewhere = { body: csv, headers: { 'content-type': 'text/csv', 'if-match': '*' } };
  const made = (await program.ok(program.ask('PUT', other, elsewhere))) as { codes?: Code[] };
  assert.deepEqual(
    made.codes?.map(({ name, author }) => [name, author]),
    [
      ['Notes', 'person'],
      ['Lost notes', 'person'],
    ],
  );
});

test('what people change and drop again leaves the report as the engine made it, byte for byte', async () => {
  await campaignOf(4);
  const plain = await nextReport();
  const [theme, other] = plain.key_themes;
  const [row] = plain.evidence;
  assert.ok(theme && other && row);
  const hidden = { kind: 'relabel_theme', theme_ids: [theme.id], label: 'Another name' };
  const correction = await person.ok(person.post(`${at}/report/corrections`, hidden));
  await program.ok(program.patch(`${book()}/codes/${other.id}`, { definition: 'What is said of notes.' }));
  const { conversation_id: _id, quote, ...place } = row;
  const passage = { turn_id: place.turn_id, start: place.start, end: place.end, code_id: other.id };
  const coding = await program.ok(program.post(`${book()}/codings`, passage));
  assert.deepEqual([await applied('report/corrections'), await applied('codebook/codings')], [[null], [null]]);
  const changed = await nextReport();
  assert.notEqual(contentOf(changed), contentOf(plain));
  assert.deepEqual([await applied('report/corrections'), await applied('codebook/codings')], [[true], [true]]);
  const [listed] = await read<Applied[]>(`${book()}/codings`);
  assert.equal(listed?.quote, quote);
  const { codings } = await read<{ codings: { passages: number; ac1: number | null } }>(`${at}/report/agreement`);
  assert.equal(codings.passages, 1);
  assert.equal(typeof codings.ac1, 'number');
  // The code of the correction is gone.
  await program.ok(program.delete(`${book()}/codes/${theme.id}?force=true`));
  await nextReport();
  assert.deepEqual(await applied('report/corrections'), [false]);
  await person.ok(person.delete(`${at}/report/corrections/${String(correction['id'])}`));
  await program.ok(program.delete(`${book()}/codings/${String(coding['id'])}`));
  await program.ok(program.delete(book()));
  assert.equal(contentOf(await nextReport()), contentOf(plain));
});

test('a code or a coding that is sent again with the same key is added once and answered as before', async () => {
  const [row] = (await read<Report>(`${at}/report`)).evidence;
  const [code] = await codes();
  assert.ok(row && code);
  const passage = { turn_id: row.turn_id, start: row.start, end: row.end, code_id: code.id };
  for (const [path, body] of [
    [`${book()}/codes`, { name: 'Sent twice' }],
    [`${book()}/codings`, passage],
  ] as const) {
    const headers = once();
    const first = await program.ok(program.post(path, body, { headers }));
    assert.deepEqual(await program.ok(program.post(path, body, { headers })), first);
  }
  assert.equal((await codes()).filter(({ name }) => name === 'Sent twice').length, 1);
  const listed = await read<Applied[]>(`${book()}/codings`);
  assert.equal(listed.length, 1);
  await program.ok(program.delete(`${book()}/codings/${String(listed[0]?.id)}`));
  await program.ok(program.delete(book()));
});

test('a closed codebook gets no new code, whatever participants say', async () => {
  await program.ok(program.patch(at, { settings: { report: { codebook: 'closed' } } }));
  const known = new Set((await codes()).map((code) => code.id));
  for (let n = 0; n < 3; n += 1) {
    const text = 'The canteen closes at eight, so that nobody on the night shift gets a warm meal from the canteen.';
    const turns = [
      { speaker: 'interviewer', text: 'What else?' },
      { speaker: 'participant', text },
    ];
    const body = { contact: { email: `canteen${n}@example.org` }, format: 'json', transcript: { turns } };
    await program.ok(program.post(`${at}/conversations/import`, body));
  }
  await eventually(async () => assert.equal((await generationStatus(program, id)).completed_count, 7));
  const { key_themes } = await nextReport();
  const ids = [...key_themes, ...(await codes())].map((each) => each.id);
  assert.deepEqual(
    ids.filter((each) => !known.has(each)),
    [],
  );
  await program.ok(program.patch(at, { settings: { report: { codebook: 'open' } } }));
  await nextReport();
  assert.ok((await codes()).some((code) => !known.has(code.id)));
});

test('keys without exports see codes and no passages, and the passages of an erased person go with the person', async () => {
  const { evidence } = await read<Report>(`${at}/report`);
  const [code] = await codes();
  const [row] = evidence;
  assert.ok(code && row);
  const passage = { turn_id: row.turn_id, start: row.start, end: row.end, code_id: code.id };
  const blind = new Api(system.base_url, { key: system.demo.api_keys.interviews_only });
  const coding = await blind.ok(blind.post(`${book()}/codings`, passage));
  assert.equal('quote' in coding, false);
  assert.equal((await blind.get(`${book()}/codings`)).status, 403);
  assert.equal((await blind.get(book())).status, 200);
  const conversation = await program.ok(program.get(`${at}/conversations/${row.conversation_id}`));
  await person.ok(person.post(`${at}/contacts/${String(conversation['contact_id'])}/erase`));
  await eventually(async () => assert.deepEqual(await read<Applied[]>(`${book()}/codings`), []));
  const stored = await queryAsAdmin(system.dir, 'select 1 from reports.codings where conversation_id = $1', [
    row.conversation_id,
  ]);
  assert.deepEqual(stored, []);
});

test('a hidden name is masked in codes and coded passages, in responses and in the database', async () => {
  await campaignOf(0);
  await program.ok(program.post(`${at}/contacts`, { contacts: [{ name: 'Ada Thistlewood' }] }));
  const text = 'Ada Thistlewood writes the notes, and Ada Thistlewood alone can read the notes.';
  const turns = [
    { speaker: 'interviewer', text: 'Who writes the notes?' },
    { speaker: 'participant', text },
  ];
  const body = { contact: { email: 'notes@example.org' }, format: 'json', transcript: { turns } };
  const { conversation_id } = await program.ok(program.post(`${at}/conversations/import`, body));
  await eventually(async () => assert.equal((await generationStatus(program, id)).completed_count, 1));
  const said = await read<{ turns: { id: string; speaker: string }[] }>(
    `${at}/conversations/${String(conversation_id)}/transcript`,
  );
  const turn_id = said.turns.find(({ speaker }) => speaker === 'participant')?.id;
  const texts = { name: 'What Thistlewood writes', definition: 'Notes of Ada Thistlewood.' };
  const code = await program.ok(program.post(`${book()}/codes`, texts));
  await program.ok(program.post(`${book()}/codings`, { turn_id, start: 0, end: 32, code_id: code['id'] }));
  const shown = async () =>
    JSON.stringify([
      await codes(),
      await read(`${book()}/codings`),
      (await program.get(book(), { headers: CSV })).body,
    ]);
  assert.match(await shown(), /Thistlewood/);
  await person.ok(person.patch(at, { settings: { hide_participant_names: true } }));
  assert.doesNotMatch(await shown(), /Thistlewood/);
  await eventually(async () => {
    const rows = await queryAsAdmin(
      system.dir,
      `select edits::text as words from reports.codebooks where interview_id = $1
       union all select quote from reports.codings where interview_id = $1`,
      [id],
    );
    assert.equal(rows.length, 2);
    assert.doesNotMatch(JSON.stringify(rows), /Thistlewood/);
  });
  assert.doesNotMatch(JSON.stringify(await nextReport()), /Thistlewood/);
});
