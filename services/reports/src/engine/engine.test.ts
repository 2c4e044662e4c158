import assert from 'node:assert/strict';
import process from 'node:process';
import { test } from 'node:test';

import { synthesize, verifyEvidence } from './index.ts';
import type { EngineInput, EngineOutput, Turn } from './index.ts';
import { tagged } from './tagged.fixture.ts';

type Line = readonly ['interviewer' | 'participant', string];

const CALLS: Record<string, Line[]> = {
  invoices: [
    ['interviewer', 'What is it like to work with the tool?'],
    [
      'participant',
      'The invoice export is terribly slow and I lose an hour every month. My accountant waits for the invoice export.',
    ],
    ['interviewer', 'Mm-hmm.'],
    ['participant', 'I would like a faster export of all invoices in one file.'],
  ],
  accountant: [
    ['interviewer', 'Tell me about your last month.'],
    ['participant', 'The invoice export crashed again and my accountant was angry with me.'],
    ['participant', "I'm worried that my accountant gets wrong numbers from the invoice export."],
  ],
  phone: [
    ['interviewer', 'How do you use the mobile app?'],
    ['participant', 'I love the mobile app because the scanner saves me time on every receipt.'],
    ['participant', 'The receipt scanner in the mobile app is really easy to use.'],
  ],
  scanner: [
    ['interviewer', 'And the receipts?'],
    ['participant', 'The receipt scanner is terrible in bad light and the mobile app crashed twice.'],
    ['participant', 'Yeah.'],
  ],
  both: [
    ['interviewer', 'Anything else?'],
    ['participant', 'My accountant hates the invoice export, it is too complicated for her.'],
    ['participant', 'But the mobile app is fantastic and the receipt scanner is very reliable.'],
  ],
};

function campaign(calls: Record<string, Line[]>, prefix = 'a', language = 'en'): EngineInput {
  const conversations = Object.entries(calls).map(([name, lines]) => {
    const id = `${prefix}-${name}`;
    const turns = lines.map(([speaker, text], seq): Turn => ({
      id: `${id}-${seq}`,
      conversation_id: id,
      seq,
      speaker,
      text,
      question_id: null,
      tags: [],
    }));
    return { id, contact_id: `contact-${id}`, turns };
  });
  return {
    campaign: { id: prefix, name: 'Invoicing', goal: 'What hurts in invoicing?', language },
    questions: [],
    conversations,
  };
}

const turnsOf = (input: EngineInput): Map<string, Turn> =>
  new Map(input.conversations.flatMap(({ turns }) => turns.map((turn) => [turn.id, turn])));

/** A report without the ids that an import gives. */
const bare = (report: EngineOutput): unknown => ({
  ...report,
  evidence: report.evidence.map(({ id, quote, start, end }) => ({ id, quote, start, end })),
});

function assertSound(report: EngineOutput, input: EngineInput): void {
  const ids = new Set(report.evidence.map(({ id }) => id));
  const { cartography, roadmap, personas } = report.outputs;
  const { nodes, edges } = cartography;
  const items = [...report.key_themes, ...nodes, ...edges, ...roadmap, ...personas, ...report.recommendations];
  for (const { evidence } of items) {
    assert.ok(evidence.length > 0 && evidence.every((id) => ids.has(id)));
  }
  assert.deepEqual(verifyEvidence(report.evidence, turnsOf(input)), { ok: true, failures: [] });
  assert.ok(report.evidence.every(({ verified }) => verified));
  for (const list of [report.key_themes, nodes, edges, roadmap, personas]) {
    assert.equal(new Set(list.map(({ id }) => id)).size, list.length);
  }
}

test('a small campaign gives themes, roadmap, personas, recommendations and a summary with its numbers', () => {
  const input = tagged(campaign(CALLS));
  const report = synthesize(input);
  assertSound(report, input);
  const labels = report.key_themes.map(({ label }) => label.toLowerCase()).join('; ');
  assert.match(labels, /invoice export/);
  assert.match(labels, /receipt scanner|mobile app/);
  assert.ok(
    report.outputs.roadmap.length > 0 && report.outputs.personas.length > 0 && report.recommendations.length > 0,
  );
  assert.match(report.summary, /5 interviews/);
  assert.ok(report.outputs.personas.every(({ size }) => size >= 2));
  assert.deepEqual(
    report.outputs.roadmap.map(({ priority }) => priority),
    report.outputs.roadmap.map((_, index) => index + 1),
  );
});

test('praise and complaints about the same thing are reported as disagreement', () => {
  const report = synthesize(
    tagged(
      campaign({
        ...CALLS,
        phone2: CALLS['phone'] ?? [],
        scanner2: [['participant', 'The receipt scanner is awful, the mobile app is broken.']],
      }),
    ),
  );
  assert.match(report.summary, /Experience differs on .*(scanner|app)/);
});

