import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Campaign, parseCampaign } from '../campaign-file.ts';
import { type Report, reportOn } from '../report.ts';
import { randomOf } from '../vary.ts';
import { agreementOf } from './agreement.ts';
import { type Cells, type Marks, agreementOfReaders, cellsOf, printCells, scoreCells } from './cells-sheet.ts';
import { claimsToJudge, isTrivial, peopleOf } from './claims.ts';
import { pairsOf, scorePairs } from './pairs.ts';
import { type Verdicts, missedControls, rowsOf } from './score.ts';
import { type Key, inProportion, printSheet, sheetsOf } from './sheets.ts';
import { Transcripts } from './transcripts.ts';
import {
  type TurnVerdicts,
  bothBad,
  criteriaOf,
  missedTurns,
  readTurnVerdicts,
  turnRowsOf,
  turnSheetsOf,
} from './turns.ts';

const campaign: Campaign = parseCampaign(`campaign: The library
goal: What readers want of the library
question: q1 | open | What do you think of the opening hours?
== reader-1
?q1
> The opening hours are a problem. I can never come before six. We borrow about ten books for the children.
? And the staff?
> I ask the librarian for advice every single week. I was happy with the summer reading club.
? And the rooms?
> I read the newspapers in the small room every morning. I was cold in the big hall for most of last winter. I borrow three or four novels before each of my holidays. I was waiting for the lift with a pram on most days.
== reader-2
?q1
> The opening hours are too short. I work until late in the evening. I could visit the branch on Sunday mornings.
? And the catalogue?
> The catalogue is slow. We cannot find the films in the catalogue. I would use the app on the train.
? And the rooms?
> I need a quiet table for my own work. I was asked to leave the study room twice last month. I will bring my own lamp for the desk by the window. I can hear the traffic through the old windows at noon.
== reader-3
?q1
> The opening hours are fine for me. I am in the reading room from nine. We are not part of the evening course.
? Anything else?
> The catalogue is slow. My printer is broken and I was printing there. I wish the cafe would open again soon.
? And the rooms?
> I meet my neighbours at the long table on Fridays. I am proud of the old building and of its tower. I can find most of the maps without any help. I would join a group that repairs toys on a weekday.`);

const report = reportOn(campaign);
const evidence = report.evidence.map(({ id, participant }) => ({ id, participant }));
const firstOf = (person: string): string => evidence.find(({ participant }) => participant === person)?.id ?? '';
const written: Report = {
  ...report,
  summary_sentences: [
    { text: 'The hours exclude people who work.', evidence: [firstOf('P1'), firstOf('P2')], author: 'model' },
    { text: 'P3 wants the cafe back.', evidence: [firstOf('P3')], author: 'model' },
  ],
};
const reports = new Map([
  ['rulesystem', report],
  ['modelsystem', written],
]);
const draw = { seed: 11, claims: 12, several: 4, controls: 4 };
const sheets = sheetsOf(reports, campaign, draw);

/** A judge who knows which controls are true, and says one thing of everything else. */
const judged = (key: Key, verdict: Verdicts[string]): Verdicts =>
  Object.fromEntries(
    Object.entries(key.items).map(([id, { control }]) => [
      id,
      control === null ? verdict : control === 'same' ? 'supported' : 'not',
    ]),
  );

test('agreement has the published values of Gwet for 125 pairs', () => {
  const pairs = [
    ...Array.from({ length: 118 }, () => ['yes', 'yes'] as const),
    ...Array.from({ length: 5 }, () => ['yes', 'no'] as const),
    ...Array.from({ length: 2 }, () => ['no', 'yes'] as const),
  ];
  const { observed, ac1, kappa } = agreementOf(pairs, ['yes', 'no']);
  assert.deepEqual(
    [observed, ac1, kappa].map((value) => value.toFixed(4)),
    ['0.9440', '0.9408', '-0.0234'],
  );
  const same = agreementOf([['yes', 'yes']], ['yes', 'no', 'unclear']);
  assert.deepEqual([same.ac1, same.kappa], [1, Number.NaN]);
});

