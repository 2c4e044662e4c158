import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import type { campaigns, exports } from '@insights/contracts';
import type { Call } from '@insights/db';
import { complete } from '../basis.fixture.ts';
import {
  contactChange,
  contactDraft,
  importRequest,
  interviewChange,
  interviewDraft,
  openQuestion,
  settingsChange,
} from '../requests.fixture.ts';
import type { Speaker } from '../domain/transcript/types.ts';
import { type Scene, owner, scene } from '../sessions.fixture.ts';
import { createContact } from './create-contact.ts';
import { createInterview } from './create-interview.ts';
import { eraseContact } from './erase-contact/erase-contact.ts';
import { exportResponses } from './exports/export-responses.ts';
import { exportTranscripts } from './exports/export-transcripts.ts';
import { streamTranscript } from './get-transcript/get-transcript.ts';
import { renderedText } from './get-transcript/whole.fixture.ts';
import { maskStored } from './hide-names/mask-stored.ts';
import { importConversation } from './import-conversation/import-conversation.ts';
import { listResponses } from './list-responses.ts';
import { getTurns, listReportConversations, streamTranscripts } from './report-conversations.ts';
import { setTurnTags } from './set-turn-tags.ts';
import { updateContact } from './update-contact.ts';
import { updateInterview } from './update-interview.ts';

interface Given extends Scene {
  readonly call: Call;
  readonly interview_id: string;
  readonly conversation_id: string;
  readonly contact_id: string;
}

const MEETING = [
  { speaker: 'Moderator', text: 'What do you miss?', question_id: 'q1' },
  { speaker: 'Zebulon Quartermaine', text: 'A quiet room.' },
  { speaker: 'Ben', text: 'A window.' },
  { speaker: 'Zebulon Quartermaine', text: 'That too.' },
];

async function given(t: TestContext, hidden = false): Promise<Given> {
  const s = await scene(t);
  const call = owner();
  const settings = settingsChange({ hide_participant_names: hidden });
  const draft = interviewDraft({ questions: [openQuestion('What do you miss?', 'q1')], settings });
  const { id: interview_id } = await createInterview(s.deps, call, draft);
  const made = await importConversation(
    s.deps,
    call,
    importRequest({
      interview_id,
      contact_email: 'team@example.org',
      transcript: Buffer.from(JSON.stringify({ turns: MEETING })),
      speaker_map: { Moderator: 'interviewer', 'Zebulon Quartermaine': 'participant', Ben: 'participant' },
    }),
  );
  await complete(s.deps, call, made.conversation_id);
  return { ...s, call, interview_id, ...made };
}

const turnsOf = async ({ deps, call, interview_id, conversation_id }: Given) =>
  (await Array.fromAsync(streamTranscript(deps, call, { interview_id, conversation_id }))).flatMap(
    ({ turns }) => turns,
  );

const labelsOf = async (g: Given) => (await turnsOf(g)).map(({ speaker_label }) => speaker_label);

const FORMATS = ['zip', 'md', 'csv', 'jsonl', 'vtt', 'srt', 'docx'] as const;

async function fileOf(pieces: AsyncIterable<exports.FilePiece>): Promise<string> {
  const parts = (await Array.fromAsync(pieces)).map(({ content }) => Buffer.from(content));
  return Buffer.concat(parts).toString('latin1');
}

/** Every RPC and export that shows what was said. */
async function waysOut(g: Given): Promise<Record<string, string>> {
  const { deps, call, interview_id, conversation_id } = g;
  const of = { interview_id, conversation_id };
  const json = (value: unknown) => JSON.stringify(value);
  const turns = await turnsOf(g);
  const [, answer] = turns;
  const out: Record<string, string> = { transcript: json(turns) };
  for (const form of ['vtt', 'srt', 'markdown'] as const) {
    out[form] = await renderedText(deps, call, { ...of, form });
  }
  for (const format of FORMATS) {
    const request = { interview_id, conversation_id: format === 'zip' ? null : conversation_id, format };
    out[`export ${format}`] = await fileOf(exportTranscripts(deps, call, request));
  }
  for (const layout of ['long', 'wide'] as const) {
    out[`responses ${layout}`] = await fileOf(exportResponses(deps, call, { interview_id, layout }));
  }
  out['responses'] = json(await listResponses(deps, call, { interview_id, page: null, segment: null }));
  const request = { interview_id, conversation_id: null, conversation_ids: [] };
  out['reports'] = json(await Array.fromAsync(streamTranscripts(deps, call, request)));
  const turn_ids = turns.map(({ id }) => id);
  out['turns'] = json(await Array.fromAsync(getTurns(deps, call, { interview_id, turn_ids })));
  out['tagged turn'] = json(await setTurnTags(deps, call, { interview_id, turn_id: answer?.id ?? '', topics: ['x'] }));
  return out;
}

