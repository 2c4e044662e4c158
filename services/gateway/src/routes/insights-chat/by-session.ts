import type { WorkspaceOf } from '../../core/route.ts';

export const bySession: WorkspaceOf = { thing: 'chat_session', service: 'vaults', param: 'chat_session_id' };

/** The session of the path, in the insights chat. */
export const sessionIn = ({ chat_session_id }: { chat_session_id: string }) => ({
  session_id: chat_session_id,
  project_id: null,
});
