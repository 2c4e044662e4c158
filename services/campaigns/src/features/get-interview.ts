import type { campaigns } from '@insights/contracts';
import type { Call } from '@insights/db';
import { readInterview } from '../db/read-interview.ts';
import type { Deps } from '../deps.ts';

/** Errors: `not_found`. */
export function getInterview({ db }: Deps, call: Call, id: string): Promise<campaigns.Interview> {
  return readInterview(db, call, id);
}
