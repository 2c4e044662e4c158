import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { eventually } from '../../../../../test/support/eventually.ts';
import { parseKeyRing } from '@insights/secret-box';
import { getConversation } from '../list-conversations.ts';
import { activeCampaign, join as joinCampaign, owner, waiting } from '../../sessions.fixture.ts';
import { FolderStore } from '@insights/objects';
import { getRecordingLink, openRecordingLink, streamRecording } from './recording-links.ts';
import { declareRecordingSize, deleteRecording, getRecordingUpload } from './recording-upload.ts';
import { type RecordingScene, append, keyOf, recordingScene, upload, wavFile } from './recordings.fixture.ts';
import { deleteObjects, endUnfinished, resealDataKeys, storeDurations } from './tend-recordings.ts';

const file = wavFile(200);

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function listen(s: RecordingScene, range?: { start: number; end: number }): Promise<Buffer> {
  const { conversation_id } = s.joined.session;
  const request = { interview_id: s.campaign.id, conversation_id: conversation_id ?? '', track: null, part: null };
  const { signed } = await getRecordingLink(s.deps, s.campaign.call, request);
  const { size_bytes } = await openRecordingLink(s.deps, { signed });
  const wanted = range ?? { start: 0, end: size_bytes - 1 };
  const pieces = await Array.fromAsync(streamRecording(s.deps, { signed, ...wanted }));
  return Buffer.concat(pieces.map(({ content }) => content));
}

/** Its store writes nothing before `moment`. */
const storingAfter = (s: RecordingScene, moment: Promise<void>): RecordingScene['deps'] => ({
  ...s.deps,
  objects: Object.assign(Object.create(s.deps.objects ?? null) as FolderStore, {
    put: async (key: string, content: Uint8Array) => {
      await moment;
      await s.deps.objects?.put(key, content);
    },
  }),
});

/** Waits until a call has become the writer of a recording. */
const writerOf = (s: RecordingScene, id: string): Promise<string> =>
  eventually(async () => {
    const row = await s.deps.db.withWorkspace(s.joined.call, (tx) =>
      tx.row<{ writer: string | null }>('select writer from recordings where id = $1', [id]),
    );
    return row?.writer ?? null;
  });

test('an upload that breaks twice continues at the stored offset and is played whole and in parts', async (t) => {
  const s = await recordingScene(t);
  const { id } = await upload(s, { size_bytes: file.length });
  await assert.rejects(append(s, id, 0, file, 20), { code: 'unavailable' });
  const first = await getRecordingUpload(s.deps, s.joined.call, { recording_id: id });
  assert.equal(first.offset, 20 * 65_536);
  await assert.rejects(append(s, id, first.offset, file.subarray(first.offset), 3), { code: 'unavailable' });
  const second = await getRecordingUpload(s.deps, s.joined.call, { recording_id: id });
  assert.equal(second.offset, 23 * 65_536);
  const done = await append(s, id, second.offset, file.subarray(second.offset));
  assert.equal(done.offset, file.length);
  assert.ok((await listen(s)).equals(file));
  const { start, end } = { start: 1_048_570, end: 2_097_160 };
  assert.ok((await listen(s, { start, end })).equals(file.subarray(start, end + 1)));
  const conversation = await getConversation(s.deps, s.campaign.call, {
    interview_id: s.campaign.id,
    conversation_id: s.joined.session.conversation_id ?? '',
  });
  assert.deepEqual(conversation.recordings, [
    {
      track: 'participant',
      part: 1,
      mime_type: 'audio/wav',
      size_bytes: file.length,
      duration_seconds: 200,
      status: 'stored',
    },
  ]);
});

test('a live recording declares its size at the end', async (t) => {
  const s = await recordingScene(t);
  const { id } = await upload(s);
  await append(s, id, 0, file.subarray(0, 100_000));
  await append(s, id, 100_000, file.subarray(100_000, 200_000));
  await assert.rejects(declareRecordingSize(s.deps, s.joined.call, { recording_id: id, size_bytes: 1 }), {
    code: 'invalid_request',
  });
  const done = await declareRecordingSize(s.deps, s.joined.call, { recording_id: id, size_bytes: 200_000 });
  assert.equal(done.size_bytes, 200_000);
  assert.ok((await listen(s)).equals(file.subarray(0, 200_000)));
  await assert.rejects(append(s, id, 200_000, Buffer.from('more')), { code: 'stale_attempt' });
});

