import { z } from 'zod';
import { queryInteger } from '../../schemas/inputs.ts';
import { route } from '../../core/route.ts';
import { RecordingLink, RecordingTrack } from '../../schemas/conversation.ts';
import { byInterview } from './by-interview.ts';

export const getRecordingUrl = route({
  name: 'getRecordingUrl',
  method: 'get',
  path: '/v1/interviews/:interview_id/conversations/:conversation_id/recording/url',
  tag: 'interviews',
  doc: 'Creates a link that plays the recording of a conversation for an hour. Where names are hidden, only admins and owners get one, because a voice reveals who speaks.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'recording.read',
  query: z.object({
    track: RecordingTrack.optional().describe('Which side to hear. Default: `mixed`, otherwise the first track.'),
    part: queryInteger(1, 1_000).optional().describe('The part of the track. Default: the first.'),
  }),
  success: { status: 200, body: RecordingLink },
  errors: ['not_found', 'recording_not_found', 'insufficient_role'],
  async handle({ params, query, call, recordings, gateway }) {
    const request = { ...params, track: query.track ?? null, part: query.part ?? null };
    const { signed, ...file } = await recordings.getRecordingLink(request, call);
    return { ...file, url: `${gateway.public_url}/v1/recordings/${signed}` };
  },
});
