import type { Job } from '@insights/api-client';
import type { AddCommand } from '../command.ts';
import { type ListOptions, printList, withPaging } from '../listing.ts';
import type { Printer } from '../print.ts';
import { calling } from '../session.ts';

/** `insights jobs`. */
export const addJobs: AddCommand = (program, terminal, done) => {
  const group = program.command('jobs').description('Work in the background.');
  withPaging(group.command('list'))
    .description('Lists active jobs.')
    .action(
      calling(terminal, done, (session, options: ListOptions) => {
        const { workspace_id } = session;
        return printList(session, options, (page) => session.client.jobs.listActive({ workspace_id, ...page }), {
          ID: (row) => row.id,
          TYPE: (row) => row.type,
          STATUS: (row) => row.status,
          PHASE: (row) => row.progress_phase,
          ATTEMPTS: (row) => row.attempts,
          MESSAGE: (row) => row.progress_message,
        });
      }),
    );
  group
    .command('show')
    .description('Shows a job.')
    .argument('<job>', 'id of the job')
    .action(
      calling(terminal, done, async ({ client, print }, job_id: string) =>
        show(print, await client.jobs.get({ job_id })),
      ),
    );
  group
    .command('cancel')
    .description('Cancels a job.')
    .argument('<job>', 'id of the job')
    .action(
      calling(terminal, done, async ({ client, print }, job_id: string) =>
        show(print, await client.jobs.cancel({ job_id })),
      ),
    );
};

const show = (print: Printer, job: Job): void =>
  print.fields(job, {
    Id: job.id,
    Type: job.type,
    Status: job.status,
    Phase: job.progress_phase,
    Message: job.progress_message,
    Attempts: job.attempts,
    Created: job.created_at,
  });
