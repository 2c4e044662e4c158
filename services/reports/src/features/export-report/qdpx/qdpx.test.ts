import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { campaigns, type reports } from '@insights/contracts';
import { evidenceRow, keyTheme, reportVersion } from '../../../report.fixture.ts';
import { type CodedStatement, type ReportSource, renderReport } from '../render-report.ts';

const C1 = '019a0000-0000-7000-8000-0000000000c1';
const C2 = '019a0000-0000-7000-8000-0000000000c2';
const LATE = '019a0000-0000-7000-8000-0000000000c3';
const TURNS: readonly (readonly [
  conversation: string,
  id: string,
  speaker: 'interviewer' | 'participant',
  text: string,
  label?: string,
])[] = [
  [C1, 't1', 'interviewer', 'What gets in the way?'],
  [C1, 't2', 'participant', '😀 Well — 𝒏otes get lost.\r\nEvery night 🙂, at <hand-over> & "later".\rTruly.'],
  [C2, 't3', 'interviewer', 'And with you?'],
  [C2, 't4', 'participant', 'Notes never get lost here.', 'Speaker 1'],
  [C2, 't5', 'participant', 'I disagree: notes get lost.', 'Speaker 2'],
  [LATE, 't6', 'participant', 'I came after the report.'],
];
const textOf = (id: string): string => TURNS.find(([, turn]) => turn === id)?.[3] ?? assert.fail(id);

/** Two parts: the second conversation continues in the second one. */
function partsOf(): campaigns.Transcript[] {
  const empty = campaigns.Transcript.decode(new Uint8Array());
  const turn = ([, id, speaker, text, label]: (typeof TURNS)[number], seq: number): campaigns.Turn => ({
    ...campaigns.Turn.decode(new Uint8Array()),
    id,
    seq,
    speaker,
    text,
    speaker_label: label ?? null,
  });
  const of = (conversation: string) => TURNS.filter(([own]) => own === conversation).map(turn);
  return [
    { ...empty, conversation_id: C1, turns: of(C1) },
    { ...empty, conversation_id: C2, turns: of(C2).slice(0, 2) },
    { ...empty, turns: of(C2).slice(2) },
    { ...empty, conversation_id: LATE, turns: of(LATE) },
  ];
}

function quote(id: string, turn_id: string, text: string, kind: reports.StatementKind): reports.Evidence {
  const conversation_id = TURNS.find(([, turn]) => turn === turn_id)?.[0] ?? '';
  const start = textOf(turn_id).indexOf(text);
  assert.notEqual(start, -1);
  return evidenceRow({
    id,
    turn_id,
    conversation_id,
    quote: text,
    start,
    end: start + text.length,
    kind,
    polarity: 'negative',
  });
}

const campaign = {
  ...campaigns.ReportInputs.decode(new Uint8Array()),
  name: 'Hand-over <&"> \u0001',
  goal: 'Why?',
  language: 'de',
};
const participant = (id: string, conversation_id: string, speaker_label: string | null): reports.Participant => ({
  id,
  conversation_id,
  conversation_ids: [conversation_id],
  contact_id: '',
  speaker_label,
  language: 'en',
  statements: 1,
});
const version = reportVersion({
  id: '019a0000-0000-7000-8000-000000000002',
  version_number: 3,
  status: 'ready',
  completed_at: '2026-03-12T10:00:02.000Z',
  redacted_at: '2026-03-14T10:00:02.000Z',
  summary: 'Notes get lost.',
  participants: [participant('P1', C1, null), participant('P2', C2, 'Speaker 1'), participant('P3', C2, 'Speaker 2')],
  evidence: [
    quote('e1', 't2', '𝒏otes get lost.\r\nEvery night 🙂', 'problem'),
    quote('e2', 't5', 'notes get lost', 'problem'),
    quote('e3', 't4', 'Notes never get lost', 'praise'),
    quote('e4', 't2', 'Truly.', 'fact'),
  ],
  key_themes: [
    keyTheme({
      id: 'lost',
      label: 'Notes get "lost"',
      description: 'Raised by 2.',
      evidence: ['e1', 'e2'],
      dissent_evidence: ['e3'],
    }),
  ],
});
const statement = (turn_id: string, text: string, kind: string): CodedStatement => ({
  conversation_id: C2,
  turn_id,
  start: textOf(turn_id).indexOf(text.slice(0, 5)),
  end: textOf(turn_id).indexOf(text.slice(0, 5)) + text.length,
  text,
  kind,
  polarity: 'neutral',
});
const source: ReportSource = {
  campaign,
  version,
  page_url: '',
  talks: {
    transcripts: partsOf(),
    statements: [
      statement('t5', 'I disagree', 'fact'),
      // Its turn was masked since: it is left out.
      { ...statement('t4', 'Notes', 'fact'), text: 'Sarah' },
    ],
  },
};

