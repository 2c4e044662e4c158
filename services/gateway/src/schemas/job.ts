import { z } from 'zod';
import { jobs, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';
import { Rehearsal } from './rehearsal.ts';

export const Job = z
  .object({
    id: Id,
    workspace_id: Id,
    queue_name: z.enum(wordsOf(jobs.QueueName)).describe('Queue that the job is in.'),
    type: z.enum(wordsOf(jobs.JobType)).meta({ description: 'Type of the job.', examples: ['GENERATE_REPORT'] }),
    status: z.enum(wordsOf(jobs.JobStatus)).describe('State of the job.'),
    progress_phase: z
      .enum(wordsOf(jobs.ProgressPhase))
      .meta({ description: 'Step that the job is at.', examples: ['clustering'] }),
    progress_message: z.string().describe('Progress in words.'),
    progress_context: z
      .record(z.string(), z.unknown())
      .describe('What the job is about: of a report, `interview_id` and `version_number`.'),
    attempts: z.int().describe('Number of attempts so far.'),
    run_after: orNull(Time).describe('Earliest time of the next attempt.'),
    heartbeat_at: orNull(Time).describe('Last sign of life of the worker.'),
    lease_expires_at: orNull(Time).describe('When the job is given to another worker unless a heartbeat comes.'),
    progress_updated_at: orNull(Time).describe('When the progress last changed.'),
    created_at: Time,
    result: orNull(Rehearsal).describe(
      'What a completed `REHEARSE` leaves, for those with the scope `interviews`; null in lists and for other types.',
    ),
  })
  .meta({ id: 'Job', description: 'Background work.' });
