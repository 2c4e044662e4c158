import { listRoute } from '../../core/route.ts';
import { ChatMessage } from '../../schemas/chat.ts';
import { sourceTypesFor } from '../documents/source-types.ts';
import { byProject } from '../projects/by-project.ts';
import { sessionIn, sessionParams } from './in-project.ts';

export const listChatMessages = listRoute({
  name: 'listMessages',
  path: '/v1/projects/:project_id/chat/sessions/:session_id/messages',
  tag: 'chat',
  doc:
    'Lists the messages of a chat in the order of the conversation. `stale` marks citations of documents that were replaced or deleted since. ' +
    'Answers from transcripts and reports are withheld from an API key without the scope `exports`.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  params: sessionParams,
  audit: 'chat.read',
  item: ChatMessage,
  errors: ['not_found'],
  handle: ({ params, page, principal, call, chat }) =>
    chat.listChatMessages({ session: sessionIn(params), page, source_types: sourceTypesFor(principal) }, call),
});
