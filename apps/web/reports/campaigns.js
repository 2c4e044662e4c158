// @ts-check
/** The list of campaigns, and of workspaces if the reader belongs to several. */
import { part, show } from '../ui/elements.js';
import { interviews } from './shown.js';
import { askForPage } from './team.js';
import { Problem } from '../ui/api.js';
import { translate } from './words.js';

/** @typedef {import('./team.js').Campaign} Campaign */

export class Campaigns {
  /** @param {(campaign: Campaign) => void} onChosen */
  constructor(onChosen) {
    this.onChosen = onChosen;
    /** @type {Campaign[]} */
    this.items = [];
    /** @type {string | null} */
    this.next = null;
    this.workspace = '';
    /** @type {{ id: string, name: string }[]} */
    this.workspaces = [];
    const choice = /** @type {HTMLSelectElement} */ (part('workspace'));
    choice.addEventListener('change', () => (this.workspace = choice.value));
  }

  /** Loads the first campaigns. A caller with several workspaces has to name one: then the first one is taken. */
  async load() {
    try {
      await this.take(this.first());
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 422 || this.workspaces.length > 0) throw error;
      this.workspaces = (await askForPage('workspaces?limit=100')).items;
      this.workspace = this.workspaces[0]?.id ?? '';
      await this.take(this.first());
    }
    this.write();
  }

  async more() {
    if (this.next === null) return;
    const before = this.items.length;
    const { items, next } = await askForPage(this.next);
    this.items.push(...items);
    this.next = next;
    this.write();
    /** @type {HTMLElement | undefined} */ ([...part('campaign-list').querySelectorAll('button')][before])?.focus();
  }

  first() {
    const query = new URLSearchParams({ limit: '50', ...(this.workspace && { workspace_id: this.workspace }) });
    return `interviews?${query}`;
  }

  /** @param {string} path */
  async take(path) {
    const { items, next } = await askForPage(path);
    this.items = items;
    this.next = next;
  }

  write() {
    show('workspace-row', this.workspaces.length > 1);
    part('workspace').replaceChildren(...this.workspaces.map(({ id, name }) => new Option(name, id)));
    /** @type {HTMLSelectElement} */ (part('workspace')).value = this.workspace;
    show('no-campaigns', this.items.length === 0);
    show('more-campaigns', this.next !== null);
    part('campaign-list').replaceChildren(...this.items.map((campaign) => this.entry(campaign)));
  }

  /** @param {Campaign} campaign */
  entry(campaign) {
    const button = document.createElement('button');
    button.type = 'button';
    const name = document.createElement('b');
    name.textContent = campaign.name;
    name.lang = campaign.language;
    const facts = document.createElement('span');
    facts.textContent = `${translate(/** @type {import('./words.js').Key} */ (campaign.status))} · ${interviews(campaign.counts.completed)}`;
    button.append(name, facts);
    button.addEventListener('click', () => this.onChosen(campaign));
    const item = document.createElement('li');
    item.append(button);
    return item;
  }
}
