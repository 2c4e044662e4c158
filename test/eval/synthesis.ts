/**
 * The built-in engine on 45 real consultations as one campaign: prints the report as a reader sees it, and figures.
 * Run with `node test/eval/synthesis.ts`; `INSIGHTS_DATA_DIR` is the folder of the data.
 */
import { join } from 'node:path';

import { synthesize, verifyEvidence } from '../../services/reports/src/engine/index.ts';
import type { EngineInput, EngineOutput } from '../../services/reports/src/engine/index.ts';
import { tagged } from '../../services/reports/src/engine/tagged.fixture.ts';
import { dataDirectory, loadPrimock57 } from './primock57.ts';
import type { PrimockConsultation } from './primock57.ts';

function evaluate(loaded: readonly PrimockConsultation[]): void {
  const untagged = campaignOf(loaded);
  const tagging = timed(() => tagged(untagged));
  const input = tagging.result;
  const report = timed(() => synthesize(input));
  print(report.result);
  const turns = new Map(input.conversations.flatMap(({ turns: own }) => own.map((turn) => [turn.id, turn])));
  const { failures } = verifyEvidence(report.result.evidence, turns);
  const rows = report.result.evidence;
  console.log('\n# Figures');
  console.log(
    `tagged turns: ${input.conversations.flatMap(({ turns: own }) => own.filter(({ tags }) => tags.length > 0)).length}; tagging ${tagging.ms} ms; synthesis ${report.ms} ms`,
  );
  console.log(
    `quotes verified: ${(100 * (1 - failures.length / Math.max(1, rows.length))).toFixed(1)} % of ${rows.length}`,
  );
  console.log(
    `quotes of 40 to 280 characters: ${rows.filter(({ quote }) => quote.length >= 40 && quote.length <= 280).length}`,
  );
  printGold(loaded, report.result, input);
}

function campaignOf(loaded: readonly PrimockConsultation[]): EngineInput {
  const goal = 'What brings patients to a remote GP and what troubles them';
  const conversations = loaded.map(({ name, turns }) => ({
    id: name,
    contact_id: `contact-${name}`,
    turns: turns.map(({ speaker, text }, seq) => ({
      id: `${name}-${seq}`,
      conversation_id: name,
      seq,
      speaker,
      text,
      question_id: null,
      tags: [],
    })),
  }));
  return {
    campaign: { id: 'primock57', name: 'General practice consultations', goal, language: 'en' },
    questions: [],
    conversations,
  };
}

function timed<T>(work: () => T): { result: T; ms: number } {
  const from = performance.now();
  const result = work();
  return { result, ms: Math.round(performance.now() - from) };
}

function print({ summary, key_themes, outputs, recommendations, evidence }: EngineOutput): void {
  const quotes = new Map(evidence.map(({ id, quote }) => [id, quote]));
  const cite = (ids: readonly string[]): void => ids.forEach((id) => console.log(`    “${quotes.get(id)}”`));
  console.log(`# Summary\n${summary}\n\n# Themes`);
  for (const theme of key_themes) {
    console.log(`${theme.label} [${theme.sentiment}] ${theme.description}\n    ${theme.keywords.join(', ')}`);
    cite(theme.evidence);
  }
  console.log('\n# Roadmap');
  for (const item of outputs.roadmap) {
    console.log(
      `${item.priority}. ${item.title} (reach ${item.reach} × intensity ${item.intensity} = ${item.score})\n    ${item.description}`,
    );
  }
  console.log('\n# Personas');
  for (const persona of outputs.personas) {
    console.log(`${persona.name} (${persona.size}): ${persona.description}`);
    for (const [title, lines] of Object.entries({
      traits: persona.traits,
      needs: persona.needs,
      frustrations: persona.frustrations,
    })) {
      console.log(`    ${title}: ${lines.join(' | ')}`);
    }
  }
  console.log(`\n# Recommendations\n${recommendations.map(({ text }) => `- ${text}`).join('\n')}`);
  console.log(`\n# Map\n${outputs.cartography.nodes.length} nodes, ${outputs.cartography.edges.length} edges`);
}

const root = (word: string): string => word.replace(/rrhoea/, 'rrhea').slice(0, 5);

const percent = (
  rows: readonly { name: string; term: string }[],
  found: (row: { name: string; term: string }) => boolean,
): string => `${((100 * rows.filter(found).length) / Math.max(1, rows.length)).toFixed(0)} % of ${rows.length}`;

/** Expected terms: words of the highlights and the complaint, without those that occur in any note. */
function printGold(loaded: readonly PrimockConsultation[], report: EngineOutput, input: EngineInput): void {
  const noise = new Set([
    'have',
    'been',
    'with',
    'really',
    'very',
    'last',
    'days',
    'well',
    'feel',
    'feeling',
    'need',
    'from',
    'this',
    'past',
    'week',
    'some',
    'used',
    'good',
    'other',
    'having',
    'lately',
    'after',
    'used',
    'exclude',
    'possible',
    'looks',
    'called',
    'months',
    'father',
    'mother',
    'present',
    'side',
    'just',
    'nil',
  ]);
  const words = (text: string): string[] =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !noise.has(word));
  const inReport = new Set(
    report.key_themes.flatMap(({ label, keywords }) => [label, ...keywords].flatMap(words)).map(root),
  );
  const topics = new Map(
    input.conversations.map(({ id, turns }) => [
      id,
      new Set(turns.flatMap(({ tags }) => tags.flatMap(({ topic }) => words(topic).map(root)))),
    ]),
  );
  const complaints = loaded.flatMap(({ name, note }) =>
    [...new Set(words(note.presenting_complaint).map(root))].map((term) => ({ name, term })),
  );
  const highlights = loaded.flatMap(({ name, note }) =>
    [...new Set(note.highlights.flatMap(words).map(root))].map((term) => ({ name, term })),
  );
  console.log(`complaint terms in themes and keywords: ${percent(complaints, ({ term }) => inReport.has(term))}`);
  console.log(
    `complaint terms in the tags of their own conversation: ${percent(complaints, ({ name, term }) => topics.get(name)?.has(term) ?? false)}`,
  );
  console.log(`highlight terms in themes and keywords: ${percent(highlights, ({ term }) => inReport.has(term))}`);
  console.log(
    `highlight terms in the tags of their own conversation: ${percent(highlights, ({ name, term }) => topics.get(name)?.has(term) ?? false)}`,
  );
}

const consultations = loadPrimock57(join(dataDirectory(), 'primock57'));
if (consultations.length === 0) console.log(`skipped: no primock57 data in ${dataDirectory()} (set INSIGHTS_DATA_DIR)`);
else evaluate(consultations);
