import type { sessions } from '@insights/contracts';
import type { Call } from '@insights/db';
import { addModelUsage } from '../db/model-usage.ts';
import { loadSession } from '../db/load.ts';
import type { Deps } from '../deps.ts';
import { callOf } from './store-interviewer-turn/holder.ts';

/** Also for a session that has ended meanwhile: what a request used was spent. Errors: `not_found`. */
export function addModelUse(
  { db, now }: Deps,
  call: Call,
  { session: held, use, day }: sessions.AddModelUseRequest,
): Promise<sessions.ModelUseSums> {
  return db.withWorkspace(callOf(call, held), async (tx) => {
    const session = await loadSession(tx, held?.session_id ?? '');
    return addModelUsage(tx, session, { ...NOTHING, ...use }, day ?? now(tx).slice(0, 10));
  });
}

const NOTHING: sessions.ModelUse = { requests: 0, input_tokens: 0, output_tokens: 0, cost: 0 };
