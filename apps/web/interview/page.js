// @ts-check
import { Problem, ask } from '../ui/api.js';
import { confirmed } from '../ui/dialog.js';
import { input, part, show, showText } from '../ui/elements.js';
import { clear, save, load } from '../ui/store.js';
import { formatTime, setLanguage } from '../ui/words.js';
import { Conversation, showConversation } from './talk.js';
import { showProblem, goTo, turnItem } from './view.js';
import { translate } from './words.js';

const base = new URL('../../../join/', import.meta.url);
/** How often the page checks whether a scheduled interview may begin. */
const POLL_MS = 15_000;

/** @type {Conversation | undefined} */
let conversation;
/** The join link's token, while the participant registers. */
let link = '';
/** The session as of the last response. @type {any} */
let session;
let language = 'en';

function token() {
  return load('token');
}

/** Opens the page at a session's address, an invitation, a return link or a join link. */
async function openPage() {
  goTo('loading');
  const [first, second] = location.pathname.slice(base.pathname.length).split('/');
  if (first === 'session' && location.hash.length > 1) useToken(location.hash.slice(1));
  if (first === 'invitations' && second) {
    const { participant_token } = await ask('POST', `invitations/${second}`);
    useToken(participant_token);
  } else if (first === 'return' && location.hash.length > 1) {
    const { participant_token } = await ask('POST', 'return', { body: { token: location.hash.slice(1) } });
    useToken(participant_token);
  } else if (first && !['session', 'invitations', 'return'].includes(first)) {
    await showJoin(first);
    return;
  }
  if (token()) await showSession();
  else showProblem('no_link_heading', translate('no_link'));
}

/** Stores the token and removes any secret from the address bar. @param {string} participantToken */
function useToken(participantToken) {
  if (token() !== participantToken) clear();
  save('token', participantToken);
  history.replaceState(null, '', new URL('session', base));
}

/** @param {any} campaign */
function introduce(campaign) {
  language = campaign.language;
  setLanguage(language);
  part('title').textContent = campaign.name;
  part('title').lang = language;
  document.title = campaign.name;
  part('goal').textContent = campaign.participant_intro;
  part('about').textContent = translate('about', { minutes: campaign.max_duration_minutes });
  part('consent-text').textContent = campaign.consent_text || translate('consent_default');
  for (const id of ['goal', 'consent-text']) part(id).lang = language;
}

/** @param {string} joinLink */
async function showJoin(joinLink) {
  const campaign = await ask('GET', joinLink);
  link = joinLink;
  introduce(campaign);
  show('hide-row', campaign.allow_participant_to_hide_name && !campaign.hide_participant_names);
  show('names-hidden', campaign.hide_participant_names);
  for (const field of ['name', 'email']) input(field).value = load(field) ?? '';
  goTo('join');
}

async function join() {
  showText('join-error', '');
  const [name, email] = [input('name').value.trim(), input('email').value.trim()];
  if (email !== '' && !input('email').checkValidity()) {
    showText('join-error', translate('bad_email'));
    input('email').focus();
    return;
  }
  try {
    const body = { name: name || null, email: email || null, hide_name: input('hide').checked };
    const { participant_token } = await ask('POST', link, { body });
    if (participant_token === null) return showProblem('mailed_heading', translate('mailed'));
    useToken(participant_token);
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 404) throw error;
    showText(
      'join-error',
      error.isTransient
        ? translate('trouble')
        : error.status === 422
          ? translate('bad_email')
          : translate('unexpected'),
    );
    return;
  }
  await showSession();
}

async function showSession() {
  session = await ask('GET', 'session', { token: token() });
  introduce(session.campaign);
  showReturnLink();
  showStep();
}

/** Shows the return link, which only the participant has after consent. */
function showReturnLink() {
  input('own-link').value = session.return_url ?? '';
  show('show-link', Boolean(session.return_url));
  showText('link-mailed', session.return_mail ? translate('link_mailed', { address: session.return_mail }) : '');
}

/** Shows the step that fits the session's status. */
function showStep() {
  if (['expired', 'unavailable', 'cancelled'].includes(session.status))
    return showProblem('ended_heading', translate('ended'));
  if (session.status === 'scheduled') return waitForTime();
  if (session.status !== 'available') return startConversation();
  const hasAgreed = session.consent?.version === session.campaign.consent_version;
  input('agree').checked = hasAgreed;
  goTo('consent');
}

function waitForTime() {
  part('scheduled-text').textContent = translate('scheduled', {
    time: session.scheduled_for ? formatTime(session.scheduled_for) : '…',
  });
  goTo('scheduled');
  setTimeout(() => void attempt(showSession), POLL_MS);
}

async function begin() {
  showText('consent-error', '');
  if (!input('agree').checked) {
    showText('consent-error', translate('agree_first'));
    input('agree').focus();
    return;
  }
  try {
    const consent = { version: session.campaign.consent_version, given: true };
    session = await ask('POST', 'session/consent', { token: token(), body: consent });
    showReturnLink();
    await ask('POST', 'session/start', { token: token() });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Another tab, or an attempt whose response was lost, has got further: load the session again.
    if (error.status === 409) return showSession();
    if (!error.isTransient) throw error;
    showText('consent-error', translate('trouble'));
    return;
  }
  part('way-back').toggleAttribute('open', true);
  startConversation();
}

