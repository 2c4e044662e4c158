import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { complete } from '../../basis.fixture.ts';
import { storeModelValues } from '../../db/answers.ts';
import { NOTHING } from '../../domain/answers/read-answers.ts';
import { contactDraft, importRequest, interviewDraft, openQuestion } from '../../requests.fixture.ts';
import { owner, scene } from '../../sessions.fixture.ts';
import { createContact } from '../create-contact.ts';
import { createInterview } from '../create-interview.ts';
import { eraseContact } from '../erase-contact/erase-contact.ts';
import { exportResponses } from '../exports/export-responses.ts';
import { importConversation } from '../import-conversation/import-conversation.ts';
import { listResponses } from '../list-responses.ts';
import { listReportConversations } from '../report-conversations.ts';
import { readAnswers } from '../responses/read-answers.ts';
import { restoreAnswer, setAnswer } from './change-answer.ts';

const s = await scene({ after });

const QUESTIONS: campaigns.Question[] = [
  openQuestion('What happened?', 'open'),
  { ...openQuestion('How many times did you come?', 'visits'), kind: 'number', min: 0, max: 100 },
  { ...openQuestion('How bad is it, from 1 to 5?', 'scale'), kind: 'scale' },
  { ...openQuestion('Which shift?', 'shift'), kind: 'choice', options: ['early', 'late'], option_ids: ['e', 'l'] },
  {
    ...openQuestion('Which of these do you use?', 'tools'),
    kind: 'multi_choice',
    options: ['phone', 'paper', 'board'],
    option_ids: ['ph', 'pa', 'bo'],
    max: 2,
  },
  { ...openQuestion('Do you work nights?', 'nights'), kind: 'yes_no' },
  { ...openQuestion('When did you start?', 'since'), kind: 'date' },
];
const TALK = [
  ['interviewer', 'How many times did you come?', 'visits'],
  ['participant', 'Five.', 'visits'],
  ['interviewer', 'How bad is it, from 1 to 5?', 'scale'],
  ['participant', 'Hard to say.', 'scale'],
  ['interviewer', 'Thank you.', 'open'],
].map(([speaker, text, question_id]) => ({ speaker, text, question_id }));

/** A completed interview of somebody of the night shift. */
async function given() {
  const call = owner();
  const { id: interview_id } = await createInterview(s.deps, call, interviewDraft({ questions: QUESTIONS }));
  const contact = contactDraft({ name: 'Ada', email: 'ada@example.org', attributes: { shift: 'night' } });
  const { id: contact_id } = await createContact(s.deps, call, { interview_id, contact });
  const transcript = Buffer.from(JSON.stringify({ turns: TALK }));
  const request = importRequest({ interview_id, contact_email: 'ada@example.org', transcript });
  const { conversation_id } = await importConversation(s.deps, call, request);
  const ids = { interview_id, conversation_id };
  const answers = async (question_id: string, history = true) => {
    const { items } = await listResponses(s.deps, call, { interview_id, history, segment: 'shift' });
    const item = items.find(({ question }) => question?.id === question_id) ?? assert.fail();
    const values = item.responses.filter(({ answer_id }) => answer_id !== null);
    return { item, values, current: values.find(({ superseded_by }) => superseded_by === null) };
  };
  const change = (question_id: string, value: campaigns.AnswerValue['value'] | undefined, if_match = '*') =>
    setAnswer(s.deps, call, { ...ids, question_id, if_match, value: value === undefined ? null : { value } });
  const restore = (question_id: string, if_match = '*') =>
    restoreAnswer(s.deps, call, { ...ids, question_id, if_match });
  const revision = async () => {
    const pages = await Array.fromAsync(listReportConversations(s.deps, call, { interview_id }));
    return Number(pages[0]?.items[0]?.revision);
  };
  await readAnswers(s.deps, call, conversation_id);
  const finish = () => complete(s.deps, call, conversation_id);
  return { ...ids, call, contact_id, answers, change, restore, revision, finish };
}