type Node = Record<string, unknown> & { ':@'?: Record<string, string> };
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  trimValues: false,
});

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}
function elementsOf(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => {
    const [name] = Object.keys(node).filter((key) => key !== ':@' && key !== '#text');
    if (name === undefined || name.startsWith('?')) return [];
    return [{ name, attributes: node[':@'] ?? {}, children: elementsOf(node[name] as Node[]) }];
  });
}
const all = (root: Element): Element[] => [root, ...root.children.flatMap(all)];

async function exported(of: ReportSource = source) {
  const { content, file_name } = await renderReport('qdpx', of);
  const files = unzipSync(content);
  const xml = strFromU8(files['project.qde'] ?? assert.fail());
  assert.equal(XMLValidator.validate(xml), true);
  const [root] = elementsOf(parser.parse(xml) as Node[]);
  return { content, file_name, files, xml, root: root ?? assert.fail() };
}

/** Children of the schema's types in their order; `*` after those that may be repeated. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  Project: ['Users', 'CodeBook', 'Cases', 'Sources', 'Sets', 'Description'],
  Users: ['User*'],
  User: [],
  CodeBook: ['Codes'],
  Codes: ['Code*'],
  Code: ['Description', 'Code*'],
  Cases: ['Case*'],
  Case: ['SourceRef*'],
  SourceRef: [],
  Sources: ['TextSource*'],
  TextSource: ['PlainTextSelection*'],
  PlainTextSelection: ['Coding*'],
  Coding: ['CodeRef'],
  CodeRef: [],
  Sets: ['Set*'],
  Set: ['MemberCode*'],
  MemberCode: [],
  Description: [],
};
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Project: ['name'],
  User: ['guid'],
  Code: ['guid', 'name', 'isCodable'],
  Case: ['guid'],
  TextSource: ['guid', 'plainTextPath'],
  PlainTextSelection: ['guid', 'startPosition', 'endPosition'],
  Coding: ['guid'],
  Set: ['guid', 'name'],
  CodeRef: ['targetGUID'],
  SourceRef: ['targetGUID'],
  MemberCode: ['targetGUID'],
};
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function assertFits({ name, attributes, children }: Element): void {
  const allowed = CHILDREN[name] ?? assert.fail(`unknown element ${name}`);
  const places = children.map((child) => allowed.findIndex((each) => each.replace('*', '') === child.name));
  assert.ok(!places.includes(-1) && places.every((place, index) => place >= (places[index - 1] ?? 0)), name);
  for (const [index, child] of children.entries()) {
    const isRepeated = index > 0 && children[index - 1]?.name === child.name;
    assert.ok(!isRepeated || allowed.includes(`${child.name}*`), `${name} > ${child.name}`);
    assertFits(child);
  }
  for (const each of REQUIRED[name] ?? []) assert.ok(attributes[each] !== undefined, `${name} ${each}`);
  for (const [key, value] of Object.entries(attributes)) {
    if (/guid|creatingUser/i.test(key)) assert.match(value, GUID, `${name} ${key}`);
    if (key === 'creationDateTime') assert.ok(!Number.isNaN(Date.parse(value)));
  }
}

describe('a REFI-QDA project', () => {
  test('has the elements, order and attributes of the schema, unique GUIDs, and no reference without a target', async () => {
    const { root, xml } = await exported();
    assert.equal(root.attributes['xmlns'], 'urn:QDA-XML:project:1.0');
    assertFits(root);
    const guids = all(root).flatMap(({ attributes: { guid } }) => guid ?? []);
    assert.equal(new Set(guids).size, guids.length);
    const known = new Set(guids);
    for (const { attributes } of all(root)) {
      for (const key of ['targetGUID', 'creatingUser', 'creatingUserGUID']) {
        const target = attributes[key];
        assert.ok(target === undefined || known.has(target), `${key} ${target ?? ''}`);
      }
    }
    assert.ok(!xml.includes('\u0001'));
    assert.match(xml, /Version 3[^]*2026-03-12/);
  });

  test('each selection is its passage in code points of the source, with CRLF as one line end', async () => {
    const { root, files } = await exported();
    const found = all(root)
      .filter(({ name }) => name === 'TextSource')
      .flatMap((text) => {
        const path = text.attributes['plainTextPath']?.replace('internal://', 'Sources/') ?? '';
        const points = [...strFromU8(files[path] ?? assert.fail(path))];
        return text.children.map(({ attributes: { startPosition, endPosition } }) =>
          points.slice(Number(startPosition), Number(endPosition)).join(''),
        );
      });
    assert.deepEqual(found, [
      '𝒏otes get lost.\nEvery night 🙂',
      'Truly.',
      'Notes never get lost',
      'I disagree',
      'notes get lost',
    ]);
  });

  test('sources are the conversations of the version, by participant, without names and without later ones', async () => {
    const { root, files } = await exported();
    const sources = all(root).filter(({ name }) => name === 'TextSource');
    assert.deepEqual(
      sources.map(({ attributes: { name } }) => name),
      ['P1', 'P2, P3'],
    );
    const texts = Object.entries(files)
      .filter(([path]) => path.startsWith('Sources/'))
      .map(([, text]) => strFromU8(text));
    assert.equal(texts.length, 2);
    assert.equal(
      texts[1],
      'Interviewer: And with you?\n\nP2: Notes never get lost here.\n\nP3: I disagree: notes get lost.\n\n',
    );
    assert.ok(texts.every((text) => !text.includes('\r')));
    const cases = all(root)
      .filter(({ name }) => name === 'Case')
      .map(({ attributes: { name } }) => name);
    assert.deepEqual(cases, ['P1', 'P2', 'P3']);
  });

  test('codes are themes, dissent, and the kinds and stances that occur, in the language of the report', async () => {
    const { root } = await exported();
    const groups = root.children.find(({ name }) => name === 'CodeBook')?.children[0]?.children ?? [];
    const names = groups.map(({ attributes, children }) => [
      attributes['name'],
      children.filter(({ name }) => name === 'Code').map((code) => code.attributes['name']),
    ]);
    assert.deepEqual(names[0], ['Themen', ['Notes get "lost"']]);
    assert.deepEqual(names[1]?.[0], 'Widerspruch');
    assert.deepEqual(names[2]?.[0], 'Arten von Aussagen');
    assert.equal(names[2]?.[1]?.length, 3, 'problem, praise and fact');
    assert.equal(names[3]?.[1]?.length, 2, 'negative and neutral');
    const sets = root.children.find(({ name }) => name === 'Sets')?.children ?? [];
    assert.deepEqual(
      sets.map(({ children }) => children.length),
      names.map(([, codes]) => codes?.length),
    );
    const codesOfOne = all(root).filter(({ name }) => name === 'PlainTextSelection')[0]?.children ?? [];
    assert.equal(codesOfOne.length, 3, 'a theme, a kind and a stance');
  });

  test('an empty report is a project, too, and the same version gives the same bytes', async () => {
    const [first, second] = [await exported(), await exported()];
    assert.ok(first.content.equals(second.content));
    assert.equal(first.file_name, 'hand-over-report-v3.qdpx');
    const { root, files } = await exported({
      ...source,
      version: reportVersion({ id: 'v', version_number: 1, created_at: '2026-03-12T10:00:02.000Z' }),
      talks: { transcripts: [], statements: [] },
    });
    assertFits(root);
    assert.deepEqual(Object.keys(files), ['project.qde']);
  });
});
