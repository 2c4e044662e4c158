// @ts-check
import { Problem, ask } from './api.js';
import { forgetAll, keep, recall } from './store.js';
import { Conversation, openTalk } from './talk.js';
import { confirmed, giveUp, goTo, input, part, show, tell, turnItem } from './view.js';
import { say, speak, time } from './words.js';

const base = new URL('..', import.meta.url);
/** Again after this long, until a scheduled interview may begin. */
const LOOK_AGAIN_MS = 15_000;

/** @type {Conversation | undefined} */
let conversation;
/** The join link's token, while somebody registers by it. */
let link = '';
/** What the session was when it was last asked for. @type {any} */
let session;
let language = 'en';

function token() {
  return recall('token');
}

/** Where the reader came in: a session's own address, an invitation, the link back, or a join link. */
async function arrive() {
  goTo('loading');
  const [first, second] = location.pathname.slice(base.pathname.length).split('/');
  if (first === 'session' && location.hash.length > 1) enter(location.hash.slice(1));
  if (first === 'invitations' && second) {
    const { participant_token } = await ask('POST', `invitations/${second}`);
    enter(participant_token);
  } else if (first === 'return' && location.hash.length > 1) {
    const { participant_token } = await ask('POST', 'return', { body: { token: location.hash.slice(1) } });
    enter(participant_token);
  } else if (first && !['session', 'invitations', 'return'].includes(first)) {
    await showJoin(first);
    return;
  }
  if (token()) await showSession();
  else giveUp('no_link_heading', say('no_link'));
}

/** From here on the address names nobody's secret. @param {string} participantToken */
function enter(participantToken) {
  if (token() !== participantToken) forgetAll();
  keep('token', participantToken);
  history.replaceState(null, '', new URL('session', base));
}

/** @param {any} campaign */
function introduce(campaign) {
  language = campaign.language;
  speak(language);
  part('title').textContent = campaign.name;
  part('title').lang = language;
  document.title = campaign.name;
  part('goal').textContent = campaign.goal;
  part('about').textContent = say('about', { minutes: campaign.max_duration_minutes });
  part('consent-text').textContent = campaign.consent_text || say('consent_default');
  for (const id of ['goal', 'consent-text']) part(id).lang = language;
}

/** @param {string} joinLink */
async function showJoin(joinLink) {
  const campaign = await ask('GET', joinLink);
  link = joinLink;
  introduce(campaign);
  show('hide-row', campaign.allow_participant_to_hide_name && !campaign.hide_participant_names);
  show('names-hidden', campaign.hide_participant_names);
  for (const field of ['name', 'email']) input(field).value = recall(field) ?? '';
  goTo('join');
}

async function join() {
  tell('join-error', '');
  const [name, email] = [input('name').value.trim(), input('email').value.trim()];
  if (email !== '' && !input('email').checkValidity()) {
    tell('join-error', say('bad_email'));
    input('email').focus();
    return;
  }
  try {
    const body = { name: name || null, email: email || null, hide_name: input('hide').checked };
    const { participant_token } = await ask('POST', link, { body });
    if (participant_token === null) return giveUp('mailed_heading', say('mailed'));
    enter(participant_token);
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 404) throw error;
    tell('join-error', error.mayPass ? say('trouble') : error.status === 422 ? say('bad_email') : say('unexpected'));
    return;
  }
  await showSession();
}

async function showSession() {
  session = await ask('GET', 'session', { token: token() });
  introduce(session.campaign);
  offerWayBack();
  goOn();
}

/** Since consent nobody but the participant has this link, so it is there to be kept. */
function offerWayBack() {
  input('own-link').value = session.return_url ?? '';
  show('show-link', Boolean(session.return_url));
  tell('link-mailed', session.return_mail ? say('link_mailed', { address: session.return_mail }) : '');
}

/** Whatever the session is ready for. */
function goOn() {
  if (['expired', 'unavailable', 'cancelled'].includes(session.status)) return giveUp('ended_heading', say('ended'));
  if (session.status === 'scheduled') return waitForTime();
  if (session.status !== 'available') return talk();
  const hasAgreed = session.consent?.version === session.campaign.consent_version;
  input('agree').checked = hasAgreed;
  goTo('consent');
}

function waitForTime() {
  part('scheduled-text').textContent = say('scheduled', {
    time: session.scheduled_for ? time(session.scheduled_for) : '…',
  });
  goTo('scheduled');
  setTimeout(() => void guard(showSession), LOOK_AGAIN_MS);
}

