// @ts-check
/** The words around a quote, and the recording from there. */
import { Problem } from '../ui/api.js';
import { part, show, showText } from '../ui/elements.js';
import { StatementsView } from './statements.js';
import { askTeam, isPerson, transcriptOf } from './team.js';
import { translate } from './words.js';

/** @typedef {{ id: string, speaker: string, speaker_label?: string | null, text: string, started_ms: number | null }} Turn */
/** @typedef {{ interview: string, conversation: string, turn: string, at: number | null, version: number | undefined }} Place */

const AROUND = 3;
const MORE = 20;
const MINUTE_S = 60;

const dialog = /** @type {HTMLDialogElement} */ (part('transcript'));
const audio = /** @type {HTMLAudioElement} */ (part('audio'));

/** 75,000 → 1:15 @param {number} ms */
const clock = (ms) => {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
};

export class TranscriptView {
  constructor() {
    /** @type {Turn[]} */
    this.turns = [];
    this.from = 0;
    this.to = 0;
    /** @type {Place | undefined} */
    this.place = undefined;
    this.statements = new StatementsView();
    part('close-transcript').addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      this.stop();
      this.statements.close();
    });
    part('before').addEventListener('click', () => this.widen(-MORE));
    part('after').addEventListener('click', () => this.widen(MORE));
    part('play').addEventListener('click', () => void this.play());
  }

  /** Opens the transcript at a turn, or at its beginning where none is named. Errors: `Problem`. @param {Place} place */
  async open(place) {
    const at = `interviews/${place.interview}/conversations/${place.conversation}`;
    const [{ turns }, { recordings }] = await Promise.all([transcriptOf(at), askTeam(at)]);
    this.turns = turns;
    this.place = place;
    const index = place.turn === '' ? 0 : this.turns.findIndex(({ id }) => id === place.turn);
    this.from = Math.max(0, index - AROUND);
    this.to = index < 0 ? 0 : Math.min(this.turns.length, index + AROUND + 1);
    showText('recording-error', '');
    show('recording', recordings.length > 0 && place.at !== null);
    show(audio, false);
    show('play', true);
    this.statements.close();
    this.write();
    if (!dialog.open) dialog.showModal();
    part('turns').querySelector('.cited')?.scrollIntoView({ block: 'center' });
    const { interview, turn, version } = place;
    if (turn !== '' && isPerson() && version !== undefined)
      await this.statements.open(`interviews/${interview}`, version, turn);
  }

  /** Writes what is shown in the present language. */
  write() {
    this.statements.write();
    if (!this.place) return;
    const { turn, at } = this.place;
    const isThere = this.to > 0;
    part('transcript-note').textContent = turn === '' ? '' : translate(isThere ? 'transcript_note' : 'turn_gone');
    part('play').textContent = translate('play_at', { time: clock(at ?? 0) });
    show('before', isThere && this.from > 0);
    show('after', isThere && this.to < this.turns.length);
    part('turns').replaceChildren(...this.turns.slice(this.from, this.to).map((each) => entry(each, each.id === turn)));
  }

  /** Shows more turns; the focus goes to the first new one. @param {number} by Negative: before what is shown. */
  widen(by) {
    const shown = this.to - this.from;
    if (by < 0) this.from = Math.max(0, this.from + by);
    else this.to = Math.min(this.turns.length, this.to + by);
    this.write();
    const entries = part('turns').querySelectorAll('li');
    const first = entries[by < 0 ? entries.length - shown - 1 : shown];
    first?.setAttribute('tabindex', '-1');
    first?.focus();
  }

  async play() {
    if (!this.place) return;
    const { interview, conversation, at } = this.place;
    try {
      const { url } = await askTeam(`interviews/${interview}/conversations/${conversation}/recording/url`);
      audio.src = url;
      audio.currentTime = (at ?? 0) / 1_000;
      show(audio, true);
      show('play', false);
      await audio.play();
    } catch (error) {
      const isForbidden = error instanceof Problem && error.status === 403;
      showText('recording-error', translate(isForbidden ? 'recording_forbidden' : 'no_recording'));
    }
  }

  stop() {
    audio.pause();
    audio.removeAttribute('src');
    audio.load();
  }
}

/** @param {Turn} turn @param {boolean} isCited */
function entry({ speaker, speaker_label, text, started_ms }, isCited) {
  const item = document.createElement('li');
  item.className = `${speaker === 'interviewer' ? 'asks' : 'says'}${isCited ? ' cited' : ''}`;
  const who = document.createElement('b');
  who.textContent = speaker_label || translate(speaker === 'interviewer' ? 'interviewer' : 'participant');
  const said = document.createElement('p');
  said.textContent = text;
  said.dir = 'auto';
  item.append(who);
  if (started_ms !== null) {
    const time = document.createElement('time');
    time.textContent = clock(started_ms);
    item.append(' ', time);
  }
  item.append(said);
  return item;
}
