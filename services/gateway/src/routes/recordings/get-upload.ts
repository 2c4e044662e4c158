import { route } from '../../core/route.ts';
import { TUS_HEADERS, TUS_OPTIONS, UPLOADS_PATH, tusExchange } from '../../recordings/tus-exchange.ts';

export const getUpload = route({
  name: 'getUpload',
  method: 'head',
  path: `${UPLOADS_PATH}/:recording_id`,
  tag: 'join',
  doc: 'Answers in `Upload-Offset` how many bytes of an upload are stored. A request that still uploads is ended.',
  access: { participant: true },
  workspace: 'none',
  options_headers: TUS_OPTIONS,
  headers: TUS_HEADERS,
  success: { status: 200, forms: [] },
  errors: ['malformed_request', 'not_found'],
  handle: ({ call, ...services }) => tusExchange(services, call),
});