test('the same seed gives the same sheets, and another seed others', () => {
  assert.deepEqual(sheetsOf(reports, campaign, draw), sheets);
  assert.notDeepEqual(sheetsOf(reports, campaign, { ...draw, seed: 12 }).A, sheets.A);
});

test('judges get the same items in different orders', () => {
  assert.notDeepEqual(sheets.A, sheets.B);
  const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
  assert.deepEqual(sheets.A.toSorted(byId), sheets.B.toSorted(byId));
});

test('a sheet names no system and tells no control', () => {
  for (const items of [sheets.A, sheets.B, sheets.trivial])
    for (const text of [JSON.stringify(items), printSheet(items)])
      assert.doesNotMatch(text, /rulesystem|modelsystem|"(?:control|kind|origins|author)"|inverted/);
  assert.deepEqual(Object.keys(sheets.key.systems), [...reports.keys()]);
});

test('what two systems claim alike is judged once and counts for both', () => {
  const shared = Object.values(sheets.key.items).filter(({ origins }) => origins.length > 1);
  assert.ok(shared.length > 0);
  assert.equal(new Set(sheets.A.map(({ claim, quotes }) => JSON.stringify([claim, quotes]))).size, sheets.A.length);
});

test('reports that label people differently are not compared', () => {
  const other = { ...report, participants: report.participants.map((each, n) => ({ ...each, id: `P${9 - n}` })) };
  assert.throws(
    () => sheetsOf(new Map([...reports, ['third', other]]), campaign, draw),
    /label participants differently/,
  );
});

test('controls report whole sentences, inverted or of another person where they are false', () => {
  const controls = sheets.A.flatMap((item) => {
    const kind = sheets.key.items[item.id]?.control ?? null;
    return kind === null ? [] : [{ kind, ...item }];
  });
  assert.deepEqual(Object.groupBy(controls, ({ kind }) => kind).same?.length, 4);
  assert.equal(controls.length, 8);
  for (const { kind, claim, quotes } of controls) {
    assert.match(claim, /^(?:According to P\d, (?!.*\b(?:I|we|my)\b)|P\d reports that (?!.*\b(?:I|we|my)\b)).+\.$/i);
    const named = /P\d/.exec(claim)?.[0];
    assert.equal(quotes[0]?.by === named, kind !== 'person', claim);
  }
});

test('there are no controls without clear sentences', () => {
  assert.throws(() => sheetsOf(reports, campaign, { ...draw, controls: 40 }), /too few clear sentences/);
});

test('a judge misses controls that are taken for what they are not', () => {
  assert.deepEqual(missedControls(sheets.key, judged(sheets.key, 'not')), []);
  const credulous = Object.fromEntries(sheets.A.map(({ id }) => [id, 'supported' as const]));
  assert.equal(missedControls(sheets.key, credulous).length, 4);
  assert.equal(missedControls(sheets.key, {}).length, 8);
});

test('verdicts are counted by system, by kind and for claims about several people', () => {
  const [a, b] = [judged(sheets.key, 'supported'), judged(sheets.key, 'supported')];
  const [one = ''] = Object.entries(sheets.key.items).flatMap(([id, { origins }]) =>
    origins.some(({ kind, samples }) => kind === 'summary' && samples.includes('proportional')) ? [id] : [],
  );
  const rows = rowsOf(sheets.key, a, { ...b, [one]: 'partly' });
  const all = rows.find(({ system, claims }) => system === 'modelsystem' && claims === 'all kinds');
  const of = all?.judged ?? 0;
  assert.deepEqual([all?.A, all?.B], [`${of} / 0 / 0`, `${of - 1} / 1 / 0`]);
  assert.equal(all?.['both supported'], `${of - 1}/${of} (${Math.round((100 * (of - 1)) / of)} %)`);
  const kinds = rows.filter(({ system }) => system === 'modelsystem').map(({ claims }) => claims);
  for (const kind of ['summary', 'about two or more people', 'trivial']) assert.ok(kinds.includes(kind), kind);
});

