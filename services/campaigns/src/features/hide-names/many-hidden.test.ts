import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactDraft, interviewDraft, openQuestion, settingsChange } from '../../requests.fixture.ts';
import { owner, scene } from '../../sessions.fixture.ts';
import { createContact } from '../create-contact.ts';
import { createContacts } from '../create-contacts.ts';
import { createInterview } from '../create-interview.ts';
import { maskTexts } from '../mask-texts.ts';

const nameOf = (n: number): string => `Zeb${n.toString(36)} Quartermaine${n.toString(36)}`;

test('a campaign that hides thousands of names masks them at once, and each name that is added', async (t) => {
  const { deps } = await scene(t);
  const call = owner();
  const settings = settingsChange({ hide_participant_names: true });
  const { id: interview_id } = await createInterview(
    deps,
    call,
    interviewDraft({ questions: [openQuestion('What do you miss?', 'q1')], settings }),
  );
  const contacts = Array.from({ length: 2_000 }, (_, n) => contactDraft({ name: nameOf(n) }));
  await createContacts(deps, call, { interview_id, contacts });
  const ask = () =>
    maskTexts(deps, call, { interview_id, texts: [`${nameOf(1_999)} met Ottoline.`], topics: [] }).then(
      ({ texts }) => texts[0]?.text,
    );
  assert.deepEqual(await Promise.all([ask(), ask(), ask()]), Array(3).fill('[name] met Ottoline.'));
  for (const name of ['Ottoline', 'Ottilie']) {
    await createContact(deps, call, { interview_id, contact: contactDraft({ name }) });
    assert.equal(await ask(), '[name] met [name].');
  }
});
