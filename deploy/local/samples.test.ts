import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseTranscript } from '../../services/campaigns/src/domain/transcript/parse-transcript.ts';
import { loadSamples } from './samples.ts';

const campaigns = loadSamples();
const interviews = campaigns.flatMap((campaign) => campaign.interviews.map((interview) => ({ campaign, interview })));

test('there are two sample campaigns with at least seven interviews and every kind of question', () => {
  assert.equal(campaigns.length, 2);
  for (const campaign of campaigns) {
    assert.ok(campaign.interviews.length >= 7, campaign.name);
    assert.deepEqual([...new Set(campaign.questions.map(({ kind }) => kind))].toSorted(), ['choice', 'open', 'scale']);
    for (const { kind, options } of campaign.questions) assert.equal((options?.length ?? 0) >= 2, kind === 'choice');
    assert.ok(campaign.settings.consent_text.length > 50);
  }
});

test('the samples use every import format', () => {
  const formats = interviews.map(({ interview }) => interview.format);
  assert.deepEqual([...new Set(formats)].toSorted(), ['json', 'srt', 'text', 'vtt']);
});

for (const { campaign, interview } of interviews) {
  test(`${interview.file} is imported without a warning, as 18 to 40 turns of two speakers`, () => {
    const { turns, warnings } = parseTranscript(interview);
    assert.deepEqual(warnings, []);
    assert.ok(turns.length >= 18 && turns.length <= 40, `${turns.length} turns`);
    for (const [n, turn] of turns.entries()) assert.notEqual(turn.speaker, turns[n - 1]?.speaker, `turn ${n + 1}`);
    assert.match(interview.contact.email, /@([\w-]+\.)?example\.(com|org)$/);
    assert.equal(new Date(interview.started_at).toISOString(), interview.started_at);
    if (interview.format !== 'json') return;
    const answered = interview.transcript.turns.filter((turn) => turn.speaker === 'participant' && turn.question);
    const numbers = new Set(answered.map((turn) => turn.question));
    assert.deepEqual(
      [...numbers],
      campaign.questions.map((_, n) => n + 1),
      'each question is answered, in order',
    );
  });
}

test('every sample interview has its own address', () => {
  const addresses = interviews.map(({ interview }) => interview.contact.email);
  assert.equal(new Set(addresses).size, addresses.length);
});
