import assert from 'node:assert/strict';
import { test } from 'node:test';

import { digestOf } from './corpus/digest.fixture.ts';
import { readCorpus } from './corpus/corpus.ts';
import type { ConversationDigest, Correction } from './digest.ts';
import { EvidenceBook } from './evidence-book.ts';
import { shapeOf, themesOf } from './shape.ts';
import type { Shape } from './shape.ts';

const ROTA = [
  'The rota comes out on Sunday evening, so nobody on the ward can plan the week.',
  'I swap shifts in a chat group because the rota is wrong every week.',
  'The rota is a nightmare, it changes after we have planned our holidays.',
  'I found out from the rota on the door that I had three night shifts in a row.',
];
const PARKING = [
  'The car park is full at seven, so I park in the street and get fined.',
  'I paid two parking fines in March because the car park was full.',
  'The car park is terrible, the visitors take all the spaces for staff.',
  'I leave at five because the car park is full when the early shift begins.',
];
const CANTEEN = [
  'The canteen closes at eight, so the night shift eats crisps.',
  'The canteen is awful, there is nothing hot after six.',
  'I bring my own soup since the canteen stopped cooking in the evening.',
  'I ate a cold sandwich from the canteen at three in the morning.',
];
const BLOCKS = [ROTA, PARKING, CANTEEN];

/** Twelve people; each speaks about one of three subjects, in sentences that others say in part too. */
const ward = (): ConversationDigest[] =>
  Array.from({ length: 12 }, (_, index) => {
    const own = BLOCKS[index % 3] ?? [];
    const said = [0, 1].map((step) => own[(Math.floor(index / 3) + step) % own.length] ?? '');
    return digestOf(`c${index}`, [
      '? What is work like at the moment?',
      ...said,
      `I have worked here for ${index + 2} years.`,
    ]);
  });

function shaped(digests: readonly ConversationDigest[], corrections: readonly Correction[] = []): Shape {
  const corpus = readCorpus(digests);
  return shapeOf(themesOf(corpus, corrections), corpus, 'en', new EvidenceBook(corpus));
}

test('themes name what people raise, and the counts add up to all participants', () => {
  const { key_themes } = shaped(ward());
  const labels = key_themes.map(({ label }) => label.toLowerCase()).join('; ');
  for (const subject of ['rota', 'car park', 'canteen']) assert.match(labels, new RegExp(subject));
  for (const { support_count, dissent_count, silent_count, supporters } of key_themes) {
    assert.equal(support_count + dissent_count + silent_count, 12);
    assert.equal(supporters.length, support_count);
  }
});

test('the quotes of a theme use the words of its label', () => {
  const corpus = readCorpus(ward());
  const themes = themesOf(corpus, []);
  const book = new EvidenceBook(corpus);
  const { key_themes } = shapeOf(themes, corpus, 'en', book);
  const quotes = new Map(book.all().map(({ id, quote }) => [id, quote.toLowerCase()]));
  for (const { label, evidence } of key_themes) {
    const noun = /\S+$/.exec(label.toLowerCase().split(':')[0] ?? '')?.[0] ?? '';
    for (const id of evidence) assert.ok(quotes.get(id)?.includes(noun.slice(0, 4)), `${label}: ${quotes.get(id)}`);
  }
});

test('being asked raises no theme', () => {
  const digests = ward().map((digest, index) =>
    digestOf(`a${index}`, [
      ...digest.turns.slice(0, 2).map(({ text }) => text),
      '? And what do you think of the uniforms and the laundry?',
      index % 2 === 0 ? 'Yes.' : 'I do not know.',
    ]),
  );
  const { key_themes } = shaped(digests);
  assert.ok(key_themes.length > 0);
  assert.ok(key_themes.every(({ label, keywords }) => !/uniform|laundry/i.test(`${label} ${keywords.join(' ')}`)));
});

test('what people deny raises no theme', () => {
  const denied = ['I have never had a migraine.', 'There was no migraine, and no fever either.', 'No fever at all.'];
  const digests = Array.from({ length: 9 }, (_, index) => digestOf(`d${index}`, ['? Anything else?', ...denied]));
  const withoutDenied = digests.map((digest) => ({
    ...digest,
    reading: {
      ...digest.reading,
      statements: digest.reading.statements.map((statement) => ({
        ...statement,
        terms: statement.terms.filter(({ text }) => !/migraine|fever/.test(text)),
      })),
    },
  }));
  const { key_themes } = shaped([...ward(), ...withoutDenied]);
  assert.ok(key_themes.length > 0);
  for (const { label, keywords, supporters } of key_themes) {
    assert.doesNotMatch(`${label} ${keywords.join(' ')}`, /migraine|fever/i);
    assert.ok(supporters.length <= 12);
  }
});

