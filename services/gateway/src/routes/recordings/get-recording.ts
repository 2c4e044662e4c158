import { route } from '../../core/route.ts';
import { sendRecording } from '../../recordings/send-recording.ts';

export const getRecording = route({
  name: 'getRecording',
  method: 'get',
  path: '/v1/recordings/:signed',
  tag: 'join',
  doc: 'Plays a recording by its signed link. Supports one byte range per request, HEAD and ETag. The link works for an hour and ends at once when the recording is deleted.',
  access: { public: true },
  workspace: 'none',
  headers: { Range: 'One range of bytes, e.g. `bytes=0-1023` or `bytes=-500`.' },
  success: {
    status: 200,
    forms: ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav', 'audio/mpeg'],
    also: [206],
  },
  errors: ['not_found', 'unavailable'],
  handle: ({ params: { signed }, ...services }) => sendRecording(services, signed),
});
