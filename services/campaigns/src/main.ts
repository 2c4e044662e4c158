import { startPeriodicTask } from '@insights/background';
import { readConfigOrExit } from '@insights/config';
import {
  booking,
  campaigns,
  common,
  contactMails,
  erasures,
  exports,
  flags,
  jobTypes,
  jobs,
  recordings,
  rehearsals,
  sessions,
  usage,
} from '@insights/contracts';
import { type Tx, openServiceDb, opsSource } from '@insights/db';
import { type Client, type Running, createClient, opsAccess, opsHandlers, runService } from '@insights/grpc-kit';
import { handles, startJobWorker } from '@insights/job-worker';
import { type Bus, startMessaging } from '@insights/messaging';
import { objectStoreProblems } from '@insights/objects';
import { quotasChangedConsumer, usageAccess, usageHandlers } from '@insights/quotas';
import {
  agentTemplatesAccess,
  bookingAccess,
  campaignsAccess,
  contactMailsAccess,
  erasuresAccess,
  exportsAccess,
  recordingsAccess,
  rehearsalsAccess,
  flagsAccess,
  sessionsAccess,
} from './access.ts';
import { campaignsSettings } from './config.ts';
import { erasureConsumers } from './consumers/erasures.ts';
import { interviewProjectsChanged } from './consumers/interview-projects.ts';
import { jobFailedConsumer } from './consumers/job-failed.ts';
import { namesHiddenConsumer } from './consumers/names-hidden.ts';
import { reportChanged } from './consumers/report-changed.ts';
import { entities } from './db/entities.ts';
import { NameBook } from './db/hidden-names.ts';
import { schemaGate } from './db/migrations/index.ts';
import type { MailDeps } from './deps.ts';
import { campaignsQuotas } from './db/quotas.ts';
import { PersonalLinks } from './domain/personal-links.ts';
import { TranscriptThreads } from './features/import-conversation/transcript-threads.ts';
import { measureRetention, retentionTask } from './features/end-retention/retention-task.ts';
import { runInvitations } from './features/invite-contacts/run-invitations.ts';
import { openRecordings } from './features/recordings/open-recordings.ts';
import type { RecordingDeps } from './features/recordings/recording-deps.ts';
import { measureDeletions, recordingsTask } from './features/recordings/tend-recordings.ts';
import { processConversation } from './features/process-conversation/process-conversation.ts';
import { rehomeTask } from './features/rehome-sessions/rehome-task.ts';
import { reminderTask } from './features/send-reminders/send-reminders.ts';
import { Summaries } from './features/summaries.ts';
import { sweepTask } from './features/sweep-sessions/sweep-task.ts';
import { exportsHandlers } from './grpc-exports.ts';
import { bookingHandlers } from './grpc-booking.ts';
import { flagsHandlers } from './grpc-flags.ts';
import { contactMailsHandlers } from './grpc-mails.ts';
import { agentTemplatesHandlers, erasuresHandlers, sessionsHandlers } from './grpc-sessions.ts';
import { rehearsalsHandlers } from './grpc-rehearsals.ts';
import { recordingsHandlers } from './grpc-recordings.ts';
import { campaignsHandlers } from './grpc.ts';
import { SharedReads } from './shared-reads.ts';
import { TaggingThreads } from './tagging/tagging-threads.ts';

const config = readConfigOrExit(campaignsSettings, objectStoreProblems);

/** Works on this service's own jobs. Mail to many people takes minutes, so that it has a worker of its own. */
function startWorkers(
  { logger, registry, stopping, onStop }: Running,
  deps: MailDeps,
  client: Client<jobs.JobsServiceService>,
): void {
  const shared = { client, service: 'campaigns', logger, registry, stopping };
  const tagging = startJobWorker({
    ...shared,
    concurrency: config.taggingThreads,
    handlers: [handles(jobTypes.processConversation, (job, tools) => processConversation(deps, job, tools))],
  });
  const mailing = startJobWorker({
    ...shared,
    concurrency: 1,
    handlers: [handles(jobTypes.inviteContacts, (job, tools) => runInvitations(deps, job, tools))],
  });
  onStop(() => tagging.stopped);
  onStop(() => mailing.stopped);
}

