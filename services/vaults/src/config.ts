import type { ConfigOf } from '@insights/config';
import { dbSettings } from '@insights/db';
import { addressSettings, serviceSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';
import { quotaSettings } from './domain/quotas.ts';

/** Every setting of the vaults service; the table in its README is made from this. */
export const vaultsSettings = {
  ...serviceSettings,
  ...dbSettings,
  ...messagingSettings,
  ...quotaSettings,
  ...addressSettings('campaigns'),
};
export type VaultsConfig = ConfigOf<typeof vaultsSettings>;
