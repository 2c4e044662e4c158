import type { Db } from '@insights/db';
import type { KeyRing } from '@insights/secret-box';
import type { Logger } from '@insights/telemetry';
import type { EmailDomainSettings } from './config-mail.ts';
import type { NameServers } from './dns/name-servers.ts';
import type { InvitationLinks } from './domain/invitation-links.ts';
import type { IdentityQuotas } from './domain/quotas.ts';
import type { KeyUsage } from './features/verify-keys/key-usage.ts';
import type { OrganizationDirectory } from './provider/port.ts';

/** What features need; passed in, never global. */
export interface Deps {
  readonly db: Db;
  /** Takes note of keys that were used; written later, all at once. */
  readonly keyUsage: KeyUsage;
  readonly quotas: IdentityQuotas;
  /** How many workspaces somebody may own and still create another; 0: no limit. */
  readonly workspacesPerUser: number;
  /** The time of a change, as contracts write it. */
  now(): string;
  readonly logger: Pick<Logger, 'warn'>;
  /** Where roles of linked workspaces are written first; null where there is nothing of the kind. */
  readonly organizations: OrganizationDirectory | null;
  /** How long one change may take there. */
  readonly providerTimeoutMs: number;
}

/** What invitations need. */
export interface MembershipDeps extends Deps {
  readonly links: InvitationLinks;
  /** How long an invitation can be accepted. */
  readonly invitationDays: number;
  /** Without a mail server no mail is asked for. */
  readonly mailEnabled: boolean;
}

/** What e-mail domains need. */
export interface EmailDomainDeps extends Pick<Deps, 'db' | 'now'> {
  readonly keys: KeyRing;
  readonly nameServers: Pick<NameServers, 'lookUp'>;
  readonly config: Omit<EmailDomainSettings, 'encryptionKeys' | 'dnsServers' | 'dnsTimeoutMs'>;
}