await runService({
  name: 'campaigns',
  config,
  async start(running) {
    const db = await openServiceDb(schemaGate, { config, entities, running });
    const quotas = campaignsQuotas(config);
    const names = new NameBook(config.linkKeys);
    const transcripts = new TranscriptThreads({ threads: config.importThreads, waiting: config.importWaiting });
    running.onStop(() => transcripts.close());
    const tagging = new TaggingThreads(config.taggingThreads);
    running.onStop(() => tagging.close());
    running.onStop(() => names.close());
    const basis = { db, quotas, names, transcripts, tagging, summaries: new Summaries(), now: (tx: Tx) => tx.beganAt };
    const subscriptions = [
      jobFailedConsumer(basis),
      namesHiddenConsumer(basis),
      quotasChangedConsumer,
      interviewProjectsChanged,
      ...reportChanged,
      ...erasureConsumers(basis, (): Bus => bus),
    ];
    const bus: Bus = startMessaging({ db, config, running, subscriptions });
    const links = new PersonalLinks({ keys: config.linkKeys, publicUrl: config.publicUrl });
    const invitationLimits = { perHour: config.invitationsPerHour, perDay: config.invitationsPerDay };
    const mail = { links, mailEnabled: config.mailEnabled, invitationLimits };
    const deps: RecordingDeps = {
      ...basis,
      ...mail,
      ...openRecordings(config),
      bus,
      reads: new SharedReads(bus),
      config,
      leaseTime: () => null,
      stopping: running.stopping,
    };
    const { signer, registry, logger } = running;
    const jobsClient = createClient(jobs.JobsServiceService, { audience: 'jobs', address: config.jobsAddress, signer });
    running.onStop(() => jobsClient.close());
    startPeriodicTask(running, sweepTask(deps));
    startPeriodicTask(running, rehomeTask(deps, { jobs: jobsClient, registry, logger }));
    startPeriodicTask(running, reminderTask(deps));
    startPeriodicTask(
      running,
      retentionTask(deps, { everySeconds: config.retentionEverySeconds, logger: running.logger }),
    );
    measureRetention(deps, running);
    startPeriodicTask(running, recordingsTask(deps));
    measureDeletions(deps, running);
    running.onStop(() => deps.objects?.close());
    startWorkers(running, deps, jobsClient);
    running.rpc.add(
      common.OpsServiceService,
      opsAccess,
      opsHandlers(opsSource(db, schemaGate, ['interview', 'agent_template'], bus)),
    );
    running.rpc.add(campaigns.CampaignsServiceService, campaignsAccess, campaignsHandlers(deps));
    running.rpc.add(sessions.SessionsServiceService, sessionsAccess, sessionsHandlers(deps));
    running.rpc.add(recordings.RecordingsServiceService, recordingsAccess, recordingsHandlers(deps));
    running.rpc.add(rehearsals.RehearsalsServiceService, rehearsalsAccess, rehearsalsHandlers(deps));
    running.rpc.add(erasures.ErasuresServiceService, erasuresAccess, erasuresHandlers(deps));
    running.rpc.add(exports.ExportsServiceService, exportsAccess, exportsHandlers(deps));
    running.rpc.add(booking.BookingServiceService, bookingAccess, bookingHandlers(deps));
    running.rpc.add(flags.FlagsServiceService, flagsAccess, flagsHandlers(deps));
    running.rpc.add(contactMails.ContactMailsServiceService, contactMailsAccess, contactMailsHandlers(deps));
    running.rpc.add(sessions.AgentTemplatesServiceService, agentTemplatesAccess, agentTemplatesHandlers(deps));
    running.rpc.add(usage.UsageServiceService, usageAccess, usageHandlers(db, quotas));
    return { ready: async () => ({ database: await db.isReachable(), events: bus.flow.hasOpened }) };
  },
});
