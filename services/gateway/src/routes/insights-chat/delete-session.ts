import { route } from '../../core/route.ts';
import { bySession, sessionIn, sessionParams } from './by-session.ts';

export const deleteInsightsChat = route({
  name: 'deleteSession',
  method: 'delete',
  path: '/v1/insights-chat/sessions/:chat_session_id',
  tag: 'insights-chat',
  doc: 'Deletes a chat with its messages and artifacts.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: bySession,
  params: sessionParams,
  audit: 'chat.deleted',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params, call, chat }) {
    await chat.deleteChatSession(sessionIn(params), call);
    return undefined;
  },
});
