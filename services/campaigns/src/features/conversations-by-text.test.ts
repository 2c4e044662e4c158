import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { importRequest, interviewDraft, openQuestion, settingsChange } from '../requests.fixture.ts';
import { owner, scene } from '../sessions.fixture.ts';
import { createInterview } from './create-interview.ts';
import { importConversation } from './import-conversation/import-conversation.ts';
import { listConversations } from './list-conversations.ts';

const SAID = ['The Órgano is 100% broken.', 'Zebulon plays it.', 'Quartermaine asked for a window.', 'It is quiet.'];

/** A campaign with one conversation for each of these answers, oldest first. */
async function given(t: TestContext, hidden: boolean, answers: readonly string[] = SAID) {
  const { deps } = await scene(t);
  const call = owner();
  const settings = settingsChange({ hide_participant_names: hidden });
  const draft = interviewDraft({ questions: [openQuestion('What do you miss?', 'q1')], settings });
  const { id: interview_id } = await createInterview(deps, call, draft);
  for (const [index, text] of answers.entries()) {
    const turns = [
      { speaker: 'interviewer', text: 'Is the window open?', question_id: 'q1' },
      { speaker: 'participant', text },
    ];
    const contact_name = index === 0 ? 'Zebulon Quartermaine' : `Person ${index}`;
    const transcript = Buffer.from(JSON.stringify({ turns }));
    await importConversation(
      deps,
      call,
      importRequest({ interview_id, contact_email: `p${index}@example.org`, contact_name, transcript }),
    );
  }
  const all = (await listConversations(deps, call, { interview_id })).items.map(({ id }) => id).toReversed();
  const page = (text: string, limit = 50, cursor = '') =>
    listConversations(deps, call, { interview_id, text, page: { limit, cursor } });
  /** Which of the answers are found, by their place. */
  const found = async (text: string) => (await page(text)).items.map(({ id }) => all.indexOf(id)).toSorted();
  return { page, found, all };
}

test('conversations are found by what a participant says, in any letter case, literally and without the questions', async (t) => {
  const { found } = await given(t, false);
  assert.deepEqual(await found('BROKEN'), [0]);
  assert.deepEqual(await found('órgano'), [0]);
  assert.deepEqual(await found('window'), [2]);
  assert.deepEqual(await found('zebulon'), [1]);
  assert.deepEqual(await found('100% b'), [0]);
  for (const text of ['100_', 'The%broken', '\\', '1002']) assert.deepEqual(await found(text), [], text);
  assert.deepEqual(await found('is '), [0, 3]);
});

test('hidden names and parts of them find nothing, and not even a page shows that they were said', async (t) => {
  const { found, page } = await given(t, true);
  for (const text of ['Zebulon', 'ebulo', 'quartermaine', 'Zebulon plays'])
    assert.deepEqual(await found(text), [], text);
  assert.deepEqual(await found(' asked for a window'), [2]);
  const answer = await page('ebulo', 1);
  assert.deepEqual([answer.items, answer.next_cursor], [[], '']);
});

test('pages of what is found have their full size, and together all of it once', async (t) => {
  const answers = Array.from({ length: 12 }, (_, index) =>
    index % 3 === 0 ? 'A window please.' : 'Zebulon has a window.',
  );
  for (const hidden of [false, true]) {
    const { page, all } = await given(t, hidden, answers);
    const wanted = hidden ? [] : all.filter((_, index) => index % 3 !== 0).toReversed();
    const seen: string[] = [];
    let cursor = '';
    do {
      const { items, next_cursor } = await page('Zebulon', 3, cursor);
      seen.push(...items.map(({ id }) => id));
      cursor = next_cursor;
      assert.ok(cursor === '' || items.length === 3);
    } while (cursor !== '');
    assert.deepEqual(seen, wanted);
    assert.equal((await page('window')).items.length, 12);
  }
});
