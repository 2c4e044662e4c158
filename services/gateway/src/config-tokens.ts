import { type ConfigOf, leavesUnencrypted, setting } from '@insights/config';

/** Settings of bearer tokens. */
export const tokenSettings = {
  jwtIssuer: setting.string({ env: 'JWT_ISSUER', doc: 'The issuer (iss) whose bearer tokens are believed.' }),
  jwtAudience: setting.string({ env: 'JWT_AUDIENCE', doc: 'The audience (aud) that bearer tokens must name.' }),
  jwksUrl: setting.url({
    env: 'JWKS_URL',
    protocols: ['http:', 'https:'],
    doc: "Where the issuer's public keys are; plain `http` only on this machine.",
  }),
  jwksAllowHttp: setting.boolean({
    env: 'JWKS_ALLOW_HTTP',
    default: false,
    doc: 'Accept plain `http` elsewhere, too: for the embedded issuer of a trial.',
  }),
  jwksCooldownSeconds: setting.integer({
    env: 'JWKS_COOLDOWN_SECONDS',
    min: 1,
    max: 3_600,
    default: 30,
    doc: 'The keys are read at most once in this time, also for a key id that is not known and while the issuer is out of reach.',
  }),
  jwksMaxAgeSeconds: setting.integer({
    env: 'JWKS_MAX_AGE_SECONDS',
    min: 1,
    max: 86_400,
    default: 600,
    doc: 'Older keys are read again before a token is believed: a key that the issuer has withdrawn is refused from then on.',
  }),
  jwksMaxStaleSeconds: setting.integer({
    env: 'JWKS_MAX_STALE_SECONDS',
    min: 1,
    max: 604_800,
    default: 86_400,
    doc: 'While the issuer is out of reach, the last keys read are believed this long; then bearer tokens are answered 503.',
  }),
};

/** What is wrong with settings of tokens that are right each by itself. */
export function tokenProblems({
  jwksUrl,
  jwksAllowHttp,
}: Pick<ConfigOf<typeof tokenSettings>, 'jwksUrl' | 'jwksAllowHttp'>): string[] {
  if (jwksAllowHttp || !leavesUnencrypted(jwksUrl)) return [];
  return ['JWKS_URL must begin with https: whoever replaces the keys on their way can sign in as anybody'];
}
