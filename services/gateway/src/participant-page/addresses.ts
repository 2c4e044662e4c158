/** Addresses of the participant page. Each is the address of the API without `/v1`. */

/** Where anybody registers by a join link. */
export function joinPageUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/join/${token}`;
}

/** Where an interview goes on. What stands behind `#` never leaves the browser, so the token is in no server's log. */
export function sessionPageUrl(publicUrl: string, participantToken: string): string {
  return `${publicUrl}/join/session#${participantToken}`;
}