async function completed() {
  const it = await given();
  await it.finish();
  return it;
}

const number = (value: number) => ({ $case: 'number' as const, value });
const option = (value: string) => ({ $case: 'option' as const, value });
const options = (...items: string[]) => ({ $case: 'options' as const, value: { items } });
const shown = ({ value, author, quote }: campaigns.Response) => [value?.value?.value ?? null, author, quote];
const counts = (totals: campaigns.ResponseTotals | null | undefined) =>
  totals && [
    totals.asked,
    totals.answered,
    totals.valued,
    totals.distribution.flatMap(({ value, count }) => (count > 0 ? [[value?.value?.value, count]] : [])),
  ];

test('a value that the team sets counts in totals, segments and files; what was heard is kept', async () => {
  const it = await completed();
  const before = await it.revision();
  const made = await it.change('visits', number(2));
  assert.deepEqual([...shown(made), made.changed_by], [2, 'team', null, it.call.principal.user_id]);
  const { item, values, current } = await it.answers('visits');
  assert.deepEqual(values.map(shown), [
    [5, 'floor', 'Five.'],
    [2, 'team', null],
  ]);
  assert.deepEqual([values[0]?.superseded_by, current], [made.answer_id, { ...current, ...made }]);
  assert.deepEqual(counts(item.totals), [1, 1, 1, [[2, 1]]]);
  assert.deepEqual(counts(item.segments[0]?.totals), [1, 1, 1, [[2, 1]]]);
  assert.equal(await it.revision(), before + 1);
  assert.match(await csvOf(it), /"visits".*"answered",2,,"exact",,,"team","Five\."/);
});

test('a value that the team removes is neither counted nor left unanswered', async () => {
  const it = await completed();
  const made = await it.change('visits', undefined);
  const { item, current } = await it.answers('visits', false);
  assert.deepEqual([shown(current ?? assert.fail()), current?.precision], [[null, 'team', null], null]);
  assert.equal(current?.answer_id, made.answer_id);
  assert.deepEqual(counts(item.totals), [1, 1, 0, []]);
  assert.match(await csvOf(it), /"visits".*"answered",,,,,,"team","Five\."/);
  await assert.rejects(it.change('scale', undefined), { code: 'invalid_request' });
});

test('taking the change back restores what was heard, also where nothing was', async () => {
  const it = await completed();
  await it.change('visits', number(2));
  await it.change('visits', undefined);
  await it.change('scale', number(3));
  await it.restore('visits');
  await it.restore('scale');
  const [visits, scale] = [await it.answers('visits'), await it.answers('scale')];
  assert.deepEqual(visits.values.map(shown), [[5, 'floor', 'Five.']]);
  assert.deepEqual([scale.values, counts(scale.item.totals)], [[], [1, 1, 0, []]]);
  await assert.rejects(it.restore('visits'), { code: 'not_found' });
});

test('a question that was never asked can be given a value', async () => {
  const it = await completed();
  await it.change('shift', option('l'));
  assert.deepEqual(counts((await it.answers('shift')).item.totals), [1, 1, 1, [['l', 1]]]);
  await it.restore('shift');
  assert.deepEqual(counts((await it.answers('shift')).item.totals), [0, 0, 0, []]);
});

test('what is heard later changes nothing until the change is taken back', async () => {
  const it = await completed();
  await it.change('visits', number(2));
  await readAnswers(s.deps, it.call, it.conversation_id);
  const turn_id = (await it.answers('visits')).values[0]?.turn_id ?? assert.fail();
  const read = { ...NOTHING, number_value: 7, precision: 'exact' as const, turn_id, quote: 'Five.' };
  const value = { ...read, conversation_id: it.conversation_id, question_id: 'visits' };
  const store = () => s.deps.db.withWorkspace(it.call, (tx) => storeModelValues(tx, [value]));
  assert.equal(await store(), true);
  assert.equal(await store(), false, 'known');
  assert.deepEqual(shown((await it.answers('visits')).current ?? assert.fail()), [2, 'team', null]);
  await it.restore('visits');
  assert.deepEqual(shown((await it.answers('visits')).current ?? assert.fail()), [7, 'model', 'Five.']);
});

