/** The session of the path, in the chat of its project. */
export const sessionIn = ({ project_id, session_id }: { project_id: string; session_id: string }) => ({
  session_id,
  project_id,
});
