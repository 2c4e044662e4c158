import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { importRequest, interviewDraft, openQuestion, settingsChange } from '../../requests.fixture.ts';
import { type Scene, owner, scene } from '../../sessions.fixture.ts';
import { createInterview } from '../create-interview.ts';
import { eraseContact } from '../erase-contact/erase-contact.ts';
import { importConversation } from '../import-conversation/import-conversation.ts';
import { listResponses } from '../list-responses.ts';
import { completeConversation } from '../process-conversation/complete-conversation.ts';
import { readAnswers } from './read-answers.ts';

const questions: campaigns.Question[] = [
  { ...openQuestion('From 1 to 5, how bad?', 'scale'), kind: 'scale' },
  {
    ...openQuestion('How do you travel?', 'choice'),
    kind: 'choice',
    options: ['By bus', 'By car'],
    option_ids: ['bus', 'car'],
  },
];

type Call = ReturnType<typeof owner>;

/** A campaign with a completed conversation for each row, of contacts with the attribute `shift`. */
async function surveyed(
  s: Scene,
  rows: readonly (readonly [shift: string | null, scale: string, choice: string])[],
  { isHidden = false, mode = 'imported' as 'imported' | 'test' } = {},
) {
  const call = owner();
  const settings = settingsChange({ hide_participant_names: isHidden });
  const { id } = await createInterview(s.deps, call, interviewDraft({ questions, settings }));
  const contacts: string[] = [];
  for (const [index, [shift, scale, choice]] of rows.entries()) {
    const transcript = [
      { speaker: 'interviewer', text: 'How bad?', question_id: 'scale' },
      { speaker: 'participant', text: scale },
      { speaker: 'interviewer', text: 'How do you travel?', question_id: 'choice' },
      { speaker: 'participant', text: choice },
    ];
    const made = await importConversation(
      s.deps,
      call,
      importRequest({
        interview_id: id,
        contact_email: `p${index}@example.org`,
        transcript: Buffer.from(JSON.stringify({ turns: transcript })),
        mode,
      }),
    );
    await readAnswers(s.deps, call, made.conversation_id);
    await s.deps.db.withWorkspace(call, async (tx) => {
      const attributes = JSON.stringify(shift === null ? {} : { shift });
      await tx.run('update contacts set attributes = $2 where id = $1', [made.contact_id, attributes]);
      await completeConversation(s.deps, tx, made.conversation_id, { attempt: 1, turns: [] });
    });
    contacts.push(made.contact_id);
  }
  return { call, id, contacts };
}

const list = (s: Scene, { call, id }: { call: Call; id: string }, segment: string | null = null, limit = 50) =>
  listResponses(s.deps, call, { interview_id: id, page: { limit, cursor: '' }, segment });

/** Asked, answered and the counts of the distribution. */
const shape = (totals: campaigns.ResponseTotals | null | undefined) =>
  totals && [totals.asked, totals.answered, totals.distribution.map(({ count }) => count)];

test('totals are over all completed conversations, whatever the page, and each answer shows its value', async (t) => {
  const s = await scene(t);
  const campaign = await surveyed(s, [
    ['night', '4', 'bus'],
    ['night', 'a five', 'the car'],
    ['day', 'hard to say', 'bus'],
  ]);
  const { items } = await list(s, campaign, null, 1);
  assert.deepEqual(
    items.map(({ totals }) => shape(totals)),
    [
      [3, 3, [0, 0, 0, 1, 1]],
      [3, 3, [2, 1]],
    ],
  );
  assert.deepEqual(
    items.map(({ responses }) => responses.map(({ value }) => value?.value?.value ?? null)),
    [[4], ['bus']],
    'one conversation a page',
  );
  assert.deepEqual(
    items.map(({ segments }) => segments),
    [[], []],
  );
});

