import { z } from 'zod';
import { Time, orNull } from './outputs.ts';

export const HealthStatus = z.enum(['ok', 'degraded', 'down']);

export const Health = z
  .object({ status: HealthStatus, checks: z.record(z.string(), z.enum(['ok', 'down'])) })
  .meta({ id: 'Health' });

export const SchemaHealth = z
  .object({
    status: HealthStatus,
    checks: z.record(
      z.string(),
      z.object({
        status: z.enum(['ok', 'down']),
        schema_version: orNull(z.int()),
        needed_version: orNull(z.int()),
        oldest_compatible_code: orNull(z.int()),
      }),
    ),
  })
  .meta({ id: 'SchemaHealth' });

export const WorkerHealth = z
  .object({
    status: HealthStatus,
    checks: z.record(z.string(), z.enum(['ok', 'down'])),
    workers: z.int(),
    min_workers: z.int(),
    oldest_heartbeat_at: orNull(Time),
    sessions_in_flight: z.int(),
    capacity: z.int(),
  })
  .meta({ id: 'WorkerHealth' });
