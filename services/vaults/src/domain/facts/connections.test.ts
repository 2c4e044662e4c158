import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reports } from '@insights/contracts';
import type { Language } from '@insights/language';
import { connectionFact } from './connection-fact.ts';
import { connectionsOf } from './connections.ts';
import { factsIn } from './facts-in.ts';

type Edge = readonly [from: string, type: reports.EdgeType, to: string, evidence?: string[]];

/** A node whose label somebody said; the id of the quote is the label. */
const node = (label: string): reports.GraphNode => ({
  id: label,
  type: 'problem',
  label,
  weight: 1,
  evidence: [label],
});

const quote = (words: string): reports.Evidence => ({
  ...reports.Evidence.decode(new Uint8Array()),
  id: words,
  quote: words,
});

/** The connections of a map in which each label is a node of its own. */
const connect = (edges: readonly Edge[], language: Language = 'en') =>
  connectionsOf(
    {
      nodes: edges.flatMap(([from, , to]) => [node(from), node(to)]),
      edges: edges.map(([from, type, to, evidence = []]) => ({ id: '', type, from, to, weight: 1, evidence })),
    },
    { language, evidence: edges.flatMap(([from, , to]) => [quote(from), quote(to)]) },
  );

const sentences = (edges: readonly Edge[], language: Language = 'en') =>
  connect(edges, language).map(({ sentence }) => sentence);

const factOf = (edge: Edge, language: Language = 'en') => {
  const [connection] = connect([edge], language);
  assert.ok(connection);
  return connectionFact(connection, 0, { language, scope: 'd' });
};

const STATING = ['raises', 'causes', 'leads_to', 'works_around', 'addresses', 'contradicts'] as const;

test('each edge that states something is a sentence in the language of the report', () => {
  const all = (language: Language) =>
    sentences(
      STATING.map((type) => ['A 1', type, 'B 2'] as const),
      language,
    );
  const worded = (verbs: readonly string[]) => verbs.map((verb) => `“A 1” ${verb} “B 2”.`);
  assert.deepEqual(all('en'), worded(['raises', 'causes', 'leads to', 'works around', 'addresses', 'contradicts']));
  assert.deepEqual(
    all('de'),
    worded(['thematisiert', 'verursacht', 'führt zu', 'umgeht', 'zielt auf', 'widerspricht']),
  );
  assert.deepEqual(all('fr'), worded(['soulève', 'cause', 'entraîne', 'contourne', 'répond à', 'contredit']));
  assert.deepEqual(all('es'), worded(['plantea', 'causa', 'lleva a', 'evita', 'responde a', 'contradice']));
});

test('edges that only say what belongs together state nothing, and neither do edges of nodes that are missing', () => {
  const silent = Object.values(reports.EdgeType).filter((type) => !STATING.some((each) => each === type));
  assert.deepEqual(silent.toSorted(), ['concerns', 'includes', 'mentioned_with', 'unspecified']);
  assert.deepEqual(sentences(silent.map((type) => ['the form', type, 'the delay'] as const)), []);
  const lost = { id: '', type: 'causes' as const, from: 'the form', to: 'gone', weight: 1, evidence: [] };
  assert.deepEqual(connectionsOf({ nodes: [node('the form')], edges: [lost] }, { language: 'en', evidence: [] }), []);
});

test('labels with line breaks, quotes, markup or closing punctuation are one line of one sentence', () => {
  const odd = sentences([
    ['The\r\nform\u0085 is\u2028slow. ', 'causes', '"Stop" it!'],
    ['# Heading', 'causes', '- item | cell'],
    ['Why is it slow?', 'leads_to', 'people wait…'],
    ['日本', 'causes', 'Ärger “hier”'],
  ]);
  assert.deepEqual(odd, [
    'The form is slow causes “"Stop" it”.',
    '“# Heading” causes “- item | cell”.',
    '“Why is it slow” leads to “people wait…”.',
    '“日本” causes “Ärger “hier””.',
  ]);
});

