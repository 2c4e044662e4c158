import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import { type campaigns, eventTypes } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { conversationsErasedConsumer } from '../../consumers/conversations-erased.ts';
import { readCodebook, storeCodebook } from '../../db/codebooks.ts';
import { noteCodings } from '../../db/codings.ts';
import { readCorrections } from '../../db/corrections.ts';
import { Correction, entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { query } from '../../db/query.ts';
import { lockCampaign } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import { codeOf } from '../../analysis/campaign.fixture.ts';
import { getAgreement } from '../corrections/get-agreement.ts';
import { maskCodebook } from '../mask-codebook.ts';
import { addCode, changeCode, deleteCode, getCodebook, replaceCodebook, resetCodebook } from './codes.ts';
import { addCoding, deleteCoding, listCodings } from './codings.ts';

const db = await freshDatabase({ after }, 'reports', migrations, [...entities]);
const WORKSPACE = randomUUID();
const call = { principal: servicePrincipal('reports', WORKSPACE) };
const QUESTION = { id: randomUUID(), text: 'How do you work?' };
const SAID = 'Maya wrote the report. Nobody reads it.';

/** What campaigns answers: one turn, and names that are hidden once `hidden` has them. */
function setUp() {
  const interview_id = randomUUID();
  const conversation_id = randomUUID();
  const turn_id = randomUUID();
  const hidden: string[] = [];
  const mask = (text: string): string => hidden.reduce((left, name) => left.replaceAll(name, '[name]'), text);
  const client = {
    getReportInputs: async () => ({ interview_id, questions: [QUESTION] }),
    maskTexts: async ({ texts, topics }: campaigns.MaskTextsRequest) => ({
      texts: texts.map((text) => ({ text: mask(text) })),
      topics,
      hidden_names: hidden.join(' '),
    }),
    async *getTurns({ turn_ids }: campaigns.GetTurnsRequest) {
      const turn = { id: turn_id, conversation_id, speaker: 'participant', text: mask(SAID), is_withheld: false };
      if (turn_ids.includes(turn_id)) yield turn;
    },
  };
  let clock = Date.parse('2026-03-01T10:00:00.000Z');
  const now = () => new Date((clock += 1)).toISOString();
  const deps = { db, campaigns: client, now } as unknown as Deps;
  return { deps, interview_id, conversation_id, turn_id, hidden, of: { interview_id } };
}
type Setup = ReturnType<typeof setUp>;

/** Stores what a version would leave: two codes of the engine, seen in conversations. */
async function withVersion({ interview_id, conversation_id }: Setup, ids = ['reports', 'w-rota']): Promise<void> {
  const codes = ids.map((id) => codeOf(id, { name: `About ${id}`, author: id.startsWith('w-') ? 'floor' : 'model' }));
  const seen_in = Object.fromEntries(ids.map((id) => [id, [conversation_id]]));
  await db.withWorkspace(call, async (tx) => {
    await lockCampaign(tx, interview_id);
    await storeCodebook(tx, interview_id, { codebook: { codes, covered: [] }, seen_in, covered_in: {} });
  });
}

const codeOfError = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

test('people add, change and delete codes of their own and of the engine', async () => {
  const setup = setUp();
  const { deps, of } = setup;
  assert.deepEqual((await getCodebook(deps, call, of)).codes, []);
  await withVersion(setup);
  const added = await addCode(deps, call, {
    ...of,
    code: { name: 'Feedback', question_ids: { items: [QUESTION.id] } },
  });
  assert.deepEqual([added.author, added.locked, added.used], ['person', true, false]);
  const changed = await changeCode(deps, call, {
    ...of,
    code_id: 'reports',
    change: { name: 'Reports', parent_id: added.id },
  });
  assert.deepEqual(
    [changed.name, changed.parent_id, changed.author, changed.locked],
    ['Reports', added.id, 'person', true],
  );
  // A new version of the engine keeps its own name, and people see theirs.
  await withVersion(setup);
  const { codes } = await getCodebook(deps, call, of);
  assert.deepEqual(
    codes.map(({ name }) => name),
    ['Reports', 'About w-rota', 'Feedback'],
  );
  const self = changeCode(deps, call, { ...of, code_id: added.id, change: { parent_id: 'reports' } });
  await assert.rejects(self, codeOfError('invalid_request'));
  const unknown = addCode(deps, call, { ...of, code: { name: 'X', question_ids: { items: ['none'] } } });
  await assert.rejects(unknown, codeOfError('invalid_request'));
  await assert.rejects(changeCode(deps, call, { ...of, code_id: 'gone', change: {} }), codeOfError('not_found'));
  await deleteCode(deps, call, { ...of, code_id: added.id, force: false });
  await resetCodebook(deps, call, of);
  assert.deepEqual(
    (await getCodebook(deps, call, of)).codes.map(({ name }) => name),
    ['About reports', 'About w-rota'],
  );
});

test('a used code is deleted only with a code to merge it into, or by force', async () => {
  const setup = setUp();
  const { deps, of } = setup;
  await withVersion(setup);
  await assert.rejects(deleteCode(deps, call, { ...of, code_id: 'reports', force: false }), codeOfError('code_in_use'));
  const itself = deleteCode(deps, call, { ...of, code_id: 'reports', merge_into: 'reports', force: false });
  await assert.rejects(itself, codeOfError('invalid_request'));
  await deleteCode(deps, call, { ...of, code_id: 'reports', merge_into: 'w-rota', force: false });
  await deleteCode(deps, call, { ...of, code_id: 'w-rota', force: true });
  await withVersion(setup);
  assert.deepEqual((await getCodebook(deps, call, of)).codes, []);
});

test('a codebook is replaced only as its ETag says, and a list without a used code needs force', async () => {
  const setup = setUp();
  const { deps, of } = setup;
  await withVersion(setup);
  const { etag } = await getCodebook(deps, call, of);
  const codes = [
    { id: 'reports', name: 'Reports' },
    { id: 'mine', name: 'Rota', parent_id: 'Reports' },
  ];
  const replace = (if_match: string, force = true) => replaceCodebook(deps, call, { ...of, if_match, codes, force });
  await assert.rejects(replace(`"${etag}"`, false), codeOfError('code_in_use'));
  await assert.rejects(replace(`W/"${etag}"`), codeOfError('precondition_failed'));
  const replaced = await replace(`"other", "${etag}"`);
  assert.deepEqual(
    replaced.codes.map(({ name }) => name),
    ['Reports', 'Rota'],
  );
  assert.equal(replaced.codes[1]?.parent_id, 'reports');
  await assert.rejects(replace(`"${etag}"`), codeOfError('precondition_failed'));
  assert.equal((await getCodebook(deps, call, of)).etag, replaced.etag);
  const many = Array.from({ length: 201 }, (_, index) => ({ name: `Code ${index}` }));
  const tooMany = replaceCodebook(deps, call, { ...of, if_match: '*', codes: many, force: true });
  await assert.rejects(tooMany, codeOfError('quota_exceeded'));
});

test('a correction of a code that people removed is applied to no other code, and again once the code is back', async () => {
  const setup = setUp();
  const { deps, of } = setup;
  await withVersion(setup);
  const own = await addCode(deps, call, { ...of, code: { name: 'Feedback' } });
  const theme = (theme_id: string) => ({ theme_id, label: 'Reports', keywords: ['reports', 'rota'] });
  const corrected = async (): Promise<(string | null)[]> =>
    db.withWorkspace(call, async (tx) => {
      const { edits } = await readCodebook(tx, of.interview_id);
      const stored = await readCorrections(tx, of.interview_id, edits);
      return stored.map(({ correction }) => correction?.kind ?? null);
    });
  await db.withWorkspace(call, async (tx) => {
    const themes = [[theme('reports')], [theme('w-rota')], [theme(own.id)]];
    for (const [index, each] of themes.entries()) {
      tx.em.create(Correction, {
        id: randomUUID(),
        workspace_id: tx.workspaceId,
        interview_id: of.interview_id,
        kind: 'hide_theme',
        themes: each,
        label: null,
        parts: [],
        statement: null,
        conversation_id: null,
        created_by: randomUUID(),
        created_at: `2026-03-01T0${index + 1}:00:00.000Z`,
        applied: null,
      });
    }
  });
  assert.deepEqual(await corrected(), ['hide_theme', 'hide_theme', 'hide_theme']);
  await deleteCode(deps, call, { ...of, code_id: 'reports', merge_into: 'w-rota', force: false });
  assert.deepEqual(await corrected(), [null, 'hide_theme', 'hide_theme']);
  await deleteCode(deps, call, { ...of, code_id: own.id, force: false });
  await deleteCode(deps, call, { ...of, code_id: 'w-rota', force: true });
  assert.deepEqual(await corrected(), [null, null, null]);
  await resetCodebook(deps, call, of);
  assert.deepEqual(await corrected(), ['hide_theme', 'hide_theme', null]);
});

test('people code passages of participants, the agreement counts them, and a coding of a deleted code stays', async () => {
  const setup = setUp();
  const { deps, of, turn_id } = setup;
  await withVersion(setup);
  const code = (start: number, end: number, code_id: string) =>
    addCoding(deps, call, { ...of, turn_id, start, end, code_id });
  const first = await code(23, 39, 'reports');
  assert.deepEqual([first.quote, first.applied], ['Nobody reads it.', null]);
  const second = await code(0, 22, 'w-rota');
  await assert.rejects(code(0, 99, 'reports'), codeOfError('invalid_request'));
  await assert.rejects(code(0, 5, 'gone'), codeOfError('not_found'));
  await db.withWorkspace(call, (tx) =>
    noteCodings(tx, [
      { id: first.id, applied: true, engine_code_ids: ['reports'] },
      { id: second.id, applied: true, engine_code_ids: [] },
    ]),
  );
  const { codings, ac1 } = await getAgreement(deps, call, of.interview_id);
  assert.deepEqual([codings?.passages, codings?.decisions, codings?.agreed, ac1], [2, 4, 3, null]);
  assert.ok(Math.abs((codings?.kappa ?? 0) - 0.5) < 1e-9);
  await deleteCode(deps, call, { ...of, code_id: 'w-rota', force: true });
  assert.equal((await listCodings(deps, call, of)).items.length, 2);
  await deleteCoding(deps, call, { ...of, coding_id: first.id });
  await assert.rejects(deleteCoding(deps, call, { ...of, coding_id: first.id }), codeOfError('not_found'));
});

test('what people coded is listed with the code that it was merged into, for one conversation alone', async () => {
  const setup = setUp();
  const { deps, of, turn_id, conversation_id } = setup;
  await withVersion(setup);
  const { id } = await addCode(deps, call, { ...of, code: { name: 'Reading' } });
  await addCoding(deps, call, { ...of, turn_id, start: 0, end: 22, code_id: 'reports' });
  await deleteCode(deps, call, { ...of, code_id: 'reports', merge_into: id, force: false });
  const codesIn = async (conversation: string) =>
    (await listCodings(deps, call, { ...of, conversation_id: conversation })).items.map(({ code_id }) => code_id);
  assert.deepEqual(await codesIn(conversation_id), [id]);
  assert.deepEqual(await codesIn(randomUUID()), []);
  await deleteCode(deps, call, { ...of, code_id: id, force: true });
  assert.deepEqual(await codesIn(conversation_id), ['reports']);
});

test('names that are hidden leave codes, what people set, and the words that they coded', async () => {
  const setup = setUp();
  const { deps, of, turn_id, hidden } = setup;
  await withVersion(setup);
  await addCode(deps, call, { ...of, code: { name: 'What Maya wrote', definition: 'Maya and her reports' } });
  await addCoding(deps, call, { ...of, turn_id, start: 0, end: 22, code_id: 'reports' });
  hidden.push('Maya');
  assert.doesNotMatch(JSON.stringify(await getCodebook(deps, call, of)), /Maya/u);
  assert.doesNotMatch(JSON.stringify(await listCodings(deps, call, of)), /Maya/u);
  await maskCodebook(deps, WORKSPACE, of.interview_id);
  const stored = await db.withWorkspace(call, async (tx) => [
    await query(tx).selectFrom('codebooks').selectAll().where('interview_id', '=', of.interview_id).execute(),
    await query(tx).selectFrom('codings').selectAll().where('interview_id', '=', of.interview_id).execute(),
  ]);
  assert.doesNotMatch(JSON.stringify(stored), /Maya|About w-rota/u);
  assert.match(JSON.stringify(stored), /\[name\] wrote the report/u);
  const named = await addCode(deps, call, { ...of, code: { name: 'Maya again' } });
  assert.equal(named.name, '[name] again');
});

test('an erasure removes what people coded in the conversation, and none of what they wrote', async () => {
  const setup = setUp();
  const { deps, of, turn_id, conversation_id } = setup;
  await withVersion(setup);
  await changeCode(deps, call, { ...of, code_id: 'reports', change: { name: 'Reports' } });
  await changeCode(deps, call, { ...of, code_id: 'w-rota', change: { locked: true } });
  await addCoding(deps, call, { ...of, turn_id, start: 0, end: 22, code_id: 'reports' });
  const message = {
    erasure_id: randomUUID(),
    interview_id: of.interview_id,
    contact_id: randomUUID(),
    conversation_ids: [conversation_id],
    contact_erased: true,
  };
  const event = {
    id: randomUUID(),
    workspace_id: WORKSPACE,
    occurred_at: '2026-03-02T10:00:00.000Z',
    aggregate_id: message.erasure_id,
    aggregate_version: 1,
    service: 'campaigns',
    attempt: 1,
  };
  const payload = eventTypes.conversationsErased.codec.encode(message as never);
  const bytes = payload instanceof Uint8Array ? payload : payload.finish();
  await conversationsErasedConsumer(deps).take(db, 'reports', event as never, bytes);
  assert.deepEqual((await listCodings(deps, call, of)).items, []);
  assert.deepEqual(
    (await getCodebook(deps, call, of)).codes.map(({ name }) => name),
    ['Reports'],
  );
  // The engine finds its code again, and what people set of it holds.
  await withVersion(setup);
  const again = (await getCodebook(deps, call, of)).codes.find(({ id }) => id === 'w-rota');
  assert.deepEqual([again?.name, again?.locked], ['About w-rota', true]);
  await assert.rejects(
    addCoding(deps, call, { ...of, turn_id, start: 0, end: 4, code_id: 'reports' }),
    codeOfError('unavailable'),
  );
});
