// @ts-check
/** One campaign's report: its state, its versions, the document, what has changed and the files. */
import { Problem } from '../ui/api.js';
import { confirmed } from '../ui/dialog.js';
import { input, part, show, showText } from '../ui/elements.js';
import { frameOf, tellTheme, printReport } from '../ui/report-frame.js';
import { CorrectionsView } from './corrections.js';
import { differences } from './differences.js';
import { cancelRun, runOf } from './run.js';
import { FORMATS, saveFile, stateText, versionText } from './shown.js';
import { askForPage, askTeam, isPerson, reportFile } from './team.js';
import { translate } from './words.js';

/** @typedef {import('./team.js').Campaign} Campaign */
/** @typedef {import('./shown.js').Status} Status */
/** @typedef {import('./shown.js').Version} Version */
/** @typedef {import('./words.js').Key} Key */

const ASK_AGAIN_MS = 2_000;

export class ReportView {
  /** @param {{ onVersion: (number: number) => void, onProblem: (error: unknown) => void }} handlers */
  constructor({ onVersion, onProblem }) {
    this.onVersion = onVersion;
    this.onProblem = onProblem;
    /** @type {Campaign | undefined} */
    this.campaign = undefined;
    /** @type {Status | undefined} */
    this.status = undefined;
    /** @type {Version[]} */
    this.versions = [];
    /** The job of the version that is being generated. @type {import('./run.js').Run | undefined} */
    this.run = undefined;
    /** The version that is shown. @type {number | undefined} */
    this.shown = undefined;
    /** The version for which an earlier one was chosen. @type {number | undefined} */
    this.comparedTo = undefined;
    /** The document that is shown. @type {HTMLIFrameElement | undefined} */
    this.frame = undefined;
    this.corrections = new CorrectionsView({ onProblem });
    /** @type {any} */
    this.diff = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @param {() => Promise<void>} work */
    const attempt = (work) => () => void work().catch(this.onProblem);
    part('version').addEventListener(
      'change',
      attempt(() => this.show(Number(input('version').value))),
    );
    part('regenerate').addEventListener(
      'click',
      attempt(() => this.regenerate()),
    );
    part('cancel').addEventListener(
      'click',
      attempt(() => this.cancel()),
    );
    part('compare').addEventListener(
      'click',
      attempt(() => this.toggleComparison()),
    );
    part('correct').addEventListener(
      'click',
      attempt(() => this.toggleCorrections()),
    );
    part('earlier').addEventListener(
      'change',
      attempt(() => this.compare()),
    );
    part('format').addEventListener(
      'change',
      attempt(() => this.download()),
    );
    part('print').addEventListener('click', () => this.print());
    part('theme').addEventListener('change', () => tellTheme(this.frame));
  }

  get at() {
    return `interviews/${this.campaign?.id ?? ''}`;
  }

