import { generateKeyPairSync } from 'node:crypto';
import { PrincipalSigner, PrincipalVerifier } from '@insights/auth-context';
import { opsHandlers } from './ops.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const asJwk = (key: typeof publicKey) => ({ ...key.export({ format: 'jwk' }), kid: 'gateway' });

/** The gateway calls a service `probe`, which trusts its tokens. */
export const signer = new PrincipalSigner({ principalSigningKey: asJwk(privateKey) });
export const verifier = new PrincipalVerifier({ principalTrust: { keys: [asJwk(publicKey)] } }, 'probe');

const status = { service: 'probe', schema_version: 1, needed_version: 1, oldest_compatible_code: 1, ok: true };

/** What `probe` answers. */
export const handlers = opsHandlers({
  readSchema: async () => status,
  doEventsWait: () => false,
  kinds: [],
  workspaceOf: async () => '',
});
