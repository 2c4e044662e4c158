import { servicePrincipal } from '@insights/auth-context';
import { startPeriodicTask } from '@insights/background';
import { readConfigOrExit } from '@insights/config';
import { campaigns, common, usage, webhooks } from '@insights/contracts';
import { openServiceDb, opsSource } from '@insights/db';
import { createClient, opsAccess, opsHandlers, runService } from '@insights/grpc-kit';
import { startMessaging } from '@insights/messaging';
import { quotasChangedConsumer, usageAccess, usageHandlers } from '@insights/quotas';
import { webhooksAccess } from './access.ts';
import { webhooksSettings } from './config.ts';
import { conversationCompleted } from './consumers/conversation-completed.ts';
import { campaignDeleted } from './consumers/campaign-deleted.ts';
import { conversationsErased } from './consumers/conversations-erased.ts';
import { namesHidden } from './consumers/names-hidden.ts';
import { domainEvents } from './consumers/domain-events.ts';
import { entities } from './db/entities.ts';
import { schemaGate } from './db/migrations/index.ts';
import { webhooksQuotas } from './domain/quotas.ts';
import { deliveryMetrics } from './features/deliver-events/metrics.ts';
import { startDeliveries } from './features/deliver-events/worker.ts';
import { deleteExpiredTask } from './features/delete-expired.ts';
import { feedMetrics } from './features/sequence-feed/metrics.ts';
import { FeedSequencer } from './features/sequence-feed/sequencer.ts';
import { webhooksHandlers } from './grpc.ts';
import { AddressGuard } from './net/address-guard.ts';
import { GuardedAgent } from './net/guarded-agent.ts';

const service = 'webhooks';
const config = readConfigOrExit(webhooksSettings);

await runService({
  name: service,
  config,
  async start(running) {
    const { logger, registry, rpc, signer, onStop } = running;
    const db = await openServiceDb(schemaGate, { config, entities, running });
    const client = createClient(campaigns.CampaignsServiceService, {
      address: config.campaignsAddress,
      audience: 'campaigns',
      signer,
    });
    onStop(() => client.close());
    const eventContact = (workspaceId: string, conversation_id: string) =>
      client.getEventContact({ conversation_id }, { principal: servicePrincipal(service, workspaceId) });

    const addresses = new AddressGuard(config);
    const agent = new GuardedAgent(addresses);
    onStop(() => agent.destroy());
    const subscriptions = [
      ...domainEvents,
      conversationCompleted(eventContact),
      namesHidden,
      conversationsErased,
      campaignDeleted,
      quotasChangedConsumer,
    ];
    const bus = startMessaging({ db, config, running, subscriptions });
    const feed = new FeedSequencer({ db, logger, metrics: feedMetrics(db, registry) });
    onStop(() => feed.stop());
    const deliveries = startDeliveries({ db, agent, config, logger, metrics: deliveryMetrics(db, registry), feed });
    onStop(() => deliveries.stop());
    startPeriodicTask(running, deleteExpiredTask({ db, logger, retentionDays: config.retentionDays }));

    const { encryptionKeys: keys, retentionDays: retention_days } = config;
    const quotas = webhooksQuotas(config);
    rpc.add(common.OpsServiceService, opsAccess, opsHandlers(opsSource(db, schemaGate, ['webhook_endpoint'], bus)));
    rpc.add(
      webhooks.WebhooksServiceService,
      webhooksAccess,
      webhooksHandlers({ db, keys, addresses, quotas, retention_days }),
    );
    rpc.add(usage.UsageServiceService, usageAccess, usageHandlers(db, quotas));
    return { ready: async () => ({ database: await db.isReachable(), events: bus.flow.hasOpened }) };
  },
});