test('a sample is in proportion to the kinds', () => {
  const claims = [...'aaaaaaaaaaaabbbbbbbbccccdddd'].map((kind, n) => ({ kind, n }));
  const sample = inProportion(claims, 7, randomOf(3));
  assert.deepEqual(sample.map(({ kind }) => kind).toSorted(), ['a', 'a', 'a', 'b', 'b', 'c', 'd']);
  assert.equal(new Set(inProportion(claims, 100, randomOf(3))).size, claims.length);
});

const QUOTE = 'The catalogue is slow, honestly. I gave up.';
for (const [text, expected] of [
  [`P1: “${QUOTE}”`, true],
  [`P1 says: “${QUOTE}”`, true],
  [QUOTE, true],
  ['The catalogue is slow, honestly.', true],
  ['“catalogue”: 2 of 3 raise it', true],
  ['2 of 3 people raise the theme “catalogue”, for example P1: “I gave up.”', true],
  ['catalogue: What people say with the words “catalogue”.', true],
  ['I gave up. Raised by 1 of 3 participants.', true],
  ['P1 finds the catalogue slow: “I gave up.”', false],
  ['The catalogue is not slow', false],
  ['2 of 3 participants gave up on the catalogue', false],
  ['They say it', false],
] as const)
  test(`“${text}” is ${expected ? 'trivial' : 'a finding'}`, () => {
    const claim = { kind: 'finding', text, counts: null, evidence: [] };
    assert.equal(isTrivial(claim, [QUOTE], 'en'), expected);
  });

test('a claim is about those whom it cites or names outside of quotes', () => {
  const claim = { kind: 'finding', text: 'P3 agrees: “as P7 said”', counts: null, evidence: [firstOf('P1')] };
  assert.deepEqual([...peopleOf(claim, report)], ['P1', 'P3']);
});

test('a quote is shown with its speaker, the question and 300 characters around it', () => {
  const transcripts = new Transcripts(campaign, report.participants);
  const [row] = report.evidence;
  assert.ok(row);
  const shown = transcripts.shown(row);
  assert.equal(shown.by, row.participant);
  assert.equal(shown.asked, row.asked);
  assert.ok(shown.before.length <= 300 && shown.after.length <= 300);
  const text = transcripts.texts.get(row.conversation_id);
  assert.ok(text?.includes(shown.before + shown.quote + shown.after));
  assert.match(transcripts.shown({ ...row, quote: 'Nobody says this.' }).after, /no transcript/);
});

type Theme = Report['key_themes'][number];

const NO_COUNTS = { support_count: 0, dissent_count: 0, unclear_count: 0, silent_count: 0, not_asked_count: 0 };

const themeOf = (label: string, people: Pick<Theme, 'supporters' | 'dissenters' | 'silent'>): Theme =>
  ({ label, description: '', evidence: [], unclear: [], ...NO_COUNTS, ...people }) as Partial<Theme> as Theme;

const counted: Report = {
  ...report,
  key_themes: [
    themeOf('Hours', { supporters: ['P1'], dissenters: ['P2'], silent: ['P3'] }),
    themeOf('Speed', { supporters: ['P1', 'P2'], dissenters: [], silent: [] }),
  ],
};
const cells: Cells = cellsOf(counted);
const marks: Marks = {
  k1: { P1: 'supports', P2: 'supports', P3: 'mentions' },
  k2: { P1: 'supports', P2: 'mentions', P3: 'not_asked' },
};

test('counts of key themes are compared with marks of a reader', () => {
  const { supports, contradicts, heard, agreement } = scoreCells(counted, cells, marks);
  assert.deepEqual(supports, { both: 2, read: 3, counted: 3 });
  assert.deepEqual(contradicts, { both: 0, read: 0, counted: 1 });
  assert.deepEqual(heard, { themes: 1, of: 2 }, 'P3 counts as silent but mentions the hours');
  assert.equal(agreement.observed, 0.5);
  assert.equal(agreementOfReaders(cells, marks, marks).ac1, 1);
  assert.throws(() => scoreCells(counted, cells, { ...marks, k2: {} }), /mark k2 of P1/);
});

test('a claim that a report counts people for is judged with its counts', () => {
  const claims = claimsToJudge(counted).filter(({ kind }) => kind === 'theme');
  assert.equal(claims[0]?.counts, '0 for, 0 against, 0 unclear, 0 asked and silent, 0 not asked');
});

