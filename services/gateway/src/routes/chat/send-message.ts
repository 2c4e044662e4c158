import { route } from '../../core/route.ts';
import { ChatReply, QuestionInput } from '../../schemas/chat.ts';
import { sourceTypesFor } from '../documents/source-types.ts';
import { ANSWER_MS, EVENT_STREAM, INTERVIEWS_DOC, REPLY_DOC, replyIn } from '../insights-chat/reply.ts';
import { byProject } from '../projects/by-project.ts';
import { sessionIn, sessionParams } from './in-project.ts';

export const sendChatMessage = route({
  name: 'sendMessage',
  method: 'post',
  path: '/v1/projects/:project_id/chat/sessions/:session_id/messages',
  tag: 'chat',
  doc: `Asks a question and answers it, with citations, from the campaigns and documents of the project that the caller may see. ${INTERVIEWS_DOC} ${REPLY_DOC}`,
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
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
