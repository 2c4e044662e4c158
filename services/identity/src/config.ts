import { type ConfigOf, setting } from '@insights/config';
import { dbSettings } from '@insights/db';
import { addressSettings, serviceSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';
import { emailDomainSettings, mailSettings } from './config-mail.ts';
import { providerSettings } from './config-provider.ts';
import { quotaSettings } from './domain/quotas.ts';

/** All settings of the identity service. `npm run gen` writes the table in the README from them. */
export const identitySettings = {
  ...serviceSettings,
  ...dbSettings,
  ...messagingSettings,
  ...emailDomainSettings,
  ...mailSettings,
  ...addressSettings('campaigns', 'jobs', 'webhooks'),
  ...providerSettings,
  jobConcurrency: setting.integer({
    env: 'JOB_CONCURRENCY',
    min: 1,
    max: 64,
    default: 8,
    doc: 'Jobs that one process runs at the same time: checks of e-mail domains, and mails.',
  }),
  publicUrl: setting.url({
    env: 'PUBLIC_URL',
    protocols: ['http:', 'https:'],
    default: 'http://localhost:8080',
    doc: 'Public address of the gateway; the links of invitations begin with it.',
  }),
  invitationPage: setting.string({
    env: 'INVITATION_PAGE',
    default: '',
    doc: 'Page of your own front end where invited people sign in and accept; the token is appended after `#`. Empty: the gateway’s page.',
  }),
  invitationDays: setting.integer({
    env: 'INVITATION_DAYS',
    min: 1,
    max: 90,
    default: 7,
    doc: 'Days until an invitation to a workspace expires.',
  }),
  auditRetentionDays: setting.integer({
    env: 'AUDIT_RETENTION_DAYS',
    min: 30,
    max: 3_650,
    default: 730,
    doc: 'Days until an entry of the audit log is deleted.',
  }),
  ...quotaSettings,
};
export type IdentityConfig = ConfigOf<typeof identitySettings>;
