import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '@insights/errors';
import type { Request, Response } from 'express';
import type { Hold } from './body-memory.ts';

/** The limit of every route without a `large_field`. */
export const SMALL_BODY_BYTES = 1024 * 1024;
/** Smaller bodies are not counted: their connection takes more memory than they do. */
const UNCOUNTED_BYTES = 16 * 1024;
const GRACE_MS = 15_000;
/** 2 Mbit/s: 20 MiB take 80 seconds. */
const LEAST_BYTES_PER_MS = 256;
const LOOK_AGAIN_MS = 1_000;
const EMPTY = Buffer.alloc(0);

export interface Wanted {
  readonly limit: number;
  /** Whether gzip, deflate and br are allowed. */
  readonly inflates: boolean;
  readonly hold: Hold;
  /** Called with each piece as it arrives. An error ends the reading. */
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

/** Reserves memory for a large body in advance, so that it is not rejected half-way. Others are counted as they arrive. */
function growing(declared: number | undefined, { grow }: Hold): ((bytes: number) => void) | undefined {
  if (declared === undefined) return grow;
  if (declared > SMALL_BODY_BYTES) grow(declared);
  return declared > UNCOUNTED_BYTES && declared <= SMALL_BODY_BYTES ? grow : undefined;
}

/** The value of `Content-Length`; 0 without a body, undefined when the length is not known in advance. */
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

/** Routes with large bodies accept no compression: a few bytes could expand to the maximum. Errors: `unsupported_media_type`. */
export function encodingOf(request: Request, inflates: boolean): Inflating | 'identity' {
  const name = request.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (name === 'identity' || (inflates && isInflating(name))) return name;
  throw new AppError('unsupported_media_type', {
    publicMessage: inflates
      ? 'Content-Encoding may be gzip, deflate, br or identity.'
      : 'This route does not accept compressed bodies. Send the body without Content-Encoding.',
  });
}

export function tooLarge(limit: number): AppError {
  return new AppError('payload_too_large', {
    publicMessage: `The body is larger than the maximum of ${limit} bytes.`,
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
 * The bytes read so far. If the length is known in advance, each piece is written to its place at once; otherwise all pieces and their sum would
 * be in memory together. The operating system provides memory only for the parts that are written.
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

/** Without a minimum rate, a sender could hold a connection and its memory for ever. */
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
            publicMessage: 'The body arrived too slowly. Send it over a faster connection.',
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
