import { CUT, type Desk } from '../asks.ts';
import { ask } from '../model/ask.ts';
import { Persons } from '../model/persons.ts';
import {
  type Claim,
  type ProveContext,
  type Verdicts,
  conversationsOf,
  isJudgeFit,
  proveWith,
} from '../model/prove.ts';
import { cited, contextOf, weightOf } from '../model/write.ts';
import { PLACEHOLDER, codesIn } from '../proof/placeholders.ts';
import { namesIn } from '../proof/names.ts';
import { type Cited, type Proof, isInterviewers } from '../proof/sentences.ts';
import type { Corpus, Relation, Row, Sentence } from '../types.ts';
import { foundBy, isReadWhole } from './found.ts';
import type { Material } from './material.ts';
import { type Asked, type Near, askedOf, bestOf } from './nearest.ts';
import { citedOf } from './shown.ts';
import { rowsFor } from './floor.ts';
import type { AnswerSentence, QuestionTask } from './types.ts';

const MAX_ROWS = 6;
/** Codes that nothing in the question names, the widest: they show what else was spoken of. */
const MAX_WIDE = 2;
/** Codes of passages that were found, which come first. */
const MAX_TOLD = 3;
/** Statements of a code: so many of each side, of different persons as far as there are. */
const PER_ROW = { supports: 5, contradicts: 3 };
/** Statements of one request; those that were found by reading come first. */
const MAX_STATEMENTS = 80;
const MAX_FOUND = 60;
/** Where nothing was read, passages that share words with the question. What is asked of one person stands in many of theirs. */
const MAX_NEAR = { all: 40, of_person: 8 };
/** Words to look for beside those of the question. */
const MAX_WORDS = 40;
const MAX_WORD_LENGTH = 40;
const MAX_SENTENCES = 5;

/** What a model says: proven sentences; `declined` if it finds no answer; null if it has none that is proven, so that the floor stands. */
export type ModelAnswer =
  | { readonly sentences: readonly AnswerSentence[]; /** What they may cite. */ readonly passages: Proof['passages'] }
  | 'declined'
  | null;

interface Statement {
  readonly id: string;
  readonly observation_id: string;
}

export function answerWith(desk: Desk, task: QuestionTask, material: Material): ModelAnswer | undefined {
  const { corpus } = material;
  const sought = soughtFor(desk, task, material);
  if (sought === undefined) return undefined;
  const { found, near } = sought;
  const proof = withPassages(material.proof, [...found, ...near]);
  const rows = rowsToShow(sought, task, material);
  const ids = [...idsOf(found).slice(0, MAX_FOUND), ...rows.flatMap(statementsOf), ...idsOf(near)];
  const statements = [...new Set(ids)]
    .filter((id) => proof.passages.has(id))
    .slice(0, MAX_STATEMENTS)
    .map((observation_id, index): Statement => ({ id: `e${index + 1}`, observation_id }));
  if (statements.length === 0) return 'declined';
  const persons = new Persons(
    statements.flatMap(({ observation_id }) => proof.passages.get(observation_id)?.person ?? []),
    corpus,
  );
  const data = {
    question: task.question,
    goal: task.campaign.goal,
    language: proof.language ?? task.campaign.language,
    codes: rows.map(({ code, balance }, index) => ({
      id: codeId(index),
      name: code.name,
      definition: code.definition,
      weight: weightOf(balance),
    })),
    statements: statements.flatMap(({ id, observation_id }) => {
      const passage = proof.passages.get(observation_id);
      if (!passage) return [];
      const person = persons.speakerOf(passage);
      return [{ id, person, codes: relationsOf(observation_id, rows), ...contextOf(passage, corpus) }];
    }),
  };
  const conversations = conversationsOf(
    statements.map(({ observation_id }) => observation_id),
    proof,
  );
  const answer = ask(desk, 'answer', data, conversations);
  if (answer === undefined) return undefined;
  if (answer === null || answer === CUT) return null;
  if (!answer.answered || answer.sentences.length === 0) return 'declined';
  const claims = answer.sentences.slice(0, MAX_SENTENCES).flatMap((sentence, index): Claim[] => {
    const text = withCodes(persons.named(sentence.text), rows);
    const draft = cited(
      { ...sentence, text },
      (id) => statements.find((each) => each.id === id)?.observation_id ?? null,
    );
    return draft && countsItsOwn(draft, proof)
      ? [{ id: `sentence ${index}`, draft, about: { code_id: countedIn(text)[0] ?? null } }]
      : [];
  });
  return provenOf(desk, claims, proof, task);
}

const idsOf = (passages: readonly Cited[]): string[] => passages.map(({ observation }) => observation.id);

interface Sought {
  readonly asked: Asked;
  /** By reading. */
  readonly found: readonly Cited[];
  /** By words, where nothing was read. */
  readonly near: readonly Cited[];
}

/** What may answer a question. Only evidence of the version counts where the query asks for kinds of statements: there is nothing to read. */
function soughtFor(desk: Desk, task: QuestionTask, material: Material): Sought | undefined {
  const { corpus } = material;
  const isWhole = isReadWhole(task, corpus) && !task.only_cited;
  const asked = isWhole ? askedOf(task, corpus) : askedFor(desk, task, corpus);
  if (asked === undefined) return undefined;
  if (task.only_cited) return { asked, found: [], near: bestByWords(asked.near) };
  const read = foundBy(desk, task, material, asked.near);
  if (read === undefined) return undefined;
  const unread = asked.near.filter(({ conversation }) => read.unread.has(conversation));
  return { asked, found: read.passages, near: bestByWords(unread) };
}

