import process from 'node:process';
import type { after } from 'node:test';
import { unlock } from '../../deploy/boot/lock.mjs';
import type { Api } from '../support/api.ts';
import { size } from '../support/size.ts';
import { type WebhookReceiver, startWebhookReceiver } from '../support/webhook-receiver.ts';
import { enter, firstInstall, prepareSpace, publicUrl } from './application.ts';
import { buildImages } from './build-images.ts';
import { buildPrograms } from './build-programs.ts';
import { down, up } from './cluster.ts';
import { Recorder } from './recorder.ts';
import { holdLock } from './hold-lock.ts';
import { HOST_IP, missing, whyNever } from './place.ts';

/** An installed release, its first user, and a receiver of its webhooks. */
export interface Scene {
  base_url: string;
  api: Api;
  receiver: WebhookReceiver;
  /** The connections since before the release was installed. */
  recorder: Recorder;
  /** Seconds that the documented installation and `helm test` took. */
  install_seconds: number;
  /** What the installation's commands printed. */
  installed: string;
}

/** Why the cluster's tests are skipped; empty if they run. Proofs build missing parts. */
export function whySkipped(): string {
  const never = whyNever();
  if (never) return `no cluster here: ${never}`;
  const cold = size === 'smoke' ? missing() : [];
  return cold.length > 0 ? `no cluster yet: \`npm run cluster -- build\` makes ${cold.join(', ')} (30 min)` : '';
}

/**
 * The cluster, reserved until the file's tests have ended, with a newly installed release.
 * INSIGHTS_KEEP_CLUSTER keeps it running for inspection.
 */
export async function useCluster(atEnd: typeof after): Promise<Scene> {
  const lock = await holdLock();
  let recorder: Recorder | undefined;
  atEnd(async () => {
    await recorder?.close();
    if (!process.env['INSIGHTS_KEEP_CLUSTER']) await down();
    unlock(lock);
  });
  await buildPrograms();
  await buildImages();
  await up();
  recorder = Recorder.start();
  await prepareSpace();
  const began = performance.now();
  const installed = await firstInstall();
  const install_seconds = (performance.now() - began) / 1_000;
  const base_url = await publicUrl();
  const receiver = await startWebhookReceiver(HOST_IP);
  atEnd(() => receiver.close());
  const api = await enter(base_url);
  await api.ok(api.post('/v1/webhook-endpoints', { url: receiver.url, events: [], description: 'all' }));
  return { base_url, api, receiver, recorder, install_seconds, installed };
}
