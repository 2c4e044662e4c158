// @ts-check
import { Problem, addressOf, ask } from '../ui/api.js';
import { confirmed } from '../ui/dialog.js';
import { input, part, show, showText } from '../ui/elements.js';
import { connectFrame, useLanguage } from '../ui/frame.js';
import { device, tab } from '../ui/store.js';
import { currentLanguage } from '../ui/words.js';
import { appointment, ownZone, placeOf, timeOf, zoneName, zones } from './moments.js';
import { Times, writeZones } from './times.js';
import { translate } from './words.js';

/** @typedef {import('../ui/api.js').Slot} Slot */
/** @typedef {import('./words.js').Key} Key */

const base = new URL('../../../book/', import.meta.url);
const DAY_MS = 86_400_000;
/** Days with free times that each "more" adds. */
const MORE_DAYS = 8;
/** Days of one answer of the server. */
const SPAN_DAYS = 30;
const MOST_WAIT_MS = 60_000;

const times = new Times((slot) => void choose(slot));
let zone = device.load('zone') ?? ownZone();
/** The tokens of the page with free times and of one's own booking. */
let pageToken = '';
let token = '';
/** The campaign as of the last response. @type {any} */
let campaign;
/** One's own booking as of the last response. @type {any} */
let reservation;
/** @type {Slot | undefined} */
let chosen;
/** Where the days of the next answer begin. */
let nextFrom = '';
/** The last day that can be booked. */
let lastDate = '';
let step = 'loading';
/** @type {{ heading: Key, text: Key, again: (() => void) | undefined } | undefined} */
let problem;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

const isMoving = () => reservation?.status === 'booked';

/** Shows one step and moves the focus to its heading. @param {string} id */
function goTo(id) {
  step = id;
  for (const section of document.querySelectorAll('main > section'))
    show(/** @type {HTMLElement} */ (section), section.id === id);
  scrollTo({ top: 0 });
  write();
  part(id).querySelector('h1')?.focus({ preventScroll: true });
}

/** Writes what is shown in the present language. */
function write() {
  writeCampaign();
  if (step === 'choose') times.write();
  if (step === 'details' && chosen) {
    part('chosen').textContent = appointment(chosen.start, chosen.end, zone);
    part('chosen-zone').textContent = zoneName(chosen.start, zone);
  }
  if (step === 'booked') writeBooked();
  if (problem) {
    part('problem-heading').textContent = translate(problem.heading);
    part('problem-text').textContent = translate(problem.text);
  }
  const heading = part(step).querySelector('h1')?.textContent ?? '';
  document.title = campaign ? `${heading} · ${campaign.name}` : heading;
}

function writeCampaign() {
  part('choose-heading').textContent = translate(isMoving() ? 'move_heading' : 'choose_heading');
  if (!campaign) return;
  part('intro').textContent = campaign.participant_intro;
  part('about').textContent = translate('about');
}

/** @param {any} known */
function introduce(known) {
  campaign = known;
  part('title').textContent = known.name;
  part('title').lang = known.language;
  part('title').removeAttribute('data-t');
  show('hide-row', known.allow_participant_to_hide_name && !known.hide_participant_names);
  show('names-hidden', known.hide_participant_names);
  show('adults', known.adults_only);
  part('intro').lang = known.intro_language;
  useLanguage(known.participant_language);
}

/** @param {Key} heading @param {Key} text @param {() => void} [again] */
function showProblem(heading, text, again) {
  problem = { heading, text, again };
  show('try-again', again !== undefined);
  goTo('problem');
}

/** Does `work`; a failure is shown instead of the page. @param {() => Promise<void>} work */
async function attempt(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 404 || error.status === 422) showProblem('no_link_heading', 'no_link');
    else showProblem('offline_heading', 'offline', () => void attempt(work));
  }
}

async function openPage() {
  goTo('loading');
  const [first = ''] = location.pathname.slice(base.pathname.length).split('/');
  token = first === 'reservations' ? location.hash.slice(1) : '';
  if (token) return showReservation();
  if (first === '' || first === 'reservations') return showProblem('no_link_heading', 'no_link');
  pageToken = first;
  await showTimes();
}

