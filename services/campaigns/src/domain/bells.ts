/** What is rung when a session's turns or state have changed. */
export function sessionBell(sessionId: string): string {
  return `session.${sessionId}`;
}

/** What is rung when a session of a region waits for an interviewer. Wildcards and dots mean something on the bus. */
export function regionBell(region: string): string {
  return `sessions.${region.replaceAll(/[^\w-]/g, '_')}`;
}