test('a label that nobody said word for word is in no quotation marks', () => {
  const map = { nodes: [node('Weekly export'), node('it loses columns')], edges: [] as reports.GraphEdge[] };
  map.edges.push({ id: '', type: 'raises', from: 'Weekly export', to: 'it loses columns', weight: 1, evidence: [] });
  const [connection] = connectionsOf(map, { language: 'en', evidence: [quote('it loses columns')] });
  assert.equal(connection?.sentence, 'Weekly export raises “it loses columns”.');
});

test('a label without a word states nothing', () => {
  for (const label of ['', ' \n ', '…', '?!', '👍', '[name]'])
    assert.deepEqual(
      sentences([
        [label, 'causes', 'the delay'],
        ['the delay', 'causes', label],
      ]),
      [],
      label,
    );
});

test('edges that read the same are one connection with the quotes of both', () => {
  const [one, ...others] = connect([
    ['the form', 'causes', 'the delay', ['q1', 'q2']],
    ['the form. ', 'causes', 'the  delay', ['q2', 'q3']],
  ]);
  assert.deepEqual([one?.evidence, others], [['q1', 'q2', 'q3'], []]);
});

test('a connection has the keys that the rules give to the same fact', () => {
  const stated: [Edge, Language][] = [
    [['Manual entry', 'causes', 'late invoices'], 'en'],
    [['The paper form', 'leads_to', 'double bookings'], 'en'],
    [['Die Handeingabe', 'causes', 'späte Rechnungen'], 'de'],
    [['La saisie manuelle', 'causes', 'factures tardives'], 'fr'],
    [['La entrada manual', 'causes', 'facturas tardías'], 'es'],
  ];
  for (const [edge, language] of stated) {
    const { subject, predicate, object, ...keys } = factOf(edge, language);
    const [read] = factsIn(`${subject} ${predicate} ${object}.`, { language, speaker: null, scope: 'd' });
    assert.deepEqual(
      [read?.fact_key, read?.subject_key, read?.claim_key, read?.stance],
      [keys.fact_key, keys.subject_key, keys.claim_key, keys.stance],
    );
  }
});

test('a sentence of the rules that denies a connection contradicts it', () => {
  const fact = factOf(['Manual entry', 'causes', 'late invoices']);
  const [denied] = factsIn('Manual entry never causes late invoices.', { language: 'en', speaker: null, scope: 'd' });
  assert.deepEqual([denied?.claim_key, denied?.stance], [fact.claim_key, !fact.stance]);
});

test('labels that differ in a negation or an adverb are different facts that contradict nothing', () => {
  const pairs: [Edge, Edge][] = [
    [
      ['The export works', 'leads_to', 'extra work'],
      ['The export does not work', 'leads_to', 'extra work'],
    ],
    [
      ['The export', 'leads_to', 'bills on time'],
      ['The export', 'leads_to', 'bills not on time'],
    ],
    [
      ['The export', 'leads_to', 'errors on Mondays'],
      ['The export', 'leads_to', 'errors only on Mondays'],
    ],
    [
      ['The export', 'leads_to', '3 errors'],
      ['The export', 'leads_to', '5 errors'],
    ],
  ];
  for (const [first, second] of pairs) {
    const [a, b] = [factOf(first), factOf(second)];
    assert.notEqual(a.fact_key, b.fact_key);
    assert.notEqual(a.claim_key, b.claim_key);
    assert.deepEqual([a.slot_key, b.slot_key], [null, null]);
  }
});

test('what contradicts what depends on the direction of the edge', () => {
  const [there, back] = [factOf(['fast', 'contradicts', 'slow']), factOf(['slow', 'contradicts', 'fast'])];
  assert.notEqual(there.fact_key, back.fact_key);
});

test('a date in a label limits the fact, as in a sentence that the rules read', () => {
  assert.equal(factOf(['The old form until 2023', 'causes', 'late invoices']).invalid_at?.slice(0, 4), '2023');
});
