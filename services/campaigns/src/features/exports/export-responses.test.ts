import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { complete } from '../../basis.fixture.ts';
import { contactDraft, importRequest, interviewDraft, openQuestion, settingsChange } from '../../requests.fixture.ts';
import { owner, scene } from '../../sessions.fixture.ts';
import { createContact } from '../create-contact.ts';
import { createInterview } from '../create-interview.ts';
import { importConversation } from '../import-conversation/import-conversation.ts';
import { readAnswers } from '../responses/read-answers.ts';
import { exportResponses } from './export-responses.ts';

const s = await scene({ after });

const QUESTIONS: campaigns.Question[] = [
  openQuestion('What happened?', 'open'),
  { ...openQuestion('How satisfied are you, from 1 to 10?', 'scale'), kind: 'scale' },
  {
    ...openQuestion('Which shift?', 'choice'),
    kind: 'choice',
    options: ['early', 'late', 'night'],
    option_ids: ['e', 'l', 'n'],
  },
  openQuestion('Anything else?', 'never'),
];

async function given(isHidden = false) {
  const call = owner();
  const settings = settingsChange({ hide_participant_names: isHidden });
  const { id } = await createInterview(s.deps, call, interviewDraft({ questions: QUESTIONS, settings }));
  const attributes = { ward: '=North', age: '-5' };
  const contact = contactDraft({ name: 'Zora Quill', email: 'zora@example.org', attributes });
  await createContact(s.deps, call, { interview_id: id, contact });
  const turns = [
    { speaker: 'interviewer', text: 'What happened?', question_id: 'open', started_ms: 0 },
    { speaker: 'participant', text: '-1+1 said Zora Quill', question_id: 'open', started_ms: 2_000 },
    { speaker: 'participant', text: 'and more', question_id: 'open', started_ms: 3_000 },
    { speaker: 'interviewer', text: 'How satisfied?', question_id: 'scale', started_ms: 4_000 },
    { speaker: 'participant', text: 'Seven.', question_id: 'scale', started_ms: 5_000 },
    { speaker: 'interviewer', text: 'Which shift?', question_id: 'choice', started_ms: 6_000 },
    { speaker: 'participant', text: 'the night', question_id: 'choice', started_ms: 7_000 },
  ];
  const request = importRequest({
    interview_id: id,
    contact_email: 'zora@example.org',
    started_at: '2026-01-01T08:00:00.000Z',
    transcript: Buffer.from(JSON.stringify({ turns })),
  });
  const { conversation_id } = await importConversation(s.deps, call, request);
  await readAnswers(s.deps, call, conversation_id);
  await complete(s.deps, call, conversation_id);
  return { call, id, conversation_id };
}

async function exported({ call, id }: Awaited<ReturnType<typeof given>>, layout: 'long' | 'wide'): Promise<string[]> {
  const pieces = await Array.fromAsync(exportResponses(s.deps, call, { interview_id: id, layout }));
  const text = Buffer.concat(pieces.map(({ content }) => content)).toString();
  assert.ok(text.startsWith('\uFEFF'));
  return text.slice(1).trimEnd().split('\r\n');
}

test('each question of each conversation is a row with outcome, typed value, text, time and attributes', async () => {
  const campaign = await given();
  const [header, ...rows] = await exported(campaign, 'long');
  assert.match(
    header ?? '',
    /"value","option_ids","precision","low","high","author","answer".*"answered_at","attribute.age","attribute.ward"$/,
  );
  const tails = rows.map((row) => row.slice(row.indexOf('"2026-01-01T08:00:00.000Z"') + 27));
  assert.deepEqual(tails, [
    `1,"open","What happened?","open","answered",,,,,,,"'-1+1 said Zora Quill\nand more",,false,false,"2026-01-01T08:00:02.000Z","'-5","'=North"`,
    `2,"scale","How satisfied are you, from 1 to 10?","scale","answered",7,,"exact",,,"floor","Seven.",,false,false,"2026-01-01T08:00:05.000Z","'-5","'=North"`,
    `3,"choice","Which shift?","choice","answered","night","n","exact",,,"floor","the night",,false,false,"2026-01-01T08:00:07.000Z","'-5","'=North"`,
    `4,"never","Anything else?","open","not_asked",,,,,,,"",,false,false,,"'-5","'=North"`,
  ]);
});

test('the wide layout has one row for each conversation', async () => {
  const [header, ...rows] = await exported(await given(), 'wide');
  assert.equal(rows.length, 1);
  assert.match(
    header ?? '',
    /"2\. How satisfied are you, from 1 to 10\?","2\. outcome","2\. value","2\. precision","2\. low","2\. high","2\. author","2\. is_withheld"/,
  );
  assert.match(
    rows[0] ?? '',
    /"Seven\.","answered",7,"exact",,,"floor",false,"the night","answered","night","exact",,,"floor",false,"","not_asked",,,,,,false/,
  );
});

test('hidden names and the attributes of hidden people are left out', async () => {
  const text = (await exported(await given(true), 'long')).join('\n');
  assert.doesNotMatch(text, /zora|quill|north|attribute/i);
  assert.match(text, /said \[name\]/);
});

test('another workspace finds nothing', async () => {
  const { id } = await given();
  await assert.rejects(
    Array.fromAsync(exportResponses(s.deps, owner(), { interview_id: id, layout: 'long' })),
    /interview/,
  );
});
