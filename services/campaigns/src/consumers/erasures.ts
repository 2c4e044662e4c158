import { servicePrincipal } from '@insights/auth-context';
import { eventTypes } from '@insights/contracts';
import { type Bus, type Subscription, consume, consumeErasures, keepErasure } from '@insights/messaging';
import type { Deps } from '../deps.ts';
import { acknowledgeErasure } from '../features/erase-contact/erase-contact.ts';
import { maskStored } from '../features/hide-names/mask-stored.ts';
import { HOLDERS } from '../features/erase-contact/erasure.ts';

/** Erasures go into the ledger, which a restored database is held against, and are followed until everybody has acknowledged. */
export function erasureConsumers(
  { db, now, names }: Pick<Deps, 'db' | 'now' | 'names'>,
  bus: () => Bus,
): Subscription[] {
  const ledger = consume(eventTypes.conversationsErased, {
    consumer: 'erasure-ledger',
    prepare: ({ workspace_id, occurred_at, message }) =>
      keepErasure(bus(), { ...message, workspace_id, requested_at: occurred_at }),
    handle: () => Promise.resolve(),
  });
  const acknowledged = consume(eventTypes.erasureAcknowledged, {
    consumer: 'erasure-acknowledged',
    handle: (tx, { service, message }) =>
      acknowledgeErasure(tx, { erasure_id: message.erasure_id, service, at: now(tx), holders: HOLDERS }),
  });
  const masked = consumeErasures({
    consumer: 'names-of-erased',
    derives: false,
    prepare: ({ workspace_id, message: { interview_id, erasure_id } }) =>
      maskStored({ db, names }, { principal: servicePrincipal('campaigns', workspace_id) }, interview_id, erasure_id),
  });
  return [ledger, acknowledged, masked];
}
