import { ChatSession } from '../../schemas/chat.ts';
import { route } from '../../core/route.ts';
import { bySession, sessionIn, sessionParams } from './by-session.ts';

export const getInsightsChat = route({
  name: 'getSession',
  method: 'get',
  path: '/v1/insights-chat/sessions/:chat_session_id',
  tag: 'insights-chat',
  doc: 'Shows a chat. That of somebody else is 404.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: bySession,
  params: sessionParams,
  success: { status: 200, body: ChatSession },
  errors: ['not_found'],
  handle: ({ params, call, chat }) => chat.getChatSession(sessionIn(params), call),
});
