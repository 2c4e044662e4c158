/**
 * How many of the words with which people described interviews does the engine find? For each interview, its first 20
 * and 40 topics (by their tags) and the first 20 and 40 terms of a report on it alone; for all of them, the same for the
 * report on the whole campaign. Run with `node test/eval/coverage.ts`; `INSIGHTS_DATA_DIR` is the folder of the data.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';

import { stemOf, stopWordsOf, wordsOf } from '../../packages/language/src/index.ts';
import { synthesize } from '../../services/reports/src/engine/index.ts';
import type { Conversation, EngineInput, EngineOutput } from '../../services/reports/src/engine/index.ts';
import { tagged } from '../../services/reports/src/engine/tagged.fixture.ts';
import { dataDirectory, loadPrimock57 } from './primock57.ts';
import { loadQmsum } from './qmsum.ts';

interface Sample {
  conversation: Conversation;
  gold: Set<string>;
}

const CUTS = [20, 40] as const;
const KINDS = new Set(['problem', 'worry', 'wish', 'positive']);
/** Shorter words of a description are hardly ever its subject. */
const SHORTEST = 4;

/** The content words of a description, by stem. */
const contentOf = (text: string): string[] =>
  wordsOf(text)
    .flatMap((word) => word.split('-'))
    .filter((word) => word.length >= SHORTEST && !/\d/.test(word) && !stopWordsOf('en').has(word))
    .map((word) => stemOf(word, 'en'));

function sample(name: string, turns: { speaker: 'interviewer' | 'participant'; text: string }[], gold: string): Sample {
  const rows = turns.map(({ speaker, text }, seq) => ({
    id: `${name}-${seq}`,
    conversation_id: name,
    seq,
    speaker,
    text,
    question_id: null,
    tags: [],
  }));
  return { conversation: { id: name, contact_id: name, turns: rows }, gold: new Set(contentOf(gold)) };
}

const campaignOf = (samples: readonly Sample[]): EngineInput => ({
  campaign: { id: 'coverage', name: 'Coverage', goal: '', language: 'en' },
  questions: [],
  conversations: samples.map(({ conversation }) => conversation),
});

/** Topics by the sum of their tags' confidences. */
function topicsOf({ turns }: Conversation): string[] {
  const sums = new Map<string, number>();
  for (const { topic, confidence } of turns.flatMap(({ tags }) => tags)) {
    if (!KINDS.has(topic)) sums.set(topic, (sums.get(topic) ?? 0) + confidence);
  }
  return [...sums].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([topic]) => topic);
}

/** The labels of all themes, then their keywords, the first of each theme first. */
function termsOf({ key_themes }: EngineOutput): string[] {
  const longest = Math.max(0, ...key_themes.map(({ keywords }) => keywords.length));
  const keywords = Array.from({ length: longest }, (_, place) =>
    key_themes.flatMap(({ keywords: own }) => own[place] ?? []),
  );
  return [...new Set([...key_themes.map(({ label }) => label.toLowerCase()), ...keywords.flat()])];
}

const coverage = (terms: readonly string[], gold: ReadonlySet<string>, cut: number): number => {
  const found = new Set(terms.slice(0, cut).flatMap(contentOf));
  return [...gold].filter((term) => found.has(term)).length / Math.max(1, gold.size);
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function print(name: string, samples: readonly Sample[]): void {
  const began = performance.now();
  const input = tagged(campaignOf(samples));
  const tagging = performance.now() - began;
  const report = synthesize(input);
  const ms = performance.now() - began - tagging;
  const rows = samples.map(({ gold }, index) => {
    const conversation = input.conversations[index] ?? assert.fail();
    return {
      gold,
      topics: topicsOf(conversation),
      terms: termsOf(synthesize({ ...input, conversations: [conversation] })),
    };
  });
  const all = termsOf(report);
  console.log(
    `\n# ${name}: ${samples.length} interviews; tagging ${tagging.toFixed(0)} ms, synthesis ${ms.toFixed(0)} ms`,
  );
  for (const cut of CUTS) {
    const byTags = mean(rows.map(({ gold, topics }) => coverage(topics, gold, cut)));
    const byReport = mean(rows.map(({ gold, terms }) => coverage(terms, gold, cut)));
    const byCampaign = mean(rows.map(({ gold }) => coverage(all, gold, cut)));
    console.log(
      `at ${cut}: tags ${byTags.toFixed(3)}; report on each interview ${byReport.toFixed(3)}; report on all ${byCampaign.toFixed(3)}`,
    );
  }
  console.log(report.key_themes.map(({ label, keywords }) => `  ${label}: ${keywords.join(', ')}`).join('\n'));
}

const consultations = loadPrimock57(join(dataDirectory(), 'primock57')).map(({ name, turns, note }) =>
  sample(name, turns, [note.presenting_complaint, ...note.highlights].join(' ')),
);
const meetings = loadQmsum(join(dataDirectory(), 'qmsum/val')).map(({ name, turns, topics, summaries }) =>
  sample(
    name,
    turns.map(({ text }) => ({ speaker: 'participant', text })),
    [...topics, ...summaries].join(' '),
  ),
);
if (consultations.length + meetings.length === 0)
  console.log(`skipped: no data in ${dataDirectory()} (set INSIGHTS_DATA_DIR)`);
if (consultations.length > 0) print('primock57', consultations);
if (meetings.length > 0) print('qmsum', meetings);