/** Compressed content cannot be searched, a single turn has one speaker, and the wide layout shows none. */
const showsBoth = (way: string) => !['export zip', 'export docx', 'responses wide', 'tagged turn'].includes(way);

test('labels of speakers are in every form of a transcript', async (t) => {
  const g = await given(t);
  assert.deepEqual(await labelsOf(g), ['Moderator', 'Zebulon Quartermaine', 'Ben', 'Zebulon Quartermaine']);
  const out = await waysOut(g);
  for (const [way, text] of Object.entries(out)) {
    if (showsBoth(way)) assert.ok(text.includes('Zebulon Quartermaine') && text.includes('Ben'), `${way}: ${text}`);
  }
  assert.match(out['markdown'] ?? '', /\*\*Ben\*\*: A window\./);
  assert.match(out['export csv'] ?? '', /"speaker","speaker_label"/);
  assert.match(out['responses long'] ?? '', /Zebulon Quartermaine; Ben/);
});

test('in a campaign that hides names, speakers are numbered, the same in every answer and export', async (t) => {
  const g = await given(t, true);
  assert.deepEqual(await labelsOf(g), ['Interviewer', 'Participant 1', 'Participant 2', 'Participant 1']);
  for (const [way, text] of Object.entries(await waysOut(g))) {
    assert.ok(!/Zebulon|Quartermaine|\bBen\b|Moderator/.test(text), `${way}: ${text}`);
    if (showsBoth(way)) assert.ok(text.includes('Participant 1') && text.includes('Participant 2'), `${way}: ${text}`);
  }
});

test('a page of turns in the middle of a conversation has the same numbers', async (t) => {
  const g = await given(t, true);
  const last = (await turnsOf(g)).at(-1);
  const request = { interview_id: g.interview_id, turn_ids: [last?.id ?? ''] };
  assert.deepEqual(await Array.fromAsync(getTurns(g.deps, g.call, request)), [last]);
  assert.equal(last?.speaker_label, 'Participant 1');
});

test('hiding names later numbers the speakers and changes the revision', async (t) => {
  const g = await given(t);
  const list = async () =>
    (await Array.fromAsync(listReportConversations(g.deps, g.call, { interview_id: g.interview_id })))[0]?.items[0];
  const before = await list();
  const settings = settingsChange({ hide_participant_names: true });
  await updateInterview(g.deps, g.call, interviewChange({ interview_id: g.interview_id, settings }));
  assert.deepEqual(await labelsOf(g), ['Interviewer', 'Participant 1', 'Participant 2', 'Participant 1']);
  assert.notEqual((await list())?.revision, before?.revision);
});

test('where a label contains the name of a hidden person, all speakers of that conversation are numbered', async (t) => {
  const g = await given(t);
  const contact = contactDraft({ name: 'Zebulon Quartermaine', hide_name: true });
  await createContact(g.deps, g.call, { interview_id: g.interview_id, contact });
  assert.deepEqual(await labelsOf(g), ['Interviewer', 'Participant 1', 'Participant 2', 'Participant 1']);
});

test('hiding the contact of the conversation numbers its speakers', async (t) => {
  const g = await given(t);
  const change = contactChange({ interview_id: g.interview_id, contact_id: g.contact_id, hide_name: true });
  await updateContact(g.deps, g.call, change);
  assert.deepEqual(await labelsOf(g), ['Interviewer', 'Participant 1', 'Participant 2', 'Participant 1']);
});

