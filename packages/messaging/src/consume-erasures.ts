import { type events, eventTypes } from '@insights/contracts';
import { type Tx, append, eraseAnswers } from '@insights/db';
import { type Subscription, consume } from './consume.ts';

export interface ErasureEffect {
  /** Names the effect in the inbox. */
  consumer: string;
  /** Whether answers about the campaign may rest on what people said in it: then those so far go too. */
  derives: boolean;
  /** Erases what the service holds. Answers the ids of what is gone with it and may be named by stored answers. */
  erase?(tx: Tx, message: events.ConversationsErased): Promise<readonly string[]>;
}

/**
 * What a service does about an erasure, in one transaction: its own rows, the answers that it stored for repeats, and the
 * acknowledgement.
 */
export function consumeErasures({ consumer, derives, erase }: ErasureEffect): Subscription {
  return consume(eventTypes.conversationsErased, {
    consumer,
    async handle(tx, { message }) {
      const gone = (await erase?.(tx, message)) ?? [];
      const { erasure_id, interview_id, contact_id, conversation_ids, contact_erased } = message;
      await append(tx, eventTypes.erasureAcknowledged, { erasure_id }, { aggregate_id: erasure_id });
      const people = contact_erased ? [contact_id] : [];
      const scopes = derives ? [interview_id] : [];
      await eraseAnswers(tx, { subjects: [...people, ...conversation_ids, ...gone], scopes });
    },
  });
}
