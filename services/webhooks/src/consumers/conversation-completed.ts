import { servicePrincipal } from '@insights/auth-context';
import { type campaigns, eventTypes } from '@insights/contracts';
import { type Db, isErased } from '@insights/db';
import { AppError } from '@insights/errors';
import { type Subscription, consume } from '@insights/messaging';
import { eventData, withoutContact } from '../domain/event-data.ts';
import { isWanted, matchEvent } from '../features/match-event/match-event.ts';

/** Fetches what may be shown of a conversation's contact. */
export type GetEventContact = (workspaceId: string, conversationId: string) => Promise<campaigns.EventContact>;

const NAME = 'interview.completed';

/** interview.completed: the bus carries ids only, so the contact is fetched, and only where somebody will be told. */
export function conversationCompleted(db: Db, getEventContact: GetEventContact): Subscription {
  return consume(eventTypes.conversationCompleted, {
    consumer: 'webhooks.conversation_completed',
    async prepare({ workspace_id, message }): Promise<campaigns.EventContact | undefined> {
      const principal = servicePrincipal('webhooks', workspace_id);
      if (!(await db.withWorkspace({ principal }, (tx) => isWanted(tx, NAME)))) return undefined;
      try {
        return await getEventContact(workspace_id, message.conversation_id);
      } catch (error) {
        // Deleted or erased in the meantime: there is nothing left to tell about.
        if (error instanceof AppError && error.code === 'not_found') return undefined;
        throw error;
      }
    },
    async handle(tx, { id, occurred_at, message }, contact) {
      if (!contact) return;
      const data = eventData.interviewCompleted(message, contact);
      await matchEvent(tx, {
        id,
        name: NAME,
        occurred_at,
        data: (await isErased(tx, message.conversation_id)) ? withoutContact(data) : data,
      });
    },
  });
}
