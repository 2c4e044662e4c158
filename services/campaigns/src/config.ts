import type { ConfigOf } from '@insights/config';
import { dbSettings } from '@insights/db';
import { serviceSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';

/** Every setting of the campaigns service; the table in its README is made from this. */
export const campaignsSettings = { ...serviceSettings, ...dbSettings, ...messagingSettings };
export type CampaignsConfig = ConfigOf<typeof campaignsSettings>;
