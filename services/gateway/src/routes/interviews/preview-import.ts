import { route } from '../../core/route.ts';
import { ImportPreview } from '../../schemas/conversation.ts';
import { PreviewInput } from '../../schemas/import-input.ts';
import { byInterview } from './by-interview.ts';
import { LARGE_TRANSCRIPT } from './import-conversation.ts';

export const previewImport = route({
  name: 'previewImport',
  method: 'post',
  path: '/v1/interviews/:interview_id/conversations/import/preview',
  tag: 'interviews',
  doc: 'Shows how a conversation would be imported: its speakers, first turns and warnings. Stores nothing; what an import would reject is rejected here, too.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  unaudited: 'It stores nothing and shows only what the caller sent.',
  body: PreviewInput,
  ...LARGE_TRANSCRIPT,
  success: { status: 200, body: ImportPreview },
  errors: ['not_found'],
  timeout_ms: 60_000,
  admit: ({ params, call, campaigns }) => campaigns.checkImport({ interview_id: params.interview_id }, call),
  handle: async ({ params, body, call, campaigns }) =>
    campaigns.previewImport(
      {
        interview_id: params.interview_id,
        format: body.format,
        transcript: await body.transcript.content(),
        speaker_map: body.speaker_map,
        strict_speakers: body.strict_speakers,
        questions: body.questions,
        is_base64: body.encoding === 'base64',
      },
      call,
    ),
});
