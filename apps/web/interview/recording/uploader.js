// @ts-check
import { Problem, addressOf, problemOf } from '../../ui/api.js';
import { Backoff } from '../../ui/backoff.js';

/** Bytes of one request; what a slow line sends in half a minute. */
const MOST_BYTES = 512 * 1024;
/** While recording, a request for each second would use up the rate limit. */
const PAUSE_MS = 4_000;
const TIMEOUT_MS = 60_000;
const TUS = { 'tus-resumable': '1.0.0' };

/**
 * Uploads a recording while it grows, by the tus protocol: it continues at the offset that the server names.
 * @typedef {{ onProgress: () => void, onDone: () => void, onRejected: () => void }} Listener
 */
export class Uploader {
  /** @param {import('./chunk-store.js').ChunkStore} store @param {import('./chunk-store.js').Recorded} recorded @param {Listener} listener */
  constructor(store, recorded, listener) {
    this.store = store;
    this.recorded = recorded;
    this.listener = listener;
    this.isStopped = false;
    this.isTrying = false;
    /** The server knows the size: everything has arrived, though its answer was lost. */
    this.isDeclared = false;
    this.backoff = new Backoff({ first_ms: 500, longest_ms: 15_000 });
    this.wake = () => {};
    void this.run();
  }

  /** There is more, or the connection is back. */
  nudge() {
    this.wake();
    this.backoff.wake();
  }

  stop() {
    this.isStopped = true;
    this.nudge();
  }

  async run() {
    let isKnown = false;
    while (!this.isStopped) {
      try {
        if (this.recorded.upload === null) await this.create();
        else if (!isKnown) await this.askOffset();
        isKnown = true;
        if (await this.sendNext()) return;
        this.isTrying = false;
        this.backoff.succeeded();
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        // Another request has moved the offset: possibly an earlier one of this page whose answer was lost.
        isKnown = false;
        if (!error.isTransient && error.status !== 409) return this.reject();
        this.isTrying = true;
        this.listener.onProgress();
        await this.backoff.pause();
      }
    }
  }

  /** Sends what there is, or waits for more. Returns whether everything has arrived. */
  async sendNext() {
    const { recorded, store } = this;
    if (recorded.sent < recorded.size) {
      const body = await store.read(recorded, recorded.sent, MOST_BYTES);
      const response = await this.request(
        'PATCH',
        {
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(recorded.sent),
        },
        body,
      );
      await this.acknowledge(response);
      if (recorded.isEnded) return false;
    } else if (recorded.isEnded) {
      await this.finish();
      return true;
    }
    if (!recorded.isEnded) await this.pause();
    return false;
  }

  async finish() {
    const { recorded, store } = this;
    if (!this.isDeclared) {
      await this.request(
        'PATCH',
        {
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(recorded.sent),
          'upload-length': String(recorded.size),
        },
        new Blob([]),
      );
    }
    await store.remove(recorded.id);
    this.listener.onDone();
  }

  async create() {
    const metadata = { track: 'participant', filetype: this.recorded.mime_type };
    const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${btoa(value)}`);
    const response = await this.request('POST', { 'upload-defer-length': '1', 'upload-metadata': pairs.join(',') });
    this.recorded.upload = response.headers.get('location')?.split('/').at(-1) ?? null;
    await this.store.save(this.recorded);
  }

  async askOffset() {
    const response = await this.request('HEAD', {});
    this.isDeclared = response.headers.has('upload-length');
    await this.acknowledge(response);
  }

  /** @param {Response} response */
  async acknowledge(response) {
    await this.store.acknowledge(this.recorded, Number(response.headers.get('upload-offset')));
    this.listener.onProgress();
  }

  pause() {
    return new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async reject() {
    await this.store.remove(this.recorded.id);
    this.listener.onRejected();
  }

  /** @param {string} method @param {Record<string, string>} headers @param {Blob} [body] */
  async request(method, headers, body) {
    const { upload, token } = this.recorded;
    const address = addressOf(`session/recordings${upload === null ? '' : `/${upload}`}`);
    try {
      const response = await fetch(address, {
        method,
        headers: { ...TUS, ...headers, authorization: `Bearer ${token}` },
        ...(body && { body }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw await problemOf(response);
      return response;
    } catch (error) {
      throw error instanceof Problem ? error : new Problem(0, 'offline');
    }
  }
}
