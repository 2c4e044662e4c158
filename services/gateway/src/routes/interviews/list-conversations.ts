import { AppError } from '@insights/errors';
import { z } from 'zod';
import { listRoute } from '../../core/route.ts';
import { Conversation, ConversationStatus } from '../../schemas/conversation.ts';
import { byInterview } from './by-interview.ts';

export const listConversations = listRoute({
  name: 'listConversations',
  path: '/v1/interviews/:interview_id/conversations',
  tag: 'interviews',
  doc: "Lists a campaign's conversations, newest first. The filter `text` shows what people said: it needs the scope `exports` too.",
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'transcript.read',
  query: z.object({
    status: ConversationStatus.optional().describe('Only conversations with this status.'),
    text: z
      .string()
      .trim()
      .min(3)
      .max(200)
      .optional()
      .describe('Only conversations in which a participant says this, in any letter case. Hidden names find nothing.'),
  }),
  item: Conversation,
  errors: ['not_found'],
  handle({ params: { interview_id }, query: { status = null, text = null }, page, principal, call, campaigns }) {
    const { scopes } = principal;
    if (text !== null && !scopes.includes('*') && !scopes.includes('exports'))
      throw new AppError('insufficient_scope', { publicMessage: 'The filter text needs the scope exports too.' });
    return campaigns.listConversations({ interview_id, page, status, text }, call);
  },
});