/** Shows the free times of the page. */
async function showTimes() {
  const page = await ask('GET', `../booking/${pageToken}`);
  introduce(page.campaign);
  if (page.status !== 'open') {
    return showProblem('closed_heading', /** @type {Key} */ (page.status));
  }
  lastDate = page.last_date;
  await loadTimes('');
  showText('choose-error', '');
  times.showAlternatives([]);
  show('keep-row', isMoving());
  goTo('choose');
}

/** Loads the free times of a span of days. @param {string} from Empty: the first span. */
async function loadTimes(from) {
  const begin = from === '' ? Date.now() : Date.parse(from);
  const to = new Date(begin + SPAN_DAYS * DAY_MS).toISOString();
  const query = new URLSearchParams({ ...(from !== '' && { from }), to, timezone: zone });
  const { slots, next_from } = await ask('GET', `../booking/${pageToken}/slots?${query}`);
  nextFrom = next_from ?? to;
  const hasMore = next_from !== null || to.slice(0, 10) <= lastDate;
  times.show(slots, { zone, isFirst: from === '', hasMore });
  // The first free time may be far ahead.
  if (times.days.size === 0 && times.hasMore) await loadTimes(nextFrom);
}

/** Shows further days and moves the focus to the first of them. */
async function showMoreDays() {
  const before = times.count();
  times.shown += MORE_DAYS;
  while (times.days.size < times.shown && times.hasMore) await loadTimes(nextFrom);
  times.write();
  times.focusDay(before);
}

/** @param {Slot} slot */
async function choose(slot) {
  chosen = slot;
  if (isMoving()) return attempt(move);
  showText('book-error', '');
  goTo('details');
}

/** An id that stays the same while the same booking is tried again. */
function requestId() {
  const [known, id] = (tab.load('booking') ?? '').split(' ');
  if (id && known === chosen?.start) return id;
  const made = crypto.randomUUID();
  tab.save('booking', `${chosen?.start ?? ''} ${made}`);
  return made;
}

async function book() {
  const email = input('email');
  const isBad = email.value.trim() !== '' && !email.checkValidity();
  email.toggleAttribute('aria-invalid', false);
  showText('email-error', isBad ? translate('bad_email') : '');
  if (isBad) {
    email.setAttribute('aria-invalid', 'true');
    return email.focus();
  }
  const body = {
    start: chosen?.start,
    name: input('name').value.trim() || null,
    email: email.value.trim() || null,
    hide_name: input('hide').checked,
    timezone: zone,
    locale: currentLanguage(),
    client_reservation_id: requestId(),
  };
  await unlessTaken('book-error', async () => {
    const made = await ask('POST', `../booking/${pageToken}/reservations`, { body });
    tab.forget('booking');
    useToken(made.token);
    reservation = made.reservation;
    goTo('booked');
  });
}

/** The address of the page becomes the link to the booking. @param {string} own */
function useToken(own) {
  token = own;
  history.replaceState(null, '', `${new URL('reservations', base).href}#${own}`);
}

async function move() {
  await unlessTaken('choose-error', async () => {
    const body = { start: chosen?.start, timezone: zone };
    reservation = await ask('PATCH', `../booking/reservations/${token}`, { body });
    goTo('booked');
  });
}

/**
 * Does `work`; if the time is gone, other times are shown, and other failures in `place`.
 * @param {string} place @param {() => Promise<void>} work
 */
async function unlessTaken(place, work) {
  const button = /** @type {HTMLButtonElement} */ (part('book'));
  button.disabled = true;
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'slot_taken') return await showOthers(error.alternatives);
    if (error.code === 'invalid_transition') return await (token ? showReservation() : showTimes());
    showText(place, translate('failed'));
  } finally {
    button.disabled = false;
  }
}

/** @param {Slot[]} alternatives */
async function showOthers(alternatives) {
  tab.forget('booking');
  await attempt(async () => {
    await showTimes();
    if (step !== 'choose') return;
    showText('choose-error', translate('taken'));
    times.showAlternatives(alternatives);
  });
}

