// @ts-check
import { Problem, ask } from '../ui/api.js';
import { confirmed } from '../ui/dialog.js';
import { input, part, show, showText } from '../ui/elements.js';
import { connectFrame, useLanguage } from '../ui/frame.js';
import { closeMenu } from '../ui/menu.js';
import { tab } from '../ui/store.js';
import { showAnswers } from './answers.js';
import { writeCampaign } from './campaign.js';
import { Composer } from './composer.js';
import { finish } from './finish.js';
import { closeLink, copyLink, openLink, showLink } from './link-card.js';
import { download, showMine } from './mine.js';
import { RecordingPanel } from './recording/panel.js';
import { VoiceInput } from './recording/voice.js';
import { attributesOf, showPrefilled } from './prefilled.js';
import { forget, recall, remember } from './remembered.js';
import { CLOSED, Conversation, OVER, keepEndInView } from './talk.js';
import {
  connectProblem,
  currentStep,
  goTo,
  nameCampaign,
  nameStep,
  showFieldError,
  showProblem,
  turnItem,
  writeProblem,
} from './view.js';
import { translate } from './words.js';

const base = new URL('../../../join/', import.meta.url);
/** How often the page checks whether a scheduled interview may begin. */
const POLL_MS = 15_000;

const composer = new Composer((text, kind) => {
  voice.clear();
  conversation?.say(text, kind);
});
const recording = new RecordingPanel();
const voice = new VoiceInput((text) => composer.write(text, 'voice'));
/** @type {Conversation | undefined} */
let conversation;
/** The secret part of the link that was opened: of a join link while the participant registers. */
let link = '';
/** Attributes of the join link's query that the team has allowed. @type {Record<string, string>} */
let attributes = {};
/** The interview that was begun in this browser, while the reader is asked about it. @type {{ token: string, open: () => Promise<void> } | undefined} */
let begun;
/** The campaign as of the last response. @type {any} */
let campaign;
/** The session as of the last response. @type {any} */
let session;

function token() {
  return tab.load('token');
}

/** Whose answers are shown. */
const owner = () => ({ token: token() ?? '', language: campaign.participant_language });

/** Opens the page at a session's address, an invitation, a return link or a join link. */
async function openPage() {
  goTo('loading');
  const [first = '', second = ''] = location.pathname.slice(base.pathname.length).split('/');
  const secret = location.hash.slice(1);
  if (first === 'session' && secret) useToken(secret);
  else if (first === 'return' && secret) return openReturnLink(secret);
  else if (first === 'invitations' && second) return offerToGoOn(second, openInvitation);
  else if (first && !['session', 'return', 'invitations'].includes(first)) return offerToGoOn(first, openJoinLink);
  if (token()) return showSession();
  if (recall()) return offerToGoOn(undefined, async () => showProblem('no_link_heading', 'no_link'));
  showProblem('no_link_heading', 'no_link');
}

/** Stores the token and removes any secret from the address bar. @param {string} participantToken */
function useToken(participantToken) {
  if (token() !== participantToken) tab.forget('token', 'draft', 'outbox', 'name', 'email');
  tab.save('token', participantToken);
  history.replaceState(null, '', new URL('session', base));
}

/** @param {string} secret */
async function openReturnLink(secret) {
  const { participant_token } = await ask('POST', 'return', { body: { token: secret } });
  useToken(participant_token);
  await showSession();
}

async function openInvitation() {
  const { participant_token } = await ask('POST', `invitations/${link}`);
  useToken(participant_token);
  await showSession();
}

async function openJoinLink() {
  campaign = await ask('GET', link);
  attributes = attributesOf(location.search, campaign.prefill);
  introduce();
  if (!isOpen()) return showNotOpen(openJoinLink);
  showPrefilled(attributes);
  for (const field of ['name', 'email']) input(field).value = tab.load(field) ?? '';
  goTo('join');
}

const isOpen = () => campaign.status === 'active';

/** The first consent requires an active campaign. @param {() => Promise<void>} again */
function showNotOpen(again) {
  if (campaign.status === 'completed') return showProblem('ended_heading', 'closed');
  const key = campaign.status === 'paused' ? 'paused' : 'not_open';
  showProblem(`${key}_heading`, key, () => void attempt(again));
}

/**
 * Asks whether the person who began here by this link goes on; otherwise does `open`.
 * @param {string | undefined} opened Any interview if undefined. @param {() => Promise<void>} open
 */
