import { transitions } from '@insights/errors';

export type DeliveryStatus = 'pending' | 'delivered' | 'failed';

/** `end`: the endpoint was switched off or deleted. Both final states stay what they are. */
export const deliveryStates = transitions<DeliveryStatus, 'succeed' | 'retry' | 'exhaust' | 'end'>('delivery', {
  pending: { succeed: 'delivered', retry: 'pending', exhaust: 'failed', end: 'failed' },
  delivered: {},
  failed: {},
});
