export {
  type Principal,
  type PlatformRole,
  type Role,
  ROLES,
  SCOPES,
  hasRole,
  participantPrincipal,
  servicePrincipal,
} from './principal.ts';
export { CHANNELS, type Channel, type Origin, channelNamed } from './origin.ts';
export { PrincipalSigner, PrincipalVerifier, authSettings, type AuthConfig } from './token.ts';
export { type KeyPrefix, deriveApiKey, hashKey, isWellFormedKey, keyPrefix, makeApiKey } from './api-key-format.ts';
export { KEY_LEASE_MS } from './key-lease.ts';