function startConversation() {
  const participantToken = token();
  if (!participantToken) return showProblem('no_link_heading', translate('no_link'));
  showConversation();
  const current = new Conversation({
    token: participantToken,
    language,
    listener: {
      onOver: (unsent) => showDone(current, unsent),
      onClosed: () => showProblem('ended_heading', translate('ended')),
      onRejected: () => showProblem('bad_link_heading', translate('bad_link')),
    },
  });
  conversation = current;
}

/** @param {Conversation} ended @param {string[]} unsent */
function showDone({ turns }, unsent) {
  const draft = load('draft')?.trim() ?? '';
  const late = draft === '' ? unsent : [...unsent, draft];
  const said = turns.map(({ speaker, text }) => turnItem({ isOwn: speaker === 'participant', text, language }));
  const missed = late.map((text) => turnItem({ isOwn: true, text, language, state: translate('unsent') }));
  part('said').replaceChildren(...said, ...missed);
  part('way-back').toggleAttribute('open', true);
  goTo('done');
}

async function download() {
  const turns = conversation?.turns ?? [];
  const lines = turns.map(
    ({ speaker, text }) => `${translate(speaker === 'participant' ? 'you' : 'interviewer')}:\n${text}\n`,
  );
  const file = document.createElement('a');
  file.href = URL.createObjectURL(new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' }));
  file.download = 'interview.txt';
  file.click();
  URL.revokeObjectURL(file.href);
}

async function finish() {
  const isSure = {
    text: translate(conversation?.hasUnsent() ? 'finish_unsent' : 'finish_sure'),
    yes: translate('finish_yes'),
  };
  if (!(await confirmed(isSure))) return;
  try {
    await ask('POST', 'session/finish', { token: token() });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // A conflict means that the interview is over, which the stream reports.
    if (error.status !== 409) showText('notice', translate(error.isTransient ? 'trouble' : 'unexpected'));
  }
}

async function withdraw() {
  if (!(await confirmed({ text: translate('withdraw_sure'), yes: translate('withdraw_yes') }))) return;
  await ask('DELETE', 'session', { token: token() });
  conversation?.end(() => {});
  clear();
  part('said').replaceChildren();
  showProblem('withdrawn_heading', translate('withdrawn'));
}

function showLink() {
  part('way-back').toggleAttribute('open', true);
  scrollTo({ top: 0 });
  input('own-link').focus();
}

/** Without a secure connection or permission there is no clipboard; the link is then selected for copying by hand. */
async function copyLink() {
  const own = input('own-link');
  own.select();
  try {
    await navigator.clipboard.writeText(own.value);
    part('copied').textContent = translate('copied');
  } catch {
    part('copied').textContent = translate('copy_by_hand');
  }
}

/** @param {string} id @param {() => unknown} work */
function onSubmit(id, work) {
  const form = /** @type {HTMLFormElement} */ (part(id));
  const button = /** @type {HTMLButtonElement} */ (form.querySelector('button'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    button.disabled = true;
    void attempt(work).finally(() => (button.disabled = false));
  });
}

/** @param {string} id @param {() => unknown} work */
function onClick(id, work) {
  part(id).addEventListener('click', () => {
    part('menu').removeAttribute('open');
    void attempt(work);
  });
}

/** Runs a step and shows its failure. @param {() => unknown} work */
async function attempt(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if ([401, 403, 404].includes(error.status)) return showProblem('bad_link_heading', translate('bad_link'));
    if (error.status === 409) return showProblem('ended_heading', translate('ended'));
    showProblem('trouble_heading', translate('trouble'), () => void attempt(work));
  }
}

function wire() {
  for (const [id, key] of /** @type {const} */ ([
    ['name', 'name'],
    ['email', 'email'],
    ['say', 'draft'],
  ])) {
    input(id).addEventListener('input', () => save(key, input(id).value));
  }
  input('say').addEventListener('keydown', (event) => {
    // On touch devices Enter starts a new line, as in other apps.
    const sends =
      event.key === 'Enter' && !event.shiftKey && !event.isComposing && matchMedia('(pointer: fine)').matches;
    if (!sends) return;
    event.preventDefault();
    conversation?.send();
  });
  part('say-form').addEventListener('submit', (event) => {
    event.preventDefault();
    conversation?.send();
  });
  onSubmit('join-form', join);
  onSubmit('consent-form', begin);
  onClick('download', download);
  onClick('finish', finish);
  onClick('show-link', showLink);
  onClick('copy-link', copyLink);
  onClick('withdraw', withdraw);
  onClick('withdraw-done', withdraw);
  addEventListener('online', () => conversation?.nudge());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') conversation?.nudge();
  });
}

setLanguage(navigator.language);
wire();
void attempt(openPage);
