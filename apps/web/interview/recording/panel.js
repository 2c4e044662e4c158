// @ts-check
import { announce } from '../../ui/announcer.js';
import { input, part, show } from '../../ui/elements.js';
import { tab } from '../../ui/store.js';
import { translate } from '../words.js';
import { ChunkStore } from './chunk-store.js';
import { Recorder, canRecord, openMicrophone } from './recorder.js';
import { Uploader } from './uploader.js';

/** @typedef {'off' | 'refused' | 'recording' | 'paused' | 'uploading' | 'stored' | 'failed'} State */

/** Whether the person wants to be recorded, for this tab. */
const WISH = 'records';

/** The recording of an interview: the wish, the microphone, the upload in the background, and what the person sees of it. */
export class RecordingPanel {
  constructor() {
    this.store = new ChunkStore();
    /** @type {Recorder | undefined} */
    this.recorder = undefined;
    /** @type {Uploader[]} */
    this.uploaders = [];
    /** @type {State} */
    this.state = 'off';
    part('recording-pause').addEventListener('click', () => this.togglePause());
    part('recording-stop').addEventListener('click', () => this.stop());
    part('recording-start').addEventListener('click', () => void this.start(this.token));
    input('record').addEventListener('change', () => tab.save(WISH, input('record').checked ? 'yes' : null));
    this.token = '';
  }

  /** Asks on the page of the consent. @param {{ records_audio?: boolean }} session */
  offer({ records_audio }) {
    show('record-row', Boolean(records_audio) && canRecord);
    input('record').checked = tab.load(WISH) === 'yes';
  }

  /** The interview runs: records if the person wants it, and uploads what an earlier page left. @param {string} token @param {{ records_audio?: boolean }} session */
  async open(token, { records_audio }) {
    this.token = token;
    this.place('input-status');
    if (!records_audio) return;
    for (const left of await this.store.load(token)) {
      if (this.uploaders.some(({ recorded }) => recorded.id === left.id)) continue;
      left.isEnded = true;
      this.upload(left);
    }
    if (canRecord && tab.load(WISH) === 'yes' && !this.recorder) await this.start(token);
    else this.update();
  }

  /** @param {string} token */
  async start(token) {
    if (this.recorder) return;
    const microphone = await openMicrophone().catch(() => undefined);
    if (!microphone) {
      tab.save(WISH, null);
      return this.change('refused');
    }
    tab.save(WISH, 'yes');
    /** @type {import('./chunk-store.js').Recorded} */
    const recorded = { id: crypto.randomUUID(), token, mime_type: '', upload: null, size: 0, sent: 0, isEnded: false };
    /** Slices are stored one after the other. */
    let stored = Promise.resolve();
    const recorder = new Recorder(
      microphone,
      (slice) => {
        stored = stored.then(() => this.keep(recorded, slice));
      },
      () => {
        stored = stored.then(() => this.close(recorded));
      },
    );
    recorded.mime_type = recorder.mime_type;
    this.recorder = recorder;
    this.change('recording');
  }

  /** The upload begins with the first slice, which has the header of the file. @param {import('./chunk-store.js').Recorded} recorded @param {Blob} slice */
  async keep(recorded, slice) {
    recorded.mime_type ||= slice.type.split(';', 1)[0] ?? '';
    await this.store.append(recorded, slice);
    if (!this.uploaders.some((one) => one.recorded === recorded)) this.upload(recorded);
  }

  /** @param {import('./chunk-store.js').Recorded} recorded */
  async close(recorded) {
    recorded.isEnded = true;
    if (recorded.size > 0) await this.store.save(recorded);
    this.recorder = undefined;
    this.uploaders.find((one) => one.recorded === recorded)?.nudge();
    this.update();
  }

  /** @param {import('./chunk-store.js').Recorded} recorded */
  upload(recorded) {
    /** @param {State} state */
    const end = (state) => {
      this.uploaders = this.uploaders.filter((one) => one !== uploader);
      if (!this.recorder && this.uploaders.length === 0) this.change(state);
    };
    const uploader = new Uploader(this.store, recorded, {
      onProgress: () => this.update(),
      onDone: () => end('stored'),
      onRejected: () => end('failed'),
    });
    this.uploaders.push(uploader);
  }

  togglePause() {
    if (this.recorder?.isPaused) this.recorder.resume();
    else this.recorder?.pause();
    this.update();
  }

  /** Ends the recording; what was recorded is uploaded, and the interview goes on. */
  stop() {
    tab.save(WISH, null);
    this.recorder?.stop();
  }

  /** The interview is over: the rest is uploaded while the last page is open. @param {string} id Where the state is shown now. */
  end(id) {
    this.recorder?.stop();
    this.place(id);
    this.update();
  }

  /** Deletes what is in this browser. */
  async forget() {
    tab.save(WISH, null);
    for (const uploader of this.uploaders) uploader.stop();
    this.uploaders = [];
    this.recorder?.stop();
    this.recorder = undefined;
    for (const { id } of await this.store.load(this.token)) await this.store.remove(id);
    this.change('off');
  }

  /** The connection is back. */
  nudge() {
    for (const uploader of this.uploaders) uploader.nudge();
  }

  /** @param {string} id */
  place(id) {
    part(id).append(part('recording-panel'));
  }

  update() {
    if (this.recorder) this.change(this.recorder.isPaused ? 'paused' : 'recording');
    else if (this.uploaders.length > 0) this.change('uploading');
    else this.change(this.state);
  }

  /** @param {State} state */
  change(state) {
    const isNew = state !== this.state;
    this.state = state;
    const isTrying = this.uploaders.some((one) => one.isTrying);
    const text = textOf(state, isTrying);
    part('recording-state').textContent = text;
    part('recording-panel').dataset['state'] = state;
    part('recording-pause').textContent = translate(state === 'paused' ? 'recording_resume' : 'recording_pause');
    const isRunning = state === 'recording' || state === 'paused';
    show('recording-panel', state !== 'off');
    show('recording-pause', isRunning);
    show('recording-stop', isRunning);
    show('recording-start', state === 'refused');
    if (isNew && text !== '') announce(text);
  }
}

/** @param {State} state @param {boolean} isTrying */
function textOf(state, isTrying) {
  if (state === 'off') return '';
  const text = translate(/** @type {const} */ (`recording_${state}`));
  return isTrying && state !== 'stored' && state !== 'failed' ? `${text} ${translate('recording_waits')}` : text;
}
