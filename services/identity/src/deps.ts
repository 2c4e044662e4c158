import type { Db } from '@insights/db';
import type { KeyRing } from '@insights/secret-box';
import type { Logger } from '@insights/telemetry';
import type { EmailDomainSettings } from './config-mail.ts';
import type { NameServers } from './dns/name-servers.ts';
import type { InvitationLinks } from './domain/invitation-links.ts';
import type { IdentityQuotas } from './domain/quotas.ts';
import type { KeyUsage } from './features/api-keys/key-usage.ts';
import type { OrganizationDirectory } from './provider/port.ts';

/** Dependencies of features. */
export interface Deps {
  readonly db: Db;
  /** Collects the uses of keys and writes them later, in batches. */
  readonly keyUsage: KeyUsage;
  readonly quotas: IdentityQuotas;
  /** How many workspaces a user may own; 0: no limit. */
  readonly workspacesPerUser: number;
  /** The current time as an ISO string. */
  now(): string;
  readonly logger: Pick<Logger, 'warn'>;
  /** Roles of linked workspaces are written there first; null if the provider has no organisations. */
  readonly organizations: OrganizationDirectory | null;
  /** Timeout of one change there. */
  readonly providerTimeoutMs: number;
}

/** Dependencies of invitations. */
export interface MembershipDeps extends Deps {
  readonly links: InvitationLinks;
  /** Days until an invitation expires. */
  readonly invitationDays: number;
  /** Whether there is a mail server. */
  readonly mailEnabled: boolean;
}

/** Dependencies of e-mail domains. */
export interface EmailDomainDeps extends Pick<Deps, 'db' | 'now'> {
  readonly keys: KeyRing;
  readonly nameServers: Pick<NameServers, 'lookUp'>;
  readonly config: Omit<EmailDomainSettings, 'encryptionKeys' | 'dnsServers' | 'dnsTimeoutMs'>;
}