test('totals of some conversations count these alone, and none of an empty list', async (t) => {
  const s = await scene(t);
  const { call, id } = await surveyed(s, [
    ['night', '4', 'bus'],
    ['day', '5', 'car'],
  ]);
  const all = await listResponses(s.deps, call, { interview_id: id });
  const first = all.items[0]?.responses[0]?.conversation_id ?? '';
  const totalsOf = async (ids: string[]) => {
    const { items } = await listResponses(s.deps, call, { interview_id: id, segment: 'shift', counted: { ids } });
    return [shape(items[0]?.totals), items[0]?.segments.map(({ value, totals }) => [value, totals?.answered])];
  };
  assert.deepEqual(await totalsOf([first]), [[1, 1, [0, 0, 0, 1, 0]], [['night', 1]]]);
  assert.deepEqual(await totalsOf([]), [[0, 0, [0, 0, 0, 0, 0]], []]);
});

test('an attribute divides the totals; groups under 3 are withheld where the campaign hides names', async (t) => {
  const s = await scene(t);
  const rows = ['night', 'night', 'night', 'day', 'day', null].map((shift) => [shift, '3', 'car'] as const);
  const open = await surveyed(s, rows);
  const [scale] = (await list(s, open, 'shift')).items;
  assert.deepEqual(
    scale?.segments.map(({ value, totals }) => [value, totals?.asked]),
    [
      ['night', 3],
      ['day', 2],
      [null, 1],
    ],
  );
  const hidden = await surveyed(s, rows, { isHidden: true });
  const [masked] = (await list(s, hidden, 'shift')).items;
  assert.deepEqual([masked?.segments.map(({ value }) => value), masked?.segments_withheld], [['night'], 2]);
  assert.deepEqual(shape(masked?.totals), [6, 6, [0, 0, 6, 0, 0]], 'the total is shown');
});

test('test conversations and erased people are in no total', async (t) => {
  const s = await scene(t);
  const trial = await surveyed(s, [['night', '2', 'bus']], { mode: 'test' });
  assert.deepEqual(shape((await list(s, trial)).items[0]?.totals), [0, 0, [0, 0, 0, 0, 0]]);
  const campaign = await surveyed(s, [
    ['night', '2', 'bus'],
    ['day', '3', 'car'],
  ]);
  await eraseContact(s.deps, campaign.call, { interview_id: campaign.id, contact_id: campaign.contacts[0] ?? '' });
  assert.deepEqual(shape((await list(s, campaign)).items[0]?.totals), [1, 1, [0, 0, 1, 0, 0]]);
});

test('totals by segment over 1,000 conversations are counted without reading what was said', async (t) => {
  const s = await scene(t);
  const campaign = await surveyed(s, [['night', '4', 'bus']]);
  await s.deps.db.withWorkspace(campaign.call, async (tx) => {
    await tx.run(
      `insert into contacts (id, workspace_id, interview_id, attributes, hide_name, source, created_at)
       select md5('contact' || n)::uuid, workspace_id, interview_id, jsonb_build_object('shift', 'shift ' || n % 4), false, source, created_at
       from contacts, generate_series(1, 1000) n`,
    );
    await tx.run(
      `insert into conversations (id, workspace_id, interview_id, contact_id, status, mode, created_at)
       select md5('conversation' || n)::uuid, workspace_id, interview_id, md5('contact' || n)::uuid, status, mode, created_at
       from conversations, generate_series(1, 1000) n`,
    );
    await tx.run(
      `insert into answers (id, conversation_id, question_id, workspace_id, outcome, number_value, option_value, author)
       select gen_random_uuid(), md5('conversation' || n)::uuid, question_id, workspace_id, outcome, number_value, option_value, author
       from answers, generate_series(1, 1000) n`,
    );
  });
  const began = performance.now();
  const { items } = await list(s, campaign, 'shift', 1);
  // 0.2 s on a quiet machine; reading the conversations takes minutes.
  assert.ok(performance.now() - began < 15_000, `${performance.now() - began} ms`);
  assert.deepEqual(
    items.map(({ totals, segments }) => [totals?.asked, segments.map((segment) => segment.totals?.asked)]),
    items.map(() => [1_001, [250, 250, 250, 250, 1]]),
  );
  t.diagnostic(`${Math.round(performance.now() - began)} ms`);
});

