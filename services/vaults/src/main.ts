import { readConfigOrExit } from '@insights/config';
import { campaigns, common, usage, vaults } from '@insights/contracts';
import { openServiceDb, opsSource } from '@insights/db';
import { createClient, opsAccess, opsHandlers, runService } from '@insights/grpc-kit';
import { startMessaging } from '@insights/messaging';
import { quotasChangedConsumer, usageAccess, usageHandlers } from '@insights/quotas';
import { vaultsAccess } from './access.ts';
import { vaultsSettings } from './config.ts';
import { campaignDeleted } from './consumers/campaign-deleted.ts';
import { conversationCompleted } from './consumers/conversation-completed.ts';
import { conversationsErased } from './consumers/conversations-erased.ts';
import { namesHidden } from './consumers/names-hidden.ts';
import { entities } from './db/entities.ts';
import { schemaGate } from './db/migrations/index.ts';
import type { Deps } from './deps.ts';
import { vaultsQuotas } from './domain/quotas.ts';
import { vaultsHandlers } from './grpc.ts';

const config = readConfigOrExit(vaultsSettings);

await runService({
  name: 'vaults',
  config,
  async start(running) {
    const { rpc, signer, onStop } = running;
    const db = await openServiceDb(schemaGate, { config, entities, running });
    const client = createClient(campaigns.CampaignsServiceService, {
      audience: 'campaigns',
      address: config.campaignsAddress,
      signer,
    });
    onStop(() => client.close());
    const deps: Deps = { db, campaigns: client, now: () => new Date().toISOString() };
    const subscriptions = [
      conversationCompleted(deps),
      namesHidden(deps),
      campaignDeleted,
      conversationsErased,
      quotasChangedConsumer,
    ];
    const bus = startMessaging({ db, config, running, subscriptions });
    rpc.add(common.OpsServiceService, opsAccess, opsHandlers(opsSource(db, schemaGate, ['vault', 'document'])));
    rpc.add(vaults.VaultsServiceService, vaultsAccess, vaultsHandlers(deps));
    rpc.add(usage.UsageServiceService, usageAccess, usageHandlers(db, vaultsQuotas(config)));
    return { ready: async () => ({ database: await db.isReachable(), bus: bus.ready() }) };
  },
});
