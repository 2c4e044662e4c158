import { route } from '../../core/route.ts';
import { Conversation } from '../../schemas/conversation.ts';
import { byInterview } from './by-interview.ts';

export const getConversation = route({
  name: 'getConversation',
  method: 'get',
  path: '/v1/interviews/:interview_id/conversations/:conversation_id',
  tag: 'interviews',
  doc: 'Shows a conversation. `summary` quotes participants: it needs the scope `exports` too and is null without.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'transcript.read',
  success: { status: 200, body: Conversation },
  errors: ['not_found'],
  handle: ({ params: { interview_id, conversation_id }, call, campaigns }) =>
    campaigns.getConversation({ interview_id, conversation_id }, call),
});
