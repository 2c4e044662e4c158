// @ts-check
/** What people correct about themes, and the list of everything that they have corrected. */
import { Problem } from '../ui/api.js';
import { input, part, show, showText } from '../ui/elements.js';
import { correctionText } from './shown.js';
import { askForPage, askForTeam, askTeam } from './team.js';
import { translate } from './words.js';

/** @typedef {import('./words.js').Key} Key */
/** @typedef {{ id: string, label: string, keywords: string[] }} Theme */
/** @typedef {import('./shown.js').Corrected & { id: string }} Correction */

const KINDS = /** @type {const} */ (['relabel_theme', 'merge_themes', 'split_theme', 'hide_theme']);

export class CorrectionsView {
  /** @param {{ onProblem: (error: unknown) => void }} handlers */
  constructor({ onProblem }) {
    /** Path of the campaign below /v1/. */
    this.at = '';
    /** Of the newest report. @type {Theme[]} */
    this.themes = [];
    /** @type {Correction[]} */
    this.made = [];
    /** Path of the next page. @type {string | null} */
    this.next = null;
    this.onProblem = onProblem;
    part('correction-kind').addEventListener('change', () => this.writeForm());
    part('correction-themes').addEventListener('change', () => this.writeKeywords());
    part('correction-form').addEventListener('submit', (event) => {
      event.preventDefault();
      void this.save().catch(onProblem);
    });
    part('more-corrections').addEventListener('click', () => void this.more().catch(onProblem));
  }

  /** Shows the themes of a version and what was corrected. @param {string} at @param {number} version The newest one. */
  async open(at, version) {
    const [{ key_themes }, page] = await Promise.all([
      askTeam(`${at}/report/versions/${version}`),
      askForPage(`${at}/report/corrections`),
    ]);
    this.at = at;
    this.themes = key_themes;
    this.made = page.items;
    this.next = page.next;
    showText('correction-error', '');
    part('correction-note').textContent = '';
    this.write();
  }

  async more() {
    if (this.next === null) return;
    const page = await askForPage(this.next);
    this.made.push(...page.items);
    this.next = page.next;
    this.writeList();
  }

  /** Writes what is shown in the present language. */
  write() {
    if (this.at === '') return;
    const chosen = input('correction-kind').value;
    part('correction-kind').replaceChildren(
      ...KINDS.map((kind) => new Option(translate(kind), kind, false, kind === chosen)),
    );
    this.writeForm();
    this.writeList();
  }

  get kind() {
    return input('correction-kind').value;
  }

  writeForm() {
    const type = this.kind === 'merge_themes' ? 'checkbox' : 'radio';
    part('correction-themes').replaceChildren(...this.themes.map(({ id, label }) => choice(type, 'theme', id, label)));
    show('label-row', this.kind !== 'hide_theme');
    show('rest-row', this.kind === 'split_theme');
    const label = { merge_themes: 'label_merged', split_theme: 'label_first' }[this.kind] ?? 'label_new';
    part('label-name').textContent = translate(/** @type {Key} */ (label));
    this.writeKeywords();
  }

  /** The keywords of the theme to split. */
  writeKeywords() {
    const [theme] = this.chosen();
    const keywords = this.kind === 'split_theme' && theme ? theme.keywords : [];
    show('keyword-row', keywords.length > 0);
    part('correction-keywords').replaceChildren(...keywords.map((word) => choice('checkbox', 'keyword', word, word)));
  }

  writeList() {
    show('no-corrections', this.made.length === 0);
    show('more-corrections', this.next !== null);
    part('correction-list').replaceChildren(...this.made.map((each) => this.entry(each)));
  }

  /** @param {Correction} correction */
  entry(correction) {
    const item = document.createElement('li');
    const text = document.createElement('span');
    text.dir = 'auto';
    text.textContent = correctionText(correction);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = translate('withdraw');
    button.setAttribute('aria-label', `${translate('withdraw')}: ${text.textContent}`);
    button.addEventListener('click', () => void this.withdraw(correction).catch(this.onProblem));
    item.append(text, ' ', button);
    return item;
  }

  chosen() {
    const ids = valuesOf('correction-themes');
    return this.themes.filter(({ id }) => ids.includes(id));
  }

  async save() {
    showText('correction-error', '');
    const [theme] = this.chosen();
    const first = valuesOf('correction-keywords');
    const others = (theme?.keywords ?? []).filter((word) => !first.includes(word));
    const label = input('correction-label').value.trim();
    const rest = input('correction-rest').value.trim();
    const parts = [
      { label, keywords: first },
      { label: rest, keywords: others },
    ];
    const isSplit = this.kind === 'split_theme';
    const body = {
      kind: this.kind,
      theme_ids: this.chosen().map(({ id }) => id),
      ...(label !== '' && !isSplit && this.kind !== 'hide_theme' && { label }),
      ...(isSplit && { parts }),
    };
    try {
      this.made.unshift(await askTeam(`${this.at}/report/corrections`, { method: 'POST', body }));
    } catch (error) {
      return showText('correction-error', translate(refusalOf(error)));
    }
    input('correction-label').value = '';
    input('correction-rest').value = '';
    part('correction-note').textContent = translate('correction_saved');
    this.writeForm();
    this.writeList();
  }

  /** @param {Correction} correction */
  async withdraw({ id }) {
    await askForTeam(`${this.at}/report/corrections/${id}`, { method: 'DELETE' });
    this.made = this.made.filter((each) => each.id !== id);
    part('correction-note').textContent = translate('correction_withdrawn');
    this.writeList();
    part('correction-note').setAttribute('tabindex', '-1');
    part('correction-note').focus();
  }
}

/** What to do about a correction that was rejected. Other errors are thrown. @param {unknown} error @returns {Key} */
export function refusalOf(error) {
  if (!(error instanceof Problem) || error.status === 401) throw error;
  if (error.status === 422) return 'correction_incomplete';
  if (error.status === 404) return 'correction_outdated';
  if (error.status === 403) return 'role';
  return error.code === 'quota_exceeded' ? 'too_many_corrections' : 'trouble';
}

/** A box to tick or a choice of one, with its label. @param {'checkbox' | 'radio'} type @param {string} name @param {string} value @param {string} text */
function choice(type, name, value, text) {
  const row = document.createElement('p');
  row.className = 'check';
  const box = document.createElement('input');
  Object.assign(box, { type, name, value, id: `${name} ${value}`.replaceAll(/\s+/g, '-') });
  const label = document.createElement('label');
  label.htmlFor = box.id;
  label.textContent = text;
  label.dir = 'auto';
  row.append(box, label);
  return row;
}

/** The values that are ticked or chosen. @param {string} id */
const valuesOf = (id) =>
  [...part(id).querySelectorAll('input')].filter(({ checked }) => checked).map(({ value }) => value);
