import type { ConfigOf } from '@insights/config';
import { dbSettings } from '@insights/db';
import { addressSettings, serviceSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';
import { quotaSettings } from './domain/quotas.ts';

/** Every setting of the vaults service; `npm run gen` writes the table in its README from it. */
export const vaultsSettings = {
  ...serviceSettings,
  ...dbSettings,
  ...messagingSettings,
  ...quotaSettings,
  ...addressSettings('campaigns'),
};
export type VaultsConfig = ConfigOf<typeof vaultsSettings>;
