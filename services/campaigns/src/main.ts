import { readConfigOrExit } from '@insights/config';
import { campaigns, common } from '@insights/contracts';
import { openServiceDb, opsSource } from '@insights/db';
import { opsHandlers, runService } from '@insights/grpc-kit';
import { startMessaging } from '@insights/messaging';
import { campaignsSettings } from './config.ts';
import { jobFailedConsumer } from './consumers/job-failed.ts';
import { entities } from './db/entities.ts';
import { schemaGate } from './db/migrations/index.ts';
import { campaignsHandlers } from './grpc.ts';

const config = readConfigOrExit(campaignsSettings);

await runService({
  name: 'campaigns',
  config,
  async start(running) {
    const db = await openServiceDb(schemaGate, { config, entities, running });
    const deps = { db, now: () => new Date().toISOString() };
    const bus = startMessaging({ db, config, running, subscriptions: [jobFailedConsumer(deps)] });
    running.rpc.add(common.OpsServiceService, opsHandlers(opsSource(db, schemaGate, ['interview'])));
    running.rpc.add(campaigns.CampaignsServiceService, campaignsHandlers(deps));
    return { ready: async () => ({ database: await db.isReachable(), bus: bus.ready() }) };
  },
});
