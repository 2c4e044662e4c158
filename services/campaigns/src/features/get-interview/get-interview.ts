import type { campaigns } from '@insights/contracts';
import type { Call } from '@insights/db';
import { countConversations, loadInterview } from '../../db/load.ts';
import { presentInterview } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';

/** Errors: `not_found`. */
export function getInterview({ db }: Deps, call: Call, id: string): Promise<campaigns.Interview> {
  return db.withWorkspace(call, async (tx) =>
    presentInterview(await loadInterview(tx, id), await countConversations(tx, id)),
  );
}
