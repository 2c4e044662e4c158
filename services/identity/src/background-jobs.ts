import { startPeriodicTask } from '@insights/background';
import { contactMails, flags, jobTypes, jobs, webhooks } from '@insights/contracts';
import type { Db } from '@insights/db';
import { type WorkerRunning, createClient } from '@insights/grpc-kit';
import { type JobHandler, handles, startJobWorker } from '@insights/job-worker';
import type { IdentityConfig } from './config.ts';
import type { EmailDomainDeps } from './deps.ts';
import type { InvitationLinks } from './domain/invitation-links.ts';
import { checkEmailDomain } from './features/email-domains/check-job.ts';
import { recheckTask } from './features/email-domains/recheck-task.ts';
import { deleteSentMailsTask } from './features/send-mail/delete-sent-mails.ts';
import { sendMail } from './features/send-mail/send-mail.ts';
import { contactLetters } from './mail/contact-letters.ts';
import { endpointLetters } from './mail/endpoint-letters.ts';
import { flagLetters } from './mail/flag-letters.ts';
import { memberLetters } from './mail/member-letters.ts';
import { Smtp } from './mail/smtp.ts';

interface Parts {
  db: Db;
  config: IdentityConfig;
  domains: EmailDomainDeps;
  links: InvitationLinks;
  running: WorkerRunning;
}

/** Runs jobs of the queue in this process: checks of e-mail domains and, if there is a mail server, mails. */
export function startBackgroundJobs(parts: Parts): void {
  const { db, config, domains, running } = parts;
  const { logger, registry, signer, stopping, onStop } = running;
  const client = createClient(jobs.JobsServiceService, { address: config.jobsAddress, audience: 'jobs', signer });
  onStop(() => client.close());
  const sendsMail = config.smtpUrl !== '';
  const worker = startJobWorker({
    client,
    service: 'identity',
    concurrency: config.jobConcurrency,
    handlers: [checkEmailDomain(domains), ...(sendsMail ? [mailHandler(parts)] : [])],
    logger,
    registry,
    stopping,
  });
  onStop(() => worker.stopped);
  startPeriodicTask(running, recheckTask({ db }));
  startPeriodicTask(running, deleteSentMailsTask(db));
}

function mailHandler({ db, config, domains, links, running }: Parts): JobHandler {
  const { logger, signer, onStop } = running;
  const to = { address: config.campaignsAddress, audience: 'campaigns', signer };
  const campaigns = createClient(contactMails.ContactMailsServiceService, to);
  onStop(() => campaigns.close());
  const flagged = createClient(flags.FlagsServiceService, to);
  onStop(() => flagged.close());
  const endpoints = createClient(webhooks.WebhooksServiceService, {
    address: config.webhooksAddress,
    audience: 'webhooks',
    signer,
  });
  onStop(() => endpoints.close());
  const deps = {
    db,
    logger,
    now: domains.now,
    keys: domains.keys,
    mailFrom: config.mailFrom,
    smtp: new Smtp(config),
    sources: {
      contact_invitation: contactLetters(campaigns, 'contact_invitation'),
      joined_again: contactLetters(campaigns, 'joined_again'),
      return_link: contactLetters(campaigns, 'return_link'),
      contact_reminder: contactLetters(campaigns, 'contact_reminder'),
      session_rescheduled: contactLetters(campaigns, 'session_rescheduled'),
      session_cancelled: contactLetters(campaigns, 'session_cancelled'),
      booking_confirmed: contactLetters(campaigns, 'booking_confirmed'),
      booking_changed: contactLetters(campaigns, 'booking_changed'),
      booking_cancelled: contactLetters(campaigns, 'booking_cancelled'),
      member_invitation: memberLetters(db, links),
      flag_raised: flagLetters(db, flagged),
      endpoint_failing: endpointLetters(db, endpoints, config.publicUrl),
    },
  };
  return handles(jobTypes.sendEmail, (job, tools) => sendMail(deps, job, tools));
}
