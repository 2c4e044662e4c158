// @ts-check
/** What the quotes of a turn are, and saying it better. */
import { part, show, showText } from '../ui/elements.js';
import { refusalOf } from './corrections.js';
import { askTeam } from './team.js';
import { translate } from './words.js';

/** @typedef {import('./words.js').Key} Key */
/** @typedef {{ id: string, conversation_id: string, turn_id: string, start: number, quote: string, kind: string, polarity: string }} Quote */

const KINDS = ['problem', 'cause', 'consequence', 'workaround', 'wish', 'praise', 'worry', 'fact', 'aside'];
const POLARITIES = ['positive', 'negative', 'neutral'];

export class StatementsView {
  constructor() {
    this.at = '';
    /** The turn that is open. */
    this.turn = '';
    /** @type {Quote[]} */
    this.quotes = [];
  }

  /**
   * Shows the quotes that a version takes from a turn.
   * @param {string} at Path of the campaign below /v1/. @param {number} version @param {string} turn
   */
  async open(at, version, turn) {
    this.turn = turn;
    const { evidence } = await askTeam(`${at}/report/versions/${version}`);
    if (this.turn !== turn) return;
    this.at = at;
    this.quotes = evidence.filter((/** @type {Quote} */ quote) => quote.turn_id === turn);
    this.say('');
    this.write();
  }

  close() {
    this.turn = '';
    this.quotes = [];
    this.write();
  }

  /** Writes what is shown in the present language. */
  write() {
    show('statements', this.quotes.length > 0);
    part('statement-list').replaceChildren(...this.quotes.map((quote) => this.entry(quote)));
  }

  /** @param {Quote} quote */
  entry(quote) {
    const item = document.createElement('li');
    const said = document.createElement('p');
    said.id = `quote-${quote.id}`;
    said.textContent = quote.quote;
    said.dir = 'auto';
    const kind = choiceOf('kind', KINDS, quote.kind, said.id);
    const polarity = choiceOf('value', POLARITIES, quote.polarity, said.id);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = translate('correction_save');
    button.setAttribute('aria-describedby', said.id);
    button.addEventListener('click', () => void this.save(quote, kind.value, polarity.value));
    item.append(said, kind, ' ', polarity, ' ', button);
    return item;
  }

  /** @param {Quote} quote @param {string} kind @param {string} polarity */
  async save({ conversation_id, turn_id, start }, kind, polarity) {
    const statement = { conversation_id, turn_id, start, kind, polarity };
    const body = { kind: 'set_statement', statement };
    this.say('');
    try {
      await askTeam(`${this.at}/report/corrections`, { method: 'POST', body });
      this.say('correction_saved');
    } catch (error) {
      showText('statement-error', translate(refusalOf(error)));
    }
  }

  /** @param {Key | ''} key */
  say(key) {
    part('statement-note').textContent = key === '' ? '' : translate(key);
    showText('statement-error', '');
  }
}

/** @param {'kind' | 'value'} name @param {string[]} values @param {string} chosen @param {string} describedBy */
function choiceOf(name, values, chosen, describedBy) {
  const select = document.createElement('select');
  select.append(
    ...values.map(
      (value) => new Option(translate(/** @type {Key} */ (`${name}_${value}`)), value, false, value === chosen),
    ),
  );
  select.setAttribute('aria-label', translate(name === 'kind' ? 'statement_kind' : 'statement_polarity'));
  select.setAttribute('aria-describedby', describedBy);
  return select;
}
