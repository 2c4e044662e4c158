import { readConfigOrExit } from '@insights/config';
import { common, jobs } from '@insights/contracts';
import { openDb, opsSource, waitForSchema } from '@insights/db';
import { opsHandlers, runService } from '@insights/grpc-kit';
import { connectBus, startConsumers, startJanitor } from '@insights/messaging';
import { jobsConfig } from './config.ts';
import { onJobRequested } from './consumers/job-requested.ts';
import { entities } from './db/entities.ts';
import { JobBell } from './features/lease-jobs/job-bell.ts';
import { keepSwept } from './features/sweep-jobs/sweep-jobs.ts';
import { jobsHandlers } from './grpc.ts';
import { jobMetrics } from './metrics.ts';

const schemaGate = { service: 'jobs', needed_version: 1 };
const config = readConfigOrExit(jobsConfig);

await runService({
  name: 'jobs',
  config,
  async start({ logger, registry, rpc, stopping, onStop }) {
    const onPoolError = (error: Error) => logger.warn({ err: error }, 'a database connection was lost');
    const db = await openDb({ schema: 'jobs', config, entities, onPoolError });
    onStop(() => db.close());
    await waitForSchema(db.app, schemaGate, { say: (text) => logger.warn(text), signal: stopping });

    const metrics = jobMetrics({ db, registry, logger });
    const bell = new JobBell();
    const background = [
      bell.listen(db, { logger, signal: stopping }),
      keepSwept({ db, config, metrics, logger, signal: stopping }),
    ];
    onStop(async () => void (await Promise.all(background)));

    const bus = connectBus(config, { service: 'jobs', logger, registry });
    onStop(() => bus.close());
    const consumers = startConsumers({ db, bus, service: 'jobs', logger, subscriptions: [onJobRequested] });
    onStop(() => consumers.stop());
    const janitor = startJanitor({ db, logger });
    onStop(() => janitor.stop());

    rpc.add(common.OpsServiceService, opsHandlers(opsSource(db, schemaGate, ['job'])));
    rpc.add(jobs.JobsServiceService, jobsHandlers({ db, bell, config, metrics, stopping }));
    return { ready: async () => ({ database: await isReachable(db.worker), bus: bus.ready() }) };
  },
});

async function isReachable(pool: { query(sql: string): Promise<unknown> }): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}
