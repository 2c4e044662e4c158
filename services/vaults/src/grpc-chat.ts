import type { chat } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { createChatArtifact, listChatArtifacts } from './features/chat/artifacts.ts';
import {
  createChatSession,
  deleteChatSession,
  getChatSession,
  listChatSessions,
  renameChatSession,
} from './features/chat/manage-sessions.ts';
import { listChatMessages } from './features/chat/read-messages.ts';
import { sendChatMessage } from './features/chat/send-message.ts';

/** RPC → feature. */
export function chatHandlers(deps: Deps): Handlers<chat.ChatServiceService> {
  return {
    createChatSession: (request, call) => createChatSession(deps, call, request),
    listChatSessions: (request, call) => listChatSessions(deps, call, request),
    getChatSession: (request, call) => getChatSession(deps, call, request),
    renameChatSession: (request, call) => renameChatSession(deps, call, request),
    deleteChatSession: (request, call) => deleteChatSession(deps, call, request),
    sendChatMessage: (request, call) => sendChatMessage(deps, call, request),
    listChatMessages: (request, call) => listChatMessages(deps, call, request),
    createChatArtifact: (request, call) => createChatArtifact(deps, call, request),
    listChatArtifacts: (request, call) => listChatArtifacts(deps, call, request),
  };
}
