/** Addresses of pages. Each is the address of the API without `/v1`. */

/** The page on which anybody can register by a join link. */
export function joinPageUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/join/${token}`;
}

/** The page of an interview. The part after `#` stays in the browser, so the token never reaches a server's log. */
export function sessionPageUrl(publicUrl: string, participantToken: string): string {
  return `${publicUrl}/join/session#${participantToken}`;
}

/** The page of a shared report. The token follows `#`, so no server log has it. */
export function sharePageUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/share#${token}`;
}

/** The page on which a team reads reports. What it shows follows `#`. */
export function reportPageUrl(publicUrl: string): string {
  return `${publicUrl}/reports`;
}
