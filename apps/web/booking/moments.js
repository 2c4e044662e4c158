// @ts-check
import { currentLanguage } from '../ui/words.js';

/** The page's language, in the reader's own region if they speak it. */
function locale() {
  const language = currentLanguage();
  return navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}

/** 12 or 24 hours, as the reader is used to, whatever the page's language. */
function ownHours() {
  return new Intl.DateTimeFormat(navigator.language, { hour: 'numeric' }).resolvedOptions().hourCycle;
}

/** @param {string} instant @param {Intl.DateTimeFormatOptions} form */
function write(instant, form) {
  return new Intl.DateTimeFormat(locale(), form).format(new Date(instant));
}

/** @param {string} instant @param {string} timeZone */
export const timeOf = (instant, timeZone) => write(instant, { timeStyle: 'short', timeZone, hourCycle: ownHours() });
/** @param {string} instant @param {string} timeZone */
export const dayOf = (instant, timeZone) =>
  write(instant, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
/** @param {string} instant @param {string} timeZone */
export const weekdayOf = (instant, timeZone) => write(instant, { weekday: 'short', timeZone });
/** @param {string} instant @param {string} timeZone */
export const dateOf = (instant, timeZone) => write(instant, { day: 'numeric', month: 'short', timeZone });

/** An appointment in full. @param {string} start @param {string} end @param {string} timeZone */
export function appointment(start, end, timeZone) {
  const day = write(start, { dateStyle: 'full', timeZone });
  return `${day}\n${timeOf(start, timeZone)} – ${timeOf(end, timeZone)}`;
}

/** The changes of clocks that repeat an hour or a part of it, in minutes. */
const SHIFTS = [30, 60, 120];

/**
 * Whether a clock shows the same time on the same day twice. Both are distinct times of a page, of which one may be booked.
 * @param {string} instant @param {string} timeZone
 */
function isRepeated(instant, timeZone) {
  const form = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const time = Date.parse(instant);
  const shown = form.format(time);
  return SHIFTS.some((minutes) => [-1, 1].some((way) => form.format(time + way * minutes * 60_000) === shown));
}

/** A time that can be chosen, with the short name of its zone where a clock shows it twice. @param {string} instant @param {string} timeZone */
export function choiceOf(instant, timeZone) {
  if (!isRepeated(instant, timeZone)) return timeOf(instant, timeZone);
  const form = /** @type {const} */ ({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  return write(instant, { ...form, timeZone, hourCycle: ownHours() });
}

/** The name of a zone at a moment. @param {string} instant @param {string} timeZone */
export function zoneName(instant, timeZone) {
  const parts = new Intl.DateTimeFormat(locale(), { timeZone, timeZoneName: 'long' }).formatToParts(new Date(instant));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${placeOf(timeZone)} (${name})`;
}

/** The zone of this device. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `present`, then every zone of the browser. @param {string} present */
export function zones(present) {
  return [...new Set([present, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}

/** @param {string} timeZone */
export const placeOf = (timeZone) => timeZone.replaceAll('_', ' ').replaceAll('/', ' / ');
