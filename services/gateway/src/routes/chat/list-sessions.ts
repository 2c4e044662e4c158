import { listRoute } from '../../core/route.ts';
import { ChatSession } from '../../schemas/chat.ts';
import { byProject } from '../projects/by-project.ts';

export const listChatSessions = listRoute({
  name: 'listSessions',
  path: '/v1/projects/:project_id/chat/sessions',
  tag: 'chat',
  doc: 'Lists the chats of a project, newest first.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  item: ChatSession,
  errors: ['not_found'],
  handle: ({ params: { project_id }, page, call, chat }) => chat.listChatSessions({ project_id, page }, call),
});
