import { z } from 'zod';
import { route } from '../../core/route.ts';
import { WorkerHealth } from '../../schemas/health.ts';
import { queryInteger } from '../../schemas/inputs.ts';
import { workerHealth } from './worker-health.ts';

export const getInterviewWorkerHealth = route({
  name: 'getInterviewWorkers',
  method: 'get',
  path: '/v1/health/interview-workers',
  tag: 'health',
  doc: 'Counts the interview workers whose heartbeat is younger than `max_age_seconds`. 503 below `min_workers`.',
  access: { ops: true },
  workspace: 'none',
  query: z.object({
    min_workers: queryInteger(1, 100).default(1).describe('Fewer workers are not enough.'),
    max_age_seconds: queryInteger(15, 1800).default(60).describe('Oldest heartbeat of a live worker.'),
  }),
  success: { status: 200, body: WorkerHealth, also: [503] },
  handle: ({ query, call, jobs }) => workerHealth({ kind: 'interview', ...query }, { call, jobs }),
});