test('erasing a hidden person removes the name from stored labels of others, and speakers stay apart', async (t) => {
  const g = await given(t);
  const contact = contactDraft({ name: 'Zebulon Quartermaine', hide_name: true });
  const { id } = await createContact(g.deps, g.call, { interview_id: g.interview_id, contact });
  const erased = await eraseContact(g.deps, g.call, { interview_id: g.interview_id, contact_id: id });
  await maskStored(g.deps, g.call, g.interview_id, erased.id);
  const stored = await g.deps.db.withWorkspace(g.call, (tx) =>
    tx.rows<{ speaker_label: string }>('select distinct speaker_label from turns order by 1'),
  );
  assert.deepEqual(
    stored.map(({ speaker_label }) => speaker_label).toSorted(),
    ['Ben', 'Moderator', '[name] 1'].toSorted(),
  );
  assert.deepEqual(await labelsOf(g), ['Interviewer', 'Participant 1', 'Participant 2', 'Participant 1']);
});

test('erasing the contact of a conversation deletes its labels', async (t) => {
  const g = await given(t);
  await eraseContact(g.deps, g.call, { interview_id: g.interview_id, contact_id: g.contact_id });
  const rows = await g.deps.db.withWorkspace(g.call, (tx) => tx.rows('select id from turns'));
  assert.deepEqual(rows, []);
});

test('an import with one participant has no labels', async (t) => {
  const g = await given(t);
  const { conversation_id } = await importConversation(
    g.deps,
    g.call,
    importRequest({
      interview_id: g.interview_id,
      contact_email: `${randomUUID()}@example.org`,
      format: 'text',
      transcript: Buffer.from('Interviewer: Why?\nBen: Noise.'),
      speaker_map: { Ben: 'participant' },
    }),
  );
  const labels: (campaigns.Turn['speaker_label'] | undefined)[] = await labelsOf({ ...g, conversation_id });
  assert.deepEqual(labels, [null, null]);
});

test('names of speakers are hidden in what is said, also of the interviewer, and beside a single participant', async (t) => {
  const g = await given(t);
  const said = [
    'Judith Farrow: Hello Tom, this is Judith speaking. What do you miss?',
    'Tom Yardley: Nothing, Judith. Ms Farrow and Wilbur, who sits here too, know that.',
  ];
  const importOf = (lines: readonly string[], speaker_map: Record<string, Speaker>) =>
    importConversation(
      g.deps,
      g.call,
      importRequest({
        interview_id: g.interview_id,
        contact_name: 'P1',
        contact_email: `${randomUUID()}@example.org`,
        format: 'text',
        transcript: Buffer.from(lines.join('\n')),
        speaker_map,
      }),
    );
  const map: Record<string, Speaker> = { 'Judith Farrow': 'interviewer', 'Tom Yardley': 'participant' };
  const alone = await importOf(said, map);
  const wilbur: Record<string, Speaker> = {
    ...map,
    'Wilbur Ashcombe': 'participant',
    'Speaker 2': 'participant',
  };
  const several = await importOf([...said, 'Wilbur Ashcombe: Tom is right.', 'Speaker 2: The speaker nods.'], wilbur);
  const textOf = async ({ conversation_id }: { conversation_id: string }) =>
    (await turnsOf({ ...g, conversation_id })).map(({ text }) => text).join(' ');
  assert.match(await textOf(alone), /Hello Tom, this is Judith speaking/);
  const settings = settingsChange({ hide_participant_names: true });
  await updateInterview(g.deps, g.call, interviewChange({ interview_id: g.interview_id, settings }));
  for (const shown of [await textOf(alone), await textOf(several)]) {
    assert.doesNotMatch(shown, /Judith|Farrow|Tom\b|Yardley|Wilbur/);
    assert.match(shown, /What do you miss\?/);
  }
  assert.match(await textOf(several), /The speaker nods/);
});

test('names of other speakers are no names of the contact, and leave with them', async (t) => {
  const g = await given(t);
  const kinds = () =>
    g.deps.db.withWorkspace(g.call, (tx) => tx.rows<{ kind: string }>('select kind from known_names order by 1'));
  assert.deepEqual(
    (await kinds()).map(({ kind }) => kind),
    ['speaker', 'speaker', 'speaker'],
  );
  await eraseContact(g.deps, g.call, { interview_id: g.interview_id, contact_id: g.contact_id });
  assert.deepEqual(await kinds(), []);
});
