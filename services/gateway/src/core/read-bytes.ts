import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '@insights/errors';
import type { Request, Response } from 'express';
import type { Hold } from './body-memory.ts';

/** What every route takes; only a route with a `large_field` takes more. */
export const SMALL_BODY_BYTES = 1024 * 1024;
/** So little is not counted: what is in flight of it is less than what its connection takes. */
const UNCOUNTED_BYTES = 16 * 1024;
const GRACE_MS = 15_000;
/** 2 Mbit/s: 20 MiB take 80 seconds. */
const LEAST_BYTES_PER_MS = 256;
const LOOK_AGAIN_MS = 1_000;
const EMPTY = Buffer.alloc(0);

export interface Wanted {
  readonly limit: number;
  /** Whether gzip, deflate and br are taken. */
  readonly inflates: boolean;
  readonly hold: Hold;
  /** Sees each piece as it arrives; what it throws ends the reading. */
  readonly inspect?: (chunk: Buffer) => void;
}

/** The bytes of a body. Errors: `payload_too_large`, `unsupported_media_type`, `request_timeout`, `unavailable`, `invalid_request`. */
export async function readBytes(request: Request, response: Response, wanted: Wanted): Promise<Buffer> {
  const declared = declaredBytes(request);
  if (declared === 0) return EMPTY;
  const encoding = encodingOf(request, wanted.inflates);
  if (declared !== undefined && declared > wanted.limit) throw tooLarge(wanted.limit);
  const size = encoding === 'identity' ? declared : undefined;
  const grow = growing(size, wanted.hold);
  if (request.get('expect') !== undefined) response.writeContinue();
  const body = encoding === 'identity' ? request : request.pipe(INFLATING[encoding]());
  return inTime(request, collect(request, body, { ...wanted, grow, declared: size }));
}

/** Counts a large body at once, so that none is refused when half of it has come; others as they come. */
function growing(declared: number | undefined, { grow }: Hold): ((bytes: number) => void) | undefined {
  if (declared === undefined) return grow;
  if (declared > SMALL_BODY_BYTES) grow(declared);
  return declared > UNCOUNTED_BYTES && declared <= SMALL_BODY_BYTES ? grow : undefined;
}

/** What `Content-Length` says; 0 without a body, undefined where only the end will tell. */
export function declaredBytes(request: Request): number | undefined {
  if (request.get('transfer-encoding') !== undefined) return undefined;
  return Number(request.get('content-length') ?? 0);
}

type Inflating = 'gzip' | 'deflate' | 'br';
const INFLATING: Readonly<Record<Inflating, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
const isInflating = (name: string): name is Inflating => Object.hasOwn(INFLATING, name);

/** Where much is allowed none is inflated: a few bytes could be all of it. Errors: `unsupported_media_type`. */
export function encodingOf(request: Request, inflates: boolean): Inflating | 'identity' {
  const name = request.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (name === 'identity' || (inflates && isInflating(name))) return name;
  throw new AppError('unsupported_media_type', {
    publicMessage: inflates
      ? 'Content-Encoding may be gzip, deflate, br or identity.'
      : 'This route takes no compressed bodies. Send it without Content-Encoding.',
  });
}

export function tooLarge(limit: number): AppError {
  return new AppError('payload_too_large', {
    publicMessage: `The body is larger than the ${limit} bytes that are allowed here.`,
  });
}

function unreadable(cause: unknown): AppError {
  return new AppError('invalid_request', {
    publicMessage: 'The body could not be read.',
    problems: [{ loc: ['body'], msg: 'The body could not be read', type: 'value_error' }],
    cause,
  });
}

type Collecting = Pick<Wanted, 'limit' | 'inspect'> & {
  readonly grow: ((bytes: number) => void) | undefined;
  readonly declared: number | undefined;
};

function collect(request: Request, body: Readable, wanted: Collecting): Promise<Buffer> {
  const { limit, inspect, grow } = wanted;
  return new Promise((resolve, reject) => {
    const bytes = new Collected(wanted.declared);
    const stop = (error: unknown) => {
      body.off('data', take);
      bytes.clear();
      if (body !== request) {
        request.unpipe();
        body.destroy();
      }
      reject(error);
    };
    const take = (chunk: Buffer) => {
      try {
        if (bytes.length + chunk.length > limit) throw tooLarge(limit);
        grow?.(chunk.length);
        inspect?.(chunk);
        bytes.add(chunk);
      } catch (error) {
        stop(error);
      }
    };
    body.on('data', take);
    body.once('end', () => resolve(bytes.whole()));
    body.once('error', (error) => stop(unreadable(error)));
    request.once('close', () => {
      if (!request.complete) stop(unreadable(new Error('the connection was closed')));
    });
  });
}

/**
 * The bytes so far. Of a large body that says how large it is each piece goes to its place at once: hundreds of pieces and their sum would
 * be in memory together. The system gives the place its memory only where it is written to.
 */
class Collected {
  #place: Buffer | undefined;
  #pieces: Buffer[] = [];
  length = 0;

  constructor(declared: number | undefined) {
    if (declared !== undefined && declared > SMALL_BODY_BYTES) this.#place = Buffer.allocUnsafeSlow(declared);
  }

  add(piece: Buffer): void {
    if (this.#place) piece.copy(this.#place, this.length);
    else this.#pieces.push(piece);
    this.length += piece.length;
  }

  whole(): Buffer {
    if (this.#place) return this.#place.subarray(0, this.length);
    const [first] = this.#pieces;
    return first && this.#pieces.length === 1 ? first : Buffer.concat(this.#pieces, this.length);
  }

  clear(): void {
    this.#place = undefined;
    this.#pieces = [];
  }
}

/** One byte a second would keep a connection, and what has been read, for as long as the sender likes. */
function inTime(request: Request, reading: Promise<Buffer>): Promise<Buffer> {
  if (request.complete) return reading;
  return new Promise((resolve, reject) => {
    const [began, before] = [performance.now(), request.socket.bytesRead];
    const look = () => {
      const allowed = GRACE_MS + (request.socket.bytesRead - before) / LEAST_BYTES_PER_MS;
      const left = began + allowed - performance.now();
      if (left > 0) timer = setTimeout(look, Math.max(left, LOOK_AGAIN_MS));
      else
        reject(
          new AppError('request_timeout', {
            publicMessage: 'The body came too slowly. Send it over a faster connection.',
          }),
        );
    };
    let timer = setTimeout(look, GRACE_MS);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** SHA-256 of address and body, as an idempotency key needs it. */
export function requestHash(request: Request) {
  return createHash('sha256').update(`${request.originalUrl}\n`);
}
