import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { chart, findHelm, render, topology, valueSets } from '../support/helm.ts';
import { environmentOf, ofKind, planOf, specOf } from '../support/chart-objects.ts';

const helm = findHelm() ?? '';
const skip = helm === '' && 'helm is missing';

describe('TLS', { skip }, () => {
  const { services } = topology();
  const grpc = Object.entries(services).flatMap(([name, { port }]) => (port === 'grpc' ? [name] : []));

  test('between services is on unless a value set turns it off explicitly', async () => {
    for (const values of valueSets) {
      const isOff = readFileSync(join(chart, 'ci', `${values}.yaml`), 'utf8').includes('mode: disable');
      const manifests = await render(helm, values);
      for (const [service, { calls }] of Object.entries(services)) {
        const env = environmentOf(manifests, service);
        const scheme = isOff ? 'dns:///' : 'tls+dns:///';
        for (const called of calls) {
          const address = `${scheme}x-insights-${called}.ns.svc.cluster.local:50051`;
          assert.equal(env[`${called.toUpperCase()}_ADDR`], address, `${values}: ${service}`);
        }
        assert.equal('GRPC_TLS_CA_FILE' in env, !isOff && calls.length > 0, `${values}: ${service}`);
        assert.equal(
          env['GRPC_TLS_CERT_FILE'] !== undefined,
          !isOff && grpc.includes(service),
          `${values}: ${service}`,
        );
        assert.notEqual(env['GRPC_TLS_OPTIONAL'], 'true', `${values}: ${service}`);
      }
    }
  });

  test('each service’s certificate, from the Job or cert-manager, is for exactly the name that it is called by', async () => {
    const hosts = grpc.map((name) => [`x-insights-${name}-grpc`, `x-insights-${name}.ns.svc.cluster.local`]);
    const made = planOf(await render(helm, 'trial'))?.grpc.made?.certificates.map(({ name, host }) => [name, host]);
    assert.deepEqual(made?.toSorted(), hosts.toSorted());
    const operators = await render(helm, 'operators');
    const asked = ofKind(operators, 'Certificate').map((each) => {
      const { secretName, dnsNames } = specOf<{ secretName: string; dnsNames: string[] }>(each);
      return [secretName, ...dnsNames];
    });
    assert.deepEqual(asked.toSorted(), hosts.toSorted());
    assert.equal(planOf(operators)?.grpc.made, undefined);
  });

  test('turning it on changes servers before callers', async () => {
    const seen = [];
    for (const mode of ['disable', 'offer', 'use', 'require']) {
      const manifests = await render(helm, 'trial', { set: [`tls.grpc.mode=${mode}`] });
      const [caller, server] = ['gateway', 'jobs'].map((service) => environmentOf(manifests, service));
      const callsBy = caller?.['JOBS_ADDR']?.startsWith('tls+') ? 'TLS' : 'plaintext';
      const serves = server?.['GRPC_TLS_CERT_FILE'] === undefined ? 'plaintext' : 'TLS';
      seen.push([callsBy, serves + (server?.['GRPC_TLS_OPTIONAL'] === 'true' ? ' or plaintext' : '')]);
    }
    assert.deepEqual(seen, [
      ['plaintext', 'plaintext'],
      ['plaintext', 'TLS or plaintext'],
      ['TLS', 'TLS or plaintext'],
      ['TLS', 'TLS'],
    ]);
  });

  test('to external PostgreSQL and NATS is verified unless a value set turns it off explicitly', async () => {
    const addressesOf = async (values: string) => {
      const env = environmentOf(await render(helm, values), 'campaigns');
      return [new URL(env['DATABASE_URL'] ?? '').searchParams.get('sslmode'), new URL(env['NATS_URL'] ?? '').protocol];
    };
    for (const values of valueSets.filter((name) => !['no-operators', 'trial'].includes(name))) {
      assert.deepEqual(await addressesOf(values), ['verify-full', 'tls:'], values);
    }
    for (const values of ['no-operators', 'trial'])
      assert.deepEqual(await addressesOf(values), [null, 'nats:'], values);
  });
});
