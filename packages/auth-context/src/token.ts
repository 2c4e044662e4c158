import { type CryptoKey, type JWK, type JWTPayload, SignJWT, createLocalJWKSet, importJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import { type ConfigOf, setting } from '@insights/config';
import { AppError } from '@insights/errors';
import { type Principal, servicePrincipal } from './principal.ts';

const LIFETIME_SECONDS = 60;
/** A token is reused for at most half of its lifetime. */
const REUSE_SECONDS = 30;
/** Signing costs about 100 µs and verifying 150 µs (test/bench/principal-token.ts), so a busy caller signs once in 30 s. */
const CACHE_ENTRIES = 5_000;

/** The service that owns a key. The kid is the service's name, optionally followed by a dot and a suffix (`campaigns.2`). */
const serviceOf = (kid = ''): string => kid.split('.', 1)[0] ?? '';

/** Only the gateway sees the credentials of people, keys and participants, so only it may speak for them. */
const FRONT_DOOR = 'gateway';

/**
 * The principal of a token signed by `issuer`. Throws when a service other than the gateway speaks for anyone but itself. A service
 * chooses only its workspace; the rest follows from its name, so a stolen key gives no role and no person.
 */
function vouchedFor({ principal }: JWTPayload, issuer: string): Principal {
  const claimed = principal as Principal;
  if (claimed.kind !== 'service' && issuer === FRONT_DOOR) return claimed;
  if (claimed.kind !== 'service' || claimed.id !== issuer) throw new Error('A service spoke for another principal');
  return servicePrincipal(issuer, String(claimed.workspace_id));
}

const Jwk = z.looseObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), kid: z.string(), x: z.string() });

/** Settings of every process that calls or is called. */
export const authSettings = {
  principalSigningKey: setting.json({
    env: 'PRINCIPAL_SIGNING_KEY',
    secret: true,
    shape: 'Ed25519 private JWK whose kid is the service name, or begins with it and a dot',
    doc: 'Signs the principal tokens of this process.',
    check: (value): JWK => Jwk.extend({ d: z.string() }).parse(value) as JWK,
  }),
  principalTrust: setting.json({
    env: 'PRINCIPAL_TRUST',
    shape: 'JWKS of all services; several keys of one differ in what follows the dot of their kid',
    doc: 'Public keys whose principal tokens are accepted.',
    check: (value): { keys: JWK[] } => {
      const { keys } = z.object({ keys: z.array(Jwk).min(1) }).parse(value);
      const twice = keys.find(({ kid }, place) => keys.findIndex((other) => other.kid === kid) !== place);
      if (twice) throw new Error(`has two keys with the kid ${twice.kid}`);
      return { keys: keys as JWK[] };
    },
  }),
};
export type AuthConfig = ConfigOf<typeof authSettings>;

/** Drops the oldest entry when full: enough for a cache whose entries live for seconds. */
function remember<V>(cache: Map<string, V>, key: string, value: V): void {
  if (cache.size >= CACHE_ENTRIES) cache.delete(cache.keys().next().value ?? key);
  cache.set(key, value);
}

/** Signs principals as tokens that are valid for 60 s, for one audience (a service's name). */
export class PrincipalSigner {
  readonly #jwk: JWK;
  readonly #tokens = new Map<string, { token: Promise<string>; made: number }>();
  #key: Promise<CryptoKey | Uint8Array> | undefined;

  constructor(config: Pick<AuthConfig, 'principalSigningKey'>) {
    this.#jwk = config.principalSigningKey;
  }

  sign(principal: Principal, audience: string): Promise<string> {
    const id = `${audience}\n${JSON.stringify(principal)}`;
    const known = this.#tokens.get(id);
    const now = Date.now();
    // A token from the future, signed before this process's clock was set back, would be rejected by every service.
    if (known && known.made <= now && now < known.made + REUSE_SECONDS * 1000) return known.token;
    this.#tokens.delete(id);
    const token = this.#make(principal, audience);
    remember(this.#tokens, id, { token, made: now });
    token.catch(() => this.#tokens.delete(id));
    return token;
  }

  async #make(principal: Principal, audience: string): Promise<string> {
    this.#key ??= importJWK(this.#jwk, 'EdDSA');
    return new SignJWT({ principal })
      .setProtectedHeader({ alg: 'EdDSA', kid: this.#jwk.kid ?? '' })
      .setIssuer(serviceOf(this.#jwk.kid))
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${LIFETIME_SECONDS}s`)
      .sign(await this.#key);
  }
}

/** Verifies tokens of trusted services for this audience, and that the issuer may speak for the principal. */
export class PrincipalVerifier {
  readonly #audience: string;
  readonly #keys: ReturnType<typeof createLocalJWKSet>;
  readonly #known = new Map<string, { principal: Principal; until: number }>();

  constructor(config: Pick<AuthConfig, 'principalTrust'>, audience: string) {
    this.#audience = audience;
    this.#keys = createLocalJWKSet(config.principalTrust);
  }

  /** Errors: `unauthenticated`. A verified token is cached until it expires. */
  async verify(token: string | undefined): Promise<Principal> {
    if (!token) throw new AppError('unauthenticated', { publicMessage: 'The call has no principal.' });
    const known = this.#known.get(token);
    if (known && known.until > Date.now()) return known.principal;
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.#keys, {
        audience: this.#audience,
        algorithms: ['EdDSA'],
        maxTokenAge: LIFETIME_SECONDS,
        clockTolerance: 5,
      });
      // The key must belong to the issuer, so a stolen key of one service is useless for another.
      const issuer = serviceOf(protectedHeader.kid);
      if (payload.iss !== issuer) throw new Error('The issuer is not the signer');
      const principal = vouchedFor(payload, issuer);
      remember(this.#known, token, { principal, until: (payload.exp ?? 0) * 1000 });
      return principal;
    } catch (cause) {
      throw new AppError('unauthenticated', { publicMessage: 'The principal of this call is invalid.', cause });
    }
  }
}
