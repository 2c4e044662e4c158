/** The subject of notifications that the turns or the state of a session have changed. */
export function sessionSubject(sessionId: string): string {
  return `session.${sessionId}`;
}

/** The subject of notifications that a session of a region waits for an interviewer. Dots and wildcards have a meaning in subjects. */
export function regionSubject(region: string): string {
  return `sessions.${region.replaceAll(/[^\w-]/g, '_')}`;
}