async function begin() {
  tell('consent-error', '');
  if (!input('agree').checked) {
    tell('consent-error', say('agree_first'));
    input('agree').focus();
    return;
  }
  try {
    const consent = { version: session.campaign.consent_version, given: true };
    session = await ask('POST', 'session/consent', { token: token(), body: consent });
    offerWayBack();
    await ask('POST', 'session/start', { token: token() });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Another tab, or a try whose answer was lost, has come further: the session knows.
    if (error.status === 409) return showSession();
    if (!error.mayPass) throw error;
    tell('consent-error', say('trouble'));
    return;
  }
  part('way-back').toggleAttribute('open', true);
  talk();
}

function talk() {
  const participantToken = token();
  if (!participantToken) return giveUp('no_link_heading', say('no_link'));
  openTalk();
  const current = new Conversation({
    token: participantToken,
    language,
    talk: {
      onOver: (unsent) => showDone(current, unsent),
      onClosed: () => giveUp('ended_heading', say('ended')),
      onRefused: () => giveUp('bad_link_heading', say('bad_link')),
    },
  });
  conversation = current;
}

/** @param {Conversation} over @param {string[]} unsent */
function showDone({ turns }, unsent) {
  const draft = recall('draft')?.trim() ?? '';
  const late = draft === '' ? unsent : [...unsent, draft];
  const said = turns.map(({ speaker, text }) => turnItem({ isOwn: speaker === 'participant', text, language }));
  const missed = late.map((text) => turnItem({ isOwn: true, text, language, state: say('unsent') }));
  part('said').replaceChildren(...said, ...missed);
  part('way-back').toggleAttribute('open', true);
  goTo('done');
}

async function download() {
  const turns = conversation?.turns ?? [];
  const lines = turns.map(
    ({ speaker, text }) => `${say(speaker === 'participant' ? 'you' : 'interviewer')}:\n${text}\n`,
  );
  const file = document.createElement('a');
  file.href = URL.createObjectURL(new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' }));
  file.download = 'interview.txt';
  file.click();
  URL.revokeObjectURL(file.href);
}

async function finish() {
  const isSure = { text: say(conversation?.hasUnsent() ? 'finish_unsent' : 'finish_sure'), yes: say('finish_yes') };
  if (!(await confirmed(isSure))) return;
  try {
    await ask('POST', 'session/finish', { token: token() });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // A conflict: it is over already, and the stream says so.
    if (error.status !== 409) tell('notice', say(error.mayPass ? 'trouble' : 'unexpected'));
  }
}

async function withdraw() {
  if (!(await confirmed({ text: say('withdraw_sure'), yes: say('withdraw_yes') }))) return;
  await ask('DELETE', 'session', { token: token() });
  conversation?.end(() => {});
  forgetAll();
  part('said').replaceChildren();
  giveUp('withdrawn_heading', say('withdrawn'));
}

function showLink() {
  part('way-back').toggleAttribute('open', true);
  scrollTo({ top: 0 });
  input('own-link').focus();
}

/** Without a secure connection, or permission, there is no clipboard: the link is selected, to be copied by hand. */
async function copyLink() {
  const own = input('own-link');
  own.select();
  try {
    await navigator.clipboard.writeText(own.value);
    part('copied').textContent = say('copied');
  } catch {
    part('copied').textContent = say('copy_by_hand');
  }
}

/** @param {string} id @param {() => unknown} work */
function onSubmit(id, work) {
  const form = /** @type {HTMLFormElement} */ (part(id));
  const button = /** @type {HTMLButtonElement} */ (form.querySelector('button'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    button.disabled = true;
    void guard(work).finally(() => (button.disabled = false));
  });
}

/** @param {string} id @param {() => unknown} work */
function onClick(id, work) {
  part(id).addEventListener('click', () => {
    part('menu').removeAttribute('open');
    void guard(work);
  });
}

/** Runs a step and tells honestly when it failed. @param {() => unknown} work */
async function guard(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if ([401, 403, 404].includes(error.status)) return giveUp('bad_link_heading', say('bad_link'));
    if (error.status === 409) return giveUp('ended_heading', say('ended'));
    giveUp('trouble_heading', say('trouble'), () => void guard(work));
  }
}

function wire() {
  for (const [id, key] of /** @type {const} */ ([
    ['name', 'name'],
    ['email', 'email'],
    ['say', 'draft'],
  ])) {
    input(id).addEventListener('input', () => keep(key, input(id).value));
  }
  input('say').addEventListener('keydown', (event) => {
    // On a phone the key makes a line, as everywhere there.
    const sends =
      event.key === 'Enter' && !event.shiftKey && !event.isComposing && matchMedia('(pointer: fine)').matches;
    if (!sends) return;
    event.preventDefault();
    conversation?.say();
  });
  part('say-form').addEventListener('submit', (event) => {
    event.preventDefault();
    conversation?.say();
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

speak(navigator.language);
wire();
void guard(arrive);
