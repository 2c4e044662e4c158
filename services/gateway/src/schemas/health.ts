import { z } from 'zod';
import { Time, orNull } from './outputs.ts';

export const HealthStatus = z.enum(['ok', 'degraded', 'down']);

export const Health = z
  .object({
    status: HealthStatus.describe('Health of the system.'),
    checks: z
      .record(z.string(), z.enum(['ok', 'down']))
      .describe(
        'Each service by name, and `events`: `down` while they wait because NATS or their stream is missing or full.',
      ),
  })
  .meta({ id: 'Health' });

export const SchemaHealth = z
  .object({
    status: HealthStatus.describe('Health of all schemas together.'),
    checks: z
      .record(
        z.string(),
        z.object({
          status: z.enum(['ok', 'down']).describe("Whether the service's schema fits its code."),
          schema_version: orNull(z.int()).describe('Version of the schema in the database.'),
          needed_version: orNull(z.int()).describe('Version of the schema that the code needs.'),
          oldest_compatible_code: orNull(z.int()).describe(
            'The oldest version of the code that works with this schema.',
          ),
        }),
      )
      .describe('Each service by name.'),
  })
  .meta({ id: 'SchemaHealth' });

export const WorkerHealth = z
  .object({
    status: HealthStatus.describe('`down` without a worker, `degraded` with too few.'),
    checks: z
      .record(z.string(), z.enum(['ok', 'down']))
      .describe('The registry of workers, and whether there are enough of them.'),
    workers: z.int().describe('Workers with a recent heartbeat.'),
    min_workers: z.int().describe('How many workers were asked for.'),
    oldest_heartbeat_at: orNull(Time).describe('The oldest of the recent heartbeats.'),
    sessions_in_flight: z.int().describe('Interviews that these workers conduct now.'),
    capacity: z.int().describe('Interviews that these workers can conduct at once.'),
  })
  .meta({ id: 'WorkerHealth' });
