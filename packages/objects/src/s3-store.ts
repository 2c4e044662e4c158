import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type ByteRange, type ObjectStore, assertKey, assertPrefix } from './object-store.ts';
import { objectNotFound, storeUnavailable } from './store-errors.ts';

const CONNECT_MS = 3_000;
/** Longest silence of the server. */
const SILENCE_MS = 15_000;
const REQUEST_MS = 30_000;
const ATTEMPTS = 3;
const MAX_SOCKETS = 64;

export interface S3Options {
  /** Empty: the provider's own address for the region. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly path_style: boolean;
  /** Empty: the credentials that the environment offers, such as a role of the pod. */
  readonly access_key_id: string;
  readonly secret_access_key: string;
}

/** Objects in a bucket that is reached over the S3 protocol; any number of processes may share it. */
export class S3Store implements ObjectStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ endpoint, region, bucket, path_style, access_key_id, secret_access_key }: S3Options) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      region,
      forcePathStyle: path_style,
      ...(endpoint !== '' && { endpoint }),
      ...(access_key_id !== '' && {
        credentials: { accessKeyId: access_key_id, secretAccessKey: secret_access_key },
      }),
      maxAttempts: ATTEMPTS,
      // Not every compatible server knows the newer checksums; content is authenticated by its owner.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        requestTimeout: REQUEST_MS,
        httpAgent: { keepAlive: true, maxSockets: MAX_SOCKETS },
        httpsAgent: { keepAlive: true, maxSockets: MAX_SOCKETS },
      },
    });
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    assertKey(key);
    const command = new PutObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      Body: content,
      ContentLength: content.length,
      ContentType: 'application/octet-stream',
    });
    await this.#client.send(command).catch(fail);
  }

  async *get(key: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
    assertKey(key);
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const command = new GetObjectCommand({ Bucket: this.#bucket, Key: key, ...part });
    const { Body } = await this.#client.send(command).catch(fail);
    if (!Body) return;
    const body = Body as Readable;
    try {
      for await (const piece of body) yield piece as Uint8Array;
    } catch (error) {
      fail(error);
    } finally {
      body.destroy();
    }
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key })).catch(fail);
  }

  async deletePrefix(prefix: string): Promise<number> {
    assertPrefix(prefix);
    let count = 0;
    for (;;) {
      // Always the first page: those listed before are deleted.
      const { keys } = await this.#page(prefix, undefined);
      if (keys.length === 0) return count;
      const Objects = keys.map((Key) => ({ Key }));
      const command = new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } });
      const { Errors = [] } = await this.#client.send(command).catch(fail);
      if (Errors.length > 0) throw storeUnavailable({ code: Errors[0]?.Code ?? 'delete refused' });
      count += keys.length;
    }
  }

  async *list(prefix: string): AsyncGenerator<string> {
    assertPrefix(prefix);
    let after: string | undefined;
    do {
      const page = await this.#page(prefix, after);
      yield* page.keys;
      after = page.next;
    } while (after !== undefined);
  }

  async health(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket })).catch((error: unknown) => {
      throw storeUnavailable(error);
    });
  }

  close(): void {
    this.#client.destroy();
  }

  async #page(prefix: string, after: string | undefined): Promise<{ keys: string[]; next: string | undefined }> {
    const command = new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: prefix, ContinuationToken: after });
    const { Contents = [], NextContinuationToken } = await this.#client.send(command).catch(fail);
    const keys = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
    return { keys, next: NextContinuationToken };
  }
}

function fail(error: unknown): never {
  if (error instanceof S3ServiceException && error.name === 'NoSuchKey') throw objectNotFound();
  throw storeUnavailable(error);
}