  /** Loads a campaign with the state and the versions of its report. @param {string} id */
  async open(id) {
    this.close();
    const [campaign, status] = await Promise.all([
      askTeam(`interviews/${id}`),
      askTeam(`interviews/${id}/report/generation-status`),
    ]);
    this.campaign = campaign;
    this.status = status;
    try {
      await this.loadVersions();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'insufficient_scope') throw error;
      showText('report-error', translate('scope'));
    }
  }

  /** Shows a version. @param {number | undefined} version Undefined: the newest. */
  async start(version) {
    const chosen = this.ready().find(({ version_number }) => version_number === version) ?? this.ready()[0];
    if (chosen) await this.show(chosen.version_number);
    this.watch();
  }

  close() {
    clearTimeout(this.timer);
    this.campaign = undefined;
    this.run = undefined;
    this.shown = undefined;
    this.diff = undefined;
    this.versions = [];
    this.frame = undefined;
    part('document').replaceChildren();
    showText('report-error', '');
    expand('compare', 'comparison', false);
    expand('correct', 'corrections', false);
  }

  /** The versions that can be read, newest first. */
  ready() {
    return this.versions.filter(({ status }) => status === 'ready');
  }

  async loadVersions() {
    this.versions = (await askForPage(`${this.at}/report/versions?limit=100`)).items;
  }

  /** @param {number} number */
  async show(number) {
    const { id } = this.campaign ?? { id: '' };
    const text = await (await reportFile(id, number, 'html')).text();
    if (this.campaign?.id !== id) return;
    this.shown = number;
    this.frame = frameOf(text, translate('document'), { isNamed: true });
    part('document').replaceChildren(this.frame);
    this.onVersion(number);
    this.write();
    if (!part('comparison').hidden) await this.compare();
  }

  /** Asks for the state again while a version is being generated. */
  watch() {
    clearTimeout(this.timer);
    if (this.status?.status !== 'in_progress') return;
    this.timer = setTimeout(() => void this.look().catch(this.onProblem), ASK_AGAIN_MS);
  }

  async look() {
    const { campaign } = this;
    try {
      const status = await askTeam(`${this.at}/report/generation-status`);
      const isRunning = status.status === 'in_progress';
      const run = isRunning && campaign ? await runOf(campaign.id, status.version_number) : undefined;
      if (this.campaign !== campaign) return;
      this.status = status;
      this.run = run;
      if (status.status !== 'in_progress') await this.loadVersions();
    } catch (error) {
      if (!(error instanceof Problem && error.isTransient)) throw error;
    }
    this.write();
    const newest = this.ready()[0]?.version_number;
    if (this.shown === undefined && newest !== undefined) await this.show(newest);
    this.watch();
  }

  async regenerate() {
    const isSure = await confirmed({
      heading: translate('regenerate_heading'),
      text: translate('regenerate_text'),
      yes: translate('regenerate'),
      opener: part('regenerate'),
    });
    if (!isSure) return;
    showText('report-error', '');
    try {
      this.status = await askTeam(`${this.at}/report/regenerate`, { method: 'POST', body: {} });
      await this.loadVersions();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'nothing_completed') throw error;
      showText('report-error', translate('nothing_completed'));
    }
    this.write();
    this.watch();
  }

  async cancel() {
    const { run } = this;
    const isSure = await confirmed({
      heading: translate('cancel_heading'),
      text: translate('cancel_text'),
      yes: translate('cancel'),
      isDestructive: true,
      opener: part('regenerate'),
    });
    if (!isSure || !run) return;
    await cancelRun(run);
    await this.look();
  }

  async toggleComparison() {
    const isShown = part('comparison').hidden !== false;
    expand('compare', 'comparison', isShown);
    if (isShown) await this.compare();
  }

  async toggleCorrections() {
    const isShown = part('corrections').hidden !== false;
    const { campaign } = this;
    const newest = this.ready()[0]?.version_number;
    if (isShown && newest !== undefined) await this.corrections.open(this.at, newest);
    if (this.campaign !== campaign) return;
    expand('correct', 'corrections', isShown);
  }

  async compare() {
    const from = Number(input('earlier').value);
    if (this.shown === undefined || from === 0) return this.writeComparison();
    this.diff = await askTeam(`${this.at}/report/versions/${from}/diff/${this.shown}`);
    this.writeComparison();
  }

  async download() {
    const format = input('format').value;
    input('format').value = '';
    if (format === '' || this.shown === undefined || !this.campaign) return;
    const response = await reportFile(this.campaign.id, this.shown, format);
    await saveFile(response, `report.${format}`);
  }

  print() {
    printReport(this.frame);
  }

  /** Writes what is shown in the present language. */
  write() {
    if (!this.campaign || !this.status) return;
    part('campaign-name').textContent = this.campaign.name;
    part('campaign-name').lang = this.campaign.language;
    this.writeState(this.status);
    this.writeVersions();
    const formats = [
      ['', translate('format_none')],
      ...FORMATS.map((each) => [each, translate(/** @type {Key} */ (`format_${each}`))]),
    ];
    part('format').replaceChildren(...formats.map(([value, text]) => new Option(text, value)));
    for (const id of ['version-row', 'download-row', 'compare', 'print']) show(id, this.shown !== undefined);
    show('correct', this.shown !== undefined && isPerson());
    if (this.frame) this.frame.title = translate('document');
    this.writeComparison();
    this.corrections.write();
  }

  /** @param {Status} status */
  writeState(status) {
    show('progress', status.status === 'in_progress');
    show('cancel', this.run !== undefined);
    part('state-text').replaceChildren(
      stateText(status, { versions: this.versions, shown: this.shown, phase: this.run?.progress_phase }),
    );
    const newest = this.ready()[0]?.version_number;
    if (newest === undefined || this.shown === undefined || newest === this.shown || newest !== status.version_number)
      return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = translate('show_version');
    button.addEventListener('click', () => void this.show(newest).catch(this.onProblem));
    part('state-text').replaceChildren(translate('new_version', { number: newest }), ' ', button);
  }

  writeVersions() {
    const options = this.versions.map((version) => {
      const { version_number: number, status } = version;
      const option = new Option(versionText(version), String(number), false, number === this.shown);
      option.disabled = status !== 'ready';
      return option;
    });
    part('version').replaceChildren(...options);
    // What the reader has chosen, until another version is shown.
    const chosen = this.comparedTo === this.shown ? Number(input('earlier').value) : 0;
    this.comparedTo = this.shown;
    const earlier = this.ready().filter(
      ({ version_number }) => this.shown !== undefined && version_number < this.shown,
    );
    part('earlier').replaceChildren(
      ...earlier.map((version) => {
        const { version_number: number } = version;
        return new Option(versionText(version), String(number), false, number === chosen);
      }),
    );
  }

  writeComparison() {
    const hasEarlier = input('earlier').value !== '';
    const isCurrent =
      this.diff?.to_version === this.shown && this.diff?.from_version === Number(input('earlier').value);
    if (hasEarlier && isCurrent) part('differences').replaceChildren(...differences(this.diff));
    else part('differences').textContent = hasEarlier ? '' : translate('none_earlier');
  }
}

/** @param {string} button @param {string} panel @param {boolean} isShown */
function expand(button, panel, isShown) {
  show(panel, isShown);
  part(button).setAttribute('aria-expanded', String(isShown));
}
