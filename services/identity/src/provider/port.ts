import type { Role } from '@insights/auth-context';
import type { ManagementPaths } from '@insights/grpc-kit';

/** The identity provider, as far as this service uses it. */
export interface IdentityProvider {
  /** Null if roles cannot be written to the provider; then only the stored role exists. */
  readonly organizations: OrganizationDirectory | null;
  /** Paths to serve on the management port. */
  readonly managementPaths: ManagementPaths;
}

/**
 * Organisations and the roles in them. Subjects are those of the tokens. Every method throws `ProviderRefusal` or `ProviderSilence`,
 * and stops when `signal` is aborted.
 */
export interface OrganizationDirectory {
  /** Null if the subject is not in the organisation or the organisation does not exist. */
  roleOf(orgId: string, subject: string, signal: AbortSignal): Promise<Role | null>;
  /** Sets a subject's only role in the organisation and adds the subject if necessary. Idempotent. */
  setRole(orgId: string, subject: string, role: Role, signal: AbortSignal): Promise<void>;
  /** No-op if the subject is not in the organisation. */
  remove(orgId: string, subject: string, signal: AbortSignal): Promise<void>;
}

/** The provider rejected the change and has changed nothing. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/** The outcome is unknown: the provider timed out, dropped the connection or failed. */
export class ProviderSilence extends Error {
  override readonly name = 'ProviderSilence';
}
