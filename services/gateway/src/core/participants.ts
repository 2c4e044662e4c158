import { servicePrincipal } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import QuickLRU from 'quick-lru';
import type { Services } from './services.ts';

const MOST = 10_000;

/** To whom a participant token belongs. */
export interface Participant {
  readonly session_id: string;
  readonly workspace_id: string;
}

/**
 * The participants of tokens that were verified before. A token never changes its session, but it may have ended since: only calls that
 * verify it themselves go without a new look.
 */
export class KnownParticipants {
  readonly #known = new QuickLRU<string, Participant>({ maxSize: MOST });

  find(token_hash: Buffer): Participant | undefined {
    return this.#known.get(token_hash.toString('hex'));
  }

  remember(token_hash: Buffer, participant: Participant): void {
    this.#known.set(token_hash.toString('hex'), participant);
  }

  forget(token_hash: Buffer): void {
    this.#known.delete(token_hash.toString('hex'));
  }
}

/** Asks to whom a participant token belongs. Errors: `unauthenticated` (unknown, expired or ended). */
export async function verifiedParticipant(
  sessions: Pick<Services['sessions'], 'verifyParticipant'>,
  token_hash: Buffer,
): Promise<Participant> {
  const call = { principal: servicePrincipal('gateway') };
  const { session_id, workspace_id } = await sessions.verifyParticipant({ token_hash }, call);
  if (session_id !== '') return { session_id, workspace_id };
  throw new AppError('unauthenticated', {
    publicMessage: 'The participant session no longer exists. Open your link again.',
  });
}
