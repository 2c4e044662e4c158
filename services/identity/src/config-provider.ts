import { type ConfigOf, type Setting, leavesUnencrypted, setting } from '@insights/config';
import { type PublicJwk, publicPartOf } from './domain/issuer-key.ts';

const address: Setting<string> = {
  ...setting.url({ env: 'IDENTITY_PROVIDER_URL', protocols: ['http:', 'https:'], doc: '' }),
  doc: 'Keycloak: its address without `/realms/…` or `/admin/…`; plain `http` only on this machine.',
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
    doc: 'The identity provider: an embedded issuer for development, Keycloak with its organisations, or any OpenID Connect issuer.',
  }),
  embeddedIssuerKey: setting.json<PublicJwk | null>({
    env: 'EMBEDDED_ISSUER_KEY',
    secret: true,
    default: null,
    shape: 'RSA private JWK with a kid, 2048 bits or more',
    doc: 'Embedded: the signing key. Its public part is served at /.well-known/jwks.json on the management port.',
    check: publicPartOf,
  }),
  providerUrl: address,
  providerRealm: text('IDENTITY_PROVIDER_REALM', 'Keycloak: the realm of users and organisations.'),
  providerClientId: text(
    'IDENTITY_PROVIDER_CLIENT_ID',
    'Keycloak: the client whose service account manages organisations and users of that realm.',
  ),
  providerClientSecret: text('IDENTITY_PROVIDER_CLIENT_SECRET', 'Keycloak: that client’s secret.', true),
  providerTimeoutMs: setting.integer({
    env: 'IDENTITY_PROVIDER_TIMEOUT_MS',
    min: 100,
    max: 8_000,
    default: 4_000,
    doc: 'Timeout of one change of a member at the provider, including all its requests.',
  }),
  providerFollowSeconds: setting.integer({
    env: 'IDENTITY_PROVIDER_FOLLOW_SECONDS',
    min: 1,
    max: 3_600,
    default: 5,
    doc: 'How often changes with an unknown outcome are looked up. Lookups of one change back off up to 5 minutes.',
  }),
};
export type ProviderSettings = ConfigOf<typeof providerSettings>;

/** Missing or insecure settings of the chosen provider, one line each. */
export function providerProblems(config: ProviderSettings): string[] {
  const { identityProvider } = config;
  const required: Record<ProviderSettings['identityProvider'], (keyof ProviderSettings)[]> = {
    embedded: ['embeddedIssuerKey'],
    keycloak: ['providerUrl', 'providerRealm', 'providerClientId', 'providerClientSecret'],
    oidc: [],
  };
  const missing = required[identityProvider]
    .filter((name) => !config[name])
    .map((name) => `${providerSettings[name].env} is missing; IDENTITY_PROVIDER=${identityProvider} requires it`);
  const isOpen = config.providerUrl !== '' && leavesUnencrypted(config.providerUrl);
  return isOpen
    ? [...missing, "IDENTITY_PROVIDER_URL must begin with https, because the client's secret is sent there"]
    : missing;
}
