import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { invalid } from '@insights/errors';
import { type Range, mayDial } from '../domain/address-rules.ts';
import { type PortRange, isIn, portOf } from '../domain/port-rules.ts';
import { type ResolveName, resolveName } from './resolve-name.ts';

/** A receiver's address is one that webhooks are not sent to. */
export class AddressRefused extends Error {
  constructor() {
    super('the address is not one that webhooks may be sent to');
    this.name = 'AddressRefused';
  }
}

const REGISTRATION_LOOKUP_MS = 3_000;
/** One text for every reason: the answer is no map of the network behind the service. */
const REFUSAL =
  'Webhooks cannot be sent to this address: give a public https address without user name and password, on port 443 or another that is allowed here.';

const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

/** Decides which addresses may be dialled: at registration by name, at connect by what the name stands for at that moment. */
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

  /** The addresses to dial for a host. Throws AddressRefused when any of them is refused, else what the lookup throws. */
  async addressesOf(host: string): Promise<string[]> {
    const name = bare(host);
    const addresses = isIP(name) ? [name] : await this.#resolve(name);
    if (!addresses.every((address) => mayDial(address, this.#allowed))) throw new AddressRefused();
    return addresses;
  }

  /**
   * A receiver's URL in normal form. A name that cannot be looked up now is accepted, as connect decides.
   * Errors: `invalid_request` at body.url, always in the same words.
   */
  async checkUrl(text: string): Promise<string> {
    const refused = invalid(['body', 'url'], REFUSAL);
    if (!URL.canParse(text)) throw refused;
    const url = new URL(text);
    if (!this.mayUse(url) || url.hostname === '' || url.username !== '' || url.password !== '') throw refused;
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

  /** Whether an attempt may use this scheme and port; settings may have become stricter since the registration. */
  mayUse(url: { protocol: string; port: string | number }): boolean {
    const isScheme = url.protocol === 'https:' || (url.protocol === 'http:' && this.#allowInsecure);
    return isScheme && isIn(portOf(url), this.#ports);
  }
}
