import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactDraft } from '../requests.fixture.ts';
import { activeCampaign, owner, scene } from '../sessions.fixture.ts';
import { createContact } from './create-contact.ts';
import { duplicateInterview } from './duplicate-interview.ts';
import { getInterview } from './get-interview.ts';
import { listContacts } from './list-contacts.ts';

test('a copy of a running campaign is a draft with its guide and settings, without its people', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s, owner(), { max_duration_minutes: 7, participant_intro: 'Why we ask' });
  const contact = contactDraft({ email: 'maya@example.org' });
  await createContact(s.deps, campaign.call, { interview_id: campaign.id, contact });
  const original = await getInterview(s.deps, campaign.call, campaign.id);
  const copy = await duplicateInterview(s.deps, campaign.call, { interview_id: campaign.id, name: null });
  assert.deepEqual([copy.status, copy.name, copy.counts?.contacts], ['draft', 'Night shifts (2)', 0]);
  assert.deepEqual(copy.questions, original.questions);
  assert.deepEqual(copy.settings, original.settings);
  assert.deepEqual((await listContacts(s.deps, campaign.call, { interview_id: copy.id })).items, []);
  const again = await duplicateInterview(s.deps, campaign.call, { interview_id: copy.id, name: null });
  assert.equal(again.name, 'Night shifts (3)');
  const named = await duplicateInterview(s.deps, campaign.call, { interview_id: copy.id, name: 'Day shifts' });
  assert.equal(named.name, 'Day shifts');
});
