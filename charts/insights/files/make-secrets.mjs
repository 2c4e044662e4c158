// Creates missing Secrets without dependencies. Existing ones are never changed, because a new key would lock out the holders
// of the former one; only servers' certificates are renewed. Reads PLAN: {labels, secrets: [{name, keys: {KEY: kind}}],
// trust: {name, from: [secret], keys: [KEY]}, grpc: {mode, isUpgrade, trust, made: {authority, authorities, certificates: [{name, host}]}}}.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { makeAuthority, makeCertificate, serves } from './certificates.mjs';

const folder = process.env.ACCOUNT_FOLDER ?? '/var/run/secrets/kubernetes.io/serviceaccount';
const account = (file) => readFileSync(`${folder}/${file}`, 'utf8');
const path = `/api/v1/namespaces/${account('namespace')}/secrets`;
const plan = JSON.parse(process.env.PLAN);

// Begins with a letter: NATS would read `1e9…` in its environment as a number.
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

/** Calls the Kubernetes API and returns status and body. */
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

const AUTHORITY_DAYS = 3_650;
const CERTIFICATE_DAYS = 730;
/** A certificate that expires in fewer days is renewed. */
const RENEW_DAYS = 485;
/** Modes of TLS between services, in the only order without failed calls. */
const STEPS = ['disable', 'offer', 'use', 'require'];

/** Returns the Secret's data, or undefined for a missing Secret. */
async function read(name) {
  const { status, body } = await api('GET', `${path}/${name}`);
  if (status === 404) return undefined;
  if (status !== 200) throw new Error(`Reading Secret ${name} failed: ${body.message}`);
  return body.data ?? {};
}

async function write(name, known, stringData) {
  const metadata = { name, labels: plan.labels };
  const { status, body } = known
    ? await api('PATCH', `${path}/${name}`, { stringData })
    : await api('POST', path, { apiVersion: 'v1', kind: 'Secret', metadata, stringData });
  if (status >= 300) throw new Error(`Writing Secret ${name} failed: ${body.message}`);
  console.log(`${name}: ${Object.keys(stringData).join(', ')}`);
}

/** The Secret's texts by key; {} for a missing Secret. */
async function texts(name) {
  const data = (await read(name)) ?? {};
  return Object.fromEntries(Object.entries(data).map(([key, text]) => [key, Buffer.from(text, 'base64').toString()]));
}

/** Rejects a step in which old and new callers and servers would be incompatible. */
async function checkStep({ mode, isUpgrade, trust }) {
  const { mode: former = isUpgrade ? STEPS[0] : mode } = await texts(trust);
  const [from, to] = [STEPS.indexOf(former), STEPS.indexOf(mode)];
  if (Math.abs(to - from) <= 1) return;
  const next = STEPS[from + Math.sign(to - from)];
  throw new Error(
    `tls.grpc.mode=${mode}: this release runs with ${former}, and calls would be refused while pods are replaced. ` +
      `Upgrade with tls.grpc.mode=${next} first, one step at a time (docs/operations.md#tls-between-services)`,
  );
}

/** Writes only changes. */
async function bring(name, wanted) {
  const known = await read(name);
  const differs = ([key, text]) => Buffer.from(known?.[key] ?? '', 'base64').toString() !== text;
  const changed = Object.entries(wanted).filter(differs);
  if (changed.length > 0) await write(name, known, Object.fromEntries(changed));
}

/** Creates missing authorities, and certificates signed by the first one; returns the authorities that callers trust. */
async function certify({ authority, authorities, certificates }) {
  const present = await texts(authority);
  const all = authorities.map((number) => ({
    number,
    ...(present[`${number}.crt`]
      ? { certificate: present[`${number}.crt`], key: present[`${number}.key`] }
      : makeAuthority(`${authority} ${number}`.slice(-64), AUTHORITY_DAYS)),
  }));
  for (const { number, certificate, key } of all) {
    await bring(authority, { [`${number}.crt`]: certificate, [`${number}.key`]: key });
  }
  for (const { name, host } of certificates) {
    if (serves((await texts(name))['tls.crt'], [host], RENEW_DAYS, all[0])) continue;
    const made = makeCertificate([host], CERTIFICATE_DAYS, all[0]);
    await bring(name, { 'tls.crt': made.certificate, 'tls.key': made.key });
  }
  return all.map(({ certificate }) => certificate).join('');
}

await checkStep(plan.grpc);

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

// Last, because a step counts as done only when everything that it needs exists.
const believed = plan.grpc.made && (await certify(plan.grpc.made));
await bring(plan.grpc.trust, { ...(believed && { 'ca.crt': believed }), mode: plan.grpc.mode });
