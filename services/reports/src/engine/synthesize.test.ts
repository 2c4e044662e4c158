import assert from 'node:assert/strict';
import process from 'node:process';
import { test } from 'node:test';

import { digestOf } from './corpus/digest.fixture.ts';
import type { ConversationDigest, EngineInput } from './digest.ts';
import { synthesize } from './index.ts';
import type { EngineOutput } from './index.ts';

type Interviews = Record<string, readonly string[]>;

const TOOL: Interviews = {
  invoices: [
    '? What is it like to work with the tool?',
    'The invoice export is terribly slow and I lose an hour every month. My accountant waits for the invoice export.',
    '? What would you change?',
    'I want a faster export of all invoices in one file.',
  ],
  accountant: [
    '? Tell me about your last month.',
    'The invoice export is terribly slow. My accountant was angry with me.',
    "I'm worried that my accountant gets wrong numbers from the invoice export.",
  ],
  phone: [
    '? How do you use the mobile app?',
    'I love the mobile app because the scanner saves me time on every receipt.',
    'The receipt scanner is really easy to use.',
  ],
  scanner: ['? And the receipts?', 'The receipt scanner is terrible in bad light. The mobile app is broken.', 'Yeah.'],
  both: [
    '? Anything else?',
    'My accountant hates the invoice export, it is too complicated for her.',
    'But the mobile app is fantastic and the receipt scanner is very reliable.',
  ],
};

function campaign(interviews: Interviews, prefix = 'a', language = 'en'): EngineInput {
  const digests = Object.entries(interviews).map(([name, lines]) =>
    digestOf(`${prefix}-${name}`, lines, { language, questions: [] }),
  );
  const goal = 'What hurts in invoicing?';
  return {
    campaign: { id: prefix, name: 'Invoicing', goal, language },
    questions: [],
    digests,
    responses: [],
    corrections: [],
  };
}

/** A report without the ids that an import gives. */
const bare = (report: EngineOutput): unknown => ({
  ...report,
  participants: [],
  sample: null,
  conversation_summaries: [],
  evidence: report.evidence.map(({ id, quote, start, end }) => ({ id, quote, start, end })),
});

function assertSound(report: EngineOutput): void {
  const ids = new Set(report.evidence.map(({ id }) => id));
  const { cartography, roadmap, personas } = report.outputs;
  const { nodes, edges } = cartography;
  const items = [
    ...report.key_themes,
    ...report.findings,
    ...nodes,
    ...edges,
    ...roadmap,
    ...personas,
    ...report.recommendations,
  ];
  for (const { evidence } of items) assert.ok(evidence.length > 0 && evidence.every((id) => ids.has(id)));
  assert.ok(report.evidence.every(({ verified }) => verified));
  for (const list of [report.key_themes, report.findings, nodes, edges, roadmap, personas])
    assert.equal(new Set(list.map(({ id }) => id)).size, list.length);
  for (const { support_count, dissent_count, silent_count } of [
    ...report.key_themes,
    ...report.findings,
    ...roadmap,
    ...personas,
  ])
    assert.equal(support_count + dissent_count + silent_count, report.participants.length);
}

/** Every text of a report that the participants did not say. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

test('a small campaign gives findings, themes, a roadmap and a summary with its numbers', () => {
  const report = synthesize(campaign(TOOL));
  assertSound(report);
  assert.match(report.summary, /5 interviews with 5 participants/);
  assert.match(report.findings.map(({ text }) => text).join(' '), /invoice export/);
  assert.ok(report.outputs.roadmap.length > 0 && report.recommendations.length > 0);
  assert.deepEqual(
    report.outputs.roadmap.map(({ priority }) => priority),
    report.outputs.roadmap.map((_, index) => index + 1),
  );
});

test('the same input gives the same bytes; order and ids of conversations have no influence', () => {
  const once = JSON.stringify(synthesize(campaign(TOOL)));
  assert.equal(JSON.stringify(synthesize(campaign(TOOL))), once);
  const input = campaign(TOOL);
  assert.equal(JSON.stringify(synthesize({ ...input, digests: input.digests.toReversed() })), once);
  const elsewhere = Object.fromEntries(Object.values(TOOL).map((lines, index) => [`z${9 - index}`, lines]));
  assert.deepEqual(bare(synthesize(campaign(elsewhere, 'b'))), bare(synthesize(campaign(TOOL))));
});

test('participants are named by numbers, never by ids', () => {
  const {
    participants: _,
    sample: __,
    evidence: ___,
    conversation_summaries: ____,
    ...rest
  } = synthesize(campaign(TOOL));
  for (const text of textsOf(rest)) assert.doesNotMatch(text, /contact-|a-invoices|a-phone/);
});

test('no quote stands in six places', () => {
  const report = synthesize(campaign(TOOL));
  const uses = new Map<string, number>();
  const { findings, key_themes, contradictions, outputs, recommendations } = report;
  for (const text of textsOf([findings, key_themes, contradictions, outputs.roadmap, recommendations]))
    if (/^ev-\d+$/.test(text)) uses.set(text, (uses.get(text) ?? 0) + 1);
  assert.ok(uses.size > 5);
  for (const [id, count] of uses) assert.ok(count < 6, `${id} stands in ${count} places`);
});

test('without interviews or words the summary says so and the lists are empty', () => {
  for (const interviews of [{}, { one: [''] }]) {
    const report = synthesize(campaign(interviews));
    assert.match(report.summary, /nothing to conclude from/);
    const { key_themes, findings, evidence, recommendations, outputs } = report;
    assert.deepEqual([key_themes, findings, evidence, recommendations, outputs.roadmap], [[], [], [], [], []]);
  }
});

test('a very long turn, emoji and broken surrogates keep quotes exact', () => {
  assertSound(
    synthesize(
      campaign({
        long: ['The invoice export is slow 😀 and the accountant complains. '.repeat(300)],
        odd: [`\uD83D The invoice export is broken 😀. ${'x'.repeat(5_000)}`],
      }),
    ),
  );
});

test('a report is written in the language of the campaign', () => {
  const opening: Record<string, RegExp> = {
    de: /^Dieser Bericht beruht auf 1 Interview/,
    fr: /^Ce rapport repose sur 1\u00A0entretien/,
    es: /^Este informe se basa en 1 entrevista/,
  };
  const said: Record<string, string> = {
    de: 'Der Export der Rechnungen ist furchtbar langsam.',
    fr: "L'exportation des factures est vraiment trop lente.",
    es: 'La exportación de facturas es demasiado lenta.',
  };
  for (const [language, expected] of Object.entries(opening)) {
    const report = synthesize(campaign({ one: [said[language] ?? ''] }, language, language));
    assert.match(report.summary, expected);
    assertSound(report);
  }
});

test('the reduce of a thousand interviews takes less than five seconds of processor time', () => {
  const digests = Object.entries(TOOL).map(([name, lines]) => digestOf(name, lines));
  const many = Array.from({ length: 1_000 }, (_, index): ConversationDigest => {
    const digest = digests[index % digests.length];
    assert.ok(digest);
    const id = `${digest.conversation_id}-${index}`;
    return { ...digest, conversation_id: id, contact_id: id, reading: { ...digest.reading, conversation_id: id } };
  });
  const from = process.threadCpuUsage();
  const report = synthesize({ ...campaign({}), digests: many });
  const { user, system } = process.threadCpuUsage(from);
  assert.equal(report.participants.length, 1_000);
  assert.ok(user + system < 5_000_000, `${user + system} µs`);
});
