import { route } from '../../core/route.ts';
import { byProject } from '../projects/by-project.ts';
import { sessionIn, sessionParams } from './in-project.ts';

export const deleteChatSession = route({
  name: 'deleteSession',
  method: 'delete',
  path: '/v1/projects/:project_id/chat/sessions/:session_id',
  tag: 'chat',
  doc: 'Deletes a chat with its messages.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  params: sessionParams,
  audit: 'chat.deleted',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params, call, chat }) {
    await chat.deleteChatSession(sessionIn(params), call);
    return undefined;
  },
});
