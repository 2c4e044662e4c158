import type { sessions } from '@insights/contracts';
import type { Call } from '@insights/db';
import { readHeld } from '../db/read-held.ts';
import type { SessionDeps } from '../deps.ts';
import { assertLastHolder, callOf } from './store-interviewer-turn/holder.ts';

/** Turns after a `seq`, for the holder, and for the last one of a completed session. Errors: `stale_attempt`. */
export async function readTurns(
  deps: SessionDeps,
  call: Call,
  { session: held, after_seq }: sessions.ReadTurnsRequest,
): Promise<sessions.ReadTurnsResponse> {
  const read = held && (await readHeld(deps, callOf(call, held), held, after_seq));
  assertLastHolder(read, held);
  const { turns, elapsed_ms, status, open_seq } = read;
  return { turns, elapsed_ms, status, open_seq };
}
