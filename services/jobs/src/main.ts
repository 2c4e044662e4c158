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
import { JobBell } from './features/lease-jobs/job-bell.ts';
import { keepSwept } from './features/sweep-jobs/sweep-jobs.ts';
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
    const bell = new JobBell();
    const background = [
      bell.listen(db, { logger, signal: stopping }),
      keepSwept({ db, config, metrics, logger, signal: stopping }),
    ];
    onStop(async () => void (await Promise.all(background)));
    const bus = startMessaging({ db, config, running, subscriptions: [onJobRequested, conversationsErased] });
    rpc.add(common.OpsServiceService, opsAccess, opsHandlers(opsSource(db, schemaGate, ['job'])));
    rpc.add(jobs.JobsServiceService, jobsAccess, jobsHandlers({ db, bell, config, metrics, stopping }));
    return { ready: async () => ({ database: await db.isReachable(), bus: bus.ready() }) };
  },
});
