import { ChatSession, ChatTitle } from '../../schemas/chat.ts';
import { inWorkspace, nullIfAbsent } from '../../schemas/inputs.ts';
import { route } from '../../core/route.ts';

export const createInsightsChat = route({
  name: 'createSession',
  method: 'post',
  path: '/v1/insights-chat/sessions',
  tag: 'insights-chat',
  doc: 'Starts a chat over all vaults of the workspace. Only its user sees it, and the keys that this user created. Without a title, it gets that of its first question.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  audit: 'chat.created',
  body: inWorkspace.extend({ title: nullIfAbsent(ChatTitle.optional()) }),
  body_optional: true,
  success: { status: 201, body: ChatSession },
  errors: ['quota_exceeded'],
  handle: ({ body: { title }, call, chat }) => chat.createChatSession({ project_id: null, title }, call),
});
