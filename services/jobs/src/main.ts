import { startPeriodicTask } from '@insights/background';
import { readConfigOrExit } from '@insights/config';
import { common, jobs } from '@insights/contracts';
import { openServiceDb, opsSource } from '@insights/db';
import { opsAccess, opsHandlers, runService } from '@insights/grpc-kit';
import { startMessaging } from '@insights/messaging';
import { jobsAccess } from './access.ts';
import { jobsConfig } from './config.ts';
import { conversationsErased } from './consumers/conversations-erased.ts';
import { onJobRequested } from './consumers/job-requested.ts';
import { entities } from './db/entities.ts';
import { schemaGate } from './db/migrations/index.ts';
import { Claims } from './features/lease-jobs/claim.ts';
import { WaitingLeases } from './features/lease-jobs/waiting-leases.ts';
import { pruneTask, sweepTask } from './features/sweep-jobs.ts';
import { jobsHandlers } from './grpc.ts';
import { jobMetrics } from './metrics.ts';

const config = readConfigOrExit(jobsConfig);

await runService({
  name: 'jobs',
  config,
  async start(running) {
    const { logger, registry, rpc, stopping, onStop } = running;
    const db = await openServiceDb(schemaGate, { config, entities, running });
    const metrics = jobMetrics({ db, registry, logger });
    const waitingLeases = new WaitingLeases();
    const listening = waitingLeases.listen(db, { logger, signal: stopping });
    onStop(() => listening);
    startPeriodicTask(running, sweepTask({ db, config, metrics }));
    startPeriodicTask(running, pruneTask({ db, config }));
    const bus = startMessaging({ db, config, running, subscriptions: [onJobRequested, conversationsErased] });
    rpc.add(common.OpsServiceService, opsAccess, opsHandlers(opsSource(db, schemaGate, ['job'], bus)));
    const claims = new Claims(db, config);
    rpc.add(
      jobs.JobsServiceService,
      jobsAccess,
      jobsHandlers({ db, claims, waitingLeases, config, metrics, stopping }),
    );
    return { ready: async () => ({ database: await db.isReachable(), events: bus.flow.hasOpened }) };
  },
});
