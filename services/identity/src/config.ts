import { type ConfigOf, setting } from '@insights/config';
import { dbSettings } from '@insights/db';
import { addressSettings, serviceSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';
import { emailDomainSettings, mailSettings } from './config-mail.ts';
import { providerSettings } from './config-provider.ts';
import { quotaSettings } from './domain/quotas.ts';

/** Every setting of the identity service; the table in its README is made from this. */
export const identitySettings = {
  ...serviceSettings,
  ...dbSettings,
  ...messagingSettings,
  ...emailDomainSettings,
  ...mailSettings,
  ...addressSettings('campaigns', 'jobs'),
  ...providerSettings,
  jobConcurrency: setting.integer({
    env: 'JOB_CONCURRENCY',
    min: 1,
    max: 64,
    default: 8,
    doc: 'Jobs worked on at the same time: looks at e-mail domains, and mails.',
  }),
  publicUrl: setting.url({
    env: 'PUBLIC_URL',
    protocols: ['http:', 'https:'],
    default: 'http://localhost:8080',
    doc: 'How people reach the gateway; begins the links of invitations, also in mails.',
  }),
  invitationPage: setting.string({
    env: 'INVITATION_PAGE',
    default: '',
    doc: 'Page of your own front end where invited people sign in and accept; the token follows it behind `#`. Empty: the one of the gateway.',
  }),
  invitationDays: setting.integer({
    env: 'INVITATION_DAYS',
    min: 1,
    max: 90,
    default: 7,
    doc: 'How long an invitation to a workspace can be accepted.',
  }),
  auditRetentionDays: setting.integer({
    env: 'AUDIT_RETENTION_DAYS',
    min: 30,
    max: 3_650,
    default: 730,
    doc: 'How long the audit log keeps an entry.',
  }),
  ...quotaSettings,
};
export type IdentityConfig = ConfigOf<typeof identitySettings>;
