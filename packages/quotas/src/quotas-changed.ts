import { eventTypes } from '@insights/contracts';
import { type Subscription, consume } from '@insights/messaging';
import { storeQuotas } from './limits-table.ts';

/** Copies a workspace's quotas into the service, so that they are enforced in the transaction that creates the counted things. */
export const quotasChangedConsumer: Subscription = consume(eventTypes.workspaceQuotasChanged, {
  consumer: 'quotas-changed',
  handle: (tx, { aggregate_version, message }) => storeQuotas(tx, aggregate_version, message.quotas),
});
