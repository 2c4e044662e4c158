// Makes the Secrets that are missing, with Node alone. What is there is never changed: a key made anew would lock out whoever
// holds the former one. Reads PLAN: {labels, secrets: [{name, keys: {KEY: kind}}], trust: {name, from: [secret], keys: [KEY]}}.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';

const folder = process.env.ACCOUNT_FOLDER ?? '/var/run/secrets/kubernetes.io/serviceaccount';
const account = (file) => readFileSync(`${folder}/${file}`, 'utf8');
const path = `/api/v1/namespaces/${account('namespace')}/secrets`;
const plan = JSON.parse(process.env.PLAN);

// Begins with a letter: NATS would read `1e9…` out of its environment as a number.
const password = () => `p${randomBytes(24).toString('base64url')}`;
const jwk = (type, options, extra) => {
  const { privateKey } = generateKeyPairSync(type, options);
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), use: 'sig', ...extra });
};
const make = {
  password: () => password(),
  'signing-key': (service) => jwk('ed25519', {}, { alg: 'EdDSA', kid: service }),
  'issuer-key': () =>
    jwk('rsa', { modulusLength: 2048 }, { alg: 'RS256', kid: `embedded-${randomBytes(4).toString('hex')}` }),
  'key-ring': () => `k1:${randomBytes(32).toString('base64')}`,
};

/** One call of the Kubernetes API; its status and body. */
function api(method, url, body) {
  const { KUBERNETES_SERVICE_HOST: host, KUBERNETES_SERVICE_PORT: port } = process.env;
  const headers = {
    authorization: `Bearer ${account('token')}`,
    'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host, port, path: url, method, headers, ca: account('ca.crt'), timeout: 10_000 },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode, body: JSON.parse(Buffer.concat(chunks)) }));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('the Kubernetes API does not answer')));
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

/** Answers the Secret's data, or undefined where there is none. */
async function read(name) {
  const { status, body } = await api('GET', `${path}/${name}`);
  if (status === 404) return undefined;
  if (status !== 200) throw new Error(`Secret ${name} cannot be read: ${body.message}`);
  return body.data ?? {};
}

async function write(name, known, stringData) {
  const metadata = { name, labels: plan.labels };
  const { status, body } = known
    ? await api('PATCH', `${path}/${name}`, { stringData })
    : await api('POST', path, { apiVersion: 'v1', kind: 'Secret', metadata, stringData });
  if (status >= 300) throw new Error(`Secret ${name} cannot be written: ${body.message}`);
  console.log(`${name}: ${Object.keys(stringData).join(', ')}`);
}

for (const { name, keys } of plan.secrets) {
  const known = await read(name);
  const missing = Object.entries(keys).filter(([key]) => !(key in (known ?? {})));
  const made = missing.map(([key, kind]) => [key, make[kind.split(' ')[0]](kind.split(' ')[1])]);
  if (made.length > 0) await write(name, known, Object.fromEntries(made));
}

if (plan.trust) {
  const keys = [];
  for (const name of plan.trust.from) {
    const data = await read(name);
    for (const key of plan.trust.keys) {
      if (!data?.[key]) throw new Error(`Secret ${name} has no ${key}`);
      const { d: _private, ...shown } = JSON.parse(Buffer.from(data[key], 'base64'));
      keys.push(shown);
    }
  }
  const PRINCIPAL_TRUST = JSON.stringify({ keys });
  const known = await read(plan.trust.name);
  const present = Buffer.from(known?.PRINCIPAL_TRUST ?? '', 'base64').toString();
  if (present !== PRINCIPAL_TRUST) await write(plan.trust.name, known, { PRINCIPAL_TRUST });
}
