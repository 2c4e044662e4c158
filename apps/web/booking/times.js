// @ts-check
import { input, part, show } from '../ui/elements.js';
import { choiceOf, dateOf, dayOf, weekdayOf } from './moments.js';

/** @typedef {import('../ui/api.js').Slot} Slot */

/** Days that are shown at first. */
const DAYS = 8;

/** Lets the reader choose a day, then a time. */
export class Times {
  /** @param {(slot: Slot) => void} onChosen */
  constructor(onChosen) {
    this.onChosen = onChosen;
    /** @type {Map<string, Slot[]>} By the date of the visitor's zone. */
    this.days = new Map();
    this.zone = '';
    this.shown = DAYS;
    /** The chosen date. */
    this.day = '';
    /** Whether the server has further days. */
    this.hasMore = false;
  }

  /** @param {Slot[]} slots @param {{ zone: string, isFirst: boolean, hasMore: boolean }} options */
  show(slots, { zone, isFirst, hasMore }) {
    if (isFirst) {
      this.days = new Map();
      this.shown = DAYS;
    }
    this.zone = zone;
    this.hasMore = hasMore;
    for (const slot of slots) {
      const date = slot.local_start.slice(0, 10);
      this.days.set(date, [...(this.days.get(date) ?? []), slot]);
    }
    this.write();
  }

  /** How many days are shown. */
  count() {
    return Math.min(this.days.size, this.shown);
  }

  /** @param {number} index */
  focusDay(index) {
    /** @type {HTMLElement | undefined} */ (part('day-list').querySelectorAll('input')[index])?.focus();
  }

  /** Writes days and times in the present language. */
  write() {
    const dates = [...this.days.keys()].slice(0, this.shown);
    if (!dates.includes(this.day)) this.day = dates[0] ?? '';
    show('days', dates.length > 0);
    show('none', dates.length === 0 && !this.hasMore);
    show('more-days', this.hasMore || this.days.size > this.shown);
    part('day-list').replaceChildren(...dates.map((date) => this.dayTile(date)));
    this.writeTimes();
  }

  /** @param {string} date */
  dayTile(date) {
    const start = this.days.get(date)?.[0]?.start ?? '';
    const tile = document.createElement('label');
    tile.className = 'day';
    const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'day', value: date });
    radio.checked = date === this.day;
    radio.setAttribute('aria-label', dayOf(start, this.zone));
    radio.addEventListener('change', () => {
      this.day = date;
      this.writeTimes();
    });
    const day = Object.assign(document.createElement('span'), { textContent: weekdayOf(start, this.zone) });
    const number = Object.assign(document.createElement('b'), { textContent: dateOf(start, this.zone) });
    tile.append(radio, day, number);
    return tile;
  }

  writeTimes() {
    const slots = this.days.get(this.day) ?? [];
    show('times-of-day', slots.length > 0);
    const [first] = slots;
    if (first) part('day-heading').textContent = dayOf(first.start, this.zone);
    part('times').replaceChildren(...slots.map((slot) => this.timeButton(slot)));
  }

  /** Free times near one that was taken. @param {Slot[]} slots */
  showAlternatives(slots) {
    show('alternatives', slots.length > 0);
    part('alternative-times').replaceChildren(
      ...slots.map((slot) => {
        const button = this.timeButton(slot);
        button.textContent = `${dayOf(slot.start, this.zone)}, ${button.textContent}`;
        return button;
      }),
    );
  }

  /** @param {Slot} slot */
  timeButton(slot) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = choiceOf(slot.start, this.zone);
    button.addEventListener('click', () => this.onChosen(slot));
    return button;
  }
}

/** Fills the list of zones. @param {string[]} names @param {string} chosen @param {(name: string) => string} label */
export function writeZones(names, chosen, label) {
  part('zone').replaceChildren(...names.map((name) => new Option(label(name), name, false, name === chosen)));
  input('zone').value = chosen;
}