test('the store contains nothing that can be read without the key, and changed objects are noticed', async (t) => {
  const s = await recordingScene(t);
  const { id } = await upload(s, { size_bytes: file.length });
  await append(s, id, 0, file);
  const stored = (await files(s.folder)).toSorted();
  assert.equal(stored.length, 4);
  for (const each of stored) assert.equal((await readFile(each)).includes('known plain'), false);
  const [first = '', second = ''] = stored;
  const contents = [await readFile(first), await readFile(second)] as const;
  await writeFile(first, contents[1]);
  await writeFile(second, contents[0]);
  await assert.rejects(listen(s), { code: 'internal' });
  await writeFile(first, contents[0].subarray(0, -1));
  await assert.rejects(listen(s), { code: 'internal' });
  const stranger = { ...s, deps: { ...s.deps, recordingKeys: parseKeyRing(keyOf('k1', 9)) } };
  await writeFile(first, contents[0]);
  await writeFile(second, contents[1]);
  assert.ok((await listen(s)).equals(file));
  await assert.rejects(listen(stranger));
});

test('a second writer takes over, and the first one can store nothing more', async (t) => {
  const s = await recordingScene(t);
  const { id } = await upload(s, { size_bytes: file.length });
  const gate = Promise.withResolvers<void>();
  const slow = storingAfter(s, gate.promise);
  const first = append({ deps: slow, joined: s.joined }, id, 0, file);
  await writerOf(s, id);
  await getRecordingUpload(s.deps, s.joined.call, { recording_id: id });
  gate.resolve();
  await assert.rejects(first, { code: 'stale_attempt' });
  await append(s, id, 0, file);
  assert.ok((await listen(s)).equals(file));
});

test('only the participant of a recorded interview may upload, and only audio of the declared type', async (t) => {
  const s = await recordingScene(t);
  await assert.rejects(upload(s, { mime_type: 'video/webm' }), { code: 'unsupported_media_type' });
  await assert.rejects(upload(s, { size_bytes: 2 * 1024 ** 3 + 1 }), { code: 'payload_too_large' });
  const { id } = await upload(s, { mime_type: 'audio/webm;codecs=opus' });
  await assert.rejects(append(s, id, 0, file), { code: 'unsupported_media_type' });
  await assert.rejects(append(s, id, 5, file), { code: 'stale_attempt' });
  const silent = await activeCampaign(s, s.campaign.call);
  await assert.rejects(upload({ ...s, joined: await waiting(s, silent) }), { code: 'invalid_transition' });
  await assert.rejects(upload({ ...s, joined: await joinCampaign(s, s.campaign) }), { code: 'consent_required' });
  const other = await waiting(s, s.campaign);
  await assert.rejects(getRecordingUpload(s.deps, other.call, { recording_id: id }), { code: 'not_found' });
  await assert.rejects(append({ ...s, joined: other }, id, 0, file), { code: 'not_found' });
  const stranger = {
    ...s.joined,
    call: { ...s.joined.call, principal: { ...s.joined.call.principal, workspace_id: randomUUID() } },
  };
  await assert.rejects(append({ ...s, joined: stranger }, id, 0, file), { code: 'not_found' });
  const small = await upload(s, { size_bytes: 100 });
  await assert.rejects(append(s, small.id, 0, file), { code: 'payload_too_large' });
});

test('a store that is down refuses with unavailable, and what was acknowledged stays', async (t) => {
  const s = await recordingScene(t);
  const { id } = await upload(s, { size_bytes: file.length });
  await append(s, id, 0, file.subarray(0, 1_048_576));
  const down = { ...s, deps: { ...s.deps, objects: new FolderStore('/dev/null/none') } };
  await assert.rejects(append(down, id, 1_048_576, file.subarray(1_048_576)), { code: 'unavailable' });
  const { offset } = await getRecordingUpload(s.deps, s.joined.call, { recording_id: id });
  assert.equal(offset, 1_048_576);
  await append(s, id, offset, file.subarray(offset));
  assert.ok((await listen(s)).equals(file));
});

test('an upload that nobody continues ends after a day: a live one as far as it came, a file not at all', async (t) => {
  const s = await recordingScene(t);
  const live = await upload(s);
  await append(s, live.id, 0, file.subarray(0, 160_044));
  const cut = await upload(s, { size_bytes: file.length, track: 'mixed' });
  await append(s, cut.id, 0, file.subarray(0, 160_044));
  assert.equal(await endUnfinished(s.deps), 0);
  s.clock.ms += 25 * 3_600_000;
  assert.equal(await endUnfinished(s.deps), 2);
  assert.ok((await listen(s)).equals(file.subarray(0, 160_044)));
  await assert.rejects(getRecordingUpload(s.deps, s.joined.call, { recording_id: cut.id }), { code: 'not_found' });
  s.clock.ms = Date.now() + 1_000;
  assert.equal(await deleteObjects(s.deps), 1);
  assert.equal((await files(s.folder)).length, 1);
});

