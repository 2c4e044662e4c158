import { z } from 'zod';
import { route } from '../../core/route.ts';
import { ChatSession, ChatTitle } from '../../schemas/chat.ts';
import { byProject } from '../projects/by-project.ts';
import { sessionIn, sessionParams } from './in-project.ts';

export const updateChatSession = route({
  name: 'updateSession',
  method: 'patch',
  path: '/v1/projects/:project_id/chat/sessions/:session_id',
  tag: 'chat',
  doc: 'Changes the title of a chat.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  params: sessionParams,
  audit: 'chat.renamed',
  body: z.object({ title: ChatTitle }),
  success: { status: 200, body: ChatSession },
  errors: ['not_found'],
  handle: ({ params, body: { title }, call, chat }) =>
    chat.renameChatSession({ session: sessionIn(params), title }, call),
});
