import type { Role } from '@insights/auth-context';
import type { ManagementPaths } from '@insights/grpc-kit';

/** Who signs people in, as far as this service has to do with it. */
export interface IdentityProvider {
  /** Null where roles cannot be written back: the stored role is the only one. */
  readonly organizations: OrganizationDirectory | null;
  /** What is served on the management port. */
  readonly managementPaths: ManagementPaths;
}

/**
 * Organisations and the roles in them. Subjects are those of the tokens. Every method errs with `ProviderRefusal` or
 * `ProviderSilence`, and ends when `signal` is aborted.
 */
export interface OrganizationDirectory {
  /** Null: not in the organisation, or there is no such organisation. */
  roleOf(orgId: string, subject: string, signal: AbortSignal): Promise<Role | null>;
  /** Gives somebody this role in the organisation and no other; who is not in it comes in. Repeating it changes nothing. */
  setRole(orgId: string, subject: string, role: Role, signal: AbortSignal): Promise<void>;
  /** Whoever is not in the organisation stays out of it. */
  remove(orgId: string, subject: string, signal: AbortSignal): Promise<void>;
}

/** The provider said no, and has changed nothing. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/** Nobody knows whether the provider has done it: it was too slow, broke off, or failed. */
export class ProviderSilence extends Error {
  override readonly name = 'ProviderSilence';
}
