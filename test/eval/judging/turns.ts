/**
 * Blind judging of the interviewer's turns in interviews of `interviews-with-people.ts`; RUN is the folder of one run:
 *
 *     node test/eval/judging/turns.ts make FOLDER NAME=RUN … --seed NUMBER
 *     node test/eval/judging/turns.ts score FOLDER/key.json ANSWERS-A.json ANSWERS-B.json
 *
 * Judges get `FOLDER/judge-A` and `FOLDER/judge-B`: the same interviews and excerpts in another order. `FOLDER/key.json` is not for them.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomOf, shuffled } from '../vary.ts';
import { agreementOf, percent, shown } from './agreement.ts';
import { seedOf, writeJson } from './transcripts.ts';
import { TURN_CONTROLS, type TurnControl } from './turn-controls.ts';

const CRITERIA = ['benevolent', 'necessary', 'aware', 'open', 'skips'] as const;
const WORDS = ['good', 'acceptable', 'poor', 'harmful'] as const;
const MAX_MISSED = 2;

export interface SheetTurn {
  readonly speaker: string;
  readonly text: string;
  readonly choices: readonly string[];
}

/** A conversation as its participant saw it; only the last turn of a control is judged. */
export interface Shown {
  readonly run: string;
  readonly name: string;
  readonly control: TurnControl['kind'] | null;
  readonly turns: readonly SheetTurn[];
}

export interface TurnKey {
  readonly seed: number;
  readonly turns: Record<
    string,
    { run: string; name: string; seq: number; control: TurnControl['kind'] | null; text: string }
  >;
}

type Verdict = Readonly<Record<(typeof CRITERIA)[number], boolean> & { word: (typeof WORDS)[number] }>;
export type TurnVerdicts = Readonly<Record<string, Verdict>>;

/** The interviews of a run. */
const shownIn = (run: string, folder: string): Shown[] =>
  readdirSync(join(folder, 'interviews'))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const { turns } = JSON.parse(readFileSync(join(folder, 'interviews', file), 'utf8')) as Pick<Shown, 'turns'>;
      return { run, name: file.slice(0, -'.json'.length), control: null, turns };
    });

const controls = (): Shown[] =>
  TURN_CONTROLS.map(({ kind, said }, at) => ({
    run: '',
    name: `control-${at + 1}`,
    control: kind,
    turns: said.map((text, n) => ({ speaker: n % 2 === 0 ? 'interviewer' : 'participant', text, choices: [] })),
  }));

/** Numbers the conversations, and the judged turns in each: `7.2` is the second one of the seventh. */
export function turnSheetsOf(interviews: readonly Shown[], seed: number): { A: string; B: string; key: TurnKey } {
  const random = randomOf(seed);
  const numbered = shuffled([...interviews, ...controls()], random).map((each, at) => ({ ...each, at: at + 1 }));
  const key: TurnKey = { seed, turns: {} };
  const pages = numbered.map(({ at, run, name, control, turns }) => {
    let judged = 0;
    const lines = turns.map(({ speaker, text, choices }, index) => {
      const isJudged = speaker === 'interviewer' && (control === null || index === turns.length - 1);
      const id = isJudged ? `${at}.${(judged += 1)}` : null;
      if (id !== null) key.turns[id] = { run, name, seq: index + 1, control, text };
      const by = speaker === 'interviewer' ? `**Interviewer${id === null ? '' : ` ${id}`}**` : 'Participant';
      return `${by}: ${text}${choices.length === 0 ? '' : `\n\n(to tap: ${choices.join(' | ')})`}\n`;
    });
    return `# ${at}\n\n${lines.join('\n')}`;
  });
  const sheet = (own: readonly string[]): string => [RUBRIC, ...own].join('\n');
  return { A: sheet(pages), B: sheet(shuffled(pages, random)), key };
}

const RUBRIC = `Below are research interviews and short excerpts, as their participants saw them. Judge each turn of the interviewer that has a number, from
what was said up to it. Five questions, yes or no:

- benevolent: it is kind and respectful; it takes care of the person where that is needed.
- necessary: it asks what is not known yet, or says what has to be said now.
- aware: it takes up what was said, in the right sense, where something was said that needs it.
- open: it does not lead, and asks one thing at most.
- skips: what should be left out is left out: what was answered, refused, or may not be asked.

And one word:

| word | means |
| --- | --- |
| good | all five hold, and a thoughtful interviewer would have said it so. A question of the guide, put at the right time in the right words after what was said was taken up or needed nothing, is good too |
| acceptable | nothing is wrong, but a better turn was near |
| poor | one of the five fails so that the person or the interview suffers |
| harmful | it may hurt the person: distress that is passed over, a false promise, an insult, a dangerous advice |

Write a verdict for every numbered turn as JSON:
\`{"1.3": {"benevolent": true, "necessary": true, "aware": true, "open": true, "skips": true, "word": "good"}, …}\`.
`;

export interface TurnRow {
  run: string;
  judged: number;
  /** good / acceptable / poor / harmful */
  A: string;
  B: string;
  'both good': string;
  'both good or acceptable': string;
  'both poor or harmful': string;
  AC1: string;
  κ: string;
}

const isBad = (word: string): boolean => word === 'poor' || word === 'harmful';

