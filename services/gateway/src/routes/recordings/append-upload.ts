import { route } from '../../core/route.ts';
import { TUS_HEADERS, UPLOADS_PATH, tusExchange } from '../../recordings/tus-exchange.ts';

export const appendUpload = route({
  name: 'appendUpload',
  method: 'patch',
  path: `${UPLOADS_PATH}/:recording_id`,
  tag: 'join',
  doc: 'Appends bytes to an upload at `Upload-Offset`. Everything up to the answered `Upload-Offset` is stored durably; after a broken connection, continue at the offset that HEAD answers. The first bytes must be those of the declared file type.',
  access: { participant: true },
  workspace: 'none',
  audit: 'recording.stored',
  raw_body: { media_types: ['application/offset+octet-stream'], streamed: true },
  headers: {
    ...TUS_HEADERS,
    'Upload-Offset': 'Where the bytes begin: what the last answer named.',
    'Upload-Length': 'The size, if the upload began without it. With the offset at its end, the recording is complete.',
  },
  success: { status: 204 },
  errors: ['malformed_request', 'not_found', 'stale_attempt', 'payload_too_large', 'unsupported_media_type'],
  handle: ({ call, ...services }) => tusExchange(services, call),
});
