import { ChatSession } from '../../schemas/chat.ts';
import { inWorkspace } from '../../schemas/inputs.ts';
import { listRoute } from '../../core/route.ts';

export const listInsightsChats = listRoute({
  name: 'listSessions',
  path: '/v1/insights-chat/sessions',
  tag: 'insights-chat',
  doc: "Lists the caller's own chats, newest first. An API key sees those of the user who created it; verified support sees all.",
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  query: inWorkspace,
  item: ChatSession,
  handle: ({ page, call, chat }) => chat.listChatSessions({ project_id: null, page }, call),
});
