import { after, test } from 'node:test';
import { size } from '../support/size.ts';
import { proveConnections } from './proofs/connections.ts';
import { proveDisruption } from './proofs/disruption.ts';
import { proveInstall } from './proofs/install.ts';
import { proveResources } from './proofs/resources.ts';
import { proveRollout } from './proofs/rollout.ts';
import { proveRunbooks } from './proofs/runbooks.ts';
import { proveScaling } from './proofs/scaling.ts';
import { proveTwoReleases } from './proofs/two-releases.ts';
import { proveValueSets } from './proofs/value-sets.ts';
import { useCluster, whySkipped } from './scene.ts';

const reason = whySkipped();
if (reason) {
  console.log(reason);
  test('the release on a cluster', { skip: reason }, () => undefined);
} else {
  const scene = await useCluster(after);
  proveInstall(scene);
  const long = [proveScaling, proveDisruption, proveRollout, proveTwoReleases, proveResources];
  // An hour on two processors: longer than any run of the tests should take.
  if (size === 'proof') for (const prove of long) prove(scene);
  proveValueSets();
  // Checks everything that was done before.
  proveConnections(scene);
  if (size === 'proof') proveRunbooks(scene);
}
