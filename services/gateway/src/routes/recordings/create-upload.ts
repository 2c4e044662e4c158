import { route } from '../../core/route.ts';
import { TUS_HEADERS, TUS_OPTIONS, UPLOADS_PATH, tusExchange } from '../../recordings/tus-exchange.ts';

export const createUpload = route({
  name: 'createUpload',
  method: 'post',
  path: UPLOADS_PATH,
  tag: 'join',
  doc: 'Begins the resumable upload of a recording (tus 1.0.0). Only after consent, in a campaign that records audio, once the interview has started. `Upload-Metadata` names `track` (`participant`, `interviewer` or `mixed`) and `filetype` (`audio/webm`, `audio/ogg`, `audio/mp4`, `audio/wav` or `audio/mpeg`); `duration_seconds` is optional. `Location` is the address of the upload.',
  access: { participant: true },
  workspace: 'none',
  audit: 'recording.begun',
  raw_body: { media_types: ['application/offset+octet-stream'], streamed: true },
  options_headers: TUS_OPTIONS,
  headers: {
    ...TUS_HEADERS,
    'Upload-Length': 'Size of the recording in bytes, at most 2 GiB.',
    'Upload-Defer-Length': '`1` if the size is not known yet; a later PATCH sends `Upload-Length`.',
    'Upload-Metadata': 'Pairs of a name and a value in Base64, separated by commas.',
  },
  success: { status: 201, forms: [] },
  errors: [
    'malformed_request',
    'consent_required',
    'invalid_transition',
    'payload_too_large',
    'unsupported_media_type',
  ],
  handle: ({ call, ...services }) => tusExchange(services, call),
});
