import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { openQuestion } from '../../requests.fixture.ts';
import { activeCampaign, owner, scene } from '../../sessions.fixture.ts';
import { listConversations } from '../list-conversations.ts';
import { listContacts } from '../list-contacts.ts';
import { previewImport } from './preview-import.ts';

const NOTES = `Kim: What happened at the last hand-over?
Ana: The notes were gone again.
Kim: What would help?
Ana: A board where they stay visible.
Guest: I was there as well.`;

const fileOf = (interview_id: string, fields: Partial<campaigns.PreviewImportRequest> = {}) => ({
  interview_id,
  format: 'text' as const,
  transcript: Buffer.from(NOTES),
  speaker_map: { Kim: 'interviewer' as const, Ana: 'participant' as const },
  strict_speakers: false,
  questions: [],
  is_base64: false,
  ...fields,
});

test('a preview tells who speaks, what is asked and which lines are doubtful, and stores nothing', async (t) => {
  const s = await scene(t);
  const questions = [openQuestion('What happened at the last hand-over?', 'q1')];
  const campaign = await activeCampaign(s, owner(), {}, questions);
  const preview = await previewImport(s.deps, campaign.call, fileOf(campaign.id));
  assert.equal(preview.turn_count, 4);
  assert.deepEqual(preview.speakers, [
    { label: 'Kim', speaker: 'interviewer', turns: 2 },
    { label: 'Ana', speaker: 'participant', turns: 2 },
  ]);
  assert.deepEqual(preview.question_ids, ['q1']);
  assert.equal(preview.turns[1]?.text, 'The notes were gone again.');
  assert.deepEqual(
    preview.warning_details.map(({ code, lines }) => [code, lines]),
    [['speaker_doubtful', [5]]],
  );
  const of = { interview_id: campaign.id };
  assert.deepEqual((await listConversations(s.deps, campaign.call, of)).items, []);
  assert.deepEqual((await listContacts(s.deps, campaign.call, of)).items, []);
});

test('what an import would reject is rejected by its preview, with the line', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const file = fileOf(campaign.id, { strict_speakers: true });
  await assert.rejects(
    previewImport(s.deps, campaign.call, file),
    ({ problems }: { problems?: { loc: unknown[] }[] }) => {
      assert.deepEqual(problems?.[0]?.loc, ['body', 'transcript', 'line', 5]);
      return true;
    },
  );
});
