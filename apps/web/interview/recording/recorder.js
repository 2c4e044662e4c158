// @ts-check
/** What a crash of the browser may lose. */
const SLICE_MS = 1_000;
/** Speech needs no more. */
const BITS_PER_SECOND = 32_000;
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

export const canRecord =
  typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** The microphone. Errors: a `DOMException` if there is none or the person does not allow it. */
export function openMicrophone() {
  return navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 },
  });
}

/** Records a microphone in slices, until it is stopped. */
export class Recorder {
  /** @param {MediaStream} stream @param {(slice: Blob) => void} onSlice @param {() => void} onEnd The last slice has been delivered. */
  constructor(stream, onSlice, onEnd) {
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    this.stream = stream;
    this.recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: BITS_PER_SECOND,
      ...(mimeType !== undefined && { mimeType }),
    });
    this.recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) onSlice(data);
    });
    this.recorder.addEventListener('stop', onEnd, { once: true });
    // The device was unplugged, or the permission withdrawn.
    for (const track of stream.getTracks()) track.addEventListener('ended', () => this.stop(), { once: true });
    this.recorder.start(SLICE_MS);
  }

  /** Without parameters such as `codecs`. */
  get mime_type() {
    return this.recorder.mimeType.split(';', 1)[0] ?? '';
  }

  get isPaused() {
    return this.recorder.state === 'paused';
  }

  pause() {
    if (this.recorder.state === 'recording') this.recorder.pause();
  }

  resume() {
    if (this.recorder.state === 'paused') this.recorder.resume();
  }

  stop() {
    if (this.recorder.state !== 'inactive') this.recorder.stop();
    for (const track of this.stream.getTracks()) track.stop();
  }
}
