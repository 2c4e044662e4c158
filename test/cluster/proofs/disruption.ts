import { test } from 'node:test';
import { bySize } from '../../support/size.ts';
import { inSpace } from '../application.ts';
import { services } from '../build-images.ts';
import { evict, podsOf, replaced } from '../pods.ts';
import type { Scene } from '../scene.ts';
import { underLoad } from '../under-load.ts';

/** Enough sessions for more than one interviewer. */
const PEOPLE = 12;
const targets = bySize({ smoke: ['gateway', 'campaigns', 'interviewer'], proof: services });

/** Pods are removed one at a time, as when nodes are drained or machines fail. */
export function proveDisruption(scene: Scene): void {
  test(`a pod of ${targets.join(', ')} is deleted in turn: no request or interview fails`, async () => {
    await underLoad(scene, PEOPLE, 'deletions', async () => {
      for (const service of targets) {
        const [pod] = await podsOf(service);
        if (!pod) throw new Error(`${service} has no pod`);
        await inSpace('delete', 'pod', pod.name, '--wait=false');
        await replaced(service, pod.name);
      }
    });
  });

  test(`every pod of ${targets.join(', ')} is evicted, as its disruption budget allows: no request or interview fails`, async () => {
    await underLoad(scene, PEOPLE, 'evictions', async () => {
      for (const service of targets) {
        for (const { name } of await podsOf(service)) {
          await evict(name);
          await replaced(service, name);
        }
      }
    });
  });
}
