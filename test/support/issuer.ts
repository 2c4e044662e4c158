import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, type JWK, SignJWT, exportJWK, generateKeyPair } from 'jose';

export interface SigningKey {
  kid: string;
  public_jwk: JWK;
  private_key: CryptoKey;
}

export async function makeSigningKey(kid: string): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    kid,
    public_jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    private_key: privateKey,
  };
}

const now = () => Math.floor(Date.now() / 1000);

/** An OpenID Connect issuer with a key set only, on a real port. It records all requests. */
export class Issuer {
  readonly name = 'https://issuer.test';
  readonly audience = 'insights';
  /** The keys of the key set. */
  keys: SigningKey[] = [];
  /** Requested paths, in order. */
  readonly asked: string[] = [];
  /** The response instead of the key set, to simulate a failure. */
  status = 200;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      this.asked.push(request.url ?? '');
      response.writeHead(this.status, { 'content-type': 'application/jwk-set+json' });
      response.end(JSON.stringify({ keys: this.keys.map(({ public_jwk }) => public_jwk) }));
    });
  }

  async start(scope: { after(close: () => Promise<void>): void }): Promise<this> {
    this.keys = [await makeSigningKey('one')];
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    scope.after(() => this.stop());
    return this;
  }

  /** Stops responding. */
  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    const isClosed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await isClosed;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A valid token, unless `claims` or `header` change it. */
  async token(
    claims: Record<string, unknown> = {},
    header: Record<string, unknown> = {},
    key: SigningKey | undefined = this.keys[0],
  ): Promise<string> {
    if (!key) throw new Error('the issuer has no key');
    return new SignJWT({ sub: 'somebody', iss: this.name, aud: this.audience, exp: now() + 60, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header })
      .sign(key.private_key);
  }
}
