import { z } from 'zod';
import type { WorkspaceOf } from '../../core/route.ts';

export const bySession: WorkspaceOf = { thing: 'chat_session', service: 'vaults', param: 'chat_session_id' };

/** The contract says that the id is a UUID: any other text is 422. */
export const sessionParams = z.object({ chat_session_id: z.uuid().describe('The session.') });

/** The session of the path, in the insights chat. */
export const sessionIn = ({ chat_session_id }: { chat_session_id: string }) => ({
  session_id: chat_session_id,
  project_id: null,
});