const bestByWords = (near: readonly Near[]): Cited[] => bestOf(near, MAX_NEAR.all, MAX_NEAR.of_person).map(citedOf);

/** The question with words that people who answer it may use: they seldom use those of whoever asks. */
function askedFor(desk: Desk, task: QuestionTask, corpus: Corpus): Asked | undefined {
  const { question, campaign } = task;
  const languages = [...new Set([campaign.language, ...corpus.readings.map(({ language }) => language)])];
  const answer = ask(desk, 'search', { question, goal: campaign.goal, languages }, []);
  if (answer === undefined) return undefined;
  const words = answer === null || answer === CUT ? [] : answer.words.slice(0, MAX_WORDS);
  return askedOf(
    task,
    corpus,
    words.map((word) => word.slice(0, MAX_WORD_LENGTH)),
  );
}

function provenOf(desk: Desk, claims: readonly Claim[], proof: Proof, task: QuestionTask) {
  const campaign = { goal: task.campaign.goal, language: proof.language ?? task.campaign.language };
  const verdicts: Verdicts = { known: new Map(), fresh: new Map(), judged: [] };
  const context: ProveContext = { proof, verdicts, campaign, dropped: () => undefined };
  const proven = proveWith(desk, claims, context);
  if (proven === undefined) return undefined;
  const sentences = claims.flatMap(({ id }) => {
    const given = proven.get(id);
    // Written again, it may have lost what its count rests on.
    return given && countsItsOwn(given.draft, proof) ? [shownOf(given.sentence, proof)] : [];
  });
  return sentences.length === 0 || !isJudgeFit(verdicts) ? null : { sentences, passages: proof.passages };
}

function shownOf({ text, author, evidence }: Sentence, { passages, corpus, codes }: Proof): AnswerSentence {
  const known = evidence.flatMap((id) => passages.get(id) ?? []);
  const persons = known.filter((each) => !isInterviewers(each)).map(({ person }) => person);
  const [first, ...rest] = evidence.map((id) => codes.get(id) ?? new Set<string>());
  return {
    text,
    author,
    evidence,
    participants: [...new Set(persons)].flatMap((person) => corpus.persons[person]?.id ?? []),
    theme_ids: [...(first ?? [])].filter((code) => rest.every((each) => each.has(code))),
  };
}

/** Passages that were found for the question may be cited. An interviewer is named as little as anybody. */
function withPassages(proof: Proof, found: readonly Cited[]): Proof {
  const passages = found.map((each) => [each.observation.id, each] as const);
  const heard = proof.corpus.readings.flatMap((reading) => reading.heard ?? []);
  const named = namesIn([...new Set(heard.flatMap(({ interviewer }) => interviewer ?? []))], proof.language ?? 'en');
  return {
    ...proof,
    passages: new Map([...proof.passages, ...passages]),
    labels: new Set([...proof.labels, ...named]),
  };
}

/** Codes of what was found, those that speak of what is asked, then the widest. */
function rowsToShow({ asked, found }: Sought, task: QuestionTask, material: Material): Row[] {
  const supported = material.matrix.filter(({ balance }) => balance.support_count > 0);
  const wide = supported.toSorted((a, b) => b.balance.support_count - a.balance.support_count).slice(0, MAX_WIDE);
  const told = found.flatMap(({ observation }) => [...(material.proof.codes.get(observation.id) ?? [])]);
  const counts = Map.groupBy(told, (code) => code);
  const often = ({ code }: Row): number => counts.get(code.id)?.length ?? 0;
  const having = supported.filter((row) => often(row) > 0).toSorted((a, b) => often(b) - often(a));
  return [...new Set([...having.slice(0, MAX_TOLD), ...rowsFor(asked, task, material), ...having, ...wide])].slice(
    0,
    MAX_ROWS,
  );
}

function statementsOf({ cells }: Row): string[] {
  return (['supports', 'contradicts'] as const).flatMap((relation) => {
    const firsts = cells.flatMap((cell) => cell[relation].slice(0, 1));
    const others = cells.flatMap((cell) => cell[relation].slice(1));
    return [...firsts, ...others].slice(0, PER_ROW[relation]);
  });
}

function relationsOf(id: string, rows: readonly Row[]): { code: string; relation: Relation }[] {
  return rows.flatMap(({ cells }, index) =>
    (['supports', 'contradicts'] as const).flatMap((relation) =>
      cells.some((cell) => cell[relation].includes(id)) ? [{ code: codeId(index), relation }] : [],
    ),
  );
}

const codeId = (index: number): string => `c${index + 1}`;

/** Placeholders name codes of the request; the engine knows those of the version. */
const withCodes = (text: string, rows: readonly Row[]): string =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const ids = codesIn(name).map((id) => rows.find((_, index) => codeId(index) === id)?.code.id ?? id);
    return ids.length === 0 ? whole : `{count:${ids.join('&')}}`;
  });

const countedIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => codesIn(name));

/**
 * A count stands only beside evidence of what it counts: the judge takes counts as right. Of each code that is counted, one who is counted
 * is cited.
 */
function countsItsOwn({ text, evidence }: Claim['draft'], { matrix, codes }: Proof): boolean {
  const counted = countedIn(text);
  if (counted.length === 0) return true;
  if (!evidence.every((id) => counted.some((code) => codes.get(id)?.has(code)))) return false;
  return counted.every((code) =>
    matrix.some(
      (row) => row.code.id === code && row.cells.some(({ supports }) => supports.some((id) => evidence.includes(id))),
    ),
  );
}
