import { after, test } from 'node:test';
import { proveInstall } from './proofs/install.ts';
import { useCluster, whySkipped } from './scene.ts';

const reason = whySkipped();
if (reason) {
  console.log(reason);
  test('the release on a cluster', { skip: reason }, () => undefined);
} else {
  proveInstall(await useCluster(after));
}
