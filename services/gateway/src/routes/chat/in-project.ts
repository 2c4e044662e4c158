import { z } from 'zod';

/** The contract says that the id is a UUID: any other text is 422. */
export const sessionParams = z.object({ session_id: z.uuid().describe('The session.') });

/** The session of the path, in the chat of its project. */
export const sessionIn = ({ project_id, session_id }: { project_id: string; session_id: string }) => ({
  session_id,
  project_id,
});