test('a deleted recording is deleted from the store once it answers again', async (t) => {
  const s = await recordingScene(t);
  const { id } = await upload(s, { size_bytes: file.length });
  await append(s, id, 0, file);
  await deleteRecording(s.deps, s.joined.call, { recording_id: id });
  s.clock.ms = Date.now() + 1_000;
  const broken = Object.assign(new FolderStore(s.folder), {
    deletePrefix: () => Promise.reject(new Error('the store is down')),
  });
  await assert.rejects(deleteObjects({ ...s.deps, objects: broken }), /down/);
  assert.equal(await deleteObjects(s.deps), 0);
  s.clock.ms += 60_000;
  assert.equal(await deleteObjects(s.deps), 1);
  assert.deepEqual(await files(s.folder), []);
  // What a late write left is deleted by the second pass; then the row is gone.
  await new FolderStore(s.folder).put(`recordings/${s.campaign.call.principal.workspace_id}/${id}/late`, file);
  s.clock.ms += 700_000;
  assert.equal(await deleteObjects(s.deps), 1);
  assert.deepEqual(await files(s.folder), []);
  s.clock.ms += 7_000_000;
  assert.equal(await deleteObjects(s.deps), 0);
});

test('data keys move to a new key, after which the former one is not needed', async (t) => {
  const s = await recordingScene(t);
  const { id } = await upload(s, { size_bytes: file.length });
  await append(s, id, 0, file);
  const both = { ...s, deps: { ...s.deps, recordingKeys: parseKeyRing(`${keyOf('k2', 2)},${keyOf('k1', 1)}`) } };
  assert.equal(await resealDataKeys(both.deps), 1);
  assert.equal(await resealDataKeys(both.deps), 0);
  const alone = { ...s, deps: { ...s.deps, recordingKeys: parseKeyRing(keyOf('k2', 2)) } };
  assert.ok((await listen(alone)).equals(file));
});

test('an upload whose process died before it was measured gets its duration', async (t) => {
  const s = await recordingScene(t);
  const { id } = await upload(s, { size_bytes: file.length });
  await append(s, id, 0, file);
  await s.deps.db.withWorkspace(owner(s.campaign.call.principal.workspace_id), (tx) =>
    tx.run('update recordings set duration_seconds = null'),
  );
  assert.equal(await storeDurations(s.deps), 1);
  assert.equal(await storeDurations(s.deps), 0);
});

test('an interview has at most two uploads at a time and twenty recordings', async (t) => {
  const s = await recordingScene(t);
  const releases = [s.deps.uploads.take(s.session), s.deps.uploads.take(s.session)];
  const { id } = await upload(s);
  await assert.rejects(append(s, id, 0, file), { code: 'rate_limited' });
  for (const release of releases) release();
  await append(s, id, 0, file);
  for (let count = 1; count < 20; count += 1) await upload(s);
  await assert.rejects(upload(s), { code: 'invalid_transition' });
});

test('uploads of undeclared size together are bounded, also side by side and when they declare it later', async (t) => {
  const scene = await recordingScene(t);
  const s = { ...scene, deps: { ...scene.deps, maxBytes: 300_000 } };
  const declared = await upload(s, { size_bytes: 100_000, track: 'mixed' });
  const [first, second, third] = [await upload(s), await upload(s, { track: 'interviewer' }), await upload(s)];
  await append(s, first.id, 0, file.subarray(0, 150_000));
  await assert.rejects(append(s, second.id, 0, file.subarray(0, 50_001)), { code: 'payload_too_large' });
  await append(s, second.id, 0, file.subarray(0, 50_000));
  await assert.rejects(append(s, first.id, 150_000, file.subarray(0, 1)), { code: 'payload_too_large' });
  await assert.rejects(append(s, third.id, 0, file.subarray(0, 1_000)), { code: 'payload_too_large' });
  await assert.rejects(upload(s, { size_bytes: 1 }), { code: 'payload_too_large' });
  for (const [recording_id, size_bytes] of [
    [first.id, 150_001],
    [third.id, 1_000],
  ] as const) {
    const declaring = declareRecordingSize(s.deps, s.joined.call, { recording_id, size_bytes });
    await assert.rejects(declaring, { code: 'payload_too_large' });
  }
  // What was declared has its room, and the live ones end as they are.
  await append(s, declared.id, 0, file.subarray(0, 100_000));
  await declareRecordingSize(s.deps, s.joined.call, { recording_id: first.id, size_bytes: 150_000 });
});

test('two uploads that take the same room at once are stopped by what is stored', async (t) => {
  const scene = await recordingScene(t);
  const s = { ...scene, deps: { ...scene.deps, maxBytes: 200_000 } };
  const both = [await upload(s), await upload(s, { track: 'interviewer' })] as const;
  const room = Promise.withResolvers<void>();
  const slow = storingAfter(s, room.promise);
  // It knows its room before the other one has stored anything.
  const first = append({ deps: slow, joined: s.joined }, both[0].id, 0, file.subarray(0, 150_000));
  await writerOf(s, both[0].id);
  await append(s, both[1].id, 0, file.subarray(0, 150_000));
  room.resolve();
  await assert.rejects(first, { code: 'payload_too_large' });
});
