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

/** An agent that tells whether it connected during a request. */
export class GuardedAgent extends Agent {
  readonly #requests: Set<{ origin: string; hasConnected: boolean }>;

  constructor(options: Agent.Options & { readonly connect: buildConnector.connector }) {
    const requests = new Set<{ origin: string; hasConnected: boolean }>();
    super({
      ...options,
      connect(target, done) {
        const { origin } = new URL(`${target.protocol}//${target.host ?? target.hostname}`);
        for (const request of requests) request.hasConnected ||= request.origin === origin;
        options.connect(target, done);
      },
    });
    this.#requests = requests;
  }

  /**
   * Runs a request. If its connection is lost before the response, and the agent opened none to this receiver meanwhile, it was sent on a kept
   * connection that the receiver was just closing: it is sent once more (RFC 9112, section 9.3.1). A receiver recognises a repetition by its
   * `webhook-id`.
   */
  async resending<T>(url: string, run: () => Promise<T>, isLost: (error: unknown) => boolean): Promise<T> {
    const request = { origin: new URL(url).origin, hasConnected: false };
    this.#requests.add(request);
    try {
      return await run();
    } catch (error) {
      if (request.hasConnected || !isLost(error)) throw error;
      return await run();
    } finally {
      this.#requests.delete(request);
    }
  }
}

/**
 * An HTTP agent that connects only to addresses that the guard allows. The socket uses the checked addresses themselves, so changing a
 * DNS record between check and connect (DNS rebinding) has no effect. A reused connection was checked when it was opened.
 */
export function guardedAgent(guard: AddressGuard): GuardedAgent {
  const dial = buildConnector({
    lookup: guardedLookup(guard),
    timeout: CONNECT_TIMEOUT_MS,
    allowH2: false,
  });
  return new GuardedAgent({
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
