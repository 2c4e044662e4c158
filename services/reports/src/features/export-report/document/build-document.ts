import { type View, viewOf } from '../html/view.ts';
import type { ReportSource } from '../render-report.ts';
import { connections, personas, roadmap } from './actions.ts';
import { contradictions, findings, paragraphs, recommendations, themes } from './claims.ts';
import { evidence, method, saturation, summaries } from './closing.ts';
import { type FileWords, fileWords } from './file-words.ts';
import { questions } from './questions.ts';
import type { Block, ReportDocument } from './report-document.ts';

/** A ready version as a document for readers: conclusions first, then the analysis, and every quote at the end. */
export function buildDocument(source: ReportSource): ReportDocument {
  const view = viewOf(source);
  const own = fileWords(view.language);
  const { headings, goal, findingsLead, contradictions: opposed, theme } = view.words;
  const { version, campaign } = source;
  return {
    title: campaign.name,
    facts: factsOf(view, own),
    made_at: version.completed_at ?? version.created_at,
    language: view.language,
    blocks: [
      ...titled(goal, paragraphs(campaign.goal)),
      ...titled(headings.short, [...paragraphs(version.summary ?? ''), ...findings(view, true)]),
      ...titled(headings.findings, led(findingsLead, findings(view, false))),
      ...titled(headings.questions, questions(view)),
      ...titled(headings.themes, led(theme.lead, themes(view))),
      ...titled(headings.contradictions, led(opposed.lead, contradictions(view, own.sides))),
      ...titled(headings.actions, recommendations(view)),
      ...titled(headings.roadmap, roadmap(view)),
      ...titled(headings.personas, personas(view)),
      ...titled(headings.map, connections(view)),
      ...titled(headings.saturation, saturation(view)),
      ...titled(headings.method, method(view)),
      ...titled(headings.summaries, summaries(view)),
      ...titled(headings.evidence, evidence(view, own)),
    ],
  };
}

function factsOf(view: View, own: FileWords): string[] {
  const { words, version } = view;
  const { participants, conversations } = words.tiles;
  const counts = [
    `${view.number(view.people)} ${participants(view.people)}`,
    `${view.number(version.conversation_count)} ${conversations(version.conversation_count)}`,
  ];
  return [
    `${words.report}. ${words.version(version.version_number, view.day(version.completed_at ?? version.created_at))}. ${counts.join(', ')}.`,
    ...(version.redacted_at === null ? [] : [words.redacted(view.day(version.redacted_at))]),
    ...(version.method?.engine === 'builtin' ? [words.withoutModel] : []),
    own.sealed,
  ];
}

/** A section with its heading; nothing if the section is empty. */
function titled(text: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', level: 2, text }, ...blocks];
}

/** Blocks after a sentence that says what they are. */
function led(text: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'note', text }, ...blocks];
}
