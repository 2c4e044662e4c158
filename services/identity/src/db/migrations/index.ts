import type { SchemaGate, ServiceMigration } from '@insights/db';
import { eventAttempts } from './0018-event-attempts.ts';
import { keyLeases } from './0019-key-leases.ts';
import { growth } from './0017-growth.ts';
import { erasableAnswers } from './0011-erasable-answers.ts';
import { tables } from './0001-tables.ts';
import { emailDomains } from './0002-email-domains.ts';
import { rateLimits } from './0003-rate-limits.ts';
import { audit } from './0004-audit.ts';
import { preferencesAndDemos } from './0005-preferences-and-demos.ts';
import { sentMails } from './0006-sent-mails.ts';
import { membership } from './0007-membership.ts';
import { retrievalKeys } from './0008-retrieval-keys.ts';
import { linkedWorkspaces } from './0009-linked-workspaces.ts';
import { platformAudit } from './0010-platform-audit.ts';
import { auditChannel } from './0012-audit-channel.ts';
import { machineInvitations } from './0013-machine-invitations.ts';
import { platformActs } from './0014-platform-acts.ts';
import { auditSubject } from './0015-audit-subject.ts';
import { grace } from './0016-grace.ts';
import { sweeps } from './0020-sweeps.ts';

/** Forward only, in this order. */
export const migrations: ServiceMigration[] = [
  tables,
  emailDomains,
  rateLimits,
  audit,
  preferencesAndDemos,
  sentMails,
  membership,
  retrievalKeys,
  linkedWorkspaces,
  platformAudit,
  erasableAnswers,
  auditChannel,
  machineInvitations,
  platformActs,
  auditSubject,
  grace,
  growth,
  eventAttempts,
  keyLeases,
  sweeps,
];

/** The schema version that this code needs. */
export const schemaGate: SchemaGate = { service: 'identity', needed_version: 20 };
