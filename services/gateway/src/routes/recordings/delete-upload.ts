import { route } from '../../core/route.ts';
import { TUS_HEADERS, UPLOADS_PATH, tusExchange } from '../../recordings/tus-exchange.ts';

export const deleteUpload = route({
  name: 'deleteUpload',
  method: 'delete',
  path: `${UPLOADS_PATH}/:recording_id`,
  tag: 'join',
  doc: 'Deletes a recording of one’s own interview, finished or not. Its content can no longer be decrypted from then on.',
  access: { participant: true },
  workspace: 'none',
  audit: 'recording.deleted',
  headers: TUS_HEADERS,
  success: { status: 204 },
  errors: ['malformed_request', 'not_found'],
  handle: ({ call, ...services }) => tusExchange(services, call),
});
