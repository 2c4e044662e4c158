import { type ConfigOf, leavesUnencrypted, setting } from '@insights/config';

/** How people sign in to the console, and what it has to know of this installation. */
export const signInSettings = {
  mailEnabled: setting.boolean({
    env: 'MAIL_ENABLED',
    default: false,
    doc: 'Whether mail is sent, as for campaigns; `GET /v1/auth/config` tells the console.',
  }),
  consoleIssuer: setting.string({
    env: 'CONSOLE_ISSUER',
    default: '',
    doc: 'URL at which a browser opens the issuer, if that is not `JWT_ISSUER`.',
  }),
  consoleClientId: setting.string({
    env: 'CONSOLE_CLIENT_ID',
    default: 'insights-console',
    doc: 'The public OpenID Connect client of the console at the issuer: authorization code flow with PKCE, no secret.',
  }),
  consoleScopes: setting.string({
    env: 'CONSOLE_SCOPES',
    default: 'openid profile email',
    doc: 'Scopes that the console requests, separated by spaces. The access token must have the audience `JWT_AUDIENCE`.',
  }),
  identityProvider: setting.choice({
    env: 'IDENTITY_PROVIDER',
    of: ['embedded', 'keycloak', 'oidc'],
    default: 'oidc',
    doc: 'As for identity; with `embedded`, `GET /v1/auth/config` says that it is a demo.',
  }),
};

/** What `GET /v1/auth/config` answers. */
export function signInOf({
  jwtIssuer,
  consoleIssuer,
  consoleClientId,
  consoleScopes,
  identityProvider,
  mailEnabled,
}: ConfigOf<typeof signInSettings> & Pick<ConfigOf<typeof tokenSettings>, 'jwtIssuer'>) {
  const scopes = consoleScopes.split(' ').filter((scope) => scope !== '');
  return {
    issuer: consoleIssuer || jwtIssuer,
    client_id: consoleClientId,
    scopes,
    demo: identityProvider === 'embedded',
    sends_mail: mailEnabled,
  };
}

/** Settings of bearer tokens. */
export const tokenSettings = {
  jwtIssuer: setting.string({ env: 'JWT_ISSUER', doc: 'The issuer (iss) whose bearer tokens are accepted.' }),
  jwtAudience: setting.string({ env: 'JWT_AUDIENCE', doc: 'The audience (aud) that bearer tokens must have.' }),
  jwksUrl: setting.url({
    env: 'JWKS_URL',
    protocols: ['http:', 'https:'],
    doc: "URL of the issuer's public keys; plain `http` is accepted only for localhost.",
  }),
  jwksAllowHttp: setting.boolean({
    env: 'JWKS_ALLOW_HTTP',
    default: false,
    doc: 'Accept plain `http` for other hosts too, for the embedded issuer of a trial.',
  }),
  jwksCooldownSeconds: setting.integer({
    env: 'JWKS_COOLDOWN_SECONDS',
    min: 1,
    max: 3_600,
    default: 30,
    doc: 'Minimum time between two fetches of the keys, even for an unknown key id or while the issuer is unavailable.',
  }),
  jwksMaxAgeSeconds: setting.integer({
    env: 'JWKS_MAX_AGE_SECONDS',
    min: 1,
    max: 86_400,
    default: 600,
    doc: 'Maximum age of the keys. Older ones are fetched again before a token is accepted, so that tokens of a withdrawn key are rejected.',
  }),
  jwksMaxStaleSeconds: setting.integer({
    env: 'JWKS_MAX_STALE_SECONDS',
    min: 1,
    max: 604_800,
    default: 86_400,
    doc: 'How long the last keys remain valid while the issuer is unavailable; after that, bearer tokens are answered with 503.',
  }),
};

/** Problems with combinations of token settings that are each valid. */
export function tokenProblems({
  jwksUrl,
  jwksAllowHttp,
}: Pick<ConfigOf<typeof tokenSettings>, 'jwksUrl' | 'jwksAllowHttp'>): string[] {
  if (jwksAllowHttp || !leavesUnencrypted(jwksUrl)) return [];
  return ['JWKS_URL must begin with https: an attacker who replaces the keys in transit can sign in as any user'];
}
