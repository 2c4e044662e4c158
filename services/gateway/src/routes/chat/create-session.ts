import { z } from 'zod';
import { route } from '../../core/route.ts';
import { ChatSession, ChatTitle } from '../../schemas/chat.ts';
import { nullIfAbsent } from '../../schemas/inputs.ts';
import { byProject } from '../projects/by-project.ts';

export const createChatSession = route({
  name: 'createSession',
  method: 'post',
  path: '/v1/projects/:project_id/chat/sessions',
  tag: 'chat',
  doc: 'Starts a chat over the vaults and campaigns of a project. All members of the workspace see it. Without a title, it gets that of its first question.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  audit: 'chat.created',
  body: z.object({ title: nullIfAbsent(ChatTitle.optional()) }),
  body_optional: true,
  success: { status: 201, body: ChatSession },
  errors: ['not_found', 'quota_exceeded'],
  handle: ({ params: { project_id }, body: { title }, call, chat }) =>
    chat.createChatSession({ project_id, title }, call),
});
