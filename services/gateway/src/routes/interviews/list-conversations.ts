import { z } from 'zod';
import { listRoute } from '../../core/route.ts';
import { Conversation, ConversationStatus } from '../../schemas/conversation.ts';
import { byInterview } from './by-interview.ts';

export const listConversations = listRoute({
  name: 'listConversations',
  path: '/v1/interviews/:interview_id/conversations',
  tag: 'interviews',
  doc: "Lists a campaign's conversations, newest first.",
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  query: z.object({
    status: ConversationStatus.optional().describe('Only conversations with this status.'),
  }),
  item: Conversation,
  errors: ['not_found'],
  handle: ({ params, query, page, call, campaigns }) =>
    campaigns.listConversations({ interview_id: params.interview_id, page, status: query.status ?? null }, call),
});
