import type { reports } from '@insights/contracts';
import { scaleLinear } from 'd3-scale';
import { balance, who } from '../charts/balance.ts';
import { type Markup, html } from '../markup.ts';
import { authorMark, evidence } from '../quote.ts';
import type { View } from '../view.ts';

export function* themes(view: View): Generator<Markup> {
  yield html`<p class="note">${view.words.theme.lead}</p> `;
  for (const theme of view.version.key_themes) yield themeArticle(view, theme);
}

function themeArticle(view: View, theme: reports.KeyTheme): Markup {
  const { words } = view;
  const { sentiment } = theme;
  return html`<article class="theme" id="t-${theme.id}">
    <h3 dir="auto">${theme.label}</h3>
    <p class="facts">
      ${sentiment !== 'unspecified' && html`<span class="mood ${sentiment}">${words.sentiments[sentiment]}</span> · `}${
        theme.origin === 'question' && html`${words.theme.asked} · `
      }${words.theme.counts(theme.mention_count, theme.conversation_count)}${theme.is_corrected && html` · ${words.theme.corrected}`}
      ${authorMark(view, theme.author)}
    </p>
    ${balance(view, theme)}${theme.description !== '' && html`<p dir="auto">${theme.description}</p> `}
    ${who(view, theme.supporters, theme.dissenters)}${kinds(view, theme.kinds)}${evidence(view, theme, theme.description)}
  </article> `;
}

/** How many statements of each kind a theme has. */
function kinds(view: View, counts: readonly reports.KindCount[]): Markup | null {
  const shown = counts.filter(({ kind, statements }) => kind !== 'unspecified' && statements > 0);
  if (shown.length === 0) return null;
  const { words } = view;
  const x = scaleLinear([0, Math.max(...shown.map(({ statements }) => statements))], [0, 100]);
  const rows = shown.map(
    ({ kind, statements, participants }) =>
      html`<tr>
        <th scope="row">${kind !== 'unspecified' && words.kinds[kind]}</th>
        <td class="bar">
          <svg height="10" aria-hidden="true">
            <rect class="fill" width="${x(statements).toFixed(1)}%" height="10" />
          </svg>
        </td>
        <td class="number">${view.number(statements)}</td>
        <td class="number">${words.of(participants, view.people)}</td>
      </tr> `,
  );
  return html`<table class="bars kinds">
    <caption class="unseen">
      ${words.theme.kinds}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.theme.kinds}</th>
        <td></td>
        <th scope="col" class="number">${words.theme.statements}</th>
        <th scope="col" class="number">${words.theme.participants}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table> `;
}
