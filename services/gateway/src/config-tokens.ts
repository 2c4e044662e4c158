import { setting } from '@insights/config';

/** Settings of bearer tokens. */
export const tokenSettings = {
  jwtIssuer: setting.string({ env: 'JWT_ISSUER', doc: 'The issuer (iss) whose bearer tokens are believed.' }),
  jwtAudience: setting.string({ env: 'JWT_AUDIENCE', doc: 'The audience (aud) that bearer tokens must name.' }),
  jwksUrl: setting.url({ env: 'JWKS_URL', protocols: ['http:', 'https:'], doc: "Where the issuer's public keys are." }),
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
