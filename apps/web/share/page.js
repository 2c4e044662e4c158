// @ts-check
/** A report that somebody shared: the token follows `#`, travels in the body of a call, and stays in the tab so that a reload works. */
import { Problem, askFor } from '../ui/api.js';
import { input, part, show, showText } from '../ui/elements.js';
import { connectFrame } from '../ui/frame.js';
import { closeMenu } from '../ui/menu.js';
import { frameOf, printReport, tellTheme } from '../ui/report-frame.js';
import { tab } from '../ui/store.js';
import { translate } from './words.js';

/** Rendering a large report takes seconds. */
const OPEN_MS = 60_000;
const SECTIONS = /** @type {const} */ (['loading', 'locked', 'problem', 'report']);

const TOKEN = 'share';
let token = '';
/** Why nothing is shown and with which password, so that another language shows it again. @type {{ problem: Problem, password?: string | undefined } | undefined} */
let failure;
/** @type {HTMLIFrameElement | undefined} */
let frame;

/** @param {(typeof SECTIONS)[number]} name */
function showSection(name) {
  for (const section of SECTIONS) show(section, section === name);
  document.body.classList.toggle('wide', name === 'report');
  if (name !== 'loading') part(name).querySelector('h1')?.focus();
}

/** @param {Problem} problem */
function reasonOf(problem) {
  if (problem.status === 404 || problem.status === 422) return translate('gone');
  if (problem.code === 'report_not_ready') return translate('not_ready');
  if (problem.status === 429) return translate('too_many');
  return translate('unreachable');
}

/** @param {string} text */
function showReport(text) {
  frame = frameOf(text, translate('title'));
  part('document').replaceChildren(frame);
  show('print', true);
  showSection('report');
}

/** @param {Problem} problem @param {string | undefined} password */
function showFailure(problem, password) {
  failure = { problem, password };
  const isLocked = problem.code === 'password_required' || (problem.status === 429 && password !== undefined);
  if (isLocked) {
    const isWrong = problem.code === 'password_required' && password !== undefined;
    if (part('locked').hidden) showSection('locked');
    showText('password-error', isWrong ? translate('wrong') : password === undefined ? '' : translate('too_many'));
    part('password').toggleAttribute('aria-invalid', password !== undefined);
    if (password !== undefined) part('password').focus();
    return;
  }
  part('problem-text').textContent = reasonOf(problem);
  show('again', problem.isTransient);
  showSection('problem');
}

/** @param {string} [password] */
async function open(password) {
  failure = undefined;
  const body = { token, ...(password !== undefined && { password }) };
  try {
    const response = await askFor('../report-shares/open', {
      method: 'POST',
      body,
      // Not `text/html`: an error would be a page instead of a problem with a code.
      accept: '*/*',
      timeout_ms: OPEN_MS,
    });
    showReport(await response.text());
  } catch (error) {
    showFailure(error instanceof Problem ? error : new Problem(0, 'offline'), password);
  }
}

connectFrame({
  onLanguage() {
    if (failure) showFailure(failure.problem, failure.password);
    if (frame) frame.title = translate('title');
  },
});
part('theme').addEventListener('change', () => tellTheme(frame));
part('print').addEventListener('click', () => {
  closeMenu();
  printReport(frame);
});
part('password-form').addEventListener('submit', (event) => {
  event.preventDefault();
  if (input('password').value === '') return part('password').focus();
  void open(input('password').value);
});
part('again').addEventListener('click', () => {
  showSection('loading');
  void open();
});
/** The address names no secret once the page is open, neither on the screen nor in the history. */
function start() {
  token = location.hash.slice(1) || (tab.load(TOKEN) ?? '');
  tab.save(TOKEN, token);
  history.replaceState(null, '', location.pathname);
  showSection('loading');
  void open();
}

// Another link that is opened in the same tab changes the fragment alone.
window.addEventListener('hashchange', () => location.hash.length > 1 && start());
start();
