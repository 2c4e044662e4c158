import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { invalid } from '@insights/errors';
import { type Range, mayDial } from '../domain/address-rules.ts';
import { type PortRange, isIn, portOf } from '../domain/port-rules.ts';
import { receiverUrl } from '../domain/receiver-url.ts';
import { type ResolveName, resolveName } from './resolve-name.ts';

/** Webhooks are not sent to this address. */
export class AddressRefused extends Error {
  constructor() {
    super('Webhooks may not be sent to this address');
    this.name = 'AddressRefused';
  }
}

const REGISTRATION_LOOKUP_MS = 3_000;
/** One text for every reason that depends on settings or names, so that it reveals nothing about the internal network. */
const REFUSAL =
  'Webhooks cannot be sent to this address. Use a public https address on port 443 or another allowed port.';

const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

/** Decides which addresses may be connected to: at registration by name, and at connect by the addresses that the name has then. */
export class AddressGuard {
  readonly #allowed: readonly Range[];
  readonly #allowInsecure: boolean;
  readonly #ports: readonly PortRange[];
  readonly #resolve: ResolveName;

  constructor(options: {
    allowedRanges: readonly Range[];
    allowInsecure: boolean;
    ports: readonly PortRange[];
    resolve?: ResolveName;
  }) {
    this.#allowed = options.allowedRanges;
    this.#allowInsecure = options.allowInsecure;
    this.#ports = options.ports;
    this.#resolve = options.resolve ?? resolveName;
  }

  /** The addresses of a host. Throws AddressRefused if any of them is not allowed, and passes on errors of the lookup. */
  async addressesOf(host: string): Promise<string[]> {
    const name = bare(host);
    const addresses = isIP(name) ? [name] : await this.#resolve(name);
    if (!addresses.every((address) => mayDial(address, this.#allowed))) throw new AddressRefused();
    return addresses;
  }

  /**
   * A receiver's URL in normal form. A name whose lookup fails now is accepted, because each connection checks again.
   * Errors: `invalid_request` at body.url, with the same text for every address that may not be used.
   */
  async checkUrl(text: string): Promise<string> {
    const refused = invalid(['body', 'url'], REFUSAL);
    const url = receiverUrl(text);
    if (!this.mayUse(url)) throw refused;
    const isRefused = await Promise.race([
      this.addressesOf(url.hostname).then(
        () => false,
        (error: unknown) => error instanceof AddressRefused,
      ),
      sleep(REGISTRATION_LOOKUP_MS, false, { ref: false }),
    ]);
    if (isRefused) throw refused;
    return url.href;
  }

  /** Whether an attempt may use this scheme and port. Checked again, because settings may be stricter than at registration. */
  mayUse(url: { protocol: string; port: string | number }): boolean {
    const isScheme = url.protocol === 'https:' || (url.protocol === 'http:' && this.#allowInsecure);
    return isScheme && isIn(portOf(url), this.#ports);
  }
}
