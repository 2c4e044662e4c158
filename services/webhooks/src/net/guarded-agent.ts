import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { type AddressGuard, AddressRefused } from './address-guard.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 16_384;

function guardedLookup(guard: AddressGuard): LookupFunction {
  return (host, options, done) => {
    guard.addressesOf(host).then(
      (addresses) => {
        const all = addresses.map((address) => ({ address, family: isIP(address) }));
        const first = all[0];
        if (!first) return done(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '');
        return options.all ? done(null, all) : done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };
}

/**
 * An HTTP agent that connects only to addresses that the guard allows. The socket uses the checked addresses themselves, so changing a
 * DNS record between check and connect (DNS rebinding) has no effect. A reused connection was checked when it was opened.
 */
export function guardedAgent(guard: AddressGuard): Agent {
  const dial = buildConnector({
    lookup: guardedLookup(guard),
    timeout: CONNECT_TIMEOUT_MS,
    allowH2: false,
  });
  return new Agent({
    // IP addresses in the URL skip the lookup, so they are checked here.
    connect(options, done) {
      const { protocol, port } = options;
      if (!guard.mayUse({ protocol, port: port ?? '' })) return done(new AddressRefused(), null);
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (!isIP(host)) return dial(options, done);
      guard.addressesOf(host).then(
        () => dial(options, done),
        (error: Error) => done(error, null),
      );
    },
    connections: null,
    pipelining: 1,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
}
