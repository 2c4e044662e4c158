import { Upload } from 'tus-js-client';
import type { Api } from './api.ts';
import { Participant, openCampaign } from './participant.ts';

const RATE = 16_384;
const HEADER_BYTES = 44;

/** A WAV file of about so many bytes, 8 bits; its samples repeat `text`. */
export function wavFile(bytes: number, text = 'what was said in confidence '): Buffer {
  const samples = Buffer.alloc(bytes - HEADER_BYTES, text);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

export const secondsOf = (file: Buffer): number => Math.round((file.length - HEADER_BYTES) / RATE);

/** A campaign that records audio, and a participant whose interview has started. */
export async function recordedInterview(
  api: Api,
  baseUrl: string,
  settings: Record<string, unknown> = {},
): Promise<{ interview_id: string; conversation_id: string; contact_id: string; who: Participant; at: string }> {
  const { id, link } = await openCampaign(api, { settings: { record_audio: true, ...settings } });
  const who = await Participant.join(baseUrl, link, { name: 'Maya Lindgren' });
  const session = await who.session();
  const conversation_id = String(session['conversation_id']);
  const at = `/v1/interviews/${id}/conversations/${conversation_id}`;
  return { interview_id: id, conversation_id, contact_id: String(session['id']), who, at };
}

export interface UploadOptions {
  track?: string;
  filetype?: string;
  chunk_bytes?: number;
  /** Continues this upload. */
  url?: string;
  /** Called after each acknowledged chunk. */
  onStored?: (bytes: number, upload: Upload) => void;
}

/** Uploads with the reference client of tus, which resumes by itself. Returns the address of the upload. */
export function uploadFile(
  baseUrl: string,
  token: string,
  file: Buffer,
  { track = 'participant', filetype = 'audio/wav', chunk_bytes = 512 * 1024, url, onStored }: UploadOptions = {},
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const upload: Upload = new Upload(file, {
    endpoint: `${baseUrl}/v1/join/session/recordings`,
    ...(url !== undefined && { uploadUrl: url }),
    headers: { authorization: `Bearer ${token}` },
    metadata: { track, filetype },
    chunkSize: chunk_bytes,
    retryDelays: Array.from({ length: 60 }, () => 250),
    storeFingerprintForResuming: false,
    onChunkComplete: (_chunk, accepted) => onStored?.(accepted, upload),
    onError: reject,
    onSuccess: () => resolve(upload.url ?? ''),
  });
  upload.start();
  return promise;
}

export interface Recording {
  track: string;
  part: number;
  size_bytes: number;
  duration_seconds: number;
  status: string;
}

export async function recordingsOf(api: Api, at: string): Promise<Recording[]> {
  return (await api.ok<{ recordings: Recording[] }>(api.get(at))).recordings;
}

/** The link to a recording. */
export async function linkOf(api: Api, at: string, query = ''): Promise<string> {
  return String((await api.ok(api.get(`${at}/recording/url${query}`)))['url']);
}

export async function bytesOf(url: string, headers: Record<string, string> = {}): Promise<Buffer> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`the recording answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