test('a sheet of cells shows codes and participants, not what the report counts', () => {
  const text = printCells(cellsOf(counted, [{ name: 'Hours', definition: 'The library is open too briefly' }]));
  assert.match(text, /k1: \*\*Hours\*\* The library is open too briefly/);
  assert.match(text, /Participants: P1, P2, P3/);
});

test('two reports stand side by side in a layout that names neither', () => {
  const { text, key } = pairsOf(reports, 5);
  assert.deepEqual(pairsOf(reports, 5), { text, key });
  assert.doesNotMatch(text, /rulesystem|modelsystem|\be\d+\b|\[\d/);
  const orders = Array.from({ length: 20 }, (_, seed) => pairsOf(reports, seed).key.summary.X);
  assert.equal(new Set(orders).size, 2);
});

test('preferences are counted for the systems behind X and Y', () => {
  const { key } = pairsOf(reports, 5);
  const scores = { useful: { X: 4, Y: 2 }, readable: { X: 5, Y: 3 } };
  const rows = scorePairs(key, [{ summary: { prefer: 'X', ...scores } }, { summary: { prefer: 'tie', ...scores } }]);
  const first = rows.find(({ section, system }) => section === 'summary' && system === key.summary.X);
  assert.deepEqual(
    { ...first },
    { section: 'summary', system: key.summary.X, preferred: 1, ties: 1, answers: 2, useful: 4, readable: 5 },
  );
});

const talk = (run: string) => ({
  run,
  name: 'ada',
  control: null,
  turns: [
    { speaker: 'interviewer', text: `Shall we start, ${run.length}?`, choices: ['yes'] },
    { speaker: 'participant', text: 'Yes.', choices: [] },
    { speaker: 'interviewer', text: 'How did it go?', choices: [] },
  ],
});
const turnSheets = turnSheetsOf([talk('floorrun'), talk('modelrun')], 7);
/** A judge who knows the controls, and says one word of everything else. */
const turnsJudged = (word: 'good' | 'poor'): TurnVerdicts =>
  Object.fromEntries(
    Object.entries(turnSheets.key.turns).map(([id, { control }]) => {
      const isGood = control === null ? word === 'good' : control === 'good';
      const flags = { benevolent: true, necessary: isGood, aware: true, open: true, skips: true };
      return [id, { ...flags, word: isGood ? 'good' : 'poor' }];
    }),
  );

test('a sheet of turns numbers those of the interviewer, and tells neither run nor control', () => {
  assert.deepEqual(turnSheetsOf([talk('floorrun'), talk('modelrun')], 7), turnSheets);
  assert.notEqual(turnSheets.A, turnSheets.B);
  const own = Object.values(turnSheets.key.turns).filter(({ control }) => control === null);
  assert.deepEqual([own.length, Object.keys(turnSheets.key.turns).length], [4, 24]);
  assert.doesNotMatch(turnSheets.A + turnSheets.B, /floorrun|modelrun|control|repeats|ignores_distress/);
});

test('verdicts on turns are counted by run and judge, and missed controls by judge', () => {
  const { key } = turnSheets;
  const [good, poor] = [turnsJudged('good'), turnsJudged('poor')];
  const [row = assert.fail(), ...others] = turnRowsOf(key, good, poor);
  assert.equal(others.length, 1);
  assert.deepEqual([row.judged, row['both good'], row['both poor or harmful']], [2, '0/2 (0 %)', '0/2 (0 %)']);
  assert.equal(row.A, '2/2 (100 %) / 0/2 (0 %) / 0/2 (0 %) / 0/2 (0 %)');
  assert.deepEqual([bothBad(key, good, poor).length, bothBad(key, poor, poor).length], [0, 4]);
  assert.deepEqual(missedTurns(key, good), []);
  assert.equal(criteriaOf(key, { A: poor })[0]?.judge, 'A');
  const blind = Object.fromEntries(
    Object.entries(good).map(([id, verdict]) => [id, { ...verdict, word: 'good' as const }]),
  );
  assert.equal(missedTurns(key, blind).length, 10);
  assert.throws(() => readTurnVerdicts({}, key), /no whole verdict: 1\.1/);
});
