import { after, test } from 'node:test';
import { proveDisruption } from './proofs/disruption.ts';
import { proveInstall } from './proofs/install.ts';
import { proveRollout } from './proofs/rollout.ts';
import { proveScaling } from './proofs/scaling.ts';
import { useCluster, whySkipped } from './scene.ts';

const reason = whySkipped();
if (reason) {
  console.log(reason);
  test('the release on a cluster', { skip: reason }, () => undefined);
} else {
  const scene = await useCluster(after);
  proveInstall(scene);
  proveScaling(scene);
  proveDisruption(scene);
  proveRollout(scene);
}
