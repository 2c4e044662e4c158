import { type Setting, setting } from '@insights/config';
import type { GrpcServiceName } from '@insights/contracts';

type AddressSettings<Name extends GrpcServiceName> = { [N in Name as `${N}Address`]: Setting<string> };

/** A setting `<NAME>_ADDR` for each service that a process calls, e.g. `campaignsAddress`. */
export function addressSettings<Name extends GrpcServiceName>(...names: readonly Name[]): AddressSettings<Name> {
  const entries = names.map((name) => {
    const doc = `Address of ${name}: host:port, or dns:///name:port for all addresses behind one name.`;
    const env = `${name.toUpperCase()}_ADDR`;
    return [`${name}Address`, setting.string({ env, default: `${name}:50051`, doc })];
  });
  return Object.fromEntries(entries) as AddressSettings<Name>;
}
