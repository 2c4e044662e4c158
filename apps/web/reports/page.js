// @ts-check
import { Problem } from '../ui/api.js';
import { input, part, show, showText } from '../ui/elements.js';
import { connectFrame } from '../ui/frame.js';
import { closeMenu } from '../ui/menu.js';
import { turnOf } from '../ui/report-frame.js';
import { Campaigns } from './campaigns.js';
import { ReportView } from './report.js';
import { credential, isCredential } from './team.js';
import { TranscriptView } from './transcript.js';
import { translate } from './words.js';

/** @typedef {import('./words.js').Key} Key */

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const campaigns = new Campaigns(({ id }) => goToReport(id));
const report = new ReportView({ onVersion: noteVersion, onProblem: showProblem });
const transcript = new TranscriptView();
let step = 'loading';
/** @type {{ heading: Key, text: Key, canRetry: boolean } | undefined} */
let problem;
/** Why the key is asked for again. @type {Key | undefined} */
let refusal;

/** What the part of the address after # names. A value that is no id or number counts as absent. */
function target() {
  const given = new URLSearchParams(location.hash.slice(1));
  /** @param {string} name */
  const id = (name) => (ID.test(given.get(name) ?? '') ? (given.get(name) ?? '') : '');
  /** @param {string} name */
  const number = (name) => (/^\d{1,9}$/.test(given.get(name) ?? '') ? Number(given.get(name)) : undefined);
  return {
    interview: id('interview'),
    version: number('version'),
    conversation: id('conversation'),
    turn: id('turn'),
    at: number('at') ?? null,
  };
}

/** Shows one step and moves the focus to its heading. @param {string} id */
function goTo(id) {
  step = id;
  for (const section of document.querySelectorAll('main > section'))
    show(/** @type {HTMLElement} */ (section), section.id === id);
  document.body.classList.toggle('wide', id === 'report');
  show('leave', credential.load() !== null);
  scrollTo({ top: 0 });
  write();
  part(id).querySelector('h1')?.focus({ preventScroll: true });
}

/** Writes what is shown in the present language. */
function write() {
  if (step === 'enter') showText('enter-error', refusal ? translate(refusal) : '');
  if (step === 'campaigns') campaigns.write();
  if (step === 'report') report.write();
  transcript.write();
  if (problem) {
    part('problem-heading').textContent = translate(problem.heading);
    part('problem-text').textContent = translate(problem.text);
  }
  const heading = part(step).querySelector('h1')?.textContent ?? '';
  document.title = step === 'campaigns' || step === 'report' ? `${heading} · ${translate('title')}` : heading;
}

/** @param {unknown} error */
function showProblem(error) {
  if (!(error instanceof Problem)) throw error;
  if (error.status === 401) return askForCredential('unauthenticated');
  const [heading, text] = wordsOf(error);
  problem = { heading, text, canRetry: error.status !== 404 };
  show('try-again', problem.canRetry);
  goTo('problem');
}

/** @param {Problem} error @returns {[heading: Key, text: Key]} */
function wordsOf({ status, code }) {
  if (code === 'insufficient_scope') return ['scope_heading', 'scope'];
  if (status === 403) return ['role_heading', 'role'];
  if (status === 404 || status === 422) return ['missing_heading', 'missing'];
  if (status === 429) return ['limited_heading', 'limited'];
  return status === 0 ? ['offline_heading', 'offline'] : ['trouble_heading', 'trouble'];
}

/** @param {Key} [why] */
function askForCredential(why) {
  report.close();
  credential.forget();
  refusal = why;
  goTo('enter');
  input('credential').toggleAttribute('aria-invalid', false);
  if (why) refuse(why);
}

/** @param {Key} why */
function refuse(why) {
  refusal = why;
  showText('enter-error', translate(why));
  input('credential').setAttribute('aria-invalid', 'true');
  input('credential').focus();
}

function enter() {
  const value = input('credential').value.trim();
  if (value === '') return refuse('no_credential');
  if (!isCredential(value)) return refuse('bad_characters');
  refusal = undefined;
  credential.save(value);
  input('credential').value = '';
  input('credential').removeAttribute('aria-invalid');
  void openPage();
}

/** Shows what the address names. */
async function openPage() {
  problem = undefined;
  if (credential.load() === null) return askForCredential();
  goTo('loading');
  try {
    const { interview, version, conversation, turn, at } = target();
    if (interview === '') {
      report.close();
      await campaigns.load();
      return goTo('campaigns');
    }
    await report.open(interview);
    goTo('report');
    await report.start(version);
    if (conversation !== '') await transcript.open({ interview, conversation, turn, at, version: report.shown });
  } catch (error) {
    showProblem(error);
  }
}

/** @param {string} id */
function goToReport(id) {
  history.pushState(null, '', `#interview=${id}`);
  void openPage();
}

/** Keeps the version in the address, so that a reload shows it again. @param {number} number */
function noteVersion(number) {
  const { interview, version, conversation } = target();
  if (version === number || (conversation !== '' && version === undefined)) return;
  history.replaceState(null, '', `#interview=${interview}&version=${number}`);
}

/** A click on a quote in the document. Only ids are taken from it, and only within the campaign that is shown. */
addEventListener('message', (event) => {
  const named = turnOf(event, report.frame);
  if (!named || !report.campaign) return;
  const place = { interview: report.campaign.id, ...named, version: report.shown };
  transcript.open(place).catch(showProblem);
});

connectFrame({ onLanguage: write });
part('enter-form').addEventListener('submit', (event) => {
  event.preventDefault();
  enter();
});
part('leave').addEventListener('click', () => {
  closeMenu();
  history.replaceState(null, '', location.pathname);
  askForCredential();
});
part('back').addEventListener('click', () => {
  history.pushState(null, '', location.pathname);
  void openPage();
});
part('workspace').addEventListener('change', () => void campaigns.load().catch(showProblem));
part('more-campaigns').addEventListener('click', () => void campaigns.more().catch(showProblem));
part('try-again').addEventListener('click', () => void openPage());
addEventListener('popstate', () => void openPage());
void openPage();