async function offerToGoOn(opened, open) {
  link = opened ?? '';
  const knownToken = recall(opened);
  if (knownToken === null) return open();
  const known = await ask('GET', 'session', { token: knownToken }).catch((error) => {
    if (error instanceof Problem && error.isTransient) throw error;
    return null;
  });
  if (known === null || OVER.has(known.status) || CLOSED.has(known.status)) {
    forget(knownToken);
    return open();
  }
  campaign = known.campaign;
  introduce();
  begun = { token: knownToken, open };
  goTo('again');
}

async function goOn() {
  if (begun) useToken(begun.token);
  await showSession();
}

/** Forgets the interview that was begun here and opens the link as if for the first time. */
async function openAnew() {
  if (begun) forget(begun.token);
  tab.forget('token', 'draft', 'outbox', 'name', 'email');
  await begun?.open();
}

/** Shows what is known of the campaign, in its language or the one that the reader has chosen. */
function introduce() {
  nameCampaign(campaign.name, campaign.language);
  useLanguage(campaign.participant_language);
  writeCampaign(campaign, session);
}

async function join() {
  showText('join-error', '');
  showFieldError('email', 'email-error', '');
  const [name, email] = [input('name').value.trim(), input('email').value.trim()];
  if (email !== '' && !input('email').checkValidity())
    return showFieldError('email', 'email-error', translate('bad_email'));
  try {
    const body = { name: name || null, email: email || null, hide_name: input('hide').checked, attributes };
    const { participant_token } = await ask('POST', link, { body });
    if (participant_token === null) return showProblem('mailed_heading', 'mailed');
    useToken(participant_token);
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 404) throw error;
    if (error.status === 422) return showFieldError('email', 'email-error', translate('bad_email'));
    showText('join-error', translate(error.isTransient ? 'trouble' : 'unexpected'));
    return;
  }
  await showSession();
}

async function showSession() {
  session = await ask('GET', 'session', { token: token() });
  campaign = session.campaign;
  introduce();
  await showStep();
}

/** Shows the step that fits the session's status. */
async function showStep() {
  const own = token() ?? '';
  if (OVER.has(session.status) || CLOSED.has(session.status)) forget(own);
  if (CLOSED.has(session.status)) return showProblem('ended_heading', 'ended');
  if (OVER.has(session.status)) return showMine(own, campaign.participant_language);
  remember(link, own);
  if (session.status === 'scheduled') return waitForTime();
  if (session.status !== 'available') return startConversation();
  if (!isOpen()) return showNotOpen(showSession);
  recording.offer(session);
  input('agree').checked = session.consent?.version === session.campaign.consent_version;
  goTo('consent');
}

function waitForTime() {
  goTo('scheduled');
  setTimeout(() => void attempt(showSession), POLL_MS);
}

async function begin() {
  showFieldError('agree', 'consent-error', '');
  if (!input('agree').checked) return showFieldError('agree', 'consent-error', translate('agree_first'));
  try {
    const consent = { version: session.campaign.consent_version, given: true };
    session = await ask('POST', 'session/consent', { token: token(), body: consent });
    await ask('POST', 'session/start', { token: token() });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Another tab, or an attempt whose response was lost, has got further: load the session again.
    if (error.status === 409) return showSession();
    if (!error.isTransient) throw error;
    showText('consent-error', translate('trouble'));
    return;
  }
  writeCampaign(campaign, session);
  startConversation();
  showLink(part('talk-link'), true);
}

function startConversation() {
  const participantToken = token();
  if (!participantToken) return showProblem('no_link_heading', 'no_link');
  goTo('talk');
  const current = new Conversation({
    token: participantToken,
    language: campaign.participant_language,
    known_seq: session.last_seq,
    composer,
    listener: {
      onClosing: () => void showAnswers(part('talk-answers'), owner()),
      onGoodbye: () => {
        voice.end();
        recording.end('done-recording');
      },
      onOver: (unsent) => showDone(unsent),
      onClosed: () => {
        forget(participantToken);
        showProblem('ended_heading', 'ended');
      },
      onRejected: () => {
        forget(participantToken);
        showProblem('bad_link_heading', 'bad_link');
      },
    },
  });
  conversation = current;
  composer.open();
  void recording.open(participantToken, session);
  voice.open(participantToken, session);
}

/** @param {string[]} unsent */
function showDone(unsent) {
  forget(token() ?? '');
  const draft = composer.text();
  const late = draft === '' ? unsent : [...unsent, draft];
  const missed = late.map((text) => turnItem({ isOwn: true, text, language: campaign.participant_language }));
  part('missed-turns').replaceChildren(...missed);
  show('missed', missed.length > 0);
  const help = conversation?.lastHelp() ?? [];
  part('done-help').replaceChildren(...help);
  show('done-help', help.length > 0);
  tab.forget('draft', 'outbox');
  showLink(part('done-link'), false);
  goTo('done');
}

