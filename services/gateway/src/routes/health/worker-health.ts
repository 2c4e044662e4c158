import type { jobs } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { RouteCall } from '../../core/route.ts';
import { StatusAnswer } from '../../core/status-answer.ts';

interface Asked {
  kind: 'jobs' | 'interview';
  min_workers: number;
  max_age_seconds: number;
}

const NO_WORKERS: jobs.WorkerHealth = { workers: 0, sessions_in_flight: 0, capacity: 0, oldest_heartbeat_at: null };

/** 200 while enough workers are alive, else 503 with the same body. An unavailable registry counts as no workers. */
export async function workerHealth(asked: Asked, { call, jobs: client }: Pick<RouteCall, 'call' | 'jobs'>) {
  const { kind, min_workers, max_age_seconds } = asked;
  const seen = await client.getWorkerHealth({ kind, max_age_seconds }, call).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unavailable') return undefined;
    throw error;
  });
  const health = seen ?? NO_WORKERS;
  const isEnough = health.workers >= min_workers;
  const checks = { registry: seen ? 'ok' : 'down', workers: isEnough ? 'ok' : 'down' };
  const status = isEnough ? 'ok' : health.workers > 0 ? 'degraded' : 'down';
  return new StatusAnswer(isEnough ? 200 : 503, { status, checks, min_workers, ...health });
}
