const DAY_MS = 86_400_000;

/** The day of a time in days since 1970. Mails about one endpoint are at least 24 hours apart, so each has a day of its own. */
export const dayOf = (time: string): number => Math.floor(Date.parse(time) / DAY_MS);
