import type { reports } from '@insights/contracts';
import { balance, named } from '../charts/balance.ts';
import { type Markup, html } from '../markup.ts';
import { by, evidence, folded, quoting } from '../quote.ts';
import { type View, headingOf } from '../view.ts';

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
    <p class="claim" dir="auto">${quoting(view, text, ids)}${by(view, said.author)}</p>
    <p class="who">${named(view, participants)}</p>
    ${folded(view, ids, stance, text)}
  </div> `;
}

/** What could be decided, with the rule behind the order; a recommendation that is no item of the roadmap comes last. */
export function* options(view: View): Generator<Markup> {
  const { words, version } = view;
  const items = version.outputs?.roadmap ?? [];
  const titles = new Map(items.map(({ id, title }) => [id, headingOf(title)]));
  if (items.length > 0) yield html`<p class="note">${words.roadmap.rule}</p> `;
  for (const item of items) yield option(view, item, titles);
  for (const { text, evidence: ids, author } of otherRecommendations(version))
    yield html`<article class="measure">
      <h3 dir="auto">${quoting(view, headingOf(text), ids)}${by(view, author)}</h3>
      ${evidence(view, { evidence: ids, dissent_evidence: [] }, text)}
    </article> `;
}

export const otherRecommendations = ({ recommendations, outputs }: reports.ReportVersion): reports.Recommendation[] =>
  recommendations.filter(({ text }) => !outputs?.roadmap.some(({ title }) => title === text));

/** What is the matter, what follows from it, and what people ask for; what nobody states is left out. */
export function partsOf(
  { words }: View,
  item: reports.RoadmapItem,
  titles: ReadonlyMap<string, string>,
): [name: string, text: string][] {
  const { columns } = words.roadmap;
  const parts: [name: string, text: string | null][] = [
    [columns.problem, item.problem],
    [columns.consequence, item.consequence],
    [columns.remedy, item.remedy],
    [columns.effect, item.expected_effect],
    [columns.first, item.depends_on.flatMap((id) => titles.get(id) ?? []).join('; ') || null],
  ];
  return parts.flatMap(([name, text]) => (text === null ? [] : [[name, text]]));
}

function option(view: View, item: reports.RoadmapItem, titles: ReadonlyMap<string, string>): Markup {
  const parts = partsOf(view, item, titles);
  const cited = [...item.evidence, ...item.dissent_evidence];
  return html`<article class="measure">
    <h3 dir="auto">${item.priority}. ${quoting(view, headingOf(item.title), cited)}${by(view, item.author)}</h3>
    ${item.description !== '' && html`<p class="facts" dir="auto">${item.description}</p> `}
    <p class="facts">${view.words.roadmap.behind}</p>
    ${balance(view, item)}${
      parts.length > 0 &&
      html`<dl class="chain">
        ${parts.map(
          ([name, text]) =>
            html`<div>
              <dt>${name}</dt>
              <dd dir="auto">${quoting(view, text, cited)}</dd>
            </div>`,
        )}
      </dl> `
    }${evidence(view, item, [headingOf(item.title), ...parts.map(([, text]) => text)].join('\n'))}
  </article> `;
}

/** The groups that participants fall into, or the sentence why there are none. */
export function* personas(view: View): Generator<Markup> {
  const { version } = view;
  if (version.grouping && version.grouping.text !== '') yield html`<p>${version.grouping.text}</p> `;
  for (const persona of version.outputs?.personas ?? []) yield personaArticle(view, persona);
}

function personaArticle(view: View, persona: reports.Persona): Markup {
  const { personas: words } = view.words;
  const lists: [name: string, items: readonly string[]][] = [
    [words.traits, persona.traits],
    [words.needs, persona.needs],
    [words.frustrations, persona.frustrations],
  ];
  const shown = lists.filter(([, items]) => items.length > 0);
  const claim = [headingOf(persona.name), persona.description, ...shown.flatMap(([, items]) => items)].join('\n');
  const cited = [...persona.evidence, ...persona.dissent_evidence];
  return html`<article class="persona">
    <h3 dir="auto">${quoting(view, headingOf(persona.name), cited)}${by(view, persona.author)}</h3>
    <p class="facts">
      ${persona.basis === 'individual' ? words.individual : view.words.held(persona.size, view.people)}
      ${persona.members.length > 0 && html` · ${persona.basis !== 'individual' && `${words.members} `}${named(view, persona.members)}`}
    </p>
    <p dir="auto">${quoting(view, persona.description, cited)}</p>
    ${shown.map(
      ([name, items]) =>
        html`<p class="label">${name}</p>
          <ul>
            ${items.map((item) => html`<li dir="auto">${quoting(view, item, cited)}</li>`)}
          </ul> `,
    )}${evidence(view, persona, claim)}
  </article> `;
}
