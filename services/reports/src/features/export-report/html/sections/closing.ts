import type { reports } from '@insights/contracts';
import { saturationChart } from '../charts/saturation.ts';
import { type Markup, html } from '../markup.ts';
import { entry, references } from '../quote.ts';
import type { View } from '../view.ts';
import { unusedReason } from '../words/words.ts';

export function* saturation(view: View): Generator<Markup> {
  const found = view.version.saturation;
  if (!found) return;
  if (found.text !== '') yield html`<p>${found.text}</p> `;
  if (found.new_themes.length > 1)
    yield html`<figure class="chart">${saturationChart(view, found.new_themes)}</figure> `;
}

/** Who was interviewed, what was left out, how the report was made, and its limits. */
export function* method(view: View): Generator<Markup> {
  const { version, words } = view;
  if (version.sample) yield sample(view, version.sample);
  if (version.method) yield steps(view, version.method);
  yield html`<p class="note">${words.method.reference(version.id)}</p> `;
}

const MOST_EXCLUDED = 50;

function sample(view: View, { languages, excluded, unused }: reports.Sample): Markup {
  const { method: words, exclusions, andMore } = view.words;
  const names = new Intl.DisplayNames(view.language, { type: 'language' });
  const spoken = languages.map(
    ({ language, conversations, is_full }) =>
      html`<tr>
        <th scope="row">${nameOf(names, language)}</th>
        <td class="number">${view.number(conversations)}</td>
        <td>${is_full ? words.full : words.partial}</td>
      </tr> `,
  );
  const left = excluded
    .slice(0, MOST_EXCLUDED)
    .map(
      ({ conversation_id, reason }) =>
        html`<li><code>${conversation_id.slice(-8)}</code> ${reason !== 'unspecified' && exclusions[reason]}</li> `,
    );
  const apart = unused.map(
    ({ reason, statements }) => html`<li>${view.number(statements)} ${unusedReason(view.words, reason)}</li> `,
  );
  return html`<h3>${words.sample}</h3>
    ${
      spoken.length > 0 &&
      html`<table class="plain">
        <thead>
          <tr>
            <th scope="col">${words.language}</th>
            <th scope="col" class="number">${words.conversations}</th>
            <th scope="col">${words.analysis}</th>
          </tr>
        </thead>
        <tbody>
          ${spoken}
        </tbody>
      </table> `
    }
    ${
      left.length > 0 &&
      html`<h4>${words.excluded}</h4>
        <ul>
          ${left}${excluded.length > MOST_EXCLUDED && html`<li>${andMore(excluded.length - MOST_EXCLUDED)}</li>`}
        </ul> `
    }
    ${
      apart.length > 0 &&
      html`<h4>${words.unused}</h4>
        <ul>
          ${apart}
        </ul> `
    }`;
}

/** The name of a language; the tag itself if it is not a valid one. */
function nameOf(names: Intl.DisplayNames, tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const list = (items: readonly string[]): Markup =>
  html`<ul>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;

function steps(view: View, made: reports.Method): Markup {
  const { method: words } = view.words;
  const { dropped_quotes, dropped_claims, contradicted_claims, unanswered_requests } = made;
  const name = made.model ?? 'Interview Insights';
  return html`${
      made.steps.length > 0 &&
      html`<h3>${words.steps}</h3>
        ${list(made.steps)}`
    }
    <p>
      ${words.engine(name, made.engine_version)}${
        dropped_quotes + dropped_claims + contradicted_claims > 0 &&
        html` ${words.dropped(dropped_quotes, dropped_claims, contradicted_claims)}`
      }${unanswered_requests > 0 && html` ${words.unanswered(unanswered_requests)}`}
    </p>
    ${
      made.limits.length > 0 &&
      html`<h3>${words.limits}</h3>
        ${list(made.limits)}`
    }`;
}

/** Each interview, point by point. */
export function* summaries(view: View): Generator<Markup> {
  const { version, words } = view;
  const labels = new Map(version.participants.map(({ id, speaker_label }) => [id, speaker_label]));
  yield html`<p class="note">${words.summariesLead}</p> `;
  for (const { participants, language, points } of version.conversation_summaries) {
    const heading = participants.map((id) => {
      const speaker = labels.get(id) ?? null;
      return speaker === null || speaker === '' ? id : words.participantLabel(id, speaker);
    });
    yield html`<section class="interview">
      <h3>${heading.join(', ')}</h3>
      <ul lang="${language || 'und'}">
        ${points.map(({ text, evidence }) => html`<li dir="auto">${text}${references(view, evidence)}</li> `)}
      </ul>
    </section> `;
  }
}

/** Every quote with its number. */
export function* evidenceList(view: View): Generator<Markup> {
  const { words } = view;
  yield html`<p class="note">${words.evidenceLead} ${words.verbatim}</p>
    <ol class="evidence"> `;
  for (const cited of view.quotes) yield entry(view, cited);
  yield html`</ol> `;
}