test('values are those of the kind of question', async () => {
  const it = await completed();
  const wrong: [string, campaigns.AnswerValue['value']][] = [
    ['visits', number(101)],
    ['visits', number(-1)],
    ['visits', option('5')],
    ['scale', number(2.5)],
    ['scale', number(6)],
    ['shift', option('night')],
    ['shift', options('e')],
    ['tools', options('ph', 'unknown')],
    ['tools', options('ph', 'ph')],
    ['tools', options('ph', 'pa', 'bo')],
    ['nights', option('maybe')],
    ['since', option('2026-02-30')],
    ['since', option('2026')],
    ['since', null],
  ];
  for (const [id, value] of wrong) await assert.rejects(it.change(id, value), { code: 'invalid_request' }, id);
  const right: [string, NonNullable<campaigns.AnswerValue['value']>, unknown][] = [
    ['visits', number(0.5), 0.5],
    ['scale', number(5), 5],
    ['shift', option('e'), 'e'],
    ['tools', options('bo', 'ph'), { items: ['ph', 'bo'] }],
    ['tools', options(), { items: [] }],
    ['nights', option('no'), 'no'],
    ['since', option('2026-02-28'), '2026-02-28'],
  ];
  for (const [id, value, stored] of right) {
    await it.change(id, value);
    assert.deepEqual((await it.answers(id)).current?.value?.value?.value, stored, id);
  }
});

test('of two changes at once, one is rejected: each names the value that it has seen', async () => {
  const it = await completed();
  const heard = (await it.answers('visits')).current?.answer_id ?? '';
  const both = await Promise.allSettled([
    it.change('visits', number(2), `"${heard}"`),
    it.change('visits', number(3), `"${heard}"`),
  ]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  const failed = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  assert.equal((failed.reason as { code: string }).code, 'precondition_failed');
  await assert.rejects(it.restore('visits', `"${heard}"`), { code: 'precondition_failed' });
  await assert.rejects(it.change('scale', number(2), `"${heard}"`), { code: 'precondition_failed' });
  await it.change('scale', number(2), '"none"');
});

test('only closed answers of a completed conversation of the workspace can be changed', async () => {
  const it = await given();
  await assert.rejects(it.change('visits', number(2)), { code: 'invalid_transition' });
  await it.finish();
  await assert.rejects(it.change('open', number(2)), { code: 'not_found' });
  await assert.rejects(it.change('unknown', number(2)), { code: 'not_found' });
  const { interview_id, conversation_id } = it;
  const place = { interview_id, conversation_id, question_id: 'visits', if_match: '*' };
  const elsewhere = setAnswer(s.deps, owner(), { ...place, value: { value: number(2) } });
  await assert.rejects(elsewhere, { code: 'not_found' });
});

test('an erasure deletes what the team has set', async () => {
  const it = await completed();
  await it.change('visits', number(2));
  await eraseContact(s.deps, it.call, { interview_id: it.interview_id, contact_id: it.contact_id });
  const left = await s.deps.db.withWorkspace(it.call, (tx) =>
    tx.rows('select 1 from answers where conversation_id = $1', [it.conversation_id]),
  );
  assert.deepEqual(left, []);
});

async function csvOf({ call, interview_id }: Awaited<ReturnType<typeof given>>): Promise<string> {
  const pieces = await Array.fromAsync(exportResponses(s.deps, call, { interview_id, layout: 'long' }));
  return Buffer.concat(pieces.map(({ content }) => content)).toString();
}
