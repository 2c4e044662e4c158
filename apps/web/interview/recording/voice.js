// @ts-check
import { announce } from '../../ui/announcer.js';
import { addressOf } from '../../ui/api.js';
import { part, show, showText } from '../../ui/elements.js';
import { translate } from '../words.js';
import { Recorder, canRecord, openMicrophone } from './recorder.js';

/** The longest clip that is transcribed. */
const LONGEST_MS = 58_000;
const TIMEOUT_MS = 65_000;

/** @type {any} */
const Recognition =
  /** @type {any} */ (globalThis).SpeechRecognition ?? /** @type {any} */ (globalThis).webkitSpeechRecognition;

/** Whether this browser turns speech into text, which most do on servers of their maker. */
export const canDictate = Recognition !== undefined;

/**
 * Speaking instead of typing: the browser's own recognition where it exists, otherwise a clip that the service transcribes. The text
 * goes into the draft, so that it is read and changed before it is sent.
 */
export class VoiceInput {
  /** @param {(text: string) => void} onText */
  constructor(onText) {
    this.onText = onText;
    this.token = '';
    this.language = 'en';
    this.canTranscribe = false;
    /** Not allowed by the campaign, or failed once, e.g. because the browser's service cannot be reached. */
    this.isRecognitionBroken = !canDictate;
    /** @type {(() => void) | undefined} */
    this.stopListening = undefined;
    /** What is said beside the button. @type {import('../words.js').Key | ''} */
    this.state = '';
    part('voice').addEventListener('click', () => void this.toggle());
  }

  /** @param {string} token @param {{ can_transcribe?: boolean, campaign: { browser_dictation: boolean, participant_language: string } }} session */
  open(token, { can_transcribe, campaign }) {
    const language = campaign.participant_language;
    if (!campaign.browser_dictation) this.isRecognitionBroken = true;
    Object.assign(this, { token, language, canTranscribe: Boolean(can_transcribe) && canRecord });
    this.update();
  }

  end() {
    this.stopListening?.();
  }

  async toggle() {
    if (this.stopListening) return this.stopListening();
    if (!this.isRecognitionBroken) return this.recognise();
    await this.transcribe();
  }

  update() {
    const isListening = this.stopListening !== undefined;
    show('voice', isListening || !this.isRecognitionBroken || this.canTranscribe);
    part('voice').setAttribute('aria-pressed', String(isListening));
  }

  /** @param {import('../words.js').Key | ''} key */
  say(key) {
    this.state = key;
    this.write();
    if (key !== '') announce(translate(key));
  }

  write() {
    showText('voice-state', this.state === '' ? '' : translate(this.state));
  }

  /** The person has answered in writing. */
  clear() {
    if (!this.stopListening) this.say('');
  }

  recognise() {
    const recognition = new Recognition();
    Object.assign(recognition, { lang: this.language, continuous: true, interimResults: false });
    let isBroken = false;
    /** Stays in view when the recognition ends, which follows every error at once. @type {import('../words.js').Key | ''} */
    let problem = '';
    recognition.addEventListener('result', (/** @type {any} */ event) => {
      for (let index = event.resultIndex; index < event.results.length; index += 1) {
        const text = event.results[index][0].transcript.trim();
        if (text !== '') this.onText(text);
      }
    });
    recognition.addEventListener('error', (/** @type {{ error: string }} */ { error }) => {
      isBroken = ['network', 'service-not-allowed', 'language-not-supported'].includes(error);
      if (error === 'not-allowed' || error === 'audio-capture') problem = 'voice_refused';
    });
    recognition.addEventListener('end', () => {
      this.stopListening = undefined;
      if (isBroken) this.isRecognitionBroken = true;
      this.update();
      if (!isBroken) return this.say(problem);
      this.say(this.canTranscribe ? '' : 'voice_failed');
      if (this.canTranscribe) void this.transcribe();
    });
    this.stopListening = () => recognition.stop();
    this.say('voice_listening');
    recognition.start();
    this.update();
  }

  async transcribe() {
    const microphone = await openMicrophone().catch(() => undefined);
    if (!microphone) return this.say('voice_refused');
    /** @type {Blob[]} */
    const slices = [];
    const ended = new Promise((resolve) => {
      const recorder = new Recorder(
        microphone,
        (slice) => slices.push(slice),
        () => resolve(undefined),
      );
      this.stopListening = () => recorder.stop();
      setTimeout(() => recorder.stop(), LONGEST_MS);
    });
    this.say('voice_listening');
    this.update();
    await ended;
    this.stopListening = undefined;
    this.update();
    this.say('voice_reading');
    const text = await this.textOf(new Blob(slices, { type: slices[0]?.type ?? '' }));
    if (text) this.onText(text);
    this.say(text ? '' : 'voice_failed');
  }

  /** @param {Blob} clip @returns {Promise<string>} Empty if it could not be transcribed. */
  async textOf(clip) {
    try {
      const response = await fetch(addressOf('session/transcriptions'), {
        method: 'POST',
        headers: { authorization: `Bearer ${this.token}`, 'content-type': clip.type.split(';', 1)[0] ?? '' },
        body: clip,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return response.ok ? (await response.json()).text : '';
    } catch {
      return '';
    }
  }
}
