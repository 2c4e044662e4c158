import { route } from '../../core/route.ts';
import { ChatSession } from '../../schemas/chat.ts';
import { byProject } from '../projects/by-project.ts';
import { sessionIn, sessionParams } from './in-project.ts';

export const getChatSession = route({
  name: 'getSession',
  method: 'get',
  path: '/v1/projects/:project_id/chat/sessions/:session_id',
  tag: 'chat',
  doc: 'Shows a chat of a project.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  params: sessionParams,
  success: { status: 200, body: ChatSession },
  errors: ['not_found'],
  handle: ({ params, call, chat }) => chat.getChatSession(sessionIn(params), call),
});
