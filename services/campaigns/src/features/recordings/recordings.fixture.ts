import type { TestContext } from 'node:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { recordings } from '@insights/contracts';
import { FolderStore, type ObjectStore } from '@insights/objects';
import { parseKeyRing } from '@insights/secret-box';
import { SignedLinks } from '../../domain/recordings/signed-links.ts';
import { type Campaign, type Joined, type Scene, activeCampaign, scene, waiting } from '../../sessions.fixture.ts';
import { appendRecording } from './append-recording.ts';
import { createRecording } from './create-recording.ts';
import type { RecordingDeps } from './recording-deps.ts';
import { SessionSlots } from './session-slots.ts';
import { MAX_BYTES } from './upload-limits.ts';

export const keyOf = (id: string, byte: number): string => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;

export interface RecordingScene extends Omit<Scene, 'deps'> {
  deps: RecordingDeps;
  folder: string;
  campaign: Campaign;
  joined: Joined;
  session: string;
}

/** A participant in a campaign that records, and a store in a folder. */
export async function recordingScene(t: TestContext, given?: ObjectStore): Promise<RecordingScene> {
  const { deps: base, bus, clock } = await scene(t);
  const folder = await mkdtemp(joinPath(tmpdir(), 'insights-recordings-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const recordingKeys = parseKeyRing(keyOf('k1', 1));
  const deps: RecordingDeps = {
    ...base,
    objects: given ?? new FolderStore(folder),
    recordingKeys,
    recordingLinks: new SignedLinks(recordingKeys),
    uploads: new SessionSlots({ total: 16, each_session: 2, things: 'uploads' }),
    maxBytes: MAX_BYTES,
    transcriber: undefined,
    transcriptions: new SessionSlots({ total: 8, each_session: 1, things: 'transcriptions' }),
  };
  const campaign = await activeCampaign({ deps }, undefined, { record_audio: true });
  const joined = await waiting({ deps }, campaign);
  return { deps, bus, clock, folder, campaign, joined, session: joined.session.id };
}

export const upload = (
  { deps, joined }: Pick<RecordingScene, 'deps' | 'joined'>,
  fields: Partial<recordings.CreateRecordingRequest> = {},
): Promise<recordings.RecordingUpload> =>
  createRecording(deps, joined.call, {
    track: 'participant',
    mime_type: 'audio/wav',
    size_bytes: null,
    duration_seconds: null,
    ...fields,
  });

/** Sends `content` in messages of 64 KiB. `breakAfter`: the stream fails after so many messages. */
export function append(
  { deps, joined }: Pick<RecordingScene, 'deps' | 'joined'>,
  id: string,
  offset: number,
  content: Uint8Array,
  breakAfter = Infinity,
): Promise<recordings.RecordingUpload> {
  async function* messages(): AsyncGenerator<recordings.AppendRecordingRequest> {
    yield { recording_id: id, offset, content: Buffer.alloc(0) };
    for (let at = 0, count = 0; at < content.length; at += 65_536, count += 1) {
      if (count >= breakAfter) throw new Error('the connection is gone');
      yield { recording_id: null, offset: null, content: content.subarray(at, at + 65_536) };
    }
  }
  return appendRecording(deps, joined.call, messages());
}

const RATE = 8_000;

/** A WAV file of so many seconds, 8 kHz, 16 bits, whose samples repeat a known text. */
export function wavFile(seconds: number, text = 'known plain text '): Buffer {
  const samples = Buffer.alloc(seconds * RATE * 2, text);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
