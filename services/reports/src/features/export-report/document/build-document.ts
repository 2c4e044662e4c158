import { factsOf } from '../html/sections/opening.ts';
import { type View, viewOf } from '../html/view.ts';
import { PART_IDS, type PartId } from '../html/words/words.ts';
import type { ReportSource } from '../render-report.ts';
import { connections, options, personas } from './actions.ts';
import { contradictions, findings, paragraphs, short, themes } from './claims.ts';
import { evidence, limits, method, sample, summaries } from './closing.ts';
import { fileWords } from './file-words.ts';
import { questions } from './questions.ts';
import type { Block, ReportDocument } from './report-document.ts';

/** A ready version as a document for readers: the answer first, then its grounds, and every quote at the end. */
export function buildDocument(source: ReportSource): ReportDocument {
  const view = viewOf(source);
  const own = fileWords(view.language);
  const { headings, goal, findingsLead, contradictions: opposed, theme } = view.words;
  const { version, campaign } = source;
  const parts: Record<PartId, Block[]> = {
    short: short(view),
    questions: questions(view),
    findings: led(findingsLead, findings(view)),
    options: options(view),
    contradictions: led(opposed.lead, contradictions(view, own.sides)),
    personas: personas(view),
    sample: sample(view),
    method: method(view),
    limits: limits(view),
    themes: led(theme.lead, themes(view)),
    map: connections(view),
    summaries: summaries(view),
    evidence: evidence(view, own),
  };
  return {
    title: campaign.name,
    facts: opening(view),
    made_at: version.completed_at ?? version.created_at,
    language: view.language,
    words: { contents: view.words.contents, citedIn: own.citedIn },
    blocks: [...titled(goal, paragraphs(campaign.goal)), ...PART_IDS.flatMap((id) => titled(headings[id], parts[id]))],
  };
}

function opening(view: View): string[] {
  const { words, version } = view;
  const { version_number, completed_at, created_at, redacted_at, method: made } = version;
  return [
    `${words.report}. ${words.version(version_number, view.day(completed_at ?? created_at))}. ${factsOf(view).join(', ')}.`,
    ...(redacted_at === null ? [] : [words.redacted(view.day(redacted_at))]),
    ...(view.withoutQuotes ? [words.withoutQuotes] : []),
    ...(made?.engine === 'builtin' ? [words.withoutModel(!view.withoutQuotes)] : []),
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
