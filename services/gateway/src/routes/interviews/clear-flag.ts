import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';
import { route } from '../../core/route.ts';
import { Conversation } from '../../schemas/conversation.ts';
import { byInterview } from './by-interview.ts';

export const clearFlag = route({
  name: 'clearFlag',
  method: 'post',
  path: '/v1/interviews/:interview_id/conversations/:conversation_id/flags/clear',
  tag: 'interviews',
  doc: 'Clears a flag of a turn: a person has looked at it. Once a turn has no other flag, reports may use it. Clearing it again changes nothing.',
  access: { user_only: true, role: 'member' },
  workspace: byInterview,
  audit: 'flag.cleared',
  body: z.object({
    turn_id: z.uuid().describe('The flagged turn.'),
    kind: z.enum(wordsOf(campaigns.FlagKind)).describe('The flag to clear.'),
  }),
  success: { status: 200, body: Conversation },
  errors: ['not_found'],
  handle: ({ params: { interview_id, conversation_id }, body: { turn_id, kind }, call, flags }) =>
    flags.clearFlag({ interview_id, conversation_id, turn_id, kind }, call),
});
