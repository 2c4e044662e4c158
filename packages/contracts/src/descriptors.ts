import { readFileSync } from 'node:fs';

/** All contracts as a serialized FileDescriptorSet, for gRPC reflection. */
export function descriptorSet(): Buffer {
  return readFileSync(new URL('../descriptors/insights.binpb', import.meta.url));
}
