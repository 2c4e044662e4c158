import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import type { Manifest } from './helm.ts';

export interface EnvVar {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string } };
}
export interface Container {
  securityContext: object;
  name: string;
  image: string;
  volumeMounts: { name: string }[];
  env?: EnvVar[];
  envFrom?: { configMapRef: { name: string } }[];
  resources?: { requests?: object; limits?: object };
  readinessProbe?: object;
  livenessProbe?: object;
}
export interface Pod {
  containers: [Container, ...Container[]];
  securityContext: { runAsNonRoot: boolean; seccompProfile: object; fsGroupChangePolicy: string };
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds: number;
  nodeSelector?: Record<string, string>;
  tolerations?: object[];
  volumes?: { name: string; secret?: { secretName: string; items?: { key: string }[] } }[];
}
/** What the Job that creates Secrets has to create. */
export interface Plan {
  secrets: { name: string; keys: Record<string, string> }[];
  trust?: { name: string };
  grpc: {
    mode: string;
    isUpgrade: boolean;
    trust: string;
    made?: { authority: string; authorities: number[]; certificates: { name: string; host: string }[] };
  };
}

export const named = (manifests: Manifest[], kind: string, name: string) =>
  manifests.find((each) => each.kind === kind && each.metadata.name === name);
export const ofKind = (manifests: Manifest[], kind: string) => manifests.filter((each) => each.kind === kind);

export function specOf<T>(manifest: Manifest | undefined): T {
  assert.ok(manifest?.spec, 'the object exists');
  return manifest.spec as T;
}

export function podOf(owner: Manifest): Pod {
  if (owner.kind === 'Pod') return specOf<Pod>(owner);
  const isCronJob = owner.kind === 'CronJob';
  const job = isCronJob ? specOf<{ jobTemplate: Manifest }>(owner).jobTemplate : owner;
  return specOf<{ template: { spec: Pod } }>(job).template.spec;
}

/** The plan of the Job that creates Secrets; none if all Secrets are provided. */
export function planOf(manifests: Manifest[]): Plan | undefined {
  const job = named(manifests, 'Job', 'x-insights-secrets');
  const plan = job && podOf(job).containers[0].env?.find(({ name }) => name === 'PLAN')?.value;
  return plan === undefined ? undefined : (JSON.parse(plan) as Plan);
}

/** A value of the right format for each key of a Secret. */
function secretValue(service: string, key: string): string {
  const jwk = (type: 'ed25519' | 'rsa') => {
    const pair = type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519');
    return { ...pair.privateKey.export({ format: 'jwk' }), kid: service };
  };
  if (/^(PRINCIPAL|REPORT)_SIGNING_KEY(_\d+)?$/.test(key)) return JSON.stringify(jwk('ed25519'));
  if (key === 'PRINCIPAL_TRUST') return JSON.stringify({ keys: [jwk('ed25519')] });
  if (key === 'EMBEDDED_ISSUER_KEY') return JSON.stringify(jwk('rsa'));
  return key.endsWith('_KEYS') ? `k1:${Buffer.alloc(32).toString('base64')}` : 'secret';
}

/** The environment of a service's container, as Kubernetes would set it. */
export function environmentOf(manifests: Manifest[], service: string): Record<string, string> {
  const deployment = named(manifests, 'Deployment', `x-insights-${service}`);
  assert.ok(deployment);
  return environmentIn(manifests, deployment, service);
}

export function environmentIn(manifests: Manifest[], owner: Manifest, service: string): Record<string, string> {
  const env: Record<string, string> = {};
  const [container] = podOf(owner).containers;
  for (const { configMapRef } of container.envFrom ?? []) {
    const settings = named(manifests, 'ConfigMap', configMapRef.name)?.data;
    assert.ok(settings, configMapRef.name);
    Object.assign(env, settings);
  }
  for (const { name, value, valueFrom } of container.env ?? []) {
    const text = valueFrom ? secretValue(service, valueFrom.secretKeyRef.key) : (value ?? '');
    env[name] = text.replace(/\$\((\w+)\)/g, (_match, other: string) => env[other] ?? '');
  }
  return env;
}
