import assert from 'node:assert/strict';
import { test } from 'node:test';
import { services } from './build-images.ts';
import { boundsOf, numberOf } from './resources.ts';

test('quantities of Kubernetes are converted to numbers', () => {
  const quantities = ['500000000n', '250m', '2', '192Mi', '1Gi', '5242880Ki'].map(numberOf);
  assert.deepEqual(quantities, [0.5, 0.25, 2, 201_326_592, 1_073_741_824, 5_368_709_120]);
  assert.throws(() => numberOf('12 parsecs'), /is no quantity/);
});

test('every service has resources in the chart, and its own override the common ones', () => {
  for (const service of services) {
    const { request, limit } = boundsOf(service);
    assert.ok(request.mib > 0 && request.mcpu > 0 && limit.mib > request.mib, service);
  }
  assert.ok(boundsOf('reports').limit.mib > boundsOf('jobs').limit.mib);
});
