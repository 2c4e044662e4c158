import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findHelm, render } from '../support/helm.ts';

const helm = findHelm() ?? '';
const skip = helm === '' && 'helm is missing: install it on PATH, or set HELM to its path';

const INGRESS = [
  'ingress.enabled=true',
  'ingress.host=i.example.com',
  'trustedProxies={10.42.7.0/24}',
  'networkPolicy.frontDoor.allowAll=true',
];
const REFUSALS: [what: string, values: string, set: string[], text: RegExp][] = [
  ['no address of the API', 'trial', ['publicUrl='], /publicUrl is empty/],
  ['no place of the images', 'trial', ['image.registry='], /image\.registry is empty/],
  ['two PostgreSQL', 'trial', ['postgresql.host=db'], /PostgreSQL: give either/],
  ['no PostgreSQL', 'no-operators', ['postgresql.host='], /PostgreSQL: give either/],
  ['credentials for the bundled NATS', 'trial', ['nats.credentialsSecret=creds'], /nats\.credentialsSecret.*bundled/],
  ['two NATS', 'trial', ['nats.url=nats://n:4222'], /NATS: give either/],
  ['two issuers', 'trial', ['identityProvider.jwksUrl=https://id.example/certs'], /Identity provider: give either/],
  ['keys without an issuer', 'no-operators', ['identityProvider.issuer='], /identityProvider\.issuer is empty/],
  [
    'more connections than there are',
    'no-operators',
    ['postgresql.maxConnections=100'],
    /the services open \d+, .* leaves 90/,
  ],
  ['checked TLS without an authority', 'no-operators', ['postgresql.sslMode=verify-full'], /tls\.caSecret/],
  ['TLS of a server that has none', 'trial', ['postgresql.sslMode=verify-full'], /bundled server has no TLS/],
  [
    'no certificate for gRPC',
    'external',
    ['tls.grpc.secret='],
    /certificates for gRPC are missing.*tls\.grpc\.mode=disable/,
  ],
  ['two certificates for gRPC', 'operators', ['tls.grpc.secret=mine'], /not both/],
  [
    'PostgreSQL without TLS, unsaid',
    'no-operators',
    ['postgresql.sslMode='],
    /default for your own server.*sslMode=disable/,
  ],
  ['NATS servers with and without TLS', 'external', ['nats.url=tls://a\\,nats://b'], /nats.*url|\/nats\/url/],
  ['NATS without TLS, unsaid', 'no-operators', ['nats.allowPlaintext=false'], /nats\.allowPlaintext=true/],
  [
    'keys of the issuer over http',
    'no-operators',
    ['identityProvider.jwksUrl=http://id.example/c'],
    /jwksUrl.*pattern/s,
  ],
  [
    'an embedded issuer beside an ingress',
    'trial',
    [...INGRESS, 'publicUrl=https://i.example.com'],
    /identityProvider\.allowEmbeddedIssuer=true/,
  ],
  [
    'http beside an ingress',
    'trial',
    [...INGRESS, 'identityProvider.allowEmbeddedIssuer=true'],
    /allowHttpPublicUrl=true/,
  ],
  [
    'a setting past its value',
    'no-operators',
    ['services.gateway.env.JWKS_URL=http://id.example/c'],
    /gateway\.env: JWKS_URL is set by the chart, which checks it; use identityProvider\.jwksUrl/,
  ],
  [
    'a Secret past its value',
    'no-operators',
    ['defaults.secretEnv.NATS_URL.name=a', 'defaults.secretEnv.NATS_URL.key=b'],
    /defaults\.env: NATS_URL is set by the chart/,
  ],
  ['an open host', 'no-operators', ['ingress.enabled=true'], /ingress\.host/],
  ['fewer at most than at least', 'operators', ['interviewers.maxReplicas=1'], /is below interviewers\.minReplicas/],
  ['a target beyond capacity', 'operators', ['interviewers.targetSessions=11'], /above interviewers\.capacity/],
  [
    'no interviewer at all',
    'operators',
    ['interviewers.minReplicas=0'],
    /minReplicas.*(?:minimum|greater than or equal to 1)/s,
  ],
  [
    'slow looks at the demand',
    'operators',
    ['interviewers.pollingInterval=30'],
    /pollingInterval.*(?:maximum|less than or equal to 15)/s,
  ],
  ['a service that is not', 'trial', ['services.ghost.replicas=1'], /services\.ghost: there is no such service/],
  ['a misspelt value', 'trial', ['publicURL=https://x'], /additional propert.*publicURL.*not allowed/i],
  ['a setting that is no name', 'trial', ['services.jobs.env.lower=1'], /propertyNames|lower/],
  [
    'a setting that the service has not',
    'trial',
    ['services.jobs.env.FOO=1'],
    /services\.jobs: there is no setting FOO/,
  ],
  ['a bucket without a name', 'trial', ['recordings.store=s3'], /recordings\.s3\.bucket/],
  [
    'a folder of several replicas',
    'no-operators',
    ['recordings.store=folder'],
    /recordings\.store=folder.*autoscaling\.enabled=false/,
  ],
  ['mail without a server', 'trial', ['mail.from=a@example.com'], /mail\.smtpSecret/],
  ['an ingress without trusted proxies', 'external', ['trustedProxies=null'], /trustedProxies is empty/],
  ['a route without trusted proxies', 'operators', ['trustedProxies=null'], /trustedProxies is empty/],
  ['TLS in front of it without trusted proxies', 'hpa', ['trustedProxies=null'], /trustedProxies is empty/],
  ['everybody as a proxy', 'external', ['trustedProxies={0.0.0.0/0}'], /trustedProxies: 0\.0\.0\.0\/0 is too wide/],
  ['every IPv6 address as a proxy', 'external', ['trustedProxies={2000::/3}'], /trustedProxies: 2000::\/3 is too wide/],
  ['a proxy by name', 'external', ['trustedProxies={ingress-nginx}'], /trustedProxies.*does not match pattern/is],
  [
    'an ingress past which anybody connects',
    'external',
    ['networkPolicy.frontDoor.from=null'],
    /frontDoor\.from is empty/,
  ],
  ['no operator’s Secret', 'external', ['operations.existingSecret='], /operations\.existingSecret is missing/],
  ['no Secrets at all', 'trial', ['secrets.generate=false'], /existingSecret is missing/],
];

describe('contradictory values', { skip }, () => {
  for (const [what, values, set, text] of REFUSALS) {
    test(`${what}: rejected with a remedy`, () => assert.rejects(render(helm, values, { set }), text));
  }
  for (const [values, word] of [
    ['operators', /keda\.sh.*Install its operator first/s],
    ['high-availability', /keda\.sh/],
  ] as const) {
    test(`${values}: rejected if the operator is not installed`, () =>
      assert.rejects(render(helm, values, { operators: false }), word));
  }
  test('an explicit exception is accepted', async () => {
    const set = [...INGRESS, 'identityProvider.allowEmbeddedIssuer=true', 'allowHttpPublicUrl=true'];
    assert.ok((await render(helm, 'trial', { set })).length > 0);
  });
  test('without operators none of their resources is rendered', async () => {
    for (const values of ['trial', 'no-operators', 'hpa', 'external']) await render(helm, values, { operators: false });
  });
});
