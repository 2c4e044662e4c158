/** Part of an object: from byte `start` up to and including byte `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Named bytes outside the database. Keys consist of segments of `[A-Za-z0-9_.-]` joined by `/`. Errors: `unavailable` (the store does not answer or is
 * full), `not_found` (`get` of a missing object).
 */
export interface ObjectStore {
  /** Stores an object durably; an existing one is replaced as a whole. When it returns, a crash no longer loses the object. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** The bytes of an object, or of a part of it, as they arrive. */
  get(key: string, range?: ByteRange): AsyncIterable<Uint8Array>;
  /** Succeeds if there is no such object. */
  delete(key: string): Promise<void>;
  /** Deletes every object below `prefix`, which ends in `/`. Returns how many there were. */
  deletePrefix(prefix: string): Promise<number>;
  /** Keys below `prefix`, which ends in `/`; in pages, so that any number fits in memory. */
  list(prefix: string): AsyncIterable<string>;
  /** Resolves if the store can be read and written. */
  health(): Promise<void>;
  close(): void;
}

const SEGMENT = /^(?!\.{1,2}$)[A-Za-z0-9_.-]{1,128}$/;

/** Keys become paths and parts of URLs, so nothing in them has a meaning there. Throws an Error that names no key. */
export function assertKey(key: string): void {
  if (key.split('/').every((segment) => SEGMENT.test(segment))) return;
  throw new Error('an object key may contain only letters, digits, `_`, `.`, `-` and single slashes');
}

export function assertPrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new Error('a prefix of object keys ends in a slash');
  assertKey(prefix.slice(0, -1));
}
