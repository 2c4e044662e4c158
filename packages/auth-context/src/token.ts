import { type CryptoKey, type JWK, type JWTPayload, SignJWT, createLocalJWKSet, importJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import { type ConfigOf, setting } from '@insights/config';
import { AppError } from '@insights/errors';
import { type Principal, servicePrincipal } from './principal.ts';

const LIFETIME_SECONDS = 60;
/** A token is reused for this long at most, so that it always has at least half of its life left when it is sent. */
const REUSE_SECONDS = 30;
/** Signing costs about 100 µs and verifying 150 µs (test/bench/principal-token.ts): a busy caller pays once in 30 s. */
const CACHE_ENTRIES = 5_000;

/** The service that a key belongs to: its kid is the service's name, or the name, a dot and what tells its keys apart (`campaigns.2`). */
const serviceOf = (kid = ''): string => kid.split('.', 1)[0] ?? '';

/** The one process that sees the credentials of people, keys and participants, so the one that may vouch for them. */
const FRONT_DOOR = 'gateway';

/**
 * The principal that `issuer` may speak for. Errors: anybody but itself, unless the gateway signed. All that a service says of
 * itself is its workspace; the rest follows from its name, so a stolen key claims no role and no person.
 */
function vouchedFor({ principal }: JWTPayload, issuer: string): Principal {
  const claimed = principal as Principal;
  if (claimed.kind !== 'service' && issuer === FRONT_DOOR) return claimed;
  if (claimed.kind !== 'service' || claimed.id !== issuer) throw new Error('a service spoke for somebody else');
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
    doc: 'Public keys whose principal tokens are believed.',
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

/** Turns principals into signed tokens of at most 60 s for one audience (a service's name). */
export class PrincipalSigner {
  readonly #jwk: JWK;
  readonly #tokens = new Map<string, { token: Promise<string>; until: number }>();
  #key: Promise<CryptoKey | Uint8Array> | undefined;

  constructor(config: Pick<AuthConfig, 'principalSigningKey'>) {
    this.#jwk = config.principalSigningKey;
  }

  sign(principal: Principal, audience: string): Promise<string> {
    const id = `${audience}\n${JSON.stringify(principal)}`;
    const known = this.#tokens.get(id);
    const now = Date.now();
    if (known && known.until > now) return known.token;
    this.#tokens.delete(id);
    const token = this.#make(principal, audience);
    remember(this.#tokens, id, { token, until: now + REUSE_SECONDS * 1000 });
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

/** Believes tokens of trusted services that name this one as audience, as far as each may speak. */
export class PrincipalVerifier {
  readonly #audience: string;
  readonly #keys: ReturnType<typeof createLocalJWKSet>;
  readonly #known = new Map<string, { principal: Principal; until: number }>();

  constructor(config: Pick<AuthConfig, 'principalTrust'>, audience: string) {
    this.#audience = audience;
    this.#keys = createLocalJWKSet(config.principalTrust);
  }

  /** Errors: `unauthenticated`. A token that was believed once is believed until it expires without being checked again. */
  async verify(token: string | undefined): Promise<Principal> {
    if (!token) throw new AppError('unauthenticated', { publicMessage: 'The call carries no principal.' });
    const known = this.#known.get(token);
    if (known && known.until > Date.now()) return known.principal;
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.#keys, {
        audience: this.#audience,
        algorithms: ['EdDSA'],
        maxTokenAge: LIFETIME_SECONDS,
        clockTolerance: 5,
      });
      // Each service speaks for itself: a stolen key of one is not a key of another.
      const issuer = serviceOf(protectedHeader.kid);
      if (payload.iss !== issuer) throw new Error('the issuer is not the one that signed');
      const principal = vouchedFor(payload, issuer);
      remember(this.#known, token, { principal, until: (payload.exp ?? 0) * 1000 });
      return principal;
    } catch (cause) {
      throw new AppError('unauthenticated', { publicMessage: 'The principal of this call is not valid.', cause });
    }
  }
}
