import { z } from 'zod';
import { route } from '../../core/route.ts';
import { WorkerHealth } from '../../schemas/health.ts';
import { queryInteger } from '../../schemas/inputs.ts';
import { workerHealth } from './worker-health.ts';

export const getWorkerHealth = route({
  name: 'getWorkers',
  method: 'get',
  path: '/v1/health/workers',
  tag: 'health',
  doc: 'Counts the job workers whose heartbeat is younger than `max_age_seconds`. 503 below `min_workers`.',
  access: { ops: true },
  workspace: 'none',
  query: z.object({
    min_workers: queryInteger(1, 20).default(1).describe('Fewer workers are not enough.'),
    max_age_seconds: queryInteger(30, 1800).default(120).describe('Oldest heartbeat of a live worker.'),
  }),
  success: { status: 200, body: WorkerHealth, also: [503] },
  handle: ({ query, call, jobs }) => workerHealth({ kind: 'jobs', ...query }, { call, jobs }),
});