async function showReservation() {
  reservation = await ask('GET', `../booking/reservations/${token}`);
  pageToken = new URL(reservation.booking_url).pathname.split('/').at(-1) ?? '';
  zone = reservation.timezone;
  introduce(reservation.campaign);
  goTo('booked');
}

/** What can be done now: `later`, `now`, `missed`, `begun` or `cancelled`. */
function stateOf() {
  const now = Date.now();
  if (reservation.status === 'cancelled') return 'cancelled';
  if (!reservation.can_change) return 'begun';
  if (now < Date.parse(reservation.start)) return 'later';
  return now < Date.parse(reservation.expires_at) ? 'now' : 'missed';
}

const HEADINGS = {
  later: 'booked_heading',
  now: 'booked_heading',
  missed: 'over_heading',
  begun: 'begun_heading',
  cancelled: 'cancelled_heading',
};
const TEXTS = {
  later: 'start_later',
  now: 'start_now',
  missed: 'start_missed',
  begun: 'begun_text',
  cancelled: 'cancelled_text',
};

function writeBooked() {
  const state = stateOf();
  const { start, end, expires_at, booking_url } = reservation;
  part('booked-heading').textContent = translate(/** @type {Key} */ (HEADINGS[state]));
  part('when').textContent = appointment(start, end, zone);
  part('when-zone').textContent = zoneName(start, zone);
  const values = { time: timeOf(expires_at, zone) };
  part('booked-text').textContent = translate(/** @type {Key} */ (TEXTS[state]), values);
  show('start', state === 'now');
  show('keep-link', state === 'later' || state === 'now');
  show('booked-actions', state !== 'begun' && state !== 'cancelled');
  show('calendar', state === 'later');
  show('cancel', state !== 'missed');
  show('book-again', state === 'cancelled');
  const calendar = /** @type {HTMLAnchorElement} */ (part('calendar'));
  calendar.href = addressOf(`../booking/reservations/${token}/calendar.ics`);
  /** @type {HTMLAnchorElement} */ (part('book-again')).href = booking_url;
  clearTimeout(timer);
  const due = [start, expires_at].map((time) => Date.parse(time) - Date.now()).find((wait) => wait > 0);
  if (due !== undefined) timer = setTimeout(() => step === 'booked' && write(), Math.min(due + 500, MOST_WAIT_MS));
}

async function startInterview() {
  await orTell(async () => {
    const { session_url } = await ask('POST', `../booking/reservations/${token}/session`);
    location.assign(session_url);
  });
}

async function cancel() {
  const isSure = await confirmed({
    heading: translate('cancel_sure'),
    text: translate('cancel_text'),
    yes: translate('cancel_booking'),
    isDestructive: true,
    opener: part('cancel'),
  });
  if (!isSure) return;
  await orTell(async () => {
    await ask('DELETE', `../booking/reservations/${token}`);
    await showReservation();
  });
}

/** Does `work`; a failure is shown beside the booking, or its present state if that has changed. @param {() => Promise<void>} work */
async function orTell(work) {
  showText('booked-error', '');
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.isTransient) return showText('booked-error', translate('failed'));
    await attempt(error.status === 404 ? async () => showProblem('no_link_heading', 'no_link') : showReservation);
  }
}

function chooseZone() {
  zone = input('zone').value;
  device.save('zone', zone);
  void attempt(() => loadTimes(''));
}

connectFrame({ onLanguage: write });
writeZones(zones(zone), zone, placeOf);
part('zone').addEventListener('change', chooseZone);
part('more-days').addEventListener('click', () => void attempt(showMoreDays));
part('other-time').addEventListener('click', () => goTo('choose'));
part('keep').addEventListener('click', () => goTo('booked'));
part('start').addEventListener('click', () => void startInterview());
part('change').addEventListener('click', () => {
  writeZones(zones(zone), zone, placeOf);
  void attempt(showTimes);
});
part('cancel').addEventListener('click', () => void cancel());
part('try-again').addEventListener('click', () => problem?.again?.());
part('book-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void book();
});
addEventListener('hashchange', () => void attempt(openPage));
void attempt(openPage);
