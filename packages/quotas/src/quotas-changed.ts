import { eventTypes } from '@insights/contracts';
import { type Subscription, consume } from '@insights/messaging';
import { storeQuotas } from './limits-table.ts';

/** Keeps a workspace's quotas where they are enforced: in the transaction that makes what is counted. */
export const quotasChangedConsumer: Subscription = consume(eventTypes.workspaceQuotasChanged, {
  consumer: 'quotas-changed',
  handle: (tx, { aggregate_version, message }) => storeQuotas(tx, aggregate_version, message.quotas),
});
