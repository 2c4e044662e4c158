import type { ConfigOf } from '@insights/config';
import { AppError } from '@insights/errors';
import type { Logger } from '@insights/telemetry';
import { type JWTPayload, type JWTVerifyGetKey, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { tokenSettings } from '../config-tokens.ts';
import { type OrganizationClaim, organizationsOf } from './organization-claims.ts';
import { SigningKeys } from './signing-keys.ts';

/** What a verified token says about a person or a program. */
export interface TokenClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly name: string | null;
  readonly picture: string | null;
  readonly organizations: OrganizationClaim[];
}

const LEEWAY_SECONDS = 30;
/** Larger than tokens that list every role. Bounds the work for unauthenticated callers. */
const MAX_CHARACTERS = 8_192;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  iss: z.string(),
  email: z.string().max(320).nullable().default(null).catch(null),
  email_verified: z.boolean().catch(false),
  name: z.string().max(200).nullable().default(null).catch(null),
  picture: z.string().max(2048).nullable().default(null).catch(null),
});

/** Accepts RS256 tokens of one issuer for one audience, or for the resource that the caller asks for (RFC 8707). */
export class TokenVerifier {
  readonly #findKey: JWTVerifyGetKey;
  readonly #issuer: string;
  readonly #audience: string;

  constructor(settings: ConfigOf<typeof tokenSettings>, logger: Pick<Logger, 'warn'>) {
    this.#findKey = new SigningKeys(settings, logger).find;
    this.#issuer = settings.jwtIssuer;
    this.#audience = settings.jwtAudience;
  }

  /** Errors: `unauthenticated`; `unavailable` when the issuer's keys are unavailable and none are known. */
  async verify(token: string, resource?: string): Promise<TokenClaims> {
    if (token.length > MAX_CHARACTERS)
      throw unauthenticated(`The bearer token is longer than ${MAX_CHARACTERS} characters.`);
    const payload = await this.#payloadOf(token, resource);
    const claims = Claims.safeParse(payload);
    if (!claims.success) throw unauthenticated('The token names no subject (claim sub).');
    const { sub, iss, ...person } = claims.data;
    const organizations = organizationsOf(payload);
    return {
      issuer: iss,
      subject: sub,
      ...person,
      organizations,
    };
  }

  async #payloadOf(token: string, resource: string | undefined): Promise<JWTPayload> {
    try {
      // Without it, the key would have to be guessed.
      if (!decodeProtectedHeader(token).kid)
        throw unauthenticated('The token does not name the key that signed it (header kid).');
      const { payload } = await jwtVerify(token, this.#findKey, {
        algorithms: ['RS256'],
        issuer: this.#issuer,
        audience: resource === undefined ? this.#audience : [this.#audience, resource],
        clockTolerance: LEEWAY_SECONDS,
        requiredClaims: ['exp', 'sub'],
      });
      return payload;
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (error instanceof errors.JWTExpired) throw unauthenticated('The token has expired. Get a new one.', error);
      throw unauthenticated('The bearer token is not valid.', error);
    }
  }
}

function unauthenticated(publicMessage: string, cause?: unknown): AppError {
  return new AppError('unauthenticated', { publicMessage, cause });
}
