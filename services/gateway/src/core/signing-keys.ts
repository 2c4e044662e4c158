import type { ConfigOf } from '@insights/config';
import { AppError } from '@insights/errors';
import type { Logger } from '@insights/telemetry';
import { type JWTVerifyGetKey, createRemoteJWKSet, errors } from 'jose';
import type { tokenSettings } from '../config-tokens.ts';

const FETCH_TIMEOUT_MS = 3_000;

export type KeySetSettings = Pick<
  ConfigOf<typeof tokenSettings>,
  'jwksUrl' | 'jwksCooldownSeconds' | 'jwksMaxAgeSeconds' | 'jwksMaxStaleSeconds'
>;

/**
 * The issuer's public keys. jose fetches and matches them. This class decides when to fetch, because failed reads count
 * towards the cooldown too, and an unavailable issuer must not sign everybody out.
 */
export class SigningKeys {
  readonly #set: ReturnType<typeof createRemoteJWKSet>;
  readonly #settings: KeySetSettings;
  readonly #logger: Pick<Logger, 'warn'>;
  #reading: Promise<void> | undefined;
  #triedAt = -Infinity;
  #readAt = -Infinity;

  constructor(settings: KeySetSettings, logger: Pick<Logger, 'warn'>) {
    this.#settings = settings;
    this.#logger = logger;
    // No automatic expiry or refetch: only `#read` fetches.
    this.#set = createRemoteJWKSet(new URL(settings.jwksUrl), {
      cooldownDuration: Infinity,
      cacheMaxAge: Infinity,
      timeoutDuration: FETCH_TIMEOUT_MS,
    });
  }

  /** The key that a token's header names. Errors: jose's when there is none; `unavailable` when no key set could be fetched. */
  readonly find: JWTVerifyGetKey = async (header, token) => {
    if (this.#age() > this.#settings.jwksMaxAgeSeconds) await this.#read();
    if (!this.#set.jwks() || this.#age() > this.#settings.jwksMaxStaleSeconds) throw outOfReach();
    try {
      return await this.#set(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await this.#read();
      return await this.#set(header, token);
    }
  };

  /** Seconds since the set was read, by the monotonic clock, so that clock corrections have no effect. */
  #age(): number {
    return (performance.now() - this.#readAt) / 1000;
  }

  /** Reads the set unless that was tried within the cooldown. Concurrent callers share one read. */
  #read(): Promise<void> {
    if (this.#reading) return this.#reading;
    if (performance.now() - this.#triedAt < this.#settings.jwksCooldownSeconds * 1000) return Promise.resolve();
    this.#triedAt = performance.now();
    this.#reading = this.#fetch(this.#triedAt).finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #fetch(startedAt: number): Promise<void> {
    try {
      await this.#set.reload();
      this.#readAt = startedAt;
    } catch (error) {
      this.#logger.warn({ err: error }, "fetching the issuer's keys failed; using the last known ones");
    }
  }
}

function outOfReach(): AppError {
  return new AppError('unavailable', {
    publicMessage: "The identity provider's keys are unavailable at the moment. Try again.",
  });
}
