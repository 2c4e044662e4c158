import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { planOf, podOf, ofKind } from '../support/chart-objects.ts';
import { chart, findHelm, render } from '../support/helm.ts';
import { type SecretsApi, secretsApi } from '../support/secrets-api.ts';

const helm = findHelm() ?? '';
const skip = helm === '' && 'helm is missing: install it on PATH, or set HELM to its path';
const run = promisify(execFile);

const TRUST = 'x-insights-grpc-trust';
const AUTHORITY = 'x-insights-grpc-authority';
const JOBS = 'x-insights-jobs-grpc';

interface Pair {
  certificate: string;
  key: string;
}
const { makeCertificate } = (await import(pathToFileURL(join(chart, 'files/certificates.mjs')).href)) as {
  makeCertificate(names: string[], days: number, authority: Pair): Pair;
};

/** The Job's actions at an install or upgrade with these values. */
async function makeSecrets(api: SecretsApi, set: string[] = [], isUpgrade = false): Promise<string> {
  const plan = planOf(await render(helm, 'trial', { set, isUpgrade }));
  assert.ok(plan);
  return api.makeSecrets(plan);
}

const valueOf = ({ secrets }: SecretsApi, secret: string, key: string): string => {
  const text = secrets.get(secret)?.[key];
  assert.ok(text, `${secret}/${key}`);
  return text;
};

/** Throws OpenSSL's findings about a server's certificate, with its strictest checks. */
async function verify(authorities: string, certificate: string, host: string): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'insights-verify-'));
  try {
    await writeFile(join(dir, 'ca.crt'), authorities);
    await writeFile(join(dir, 'tls.crt'), certificate);
    const strict = ['-x509_strict', '-no-CApath', '-no-CAstore', '-purpose', 'sslserver', '-verify_hostname', host];
    await run('openssl', ['verify', ...strict, '-CAfile', join(dir, 'ca.crt'), join(dir, 'tls.crt')]);
  } finally {
    await rm(dir, { recursive: true });
  }
}

describe('certificates between services', { skip }, async () => {
  test('an install creates a certificate for each service’s name that passes OpenSSL’s strictest checks', async () => {
    const api = await secretsApi({ after });
    const manifests = await render(helm, 'trial');
    const plan = planOf(manifests);
    assert.ok(plan?.grpc.made);
    await api.makeSecrets(plan);
    const believed = valueOf(api, TRUST, 'ca.crt');
    for (const { name, host } of plan.grpc.made.certificates) {
      await verify(believed, valueOf(api, name, 'tls.crt'), host);
      await assert.rejects(verify(believed, valueOf(api, name, 'tls.crt'), 'x-insights-other.ns.svc.cluster.local'));
    }
    assert.equal(plan.grpc.made.certificates.length, 6);
    assert.deepEqual(Object.keys(api.secrets.get(TRUST) ?? {}).toSorted(), ['ca.crt', 'mode']);
    const mounted = ofKind(manifests, 'Deployment').flatMap((each) => podOf(each).volumes ?? []);
    assert.ok(!mounted.some(({ secret }) => secret?.secretName === AUTHORITY), 'no pod has the authority’s key');
  });

  test('an upgrade renews certificates after a third of their lifetime and changes no others', async () => {
    const api = await secretsApi({ after });
    await makeSecrets(api);
    const before = structuredClone(api.secrets);
    assert.equal(await makeSecrets(api, [], true), '', 'nothing is written');
    assert.deepEqual(api.secrets, before);
    const host = 'x-insights-jobs.ns.svc.cluster.local';
    const authority = { certificate: valueOf(api, AUTHORITY, '1.crt'), key: valueOf(api, AUTHORITY, '1.key') };
    const old = makeCertificate([host], 480, authority);
    api.secrets.set(JOBS, { 'tls.crt': old.certificate, 'tls.key': old.key });
    await makeSecrets(api, [], true);
    assert.notEqual(valueOf(api, JOBS, 'tls.crt'), old.certificate);
    await verify(valueOf(api, TRUST, 'ca.crt'), valueOf(api, JOBS, 'tls.crt'), host);
    api.secrets.set(JOBS, before.get(JOBS) ?? {});
    assert.deepEqual(api.secrets, before, 'and nothing else');
  });

  test('authorities can be rotated: certificates of the old and the new one are accepted in every step', async () => {
    const api = await secretsApi({ after });
    await makeSecrets(api);
    const host = 'x-insights-jobs.ns.svc.cluster.local';
    const first = { believed: valueOf(api, TRUST, 'ca.crt'), certificate: valueOf(api, JOBS, 'tls.crt') };
    let former = first;
    for (const authorities of ['{1,2}', '{2,1}', '{2}']) {
      await makeSecrets(api, [`tls.grpc.authorities=${authorities}`], true);
      const now = { believed: valueOf(api, TRUST, 'ca.crt'), certificate: valueOf(api, JOBS, 'tls.crt') };
      for (const { believed } of [former, now]) {
        for (const { certificate } of [former, now]) await verify(believed, certificate, host);
      }
      former = now;
    }
    await assert.rejects(verify(former.believed, first.certificate, host));
    await assert.rejects(verify(first.believed, former.certificate, host));
  });

  test('TLS is turned on step by step, and skipping a step is rejected before anything changes', async () => {
    const api = await secretsApi({ after });
    const upgradeTo = (mode: string) => makeSecrets(api, [`tls.grpc.mode=${mode}`], true);
    await makeSecrets(api, ['tls.grpc.mode=disable']);
    const before = structuredClone(api.secrets);
    await assert.rejects(upgradeTo('require'), /runs with disable.*tls\.grpc\.mode=offer first/);
    await assert.rejects(upgradeTo('use'), /tls\.grpc\.mode=offer first/);
    assert.deepEqual(api.secrets, before);
    for (const mode of ['offer', 'use', 'require', 'require']) await upgradeTo(mode);
    await assert.rejects(upgradeTo('disable'), /runs with require.*tls\.grpc\.mode=use first/);
    for (const mode of ['use', 'offer', 'disable']) await upgradeTo(mode);
  });

  test('an upgrade from a version without this mode counts as running without TLS', async () => {
    const api = await secretsApi({ after });
    await assert.rejects(makeSecrets(api, [], true), /runs with disable.*tls\.grpc\.mode=offer first/);
    assert.equal(api.secrets.size, 0);
    await makeSecrets(api, ['tls.grpc.mode=offer'], true);
  });
});
