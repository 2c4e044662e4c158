// @ts-check
/**
 * What was recorded and is not acknowledged yet. It survives a reload and a lost connection; where the browser blocks its database, it lasts
 * as long as the page.
 * @typedef {object} Recorded
 * @property {string} id
 * @property {string} token Of the participant, to go on after a reload.
 * @property {string} mime_type
 * @property {string | null} upload Id of the upload, once it has begun.
 * @property {number} size Bytes recorded.
 * @property {number} sent Bytes acknowledged.
 * @property {boolean} isEnded No more is recorded.
 */

const NAME = 'interview-recordings';

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function answerOf(request) {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result), { once: true });
    request.addEventListener('error', () => reject(request.error), { once: true });
  });
}

/** @returns {Promise<IDBDatabase | undefined>} */
async function openDatabase() {
  try {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('recordings', { keyPath: 'id' });
      request.result.createObjectStore('chunks');
    };
    return await answerOf(request);
  } catch {
    return undefined;
  }
}

export class ChunkStore {
  constructor() {
    this.database = openDatabase();
    /** @type {Map<string, Recorded>} */
    this.recordings = new Map();
    /** @type {Map<string, { start: number, blob: Blob }[]>} */
    this.chunks = new Map();
  }

  /** Recordings of a participant, as the last page left them. @param {string} token @returns {Promise<Recorded[]>} */
  async load(token) {
    const database = await this.database;
    /** @type {Recorded[]} */
    const known = database
      ? await answerOf(database.transaction('recordings').objectStore('recordings').getAll())
      : [...this.recordings.values()];
    return known.filter((one) => one.token === token);
  }

  /** @param {Recorded} recorded */
  async save(recorded) {
    const database = await this.database;
    if (!database) return void this.recordings.set(recorded.id, recorded);
    await answerOf(
      database
        .transaction('recordings', 'readwrite')
        .objectStore('recordings')
        .put({ ...recorded }),
    );
  }

  /** Appends what was recorded. @param {Recorded} recorded @param {Blob} blob */
  async append(recorded, blob) {
    const start = recorded.size;
    recorded.size += blob.size;
    const database = await this.database;
    if (!database) {
      this.chunks.set(recorded.id, [...(this.chunks.get(recorded.id) ?? []), { start, blob }]);
      return;
    }
    const change = database.transaction(['recordings', 'chunks'], 'readwrite');
    change.objectStore('chunks').put({ start, blob }, [recorded.id, start]);
    await answerOf(change.objectStore('recordings').put({ ...recorded }));
  }

  /** What follows an offset, up to about `most` bytes. @param {Recorded} recorded @param {number} from @param {number} most @returns {Promise<Blob>} */
  async read({ id }, from, most) {
    const all = await this.chunksOf(id);
    /** @type {Blob[]} */
    const parts = [];
    let size = 0;
    for (const { start, blob } of all) {
      if (start + blob.size <= from || size >= most) continue;
      const part = blob.slice(Math.max(0, from - start));
      parts.push(part);
      size += part.size;
    }
    return new Blob(parts);
  }

  /** @param {string} id @returns {Promise<{ start: number, blob: Blob }[]>} */
  async chunksOf(id) {
    const database = await this.database;
    if (!database) return this.chunks.get(id) ?? [];
    return answerOf(database.transaction('chunks').objectStore('chunks').getAll(rangeOf(id)));
  }

  /** Forgets what is acknowledged. @param {Recorded} recorded @param {number} sent */
  async acknowledge(recorded, sent) {
    recorded.sent = sent;
    await this.save(recorded);
    const database = await this.database;
    const kept = (await this.chunksOf(recorded.id)).filter(({ start, blob }) => start + blob.size > sent);
    const [first] = kept;
    if (!database) return void this.chunks.set(recorded.id, kept);
    const until = first ? first.start : sent;
    const gone = IDBKeyRange.bound([recorded.id, 0], [recorded.id, until], false, true);
    await answerOf(database.transaction('chunks', 'readwrite').objectStore('chunks').delete(gone));
  }

  /** @param {string} id */
  async remove(id) {
    this.recordings.delete(id);
    this.chunks.delete(id);
    const database = await this.database;
    if (!database) return;
    const change = database.transaction(['recordings', 'chunks'], 'readwrite');
    change.objectStore('chunks').delete(rangeOf(id));
    await answerOf(change.objectStore('recordings').delete(id));
  }
}

/** @param {string} id */
function rangeOf(id) {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}
