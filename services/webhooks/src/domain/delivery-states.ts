import type { WordOf, webhooks } from '@insights/contracts';
import { transitions } from '@insights/errors';

export type DeliveryStatus = WordOf<typeof webhooks.DeliveryStatus>;

/** `end`: the endpoint was switched off or deleted. */
export const deliveryStates = transitions<DeliveryStatus, 'succeed' | 'retry' | 'exhaust' | 'end'>('delivery', {
  pending: { succeed: 'delivered', retry: 'pending', exhaust: 'failed', end: 'failed' },
  delivered: {},
  failed: {},
});

/** Columns of a delivery whose endpoint was switched off or deleted. */
export const FAILED_AS_INACTIVE = {
  status: deliveryStates.after('end', 'pending'),
  last_error: 'endpoint_inactive',
  next_attempt_at: null,
  lease_id: null,
  lease_until: null,
};
