import { type events, eventTypes } from '@insights/contracts';
import { type Tx, append, eraseAnswers } from '@insights/db';
import { type Delivery, type Subscription, consume } from './consume.ts';

export interface ErasureEffect {
  /** The effect's name in the inbox. */
  consumer: string;
  /** Whether answers about the campaign may be derived from what people said; such stored answers are removed as well. */
  derives: boolean;
  /** Runs before the transaction, for what takes long. It may be repeated. */
  prepare?(delivery: Delivery<events.ConversationsErased>): Promise<void>;
  /** Erases the service's data. Returns the ids of what it erased, as stored answers may contain them. */
  erase?(tx: Tx, message: events.ConversationsErased): Promise<readonly string[]>;
}

/** Handles an erasure in a service in one transaction: its rows, its stored answers and the acknowledgement. */
export function consumeErasures({ consumer, derives, prepare, erase }: ErasureEffect): Subscription {
  return consume(eventTypes.conversationsErased, {
    consumer,
    ...(prepare && { prepare }),
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
