import type { reports } from '@insights/contracts';
import { balance, named } from '../charts/balance.ts';
import { type Markup, html } from '../markup.ts';
import { authorMark, evidence, quotes, references } from '../quote.ts';
import { type View, headingOf } from '../view.ts';
import { scrolling } from './matrix.ts';

/** Both sides of each contradiction, side by side. */
export function* contradictions(view: View): Generator<Markup> {
  yield html`<p class="note">${view.words.contradictions.lead}</p> `;
  for (const { subject, positive, negative, is_within_one } of view.version.contradictions) {
    yield html`<article class="contradiction">
      <h3 dir="auto">${headingOf(subject)}</h3>
      ${is_within_one && html`<p class="facts">${view.words.contradictions.within}</p> `}
      <div class="sides">${side(view, positive, 'support')}${side(view, negative, 'dissent')}</div>
    </article> `;
  }
}

function side(view: View, said: reports.ContradictionSide | null, stance: 'support' | 'dissent'): Markup | null {
  if (said === null) return null;
  const { text, participants, evidence: ids } = said;
  return html`<div class="side">
    <p class="claim" dir="auto">${text} ${authorMark(view, said.author)}</p>
    <p class="who">${named(view, participants)}</p>
    ${quotes(view, ids, { most: 2, stance, claim: text })}${ids.length > 2 && html`<p class="refs">${view.words.more}${references(view, ids.slice(2))}</p>`}
  </div> `;
}

/** What to change first, with the rule behind the order. */
export function* roadmap(view: View): Generator<Markup> {
  const { words, version } = view;
  const items = version.outputs?.roadmap ?? [];
  const titles = new Map(items.map(({ id, title }) => [id, headingOf(title)]));
  const { columns } = words.roadmap;
  yield html`<p class="note">${words.roadmap.rule}</p> `;
  const head = [columns.rank, columns.what, columns.reach, columns.effort];
  const rows = items.map(
    ({ priority, title, reach }) =>
      html`<tr>
        <td class="number">${priority}</td>
        <th scope="row" dir="auto">${headingOf(title)}</th>
        <td class="number">${view.percent(reach)}</td>
        <td>${words.roadmap.unknown}</td>
      </tr> `,
  );
  yield scrolling(
    words.headings.roadmap,
    html`<table class="plain roadmap">
      <thead>
        <tr>
          ${head.map((each) => html`<th scope="col">${each}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`,
  );
  for (const item of items) yield roadmapArticle(view, item, titles);
}

function roadmapArticle(view: View, item: reports.RoadmapItem, titles: ReadonlyMap<string, string>): Markup {
  const { columns } = view.words.roadmap;
  const parts: [name: string, text: string | null][] = [
    [columns.problem, item.problem],
    [columns.consequence, item.consequence],
    [columns.remedy, item.remedy],
    [columns.effect, item.expected_effect],
    [columns.first, item.depends_on.flatMap((id) => titles.get(id) ?? []).join('; ') || null],
  ];
  const shown = parts.filter(([, text]) => text !== null);
  return html`<article class="measure">
    <h3 dir="auto">${item.priority}. ${headingOf(item.title)}</h3>
    <p class="facts">${authorMark(view, item.author)}</p>
    ${item.description !== '' && html`<p dir="auto">${item.description}</p> `}${balance(view, item)}${
      shown.length > 0 &&
      html`<dl class="chain">
        ${shown.map(
          ([name, text]) =>
            html`<div>
              <dt>${name}</dt>
              <dd dir="auto">${text}</dd>
            </div>`,
        )}
      </dl> `
    }${evidence(view, item, [item.title, ...shown.map(([, text]) => text)].join('\n'))}
  </article> `;
}

/** The groups that participants fall into, or the sentence why there are none. */
export function* personas(view: View): Generator<Markup> {
  const { version } = view;
  if (version.grouping && version.grouping.text !== '') yield html`<p>${version.grouping.text}</p> `;
  for (const persona of version.outputs?.personas ?? []) yield personaArticle(view, persona);
}

const textsOf = ({ name, sentences, need_sentences, frustration_sentences }: reports.Persona): string[] => [
  name,
  ...[...sentences, ...need_sentences, ...frustration_sentences].map(({ text }) => text),
];

function personaArticle(view: View, persona: reports.Persona): Markup {
  const { personas: words } = view.words;
  const lists: [name: string, items: readonly string[]][] = [
    [words.traits, persona.traits],
    [words.needs, persona.needs],
    [words.frustrations, persona.frustrations],
  ];
  const shown = lists.filter(([, items]) => items.length > 0);
  return html`<article class="persona">
    <h3 dir="auto">${persona.name}</h3>
    <p class="facts">
      ${persona.basis === 'individual' ? words.individual : view.words.held(persona.size, view.people)}
      ${authorMark(view, persona.author)}${persona.members.length > 0 && html` · ${words.members} ${named(view, persona.members)}`}
    </p>
    <p dir="auto">${persona.description}</p>
    ${shown.map(
      ([name, items]) =>
        html`<p class="label">${name}</p>
          <ul>
            ${items.map((item) => html`<li dir="auto">${item}</li>`)}
          </ul> `,
    )}${evidence(view, persona, textsOf(persona).join('\n'))}
  </article> `;
}
