import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import { type AddressGuard, AddressRefused } from './address-guard.ts';

const MAX_HEADER_BYTES = 16_384;
/** An idle connection is closed after this time, or earlier if the receiver says so. */
const KEPT_MS = 4_000;

export interface Message {
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer;
  readonly signal: AbortSignal;
}

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

/** A request failed; `wasReused`: on a connection that had carried others. */
class Failed extends Error {
  readonly wasReused: boolean;

  constructor(cause: Error, wasReused: boolean) {
    super('request failed', { cause });
    this.wasReused = wasReused;
  }
}

/**
 * Sends requests only to addresses that the guard allows. A connection uses the checked addresses themselves, so changing a DNS record
 * between check and connect (DNS rebinding) has no effect. A reused connection was checked when it was opened.
 */
export class GuardedAgent {
  readonly #guard: AddressGuard;
  readonly #http: http.Agent;
  readonly #https: https.Agent;

  constructor(guard: AddressGuard) {
    const options = { keepAlive: true, timeout: KEPT_MS, lookup: guardedLookup(guard) };
    this.#guard = guard;
    this.#http = new http.Agent(options);
    this.#https = new https.Agent(options);
  }

  /**
   * Posts a message; the answer's body is still to be read. If a kept connection is lost before the answer, the receiver was just
   * closing it, and the message is sent once more (RFC 9112, section 9.3.1): a receiver recognises a repetition by its `webhook-id`.
   */
  async post(target: string, message: Message, isLost: (error: unknown) => boolean): Promise<IncomingMessage> {
    const url = new URL(target);
    await this.#check(url);
    try {
      return await this.#send(url, message);
    } catch (error) {
      if (!(error instanceof Failed && error.wasReused && isLost(error))) throw error;
      return await this.#send(url, message);
    }
  }

  /** IP addresses in the URL skip the lookup, so they are checked here. */
  async #check(url: URL): Promise<void> {
    if (!this.#guard.mayUse(url)) throw new AddressRefused();
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host)) await this.#guard.addressesOf(host);
  }

  #send(url: URL, { headers, body, signal }: Message): Promise<IncomingMessage> {
    const [client, agent] = url.protocol === 'https:' ? [https, this.#https] : [http, this.#http];
    return new Promise((resolve, reject) => {
      const request = client.request(url, { agent, method: 'POST', headers, maxHeaderSize: MAX_HEADER_BYTES });
      if (signal.aborted) request.destroy();
      signal.addEventListener('abort', () => request.destroy(), { once: true });
      request.on('response', resolve);
      request.on('error', (error) => reject(new Failed(error, request.reusedSocket)));
      // Nothing asked for another protocol.
      request.on('upgrade', (_response, socket) => {
        socket.destroy();
        reject(Object.assign(new Error('the receiver changed the protocol'), { code: 'ECONNRESET' }));
      });
      request.end(body);
    });
  }

  destroy(): void {
    this.#http.destroy();
    this.#https.destroy();
  }
}
