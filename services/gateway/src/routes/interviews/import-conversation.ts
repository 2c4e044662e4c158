import { route } from '../../core/route.ts';
import { ImportResult } from '../../schemas/conversation.ts';
import { ImportInput } from '../../schemas/import-input.ts';
import { byInterview } from './by-interview.ts';

const MEBIBYTE = 1024 * 1024;

/** 20,000 turns with 20 tags each. */
export const LARGE_TRANSCRIPT = {
  body_limit_bytes: 20 * MEBIBYTE,
  large_field: 'transcript',
  body_max_values: 2_000_000,
} as const;

export const importConversation = route({
  name: 'importConversation',
  method: 'post',
  path: '/v1/interviews/:interview_id/conversations/import',
  tag: 'interviews',
  doc:
    'Imports a conversation that was held elsewhere, completely or not at all, and processes it. ' +
    'Uses the contact with this id or e-mail address, or creates one; whoever has a name only is a new contact. Lines that might be an unnamed speaker’s are named in the warnings.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'conversation.imported',
  body: ImportInput,
  ...LARGE_TRANSCRIPT,
  success: { status: 201, body: ImportResult },
  errors: ['not_found'],
  timeout_ms: 60_000,
  admit: ({ params, call, campaigns }) => campaigns.checkImport({ interview_id: params.interview_id }, call),
  handle: async ({ params, body, call, campaigns }) =>
    campaigns.importConversation(
      {
        interview_id: params.interview_id,
        contact_id: body.contact.id,
        contact_name: body.contact.name || null,
        contact_email: body.contact.email,
        format: body.format,
        transcript: await body.transcript.content(),
        speaker_map: body.speaker_map,
        strict_speakers: body.strict_speakers,
        questions: body.questions,
        is_base64: body.encoding === 'base64',
        started_at: body.started_at,
        mode: body.mode,
      },
      call,
    ),
});
