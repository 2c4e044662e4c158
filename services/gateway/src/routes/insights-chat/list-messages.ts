import { ChatMessage } from '../../schemas/chat.ts';
import { listRoute } from '../../core/route.ts';
import { sourceTypesFor } from '../documents/source-types.ts';
import { bySession, sessionIn, sessionParams } from './by-session.ts';

export const listInsightsMessages = listRoute({
  name: 'listMessages',
  path: '/v1/insights-chat/sessions/:chat_session_id/messages',
  tag: 'insights-chat',
  doc:
    'Lists the messages of a chat in the order of the conversation. `stale` marks citations of documents that were replaced or deleted since. ' +
    'Answers from transcripts and reports are withheld from an API key without the scope `exports`.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: bySession,
  params: sessionParams,
  audit: 'chat.read',
  item: ChatMessage,
  errors: ['not_found'],
  handle: ({ params, page, principal, call, chat }) =>
    chat.listChatMessages({ session: sessionIn(params), page, source_types: sourceTypesFor(principal) }, call),
});