test('the same input gives the same bytes; order and ids of conversations have no influence', () => {
  const input = tagged(campaign(CALLS));
  const once = JSON.stringify(synthesize(input));
  assert.equal(JSON.stringify(synthesize(structuredClone(input))), once);
  const reversed = { ...input, conversations: input.conversations.toReversed() };
  assert.equal(JSON.stringify(synthesize(reversed)), once);
  const elsewhere = Object.fromEntries(
    Object.entries(CALLS)
      .toReversed()
      .map(([, lines], index) => [`z${index}`, lines]),
  );
  const other = synthesize(tagged(campaign(elsewhere, 'b')));
  assert.deepEqual(bare(other), bare(synthesize(input)));
});

test('without interviews, tags or words the summary says so and the lists are empty', () => {
  for (const calls of [{}, { one: CALLS['phone'] ?? [] }, { one: [['participant', '']] as Line[] }]) {
    const report = synthesize(campaign(calls));
    assert.match(report.summary, /nothing to conclude from/);
    assert.deepEqual(
      [report.key_themes, report.evidence, report.recommendations, report.outputs.roadmap],
      [[], [], [], []],
    );
  }
});

test('one interview is enough for a report that says so', () => {
  const input = tagged(campaign({ invoices: CALLS['invoices'] ?? [] }));
  const report = synthesize(input);
  assertSound(report, input);
  assert.match(report.summary, /1 interview /);
  assert.ok(report.key_themes.length > 0);
  assert.equal(report.outputs.personas[0]?.size, 1);
});

test('a very long turn, emoji and broken surrogates keep quotes exact', () => {
  const long = 'The invoice export is slow 😀 and the accountant complains. '.repeat(300);
  const input = tagged(
    campaign({
      long: [['participant', long]],
      odd: [['participant', `\uD83D The invoice export broke 😀. ${'x'.repeat(5_000)}`]],
    }),
  );
  assertSound(synthesize(input), input);
});

test('ten thousand turns take less than five seconds of processor time', () => {
  const lines = Object.values(CALLS)
    .flat()
    .filter(([speaker]) => speaker === 'participant');
  const calls = Object.fromEntries(
    Array.from({ length: 500 }, (_, call): [string, Line[]] => [
      `call${call}`,
      Array.from(
        { length: 20 },
        (__, turn): Line => lines[(call * 7 + turn * (call % 5)) % lines.length] ?? ['participant', 'Yes.'],
      ),
    ]),
  );
  const byText = new Map(
    tagged(campaign(CALLS)).conversations.flatMap(({ turns }) => turns.map((turn) => [turn.text, turn.tags])),
  );
  const input = campaign(calls);
  for (const { turns } of input.conversations) for (const turn of turns) turn.tags = byText.get(turn.text) ?? [];
  const from = process.threadCpuUsage();
  const report = synthesize(input);
  const { user, system } = process.threadCpuUsage(from);
  assert.ok(user + system < 5_000_000, `${user + system} µs`);
  assertSound(report, input);
});

test('German, French and Spanish interviews give themes in their own language', () => {
  const languages: Record<string, [RegExp, string[]]> = {
    de: [
      /rechnung|export/i,
      [
        'Der Export der Rechnungen ist furchtbar langsam für mich.',
        'Ich brauche den Export meiner Rechnungen schneller.',
        'Leider ist der Export aller Rechnungen immer kaputt.',
      ],
    ],
    fr: [
      /facture|exportation/i,
      [
        "L'exportation des factures est vraiment trop lente pour moi.",
        'Je voudrais une exportation des factures plus rapide.',
        "L'exportation des factures ne marche pas chez nous.",
      ],
    ],
    es: [
      /factura|exportación/i,
      [
        'La exportación de facturas es demasiado lenta para mí.',
        'Me gustaría una exportación de facturas más rápida.',
        'La exportación de facturas no funciona en mi empresa.',
      ],
    ],
  };
  for (const [language, [expected, texts]] of Object.entries(languages)) {
    const calls = Object.fromEntries(texts.map((text, index) => [`c${index}`, [['participant', text]] as Line[]]));
    const input = tagged(campaign(calls, language, language));
    const report = synthesize(input);
    assertSound(report, input);
    assert.match(report.key_themes.map(({ label }) => label).join(' '), expected);
    assert.ok(report.outputs.roadmap.length > 0);
  }
});

test("a person's tag is a topic in its own right and leads its theme", () => {
  const input = campaign({
    a: [['participant', 'It takes forever until anything appears on my screen.']],
    b: [['participant', 'I always wait and wait, it drives me mad every single time.']],
  });
  for (const { turns } of input.conversations)
    for (const turn of turns) turn.tags = [{ topic: 'loading time', source: 'person', confidence: 1 }];
  const report = synthesize(input);
  assertSound(report, input);
  assert.equal(report.key_themes[0]?.label, 'Loading time');
  assert.equal(report.key_themes[0]?.conversation_count, 2);
});
