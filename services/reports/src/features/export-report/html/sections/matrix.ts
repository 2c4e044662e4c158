import { scaleLinear } from 'd3-scale';
import { type Markup, html } from '../markup.ts';
import { type View, isAdded } from '../view.ts';

/** Columns of one table; more participants get further tables. */
const COLUMNS = 25;
/** Beyond this number, a column stands for several participants. */
const MOST_PARTICIPANTS = 75;
const MOST_BLOCKS = 20;
const MOST_THEMES = 60;

type Theme = View['version']['key_themes'][number];

/** Which participant spoke about which theme. */
export function* matrix(view: View): Generator<Markup> {
  const ids = view.participants.map(({ id }) => id);
  const shown = view.version.key_themes.slice(0, MOST_THEMES);
  if (ids.length > MOST_PARTICIPANTS) return yield blocks(view, shown, ids);
  yield html`<p class="note">${view.words.matrix.lead}</p> `;
  for (let from = 0; from < ids.length; from += COLUMNS) yield table(view, shown, ids.slice(from, from + COLUMNS));
}

function table(view: View, shown: readonly Theme[], ids: readonly string[]): Markup {
  const rows = shown.map((theme) => {
    const sides = SIDES.map(([field, mark]) => [new Set(theme[field]), mark] as const);
    const cells = ids.map((id) => cell(view, sides.find(([people]) => people.has(id))?.[1]));
    return html`<tr>
      ${nameOf(view, theme)} ${cells}
    </tr> `;
  });
  const heads = ids.map((id) => html`<th scope="col">${id}</th>`);
  return tableOf(view, ids, { heads, rows, look: 'matrix' });
}

const nameOf = ({ words }: View, theme: Theme): Markup =>
  html`<th scope="row" dir="auto">${theme.label}${isAdded(theme) && html` <small>${words.theme.added}</small>`}</th>`;

interface Content {
  readonly heads: readonly Markup[];
  readonly rows: readonly Markup[];
  readonly look: string;
}

function tableOf({ words }: View, ids: readonly string[], { heads, rows, look }: Content): Markup {
  const caption = words.matrix.caption(ids[0] ?? '', ids.at(-1) ?? '');
  return scrolling(
    caption,
    html`<table class="${look}">
      <caption class="unseen">
        ${caption}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${heads}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`,
  );
}

const SIDES = [
  ['supporters', 'support'],
  ['dissenters', 'dissent'],
  ['unclear', 'unclear'],
  ['silent', 'silent'],
] as const;
const LOOKS = { support: 'pro', dissent: 'con', unclear: 'unclear', silent: 'silent' } as const;

/** Empty for those who were not asked. */
function cell({ words }: View, mark: keyof typeof LOOKS | undefined): Markup {
  if (mark === undefined) return html`<td></td>`;
  return html`<td><i class="${LOOKS[mark]}"></i><span class="unseen">${words.marks[mark]}</span></td>`;
}

/** For many participants: how many of each group of them spoke about a theme. */
function blocks(view: View, shown: readonly Theme[], ids: readonly string[]): Markup {
  const { words } = view;
  const size = Math.ceil(ids.length / MOST_BLOCKS / 10) * 10;
  const blockOf = new Map(ids.map((id, index) => [id, Math.floor(index / size)]));
  const count = Math.ceil(ids.length / size);
  const counted = (of: readonly string[]): number[] => {
    const found = Array.from({ length: count }, () => 0);
    for (const id of of) {
      const block = blockOf.get(id);
      if (block !== undefined) found[block] = (found[block] ?? 0) + 1;
    }
    return found;
  };
  const shade = scaleLinear([0, size], [0, 5]);
  const rows = shown.map((theme) => {
    const { supporters, dissenters } = theme;
    const against = counted(dissenters);
    const cells = counted(supporters).map((pro, block) => {
      const con = against[block] ?? 0;
      return html`<td class="s${Math.ceil(shade(pro))}">
        ${pro > 0 || con > 0 ? pro : ''}${con > 0 && html` <small>(${con})</small>`}
      </td>`;
    });
    return html`<tr>
      ${nameOf(view, theme)} ${cells}
    </tr> `;
  });
  const heads = Array.from({ length: count }, (_each, block) => {
    const last = ids[Math.min(ids.length, (block + 1) * size) - 1] ?? '';
    const range = words.matrix.range(ids[block * size] ?? '', last.replace(/^\D+/, ''));
    return html`<th scope="col"><span>${range}</span></th>`;
  });
  return html`<p class="note">${words.matrix.blocks}</p>
    ${tableOf(view, ids, { heads, rows, look: 'matrix blocks' })}`;
}

/** A wide table scrolls by itself; the focus lets the keyboard scroll it. */
export function scrolling(label: string, content: Markup): Markup {
  return html`<div class="wide" role="region" aria-label="${label}" tabindex="0">${content}</div> `;
}
