import assert from 'node:assert/strict';
import type { Api } from '../support/api.ts';
import type { Acts } from './audit-acts.ts';
import type { AuditScene } from './audit-scene.ts';

const UPLOADS = '/v1/join/session/recordings';
const TUS = { 'tus-resumable': '1.0.0' };
/** The first bytes of an Ogg file. */
const CONTENT = `OggS${'.'.repeat(60)}`;
const UPLOAD_HEADERS = {
  ...TUS,
  'upload-length': String(CONTENT.length),
  'upload-metadata': `track ${btoa('participant')},filetype ${btoa('audio/ogg')}`,
};

/** An upload that has begun: where it is, what it expects, and the headers of each request. */
export async function uploadOf(
  api: Api,
): Promise<{ location: string; content: string; headers: Record<string, string> }> {
  const { headers } = await api.ask('POST', UPLOADS, { headers: UPLOAD_HEADERS });
  return { location: headers.get('location') ?? assert.fail('no upload'), content: CONTENT, headers: TUS };
}

/** Recordings of participants, and the link to one. */
export function ofRecordings({ at, participant }: AuditScene): Acts {
  return {
    'POST /v1/join/session/recordings': async (go) => {
      const someone = await participant('started');
      await go('POST', UPLOADS, undefined, someone, UPLOAD_HEADERS);
      return someone.id;
    },
    'PATCH /v1/join/session/recordings/:recording_id': async (go) => {
      const someone = await participant('started');
      const { location, content, headers } = await uploadOf(someone.api);
      const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
      await go('PATCH', location, content, someone, { ...headers, ...type });
      return someone.id;
    },
    'GET /v1/interviews/:interview_id/conversations/:conversation_id/recording/url': async (go) => {
      const { api } = await participant('started');
      const { location, content, headers } = await uploadOf(api);
      const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
      await api.ask('PATCH', location, { body: content, headers: { ...headers, ...type } });
      const session = await api.ok(api.get('/v1/join/session'));
      await go('GET', `${at}/conversations/${String(session['conversation_id'])}/recording/url`);
      return String(session['conversation_id']);
    },
    'DELETE /v1/join/session/recordings/:recording_id': async (go) => {
      const someone = await participant('started');
      const { location, headers } = await uploadOf(someone.api);
      await go('DELETE', location, undefined, someone, headers);
      return someone.id;
    },
  };
}
