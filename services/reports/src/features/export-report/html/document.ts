import { reportScript, reportScriptSource, reportStyle, reportStyleSource } from '@insights/report-assets';
import type { ReportSource } from '../render-report.ts';
import { Markup, html } from './markup.ts';
import { evidenceList, limits, method, sample, summaries } from './sections/closing.ts';
import { contradictions, options, personas } from './sections/conclusions.ts';
import { map } from './sections/map.ts';
import { findings, hasShort, inShort, title } from './sections/opening.ts';
import { questions } from './sections/questions.ts';
import type { Section } from './sections/section.ts';
import { themes } from './sections/themes.ts';
import { type View, viewOf } from './view.ts';
import { PART_IDS, type PartId } from './words/words.ts';

/** Only the report's own style sheet and script work in the file, and it loads nothing. */
const POLICY = `default-src 'none'; script-src ${reportScriptSource}; style-src ${reportStyleSource}; base-uri 'none'; form-action 'none'`;

/** The parts of the file, in reading order. */
export function* reportParts(source: ReportSource): Generator<string> {
  const view = viewOf(source);
  const shown = sections(view).flatMap(({ id, body }) => (body ? { id, body } : []));
  yield head(view).text;
  yield html`<div class="layout">
    ${title(view)}${contents(view, shown)}
    <main id="report" tabindex="-1" aria-label="${view.words.report}">
   `.text;
  for (const { id, body } of shown) {
    yield html`<section id="${id}" class="part"><h2>${view.words.headings[id]}</h2> `.text;
    for (const part of body) yield part.text;
    yield '</section>\n';
  }
  yield `</main>\n</div>\n<script>${reportScript}</script>\n</body>\n</html>\n`;
}

function head({ campaign, language, words }: View): Markup {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${new Markup(POLICY)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${campaign.name} · ${words.report}</title>
        ${new Markup(`<style>${reportStyle}</style>`)}
      </head>
      <body>
        <a class="skip" href="#report">${words.skip}</a>
        <svg class="defs" width="0" height="0" aria-hidden="true">
          <defs>
            <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect class="hatch-ground" width="6" height="6" />
              <rect class="hatch-line" width="3" height="6" />
            </pattern>
          </defs>
        </svg>
     `;
}

function contents({ words }: View, shown: readonly Section[]): Markup {
  const entries = shown.map(({ id }) => html`<li><a href="#${id}">${words.headings[id]}</a></li> `);
  return html`<nav class="contents" aria-label="${words.contents}">
    <details>
      <summary>${words.contents}</summary>
      <ol>
        ${entries}
      </ol>
    </details>
  </nav> `;
}

const has = (list: readonly unknown[] | undefined): boolean => (list?.length ?? 0) > 0;

/** Every part in reading order; one without content has no body. */
function sections(view: View): Section[] {
  const { version } = view;
  const { outputs, findings: found, key_themes, method: made } = version;
  const when = (isShown: boolean, make: (of: View) => Iterable<Markup>): Iterable<Markup> | null =>
    isShown ? make(view) : null;
  const bodies: Record<PartId, Iterable<Markup> | null> = {
    short: when(hasShort(view), inShort),
    questions: when(has(version.question_results), questions),
    findings: when(has(found), findings),
    options: when(has(outputs?.roadmap) || has(version.recommendations), options),
    contradictions: when(has(version.contradictions), contradictions),
    personas: when(has(outputs?.personas) || Boolean(version.grouping?.text), personas),
    sample: when(version.sample !== null || Boolean(version.saturation?.text), sample),
    method: method(view),
    limits: when(has(made?.limits), limits),
    themes: when(has(key_themes), themes),
    map: when(has(outputs?.cartography?.nodes), map),
    summaries: when(has(version.conversation_summaries), summaries),
    evidence: when(has(version.evidence), evidenceList),
  };
  return PART_IDS.map((id) => ({ id, body: bodies[id] }));
}
