import { type campaigns, eventTypes } from '@insights/contracts';
import { isErased } from '@insights/db';
import { AppError } from '@insights/errors';
import { type Subscription, consume } from '@insights/messaging';
import { eventData, withoutContact } from '../domain/event-data.ts';
import { takeTurns } from './names-hidden.ts';
import { isWanted, matchEvent } from '../features/match-event/match-event.ts';

/** Fetches what may be shown of a conversation's contact. */
export type GetEventContact = (workspaceId: string, conversationId: string) => Promise<campaigns.EventContact>;

const NAME = 'interview.completed';

/** interview.completed: the bus carries ids only, so the contact is fetched, and only where somebody will be told. */
export function conversationCompleted(getEventContact: GetEventContact): Subscription {
  return consume(eventTypes.conversationCompleted, {
    consumer: 'webhooks.conversation_completed',
    async handle(tx, { id, workspace_id, occurred_at, message }) {
      if (!(await isWanted(tx, NAME))) return;
      // Whether the name is hidden is asked in turn with whoever takes hidden names out.
      await takeTurns(tx, message.interview_id);
      const contact = await contactOf(getEventContact, workspace_id, message.conversation_id);
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

async function contactOf(
  getEventContact: GetEventContact,
  workspaceId: string,
  conversationId: string,
): Promise<campaigns.EventContact | undefined> {
  try {
    return await getEventContact(workspaceId, conversationId);
  } catch (error) {
    // Deleted or erased in the meantime: there is nothing left to tell about.
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
