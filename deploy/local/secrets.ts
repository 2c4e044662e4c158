import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type JWK, exportJWK, generateKeyPair } from 'jose';
import { readJson, writeJson } from './json-file.ts';
import { services } from './services.ts';

export interface RolePasswords {
  owner: string;
  app: string;
  worker: string;
}

/** Created once for each stack and stored in `secrets.json` (mode 0600) in its folder. */
export interface Secrets {
  postgres_password: string;
  /** By NATS user: the services and the operator. */
  nats_passwords: Record<string, string>;
  /** By service. */
  roles: Record<string, RolePasswords>;
  /** By service: the Ed25519 key that signs its principal tokens. */
  signing_keys: Record<string, JWK>;
  /** RS256: signs the access tokens of the embedded identity provider. */
  issuer_key: JWK;
  /** `ENCRYPTION_KEYS` of the services that store secrets. */
  encryption_keys: Record<string, string>;
  /** `RECORDING_KEYS` of campaigns. */
  recording_keys: string;
  /** `REPORT_SIGNING_KEY` of reports. */
  report_key: JWK;
}

/** Begins with a letter: NATS would read `1e9…` in its environment as a number. */
const password = () => `p${randomBytes(24).toString('base64url')}`;

const keyRing = () => `k1:${randomBytes(32).toString('base64')}`;

async function privateJwk(alg: 'EdDSA' | 'RS256', kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), alg, use: 'sig', kid };
}

/** Reads the secrets of the stack in `dir` and creates missing ones, e.g. for a new service. */
export async function loadSecrets(dir: string): Promise<Secrets> {
  const file = join(dir, 'secrets.json');
  const known = readJson<Secrets>(file);
  const secrets: Secrets = known ?? {
    postgres_password: password(),
    nats_passwords: {},
    roles: {},
    signing_keys: {},
    issuer_key: await privateJwk('RS256', `embedded-${randomBytes(4).toString('hex')}`),
    encryption_keys: {},
    recording_keys: keyRing(),
    report_key: await privateJwk('EdDSA', 'reports'),
  };
  for (const { name } of services) {
    secrets.roles[name] ??= { owner: password(), app: password(), worker: password() };
    secrets.signing_keys[name] ??= await privateJwk('EdDSA', name);
    secrets.nats_passwords[name] ??= password();
    secrets.encryption_keys[name] ??= keyRing();
  }
  // The user that lists and replays dead letters.
  secrets.nats_passwords['operator'] ??= password();
  writeJson(file, secrets, 0o600);
  return secrets;
}
