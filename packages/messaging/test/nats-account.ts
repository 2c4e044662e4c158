import { nkeys } from '@nats-io/transport-node';

const UNLIMITED = -1;
const UNLIMITED_JETSTREAM = {
  mem_storage: UNLIMITED,
  disk_storage: UNLIMITED,
  streams: UNLIMITED,
  consumer: UNLIMITED,
};
const UNLIMITED_CONNECTIONS = {
  subs: UNLIMITED,
  data: UNLIMITED,
  payload: UNLIMITED,
  imports: UNLIMITED,
  exports: UNLIMITED,
  wildcards: true,
  conn: UNLIMITED,
  leaf: UNLIMITED,
};

/** A server's account whose users log in with credentials. */
export interface NatsAccount {
  /** For the configuration of the server. */
  readonly config: string;
  /** The text of a credentials file for a user with these rights. */
  credentials(rights: { publish: string[]; subscribe: string[] }): string;
}

type KeyPair = ReturnType<typeof nkeys.createAccount>;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A claim as NATS signs it. */
function sign(issuer: KeyPair, subject: KeyPair, nats: object): string {
  const times = { iat: Math.floor(Date.now() / 1_000), jti: subject.getPublicKey() };
  const claims = { ...times, iss: issuer.getPublicKey(), sub: subject.getPublicKey(), nats };
  const text = `${part({ typ: 'JWT', alg: 'ed25519-nkey' })}.${part(claims)}`;
  return `${text}.${Buffer.from(issuer.sign(Buffer.from(text))).toString('base64url')}`;
}

export function natsAccount(): NatsAccount {
  const [operator, system, account] = [nkeys.createOperator(), nkeys.createAccount(), nkeys.createAccount()];
  const limits = { ...UNLIMITED_CONNECTIONS, ...UNLIMITED_JETSTREAM };
  const accountClaims = { limits, type: 'account', version: 2 };
  const known = { type: 'operator', version: 2, system_account: system.getPublicKey() };
  return {
    config: `operator: ${sign(operator, operator, known)}
resolver: MEMORY
resolver_preload: {
  ${system.getPublicKey()}: ${sign(operator, system, { limits: UNLIMITED_CONNECTIONS, type: 'account', version: 2 })}
  ${account.getPublicKey()}: ${sign(operator, account, accountClaims)}
}`,
    credentials({ publish, subscribe }) {
      const user = nkeys.createUser();
      const rights = { pub: { allow: publish }, sub: { allow: subscribe } };
      const free = { subs: UNLIMITED, data: UNLIMITED, payload: UNLIMITED };
      const jwt = sign(account, user, { ...rights, ...free, type: 'user', version: 2 });
      const seed = new TextDecoder().decode(user.getSeed());
      return `-----BEGIN NATS USER JWT-----\n${jwt}\n------END NATS USER JWT------\n\n-----BEGIN USER NKEY SEED-----\n${seed}\n------END USER NKEY SEED------\n`;
    },
  };
}
