import { sql } from '@insights/db';

/** The time of the statement, because a process may wait for locks. */
export const NOW = sql<string>`clock_timestamp()`;

/** When a lease or a pause of so many seconds ends. */
export const after = (seconds: number | ReturnType<typeof sql<number>>) =>
  sql<string>`clock_timestamp() + ${seconds} * interval '1 second'`;
