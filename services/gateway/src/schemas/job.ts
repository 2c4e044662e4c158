import { z } from 'zod';
import { jobs, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

export const Job = z
  .object({
    id: Id,
    workspace_id: Id,
    queue_name: z.enum(wordsOf(jobs.QueueName)),
    type: z.enum(wordsOf(jobs.JobType)).meta({ examples: ['GENERATE_REPORT'] }),
    status: z.enum(wordsOf(jobs.JobStatus)),
    progress_phase: z.enum(wordsOf(jobs.ProgressPhase)).meta({ examples: ['clustering'] }),
    progress_message: z.string(),
    progress_context: z.record(z.string(), z.unknown()),
    attempts: z.int(),
    run_after: orNull(Time),
    heartbeat_at: orNull(Time),
    lease_expires_at: orNull(Time),
    progress_updated_at: orNull(Time),
    created_at: Time,
  })
  .meta({ id: 'Job', description: 'Work in the background.' });
