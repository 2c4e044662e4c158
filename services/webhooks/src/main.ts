import { servicePrincipal } from '@insights/auth-context';
import { readConfigOrExit } from '@insights/config';
import { campaigns, common, webhooks } from '@insights/contracts';
import { openDb, opsSource, waitForSchema } from '@insights/db';
import { createClient, opsHandlers, runService } from '@insights/grpc-kit';
import { connectBus, startConsumers, startJanitor } from '@insights/messaging';
import { webhooksSettings } from './config.ts';
import { conversationCompleted } from './consumers/conversation-completed.ts';
import { domainEvents } from './consumers/domain-events.ts';
import { entities } from './db/entities.ts';
import { schemaGate } from './db/migrations/index.ts';
import { deliveryMetrics } from './features/deliver-events/metrics.ts';
import { startDeliveries } from './features/deliver-events/worker.ts';
import { startForgetting } from './features/forget-old/forget-old.ts';
import { webhooksHandlers } from './grpc.ts';
import { AddressGuard } from './net/address-guard.ts';
import { guardedAgent } from './net/guarded-agent.ts';

const service = 'webhooks';
const config = readConfigOrExit(webhooksSettings);

await runService({
  name: service,
  config,
  async start({ logger, registry, rpc, signer, stopping, onStop }) {
    const onPoolError = (error: Error) => logger.warn({ err: error }, 'an idle database connection was lost');
    const db = await openDb({ schema: service, config, entities, onPoolError });
    onStop(() => db.close());
    await waitForSchema(db.app, schemaGate, { say: (text) => logger.warn(text), signal: stopping });
    const bus = connectBus(config, { service, logger, registry });
    onStop(() => bus.close());

    const client = createClient(campaigns.CampaignsServiceService, {
      address: config.campaignsAddress,
      audience: 'campaigns',
      signer,
    });
    onStop(() => client.close());
    const eventContact = (workspaceId: string, conversation_id: string) =>
      client.getEventContact({ conversation_id }, { principal: servicePrincipal(service, workspaceId) });

    const addresses = new AddressGuard(config);
    const agent = guardedAgent(addresses);
    onStop(() => agent.destroy());
    const subscriptions = [...domainEvents, conversationCompleted(db, eventContact)];
    const running = [
      startConsumers({ db, bus, service, logger, subscriptions }),
      startDeliveries({ db, agent, config, logger, metrics: deliveryMetrics(db.worker, registry) }),
      startJanitor({ db, logger }),
      startForgetting({ db, logger, retentionDays: config.retentionDays }),
    ];
    onStop(async () => void (await Promise.all(running.map((part) => part.stop()))));

    const { encryptionKeys: keys, maxEndpoints: max_endpoints, retentionDays: retention_days } = config;
    rpc.add(common.OpsServiceService, opsHandlers(opsSource(db, schemaGate, ['webhook_endpoint'])));
    rpc.add(webhooks.WebhooksServiceService, webhooksHandlers({ db, keys, addresses, max_endpoints, retention_days }));
    return {
      ready: async () => ({
        database: (await db.app.query('select 1').catch(() => undefined)) !== undefined,
        bus: bus.ready(),
      }),
    };
  },
});
