import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsChange, interviewChange } from '../../requests.fixture.ts';
import { deleteContact } from '../delete-contact.ts';
import { eraseContact } from '../erase-contact/erase-contact.ts';
import { endRetention } from '../end-retention/end-retention.ts';
import { finishSession } from '../finish-session/finish-session.ts';
import { postTurn } from '../post-turn.ts';
import { updateInterview } from '../update-interview.ts';
import { getRecordingLink, openRecordingLink, streamRecording } from './recording-links.ts';
import { type RecordingScene, append, recordingScene, upload, wavFile } from './recordings.fixture.ts';

const file = wavFile(10);
const DAY_MS = 86_400_000;

/** A finished interview with a recording, and a link to it. */
async function linked(s: RecordingScene): Promise<{ signed: string; conversation_id: string }> {
  const { id } = await upload(s, { size_bytes: file.length });
  await append(s, id, 0, file);
  await postTurn(s.deps, s.joined.call, { client_turn_id: 'a', text: 'The notes were lost.', input: null });
  await finishSession(s.deps, s.joined.call);
  const conversation_id = s.joined.session.conversation_id ?? assert.fail('no conversation');
  return { signed: await linkTo(s, conversation_id), conversation_id };
}

async function linkTo(s: RecordingScene, conversation_id: string): Promise<string> {
  const request = { interview_id: s.campaign.id, conversation_id, track: null, part: null };
  return (await getRecordingLink(s.deps, s.campaign.call, request)).signed;
}

const played = async (s: RecordingScene, signed: string): Promise<number> => {
  const { size_bytes } = await openRecordingLink(s.deps, { signed });
  const pieces = await Array.fromAsync(streamRecording(s.deps, { signed, start: 0, end: size_bytes - 1 }));
  return Buffer.concat(pieces.map(({ content }) => content)).length;
};

/** Nothing is found by the link, and no other one is given. */
async function assertEnded(s: RecordingScene, signed: string, conversation_id: string): Promise<void> {
  await assert.rejects(openRecordingLink(s.deps, { signed }), { code: 'not_found' });
  const streaming = Array.fromAsync(streamRecording(s.deps, { signed, start: 0, end: 1 }));
  await assert.rejects(streaming, { code: 'not_found' });
  await assert.rejects(linkTo(s, conversation_id), { code: 'not_found' });
}

test('the end of the retention period ends a link that has not expired', async (t) => {
  const s = await recordingScene(t);
  const settings = settingsChange({ retention_days: 1 });
  await updateInterview(s.deps, s.campaign.call, interviewChange({ interview_id: s.campaign.id, settings }));
  const { conversation_id } = await linked(s);
  // Signed shortly before the period ends, so that its own hour is not what ends it.
  s.clock.ms += DAY_MS - 60_000;
  const signed = await linkTo(s, conversation_id);
  await endRetention(s.deps);
  assert.equal(await played(s, signed), file.length);
  s.clock.ms += 60_000;
  await endRetention(s.deps);
  await assertEnded(s, signed, conversation_id);
});

test('a contact with a recording can only be erased, which ends the link', async (t) => {
  const s = await recordingScene(t);
  const { signed, conversation_id } = await linked(s);
  const request = { interview_id: s.campaign.id, contact_id: s.joined.session.id };
  await assert.rejects(deleteContact(s.deps, s.campaign.call, request), { code: 'invalid_transition' });
  assert.equal(await played(s, signed), file.length);
  await eraseContact(s.deps, s.campaign.call, request);
  await assertEnded(s, signed, conversation_id);
});
