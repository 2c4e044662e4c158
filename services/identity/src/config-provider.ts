import { type ConfigOf, type Setting, leavesUnencrypted, setting } from '@insights/config';
import { type PublicJwk, publicPartOf } from './domain/issuer-key.ts';

const address: Setting<string> = {
  ...setting.url({ env: 'IDENTITY_PROVIDER_URL', protocols: ['http:', 'https:'], doc: '' }),
  doc: 'Keycloak: where it answers, without `/realms/…` or `/admin/…`; plain `http` only on this machine.',
  default: '',
};

function text(env: string, doc: string, secret = false) {
  return setting.string({ env, maxLength: 1024, default: '', secret, doc });
}

/** Settings of the identity provider. */
export const providerSettings = {
  identityProvider: setting.choice({
    env: 'IDENTITY_PROVIDER',
    of: ['embedded', 'keycloak', 'oidc'],
    default: 'oidc',
    doc: 'Who signs people in: the embedded issuer of a laptop, Keycloak with its organisations, or any OpenID Connect issuer.',
  }),
  embeddedIssuerKey: setting.json<PublicJwk | null>({
    env: 'EMBEDDED_ISSUER_KEY',
    secret: true,
    default: null,
    shape: 'RSA private JWK with a kid, 2048 bits or more',
    doc: 'Embedded: its key, whose public part is served at /.well-known/jwks.json of the management port.',
    check: publicPartOf,
  }),
  providerUrl: address,
  providerRealm: text('IDENTITY_PROVIDER_REALM', 'Keycloak: the realm of the people and organisations.'),
  providerClientId: text(
    'IDENTITY_PROVIDER_CLIENT_ID',
    'Keycloak: client whose service account manages organisations and users of that realm.',
  ),
  providerClientSecret: text('IDENTITY_PROVIDER_CLIENT_SECRET', 'Keycloak: that client’s secret.', true),
  providerTimeoutMs: setting.integer({
    env: 'IDENTITY_PROVIDER_TIMEOUT_MS',
    min: 100,
    max: 8_000,
    default: 4_000,
    doc: 'How long one change of a member may take at the provider, all its requests together.',
  }),
  providerFollowSeconds: setting.integer({
    env: 'IDENTITY_PROVIDER_FOLLOW_SECONDS',
    min: 1,
    max: 3_600,
    default: 5,
    doc: 'How often changes whose outcome is not known are looked for; each is looked at ever more seldom, up to 5 minutes apart.',
  }),
};
export type ProviderSettings = ConfigOf<typeof providerSettings>;

/** What each provider cannot do without, and what it must not go without; a line for each. */
export function providerProblems(config: ProviderSettings): string[] {
  const { identityProvider } = config;
  const needed: Record<ProviderSettings['identityProvider'], (keyof ProviderSettings)[]> = {
    embedded: ['embeddedIssuerKey'],
    keycloak: ['providerUrl', 'providerRealm', 'providerClientId', 'providerClientSecret'],
    oidc: [],
  };
  const missing = needed[identityProvider]
    .filter((name) => !config[name])
    .map((name) => `${providerSettings[name].env} is missing: IDENTITY_PROVIDER=${identityProvider} needs it`);
  const isOpen = config.providerUrl !== '' && leavesUnencrypted(config.providerUrl);
  return isOpen
    ? [...missing, "IDENTITY_PROVIDER_URL must begin with https: the client's secret is sent there"]
    : missing;
}