test('everybody behind a theme uses a noun of it', () => {
  const digests = ward();
  const corpus = readCorpus(digests);
  for (const theme of themesOf(corpus, [])) {
    const nouns = new Set(theme.terms.map(({ key }) => key));
    for (const supporter of theme.balance.supporters)
      assert.ok(
        theme.statements.some(
          (said) => said.participant === supporter && said.statement.terms.some(({ key }) => nouns.has(key)),
        ),
        `${theme.label}: ${supporter}`,
      );
  }
});

test('who says the opposite about the same thing is dissent, not support', () => {
  const digests = [...ward(), digestOf('d', ['? And the canteen?', 'The canteen is wonderful. I love the canteen.'])];
  const { key_themes } = shaped(digests);
  const canteen = key_themes.find(({ label }) => /canteen/i.test(label)) ?? assert.fail('no theme');
  assert.equal(canteen.dissent_count, 1);
  assert.equal(canteen.dissent_evidence.length, 1);
  assert.equal(canteen.supporters.includes(canteen.dissenters[0] ?? ''), false);
});

test('the same interviews give the same bytes, whatever their order and ids', () => {
  const one = ward();
  const other = ward()
    .toReversed()
    .map((digest) => ({
      ...digest,
      conversation_id: `x-${digest.conversation_id}`,
      contact_id: `x-${digest.contact_id}`,
    }));
  assert.equal(JSON.stringify(shaped(one)), JSON.stringify(shaped(other)));
});

test('one interview, or none, gives a report without groups', () => {
  const { grouping, saturation } = shaped(ward().slice(0, 1));
  assert.equal(grouping.is_significant, false);
  assert.equal(grouping.p_value, null);
  assert.equal(saturation.coverage, null);
  assert.deepEqual(shaped([]).key_themes, []);
});

test('every edge of the map joins two of its nodes and has evidence', () => {
  const { cartography } = shaped(ward());
  const ids = new Set(cartography.nodes.map(({ id }) => id));
  assert.equal(ids.size, cartography.nodes.length);
  assert.ok(cartography.nodes.length <= 60);
  for (const { from, to, evidence } of cartography.edges)
    assert.ok(ids.has(from) && ids.has(to) && evidence.length > 0);
});

test('saturation counts each theme once, at the interview that brought it first', () => {
  const { saturation, key_themes } = shaped(
    ward().map((digest, index) => ({ ...digest, started_at: new Date(Date.UTC(2026, 0, index + 1)).toISOString() })),
  );
  assert.equal(saturation.new_themes.length, 12);
  assert.equal(
    saturation.new_themes.reduce((sum, count) => sum + count, 0),
    key_themes.length,
  );
  assert.ok((saturation.new_themes[0] ?? 0) >= 1);
  assert.match(saturation.text, /in the order in which they were held/);
});

test('a person relabels and hides themes', () => {
  const [first, second] = themesOf(readCorpus(ward()), []);
  assert.ok(first && second);
  const reference = ({ id, terms }: typeof first) => ({ theme_id: id, terms: terms.map(({ key }) => key) });
  const { key_themes } = shaped(ward(), [
    { kind: 'relabel_theme', theme: reference(first), label: 'Shifts are planned late' },
    { kind: 'hide_theme', theme: reference(second) },
  ]);
  assert.equal(key_themes.find(({ is_corrected }) => is_corrected)?.label, 'Shifts are planned late');
  assert.ok(key_themes.every(({ label }) => label !== second.label));
});

test('a theme says what most participants do about it, beside raising it', () => {
  const { key_themes } = shaped(ward());
  const parking = key_themes.find(({ label }) => /car park/i.test(label)) ?? assert.fail();
  const problems = parking.kinds.find(({ kind }) => kind === 'problem')?.participants ?? 0;
  assert.ok(problems >= 2);
  assert.ok(parking.description.includes(`; ${problems} describe problems`), parking.description);
});

test('a statement stands in the map as it is quoted, and its quote is the first of the node', () => {
  const digests = ward().map(({ turns }, index) =>
    digestOf(`h${index}`, ['? What is work like?', ...turns.map(({ text }) => `Um, well, ${text}`)]),
  );
  const corpus = readCorpus(digests);
  const book = new EvidenceBook(corpus);
  const { cartography } = shapeOf(themesOf(corpus, []), corpus, 'en', book);
  const quotes = new Map(book.all().map(({ id, quote }) => [id, quote]));
  const said = cartography.nodes.filter(({ type }) => type === 'problem' || type === 'consequence');
  assert.ok(said.length > 0);
  for (const { label, evidence } of said) {
    assert.doesNotMatch(label, /^(?:um|well)\b/i);
    assert.ok(quotes.get(evidence[0] ?? '')?.startsWith(label.replace(/…$/u, '')), label);
  }
});

test('the last five interviews are spoken of only where there are more', () => {
  assert.match(shaped(ward()).saturation.text, /^None of the \d+ themes came up for the first time in the last five/);
  assert.match(shaped(ward().slice(0, 5)).saturation.text, /^(?:An estimated|With)/);
});