/** @param {HTMLElement} opener */
const finishFrom = (opener) => conversation && finish(owner(), { conversation, opener });

/** @param {HTMLElement} opener */
async function withdraw(opener) {
  const isSure = {
    heading: translate('withdraw_sure'),
    text: translate('withdraw_text'),
    yes: translate('withdraw_yes'),
    isDestructive: true,
    opener,
  };
  if (!(await confirmed(isSure))) return;
  await ask('DELETE', 'session', { token: token() });
  leaveDevice();
  showProblem('withdrawn_heading', 'withdrawn');
}

/** Removes everything of this interview from this browser. */
function leaveDevice() {
  conversation?.end(() => {});
  conversation = undefined;
  voice.end();
  void recording.forget();
  forget(token() ?? '');
  tab.forget('token', 'draft', 'outbox', 'name', 'email');
  input('own-link').value = '';
  for (const id of ['said', 'turns', 'missed-turns', 'done-help', 'pending', 'answer-list']) part(id).replaceChildren();
  show('way-back', false);
}

async function leave() {
  const isSure = {
    heading: translate('leave_sure'),
    text: translate('leave_text'),
    yes: translate('leave_yes'),
    opener: part('menu-button'),
  };
  if (!(await confirmed(isSure))) return;
  leaveDevice();
  showProblem('left_heading', 'left');
}

/** @param {string} id @param {() => unknown} work */
function onSubmit(id, work) {
  const form = /** @type {HTMLFormElement} */ (part(id));
  const button = /** @type {HTMLButtonElement} */ (form.querySelector('button'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // `aria-disabled` keeps the focus, which `disabled` would lose.
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    void attempt(work).finally(() => button.removeAttribute('aria-disabled'));
  });
}

/** @param {string} id @param {() => unknown} work */
function onClick(id, work) {
  part(id).addEventListener('click', () => {
    closeMenu();
    void attempt(work);
  });
}

/** Runs a step and shows its failure. @param {() => unknown} work */
async function attempt(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if ([401, 403, 404].includes(error.status)) return showProblem('bad_link_heading', 'bad_link');
    if (error.status === 409) return showProblem('ended_heading', 'ended');
    showProblem('trouble_heading', 'trouble', () => void attempt(work));
  }
}

function connect() {
  for (const id of ['name', 'email']) input(id).addEventListener('input', () => tab.save(id, input(id).value));
  onSubmit('join-form', join);
  onSubmit('consent-form', begin);
  onClick('go-on', goOn);
  onClick('not-me', openAnew);
  onClick('finish', () => finishFrom(part('menu-button')));
  // What the buttons say is read by the interviewer like any other answer, so that it also works where the page is not the only way in.
  for (const wish of /** @type {const} */ (['skip', 'break']))
    onClick(`wish-${wish}`, () => conversation?.say(translate(`say_${wish}`), 'typed'));
  onClick('wish-stop', () => finishFrom(part('wish-stop')));
  onClick('wish-delete', () => withdraw(part('wish-delete')));
  onClick('leave', leave);
  onClick('show-link', () => openLink(part('talk-link')));
  onClick('close-link', closeLink);
  onClick('copy-link', copyLink);
  onClick('read', () => showMine(token() ?? '', campaign.participant_language));
  onClick('download', () => download(token() ?? '', 'text/plain'));
  onClick('download-data', () => download(token() ?? '', 'application/json'));
  onClick('withdraw', () => withdraw(part('menu-button')));
  onClick('withdraw-mine', () => withdraw(part('withdraw-mine')));
  addEventListener('online', () => {
    conversation?.nudge();
    recording.nudge();
  });
  addEventListener('offline', () => conversation?.lost());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') conversation?.nudge();
  });
}

/** Reads the texts of the campaign in the language that the reader has chosen; agreeing to them in another one does not count. */
async function readAgain() {
  if (currentStep() === 'join') campaign = await ask('GET', link);
  if (currentStep() === 'consent') {
    ({ campaign } = session = await ask('GET', 'session', { token: token() }));
    input('agree').checked = session.consent?.version === campaign.consent_version;
  }
  if (campaign) writeCampaign(campaign, session);
}

/** The reader has chosen another language: writes what the page has written by itself. */
function writeAgain() {
  void attempt(readAgain);
  writeProblem();
  nameStep();
  if (currentStep() === 'talk') conversation?.translate();
  recording.update();
  voice.write();
}

connectFrame({ onLanguage: writeAgain });
connectProblem();
keepEndInView();
connect();
void attempt(openPage);
