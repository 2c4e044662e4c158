import { authSettings } from '@insights/auth-context';
import { type ConfigOf, setting } from '@insights/config';
import { telemetrySettings } from '@insights/telemetry';

function address(service: string) {
  return setting.string({
    env: `${service.toUpperCase()}_ADDR`,
    default: `${service}:50051`,
    doc: `Where ${service} answers: host:port, or dns:///name:port for all addresses behind one name.`,
  });
}

/** Every setting of the gateway. */
export const settings = {
  ...telemetrySettings,
  principalSigningKey: authSettings.principalSigningKey,
  port: setting.integer({ env: 'PORT', min: 1, max: 65_535, default: 8080, doc: 'Port of the public API.' }),
  host: setting.string({ env: 'HOST', default: '0.0.0.0', doc: 'Address that the public port listens on.' }),
  publicUrl: setting.url({
    env: 'PUBLIC_URL',
    protocols: ['http:', 'https:'],
    default: 'http://localhost:8080',
    doc: 'How callers reach this API; stands in Link headers and in the reference.',
  }),
  jwtIssuer: setting.string({ env: 'JWT_ISSUER', doc: 'The issuer (iss) whose bearer tokens are believed.' }),
  jwtAudience: setting.string({ env: 'JWT_AUDIENCE', doc: 'The audience (aud) that bearer tokens must name.' }),
  jwksUrl: setting.url({ env: 'JWKS_URL', protocols: ['http:', 'https:'], doc: "Where the issuer's public keys are." }),
  opsEndpoints: setting.choice({
    env: 'OPS_ENDPOINTS',
    of: ['open', 'authenticated'],
    default: 'open',
    doc: 'Whether health and metrics answer without a credential.',
  }),
  trustedProxies: setting.list({
    env: 'TRUSTED_PROXIES',
    default: [],
    doc: 'Addresses and CIDR ranges of proxies whose X-Forwarded-For is believed.',
  }),
  region: setting.string({
    env: 'REGION',
    default: 'local',
    doc: 'Where this gateway runs: the region whose session demand it always shows, be it 0.',
  }),
  shutdownGraceMs: setting.integer({
    env: 'SHUTDOWN_GRACE_MS',
    min: 0,
    max: 600_000,
    default: 8_000,
    doc: 'After SIGTERM, how long requests at hand may take to finish.',
  }),
  identityAddr: address('identity'),
  campaignsAddr: address('campaigns'),
  reportsAddr: address('reports'),
  webhooksAddr: address('webhooks'),
  vaultsAddr: address('vaults'),
  jobsAddr: address('jobs'),
};
export type GatewayConfig = ConfigOf<typeof settings>;
