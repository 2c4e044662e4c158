import { type campaigns, eventTypes } from '@insights/contracts';
import { isErased } from '@insights/db';
import { AppError } from '@insights/errors';
import { type Subscription, consume } from '@insights/messaging';
import { eventData, withoutContact } from '../domain/event-data.ts';
import { lockNames } from './names-hidden.ts';
import { hasReceiver, matchEvent } from '../features/match-event.ts';

/** Fetches a conversation's contact as callers may see it. */
export type GetEventContact = (workspaceId: string, conversationId: string) => Promise<campaigns.EventContact>;

const NAME = 'interview.completed';

/** Emits `interview.completed`. Events carry ids only, so the contact is fetched, and only if an endpoint receives the event. */
export function conversationCompleted(getEventContact: GetEventContact): Subscription {
  return consume(eventTypes.conversationCompleted, {
    consumer: 'webhooks.conversation_completed',
    async handle(tx, { id, workspace_id, occurred_at, message, aggregate_version: sequence }) {
      if (!(await hasReceiver(tx, NAME, message.interview_id))) return;
      // Locked before campaigns is asked whether the name is hidden; see `lockNames`.
      await lockNames(tx, message.interview_id);
      const contact = await contactOf(getEventContact, workspace_id, message.conversation_id);
      if (!contact) return;
      const data = { ...eventData.interviewCompleted(message, contact), sequence };
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
    // The conversation was deleted or erased in the meantime.
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
