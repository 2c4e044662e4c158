import { AppError } from '@insights/errors';
import { type JWTPayload, createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';

/** What a verified token says about a person. */
export interface TokenClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly email_verified: boolean;
  readonly name: string | undefined;
  readonly picture: string | undefined;
}

const LEEWAY_SECONDS = 30;
/** An unknown key id fetches the key set again, at most this often: made-up ids do not become a load on the issuer. */
const COOLDOWN_MS = 30_000;
const FETCH_TIMEOUT_MS = 5_000;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  iss: z.string(),
  email: z.string().max(320).optional().catch(undefined),
  email_verified: z.boolean().catch(false),
  name: z.string().max(200).optional().catch(undefined),
  picture: z.string().max(2048).optional().catch(undefined),
});

/** Believes RS256 tokens of one issuer for one audience. */
export class TokenVerifier {
  readonly #keys: ReturnType<typeof createRemoteJWKSet>;
  readonly #issuer: string;
  readonly #audience: string;

  constructor(options: { jwksUrl: string; issuer: string; audience: string }) {
    this.#keys = createRemoteJWKSet(new URL(options.jwksUrl), {
      cooldownDuration: COOLDOWN_MS,
      timeoutDuration: FETCH_TIMEOUT_MS,
    });
    this.#issuer = options.issuer;
    this.#audience = options.audience;
  }

  /** Errors: `unauthenticated`; `unavailable` when the issuer's keys cannot be fetched. */
  async verify(token: string): Promise<TokenClaims> {
    const claims = Claims.safeParse(await this.#payloadOf(token));
    if (!claims.success) throw refused('The token names nobody (claim sub).');
    const { sub, iss, ...person } = claims.data;
    return { issuer: iss, subject: sub, email: undefined, name: undefined, picture: undefined, ...person };
  }

  async #payloadOf(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, this.#keys, {
        algorithms: ['RS256'],
        issuer: this.#issuer,
        audience: this.#audience,
        clockTolerance: LEEWAY_SECONDS,
        requiredClaims: ['exp', 'sub'],
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw refused('The token has expired. Get a new one.', error);
      if (isAboutTheToken(error)) throw refused('The bearer token is not valid.', error);
      throw new AppError('unavailable', {
        say: "The identity provider's keys are out of reach at the moment. Try again.",
        cause: error,
      });
    }
  }
}

/** Whether the token is at fault, and not the way to the issuer's keys. */
function isAboutTheToken(error: unknown): boolean {
  const isAboutKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  return error instanceof errors.JOSEError && !isAboutKeys && error.code !== 'ERR_JOSE_GENERIC';
}

function refused(say: string, cause?: unknown): AppError {
  return new AppError('unauthenticated', { say, cause });
}
