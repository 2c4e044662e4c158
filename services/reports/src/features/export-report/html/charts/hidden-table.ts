import { type Markup, html } from '../markup.ts';

/** What a chart shows, as a table for screen readers. The first cell of each row is its heading. */
export function hiddenTable(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly [head: string | number, ...cells: number[]])[],
): Markup {
  return html`<div class="unseen">
    <table>
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([head, ...cells]) =>
            html`<tr>
              <th scope="row">${head}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div> `;
}
