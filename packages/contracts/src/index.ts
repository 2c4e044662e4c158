/** The generated gRPC contracts, one namespace for each package of `proto/`, and the catalogue of events. */
export * as common from './gen/insights/common/v1/common.ts';
export * as identity from './gen/insights/identity/v1/identity.ts';
export * as audit from './gen/insights/identity/v1/audit.ts';
export * as membership from './gen/insights/identity/v1/membership.ts';
export * as campaigns from './gen/insights/campaigns/v1/campaigns.ts';
export * as reports from './gen/insights/reports/v1/reports.ts';
export * as webhooks from './gen/insights/webhooks/v1/webhooks.ts';
export * as vaults from './gen/insights/vaults/v1/vaults.ts';
export * as jobs from './gen/insights/jobs/v1/jobs.ts';
export * as events from './gen/insights/events/v1/events.ts';
export * from './event-catalogue.ts';
export * from './audit-catalogue.ts';
export { descriptorSet } from './descriptors.ts';
export * as erasures from './gen/insights/campaigns/v1/erasures.ts';
export * as sessions from './gen/insights/campaigns/v1/sessions.ts';
export * as emailDomains from './gen/insights/identity/v1/email_domains.ts';
export * as rateLimits from './gen/insights/identity/v1/rate_limits.ts';
export * as contactMails from './gen/insights/campaigns/v1/contact_mails.ts';
