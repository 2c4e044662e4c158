import { ChatReply, QuestionInput } from '../../schemas/chat.ts';
import { route } from '../../core/route.ts';
import { sourceTypesFor } from '../documents/source-types.ts';
import { bySession, sessionIn, sessionParams } from './by-session.ts';
import { ANSWER_MS, EVENT_STREAM, INTERVIEWS_DOC, REPLY_DOC, replyIn } from './reply.ts';

export const askInsightsChat = route({
  name: 'sendMessage',
  method: 'post',
  path: '/v1/insights-chat/sessions/:chat_session_id/messages',
  tag: 'insights-chat',
  doc: `Asks a question and answers it from the interviews and documents that the caller may see, with citations. ${INTERVIEWS_DOC} ${REPLY_DOC}`,
  access: { scopes: ['interviews'], role: 'member' },
  workspace: bySession,
  params: sessionParams,
  rate: 'retrieval',
  audit: 'chat.asked',
  timeout_ms: ANSWER_MS,
  body: QuestionInput,
  success: { status: 200, body: ChatReply, forms: ['application/json', EVENT_STREAM] },
  errors: ['not_found', 'quota_exceeded', 'request_in_progress', 'idempotency_key_reused'],
  handle: ({ params, body, principal, accept, call, chat }) => {
    const request = { session: sessionIn(params), ...body, source_types: sourceTypesFor(principal) };
    return replyIn(accept, () => chat.sendChatMessage(request, call));
  },
});