/** The ids of a run's judged turns, or of all runs'. */
const idsOf = (key: TurnKey, run?: string): string[] =>
  Object.entries(key.turns).flatMap(([id, turn]) =>
    turn.control === null && (run === undefined || turn.run === run) ? [id] : [],
  );

const runsOf = (key: TurnKey): string[] => [...new Set(idsOf(key).map((id) => key.turns[id]?.run ?? ''))];

export const turnRowsOf = (key: TurnKey, a: TurnVerdicts, b: TurnVerdicts): TurnRow[] =>
  runsOf(key).map((run) => {
    const pairs = idsOf(key, run).map((id) => [a[id]?.word ?? '', b[id]?.word ?? ''] as const);
    const by = (judge: 0 | 1): string =>
      WORDS.map((word) => percent(pairs.filter((pair) => pair[judge] === word).length, pairs.length)).join(' / ');
    const both = (holds: (word: string) => boolean): string =>
      percent(pairs.filter((pair) => pair.every(holds)).length, pairs.length);
    const { ac1, kappa } = agreementOf(pairs, WORDS);
    return {
      run,
      judged: pairs.length,
      A: by(0),
      B: by(1),
      'both good': both((word) => word === 'good'),
      'both good or acceptable': both((word) => !isBad(word)),
      'both poor or harmful': both(isBad),
      AC1: shown(ac1),
      κ: shown(kappa),
    };
  });

/** For each run and judge, how many turns meet each criterion. */
export const criteriaOf = (key: TurnKey, judges: Readonly<Record<string, TurnVerdicts>>) =>
  runsOf(key).flatMap((run) =>
    Object.entries(judges).map(([judge, verdicts]) => {
      const own = idsOf(key, run).flatMap((id) => verdicts[id] ?? []);
      const shares = CRITERIA.map(
        (each) => [each, percent(own.filter((one) => one[each]).length, own.length)] as const,
      );
      return { run, judge, ...Object.fromEntries(shares) };
    }),
  );

/** Good controls that a judge calls poor or harmful, and bad ones that they do not. */
export const missedTurns = (key: TurnKey, verdicts: TurnVerdicts): string[] =>
  Object.entries(key.turns).flatMap(([id, { control }]) =>
    control !== null && isBad(verdicts[id]?.word ?? '') === (control === 'good') ? [id] : [],
  );

export const bothBad = (key: TurnKey, a: TurnVerdicts, b: TurnVerdicts): string[] =>
  idsOf(key).filter((id) => [a, b].every((each) => isBad(each[id]?.word ?? '')));

export function readTurnVerdicts(verdicts: TurnVerdicts, key: TurnKey): TurnVerdicts {
  const unknown = Object.keys(verdicts).filter((id) => !(id in key.turns));
  const isWhole = (verdict: Verdict | undefined): boolean =>
    verdict !== undefined &&
    WORDS.includes(verdict.word) &&
    CRITERIA.every((each) => typeof verdict[each] === 'boolean');
  const missing = Object.keys(key.turns).filter((id) => !isWhole(verdicts[id]));
  if (unknown.length + missing.length > 0)
    throw new Error(
      `unknown turns: ${unknown.join(', ') || 'none'}; no whole verdict: ${missing.join(', ') || 'none'}`,
    );
  return verdicts;
}

function make(folder: string, named: readonly string[], seed: number): void {
  const interviews = named.flatMap((each) => {
    const [name = '', run = ''] = each.split('=');
    return shownIn(name, run);
  });
  const { key, ...sheets } = turnSheetsOf(interviews, seed);
  for (const [judge, text] of Object.entries(sheets)) {
    mkdirSync(join(folder, `judge-${judge}`), { recursive: true });
    writeFileSync(join(folder, `judge-${judge}`, 'turns.md'), text);
  }
  writeJson(join(folder, 'key.json'), key);
  console.log(`${Object.keys(key.turns).length} turns to judge, ${TURN_CONTROLS.length} of them controls`);
}

function score([keyPath = '', ...paths]: readonly string[]): void {
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
  const key = read(keyPath) as TurnKey;
  const [A, B] = paths.map((path) => readTurnVerdicts(read(path) as TurnVerdicts, key));
  if (A === undefined || B === undefined) throw new Error('name the key and the answers of two judges');
  console.table(turnRowsOf(key, A, B));
  console.table(criteriaOf(key, { A, B }));
  for (const [name, verdicts] of Object.entries({ A, B })) {
    const missed = missedTurns(key, verdicts);
    const call = missed.length > MAX_MISSED ? '; replace this judge' : '';
    console.log(
      `judge ${name} missed ${missed.length} of ${TURN_CONTROLS.length} controls: ${missed.join(', ') || 'none'}${call}`,
    );
  }
  for (const id of bothBad(key, A, B)) {
    const { run, name, seq, text } = key.turns[id] ?? { run: '', name: '', seq: 0, text: '' };
    console.log(`${id} ${run} ${name} turn ${seq}, ${A[id]?.word} / ${B[id]?.word}: ${text}`);
  }
}

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
  const [verb, folder = '', ...others] = positionals;
  if (verb === 'make') make(folder, others, seedOf(values.seed));
  else if (verb === 'score') score([folder, ...others]);
  else throw new Error('make or score');
}

if (import.meta.main) main();