test('several options and dates are stored as such, counted, and listed with what each turn gives', async (t) => {
  const s = await scene(t);
  const call = owner();
  const guide: campaigns.Question[] = [
    {
      ...openQuestion('Which do you use?', 'ways'),
      kind: 'multi_choice',
      options: ['E-mail', 'Phone', 'Chat'],
      option_ids: ['mail', 'phone', 'chat'],
    },
    { ...openQuestion('Since when?', 'since'), kind: 'date' },
  ];
  const { id } = await createInterview(s.deps, call, interviewDraft({ questions: guide }));
  const told = [
    ['E-mail and chat.', '12 March 2019'],
    ['None of them.', 'March 2019'],
    ['All except phone.', 'Before 2015.'],
  ] as const;
  for (const [index, [ways, since]] of told.entries()) {
    const turns = [
      { speaker: 'interviewer', text: 'Which do you use?', question_id: 'ways' },
      { speaker: 'participant', text: ways },
      { speaker: 'interviewer', text: 'Since when?', question_id: 'since' },
      { speaker: 'participant', text: since },
    ];
    const transcript = Buffer.from(JSON.stringify({ turns }));
    const request = importRequest({ interview_id: id, contact_email: `p${index}@example.org`, transcript });
    const made = await importConversation(s.deps, call, request);
    await readAnswers(s.deps, call, made.conversation_id);
    await s.deps.db.withWorkspace(call, (tx) =>
      completeConversation(s.deps, tx, made.conversation_id, { attempt: 1, turns: [] }),
    );
  }
  const { items } = await listResponses(s.deps, call, { interview_id: id });
  assert.deepEqual(
    items.map(({ totals }) => [
      totals?.valued,
      totals?.distribution.map(({ value, count }) => [value?.value?.value, count]),
    ]),
    [
      [
        3,
        [
          ['mail', 2],
          ['phone', 0],
          ['chat', 2],
        ],
      ],
      [2, [['2019-03', 2]]],
    ],
  );
  const [ways, since] = items.map(({ responses }) => responses);
  assert.deepEqual(
    ways?.map(({ value }) => value?.value?.value),
    [{ items: ['mail', 'chat'] }, { items: [] }, { items: ['mail', 'chat'] }],
  );
  assert.deepEqual(
    since?.map(({ value, precision, date_low, date_high }) => [value?.value?.value, precision, date_low, date_high]),
    [
      ['2019-03-12', 'exact', null, null],
      [undefined, 'range', '2019-03-01', '2019-03-31'],
      [undefined, 'below', null, '2015-01-01'],
    ],
  );
});

test('an imported interview gives values where its questions are asked nearly in the words of the guide', async (t) => {
  const s = await scene(t);
  const call = owner();
  const asked = [
    {
      ...openQuestion('How satisfied are you with the new timetable, from 1 to 5?', 'content'),
      kind: 'scale' as const,
    },
    { ...openQuestion('How many colleagues have you trained since May?', 'trained'), kind: 'number' as const },
    { ...openQuestion('Do you use the car park?', 'parks'), kind: 'yes_no' as const },
  ];
  const { id } = await createInterview(s.deps, call, interviewDraft({ questions: asked }));
  const transcript = [
    'Kim: And on a scale of one to five, how satisfied are you with the new timetable?',
    'Ana: It took a while. A four, I would say.',
    'Kim: Roughly how many colleagues did you train since May?',
    'Ana: Seven.',
    'Kim: Thank you. How do you like the canteen?',
    'Ana: Yes, it is fine.',
  ].join('\n');
  const made = await importConversation(
    s.deps,
    call,
    importRequest({
      interview_id: id,
      contact_email: 'ana@example.org',
      format: 'text',
      transcript: Buffer.from(transcript),
      speaker_map: { Kim: 'interviewer', Ana: 'participant' },
    }),
  );
  await readAnswers(s.deps, call, made.conversation_id);
  await s.deps.db.withWorkspace(call, (tx) =>
    completeConversation(s.deps, tx, made.conversation_id, { attempt: 1, turns: [] }),
  );
  const { items } = await list(s, { call, id });
  assert.deepEqual(
    items.map(({ responses }) => responses.flatMap(({ value }) => value?.value?.value ?? [])),
    [[4], [7], []],
  );
});
