import type { Question } from '../../domain/question.ts';
import { type Answers, type Ask, CUT, Desk } from '../asks.ts';
import { corpusOf } from '../count/corpus.ts';
import { matrixOf } from '../count/matrix.ts';
import { proofOf } from '../proof/sentences.ts';
import type { Check, Codebook, Profile, Reading, ReadTurn } from '../types.ts';
import { assignWith } from './assign.ts';
import { codebookWith } from './codebook.ts';
import { composeWith } from './compose.ts';
import { confirmWith } from './confirm.ts';
import { withFound } from './find.ts';
import type { Verdicts } from './prove.ts';
import { questionOf } from './questions.ts';
import { readWith } from './read.ts';
import { proveReadings } from './summaries.ts';
import { textsWith } from './texts.ts';

/** What people of the made interviews may speak of: each sentence has the subject's word. */
const SUBJECTS =
  'ladders gloves invoices shifts parking training scanners weather radios overtime lockers forklifts labels breaks heating deliveries'.split(
    ' ',
  );
const FILLER =
  'We come in early and talk about what the day brings before anybody starts on the work that waits outside. ';

export const QUESTIONS: Question[] = [
  'How does a day go?',
  'What is hard?',
  'What helps?',
  'What would you change?',
  'Who helps?',
  'What is new?',
].map((text, index) => ({ id: `00000000-${index}`, text, kind: 'open', options: [], option_ids: [], topic: null }));
export const CAMPAIGN = { id: 'campaign', name: 'Yard', goal: 'What makes work in the yard hard?', language: 'en' };

/** An interview of about `words` words, in which a person speaks of some subjects, as `number` decides. */
export function interview(number: number, words = 400): Reading {
  const perTurn = Math.max(Math.floor(words / 40 / FILLER.split(' ').length), 1);
  const turns = Array.from({ length: 40 }, (_, index): ReadTurn => {
    const position = (index * 7 + number * 3) % SUBJECTS.length;
    const subject = SUBJECTS[position] ?? '';
    const says = (number + position) % 4 === 0 ? 'never trouble' : 'often trouble';
    return {
      id: `conversation ${number} turn ${index}`,
      seq: 2 * index + 1,
      text: `${FILLER.repeat(perTurn)}The ${subject} ${says} us in week ${number} of month ${index}.`,
      participant: '',
      asked: QUESTIONS[index % 6]?.text ?? null,
      asked_turn_id: null,
      question_id: null,
      started_ms: null,
    };
  });
  const conversation_id = `conversation ${number}`;
  const nothing = { asked: [], observations: [], answers: [], points: [] };
  return {
    conversation_id,
    contact_id: `contact ${number}`,
    started_at: null,
    language: 'en',
    participants: [''],
    turns,
    ...nothing,
  };
}

export type Model = (name: string, data: never) => unknown;
type Data = Record<string, never>;

const subjectOf = (text: string): string => SUBJECTS.find((subject) => text.includes(subject)) ?? '';
interface Said {
  id: string;
  quote: string;
  gist: string;
  relation: string;
}

/** A model that answers well: it notes each sentence about a subject, makes a code of each, and quotes. */
export const honest: Model = (versioned, given: Data) => {
  const data = given as Record<string, never[]>;
  const name = versioned.replace(/_\d+$/u, '');
  const said = (data['statements'] ?? []) as Said[];
  const quoting = (each: Said | undefined) => ({
    text: `Somebody says: “${each?.quote}”`,
    evidence: each ? [each.id] : [],
  });
  if (name === 'read') {
    const turns = (data['turns'] ?? []) as { turn: number; text: string }[];
    const notes = turns.flatMap(({ turn, text }) =>
      (/The \w+ (?:often|never)[^.]*\./u.exec(text) ?? []).map((quote) => ({ turn, quote })),
    );
    const observations = notes.map((note) => ({
      ...note,
      gist: note.quote,
      kind: 'problem',
      stance: 'negative',
      about: 'work',
      question: 'q2',
    }));
    const answers = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'].map((question, index) => ({
      question,
      speaker: null,
      status: 'answered',
      gist: notes[index + 6]?.quote ?? null,
      quotes: notes.slice(index + 6, index + 7),
    }));
    const points = notes.slice(0, 5).map((note) => ({ text: note.quote, quotes: [note] }));
    return { observations, answers, points };
  }
  if (name === 'codebook') {
    const known = (data['codes'] as { name: string }[]).map((code) => code.name);
    const codes = SUBJECTS.map((subject) => ({
      name: `The ${subject} often trouble people`,
      definition: `Says that ${subject} are trouble.`,
      includes: '',
      excludes: '',
      questions: ['q2'],
      statements: said.filter(({ gist }) => gist.includes(subject)).map(({ id }) => id),
    }));
    return { codes: codes.filter((code) => code.statements.length > 0 && !known.includes(code.name)) };
  }
  if (name === 'assign') {
    const codes = data['codes'] as { id: string; name: string }[];
    const codings = said.flatMap(({ id, quote }) => {
      const code = codes.find((each) => subjectOf(quote) !== '' && each.name.includes(subjectOf(quote)));
      return code
        ? [{ statement: id, code: code.id, relation: quote.includes('never') ? 'contradicts' : 'supports' }]
        : [];
    });
    return { codings };
  }
  if (name === 'write') {
    const of = (relation: string) => said.filter((each) => each.relation === relation);
    const dissent = of('contradicts')[0];
    return {
      headline: quoting(of('supports')[0]),
      sentences: of('supports').slice(1, 4).map(quoting),
      dissent: dissent ? quoting(dissent) : null,
      relevance: quoting(of('supports')[1] ?? of('supports')[0]),
    };
  }
  if (name === 'judge') {
    const items = data['items'] as { id: string; sentence: string; quotes: { text: string; by: string }[] }[];
    const verdicts = items.map(({ id, sentence, quotes }) => {
      const by = /Speaker (\w)/u.exec(sentence)?.[1];
      const words = sentence.replace(/^.*? says: /u, '').replaceAll(/[“”.]/gu, '');
      const [, denies, subject] = /^Speaker A (?:says, perhaps in other|(denies)) [^:]*: (.*)$/u.exec(sentence) ?? [];
      const isSaid = quotes.some((quote) =>
        subject === undefined
          ? quote.text.includes(words) && (by === undefined || quote.by === by)
          : quote.text.includes(subjectOf(subject)) && (!denies || quote.text.includes('never')),
      );
      return { id, verdict: isSaid ? 'supported' : 'not', states_link: false, reason: 'Nobody says that.' };
    });
    return { verdicts };
  }
  if (name === 'rewrite') {
    const sentences = (data['sentences'] ?? []) as { id: string; statements: Said[] }[];
    return { sentences: sentences.map(({ id, statements }) => ({ id, ...quoting(statements[0]) })) };
  }
  if (name === 'compose') {
    const findings = data['findings'] as { id: string }[];
    const by = (id: string, word = '') =>
      said.find((each) => (each as unknown as { finding: string }).finding === id && each.quote.includes(word));
    return {
      summary: said.slice(0, 5).map(quoting),
      options: findings.slice(0, 6).map(({ id }) => ({
        finding: id,
        title: quoting(by(id)),
        problem: quoting(by(id)),
        consequence: null,
        remedy: null,
      })),
      conflicts: findings.map(({ id }) => ({
        finding: id,
        positive: quoting(by(id, 'often')),
        negative: quoting(by(id, 'never')),
      })),
    };
  }
  const profiles = (data['profiles'] ?? []) as { id: string; statements: Said[] }[];
  return {
    profiles: profiles.map(({ id, statements }) => ({
      id,
      name: { ...quoting(statements[0]), text: `“${statements[0]?.quote}”` },
      description: statements.slice(0, 2).map(quoting),
      needs: [],
      frustrations: statements.slice(2, 4).map(quoting),
    })),
  };
};

const NO_CODES: Codebook = { codes: [], covered: [] };

export interface Run {
  readonly answers?: Map<string, unknown>;
  readonly codebook?: Codebook;
  readonly known?: Verdicts['known'];
}

/** Runs all stages, asks what is missing, and runs them again, until nothing is. */
export function analyse(
  floors: readonly Reading[],
  model: Model,
  { answers = new Map(), codebook = NO_CODES, known = new Map() }: Run = {},
) {
  const asked: Ask[] = [];
  for (let round = 0; round < 100; round += 1) {
    const desk = new Desk(answers as Answers);
    const found = stages(desk, floors, { codebook, known });
    if (desk.missing.length === 0 && found !== undefined) return { ...found, asked, answers, rounds: round };
    if (desk.missing.length === 0) throw new Error('a stage is not done, but asks nothing');
    for (const ask of desk.missing) {
      asked.push(ask);
      const question = questionOf(ask);
      const answer = model(ask.name, JSON.parse(JSON.stringify(ask.data)) as never);
      answers.set(ask.key, answer === CUT ? CUT : (question?.answer.safeParse(answer).data ?? null));
    }
  }
  throw new Error('the stages do not end');
}

function stages(
  desk: Desk,
  floors: readonly Reading[],
  { codebook, known }: { codebook: Codebook; known: Verdicts['known'] },
) {
  const tally: Partial<Record<Check, number>> = {};
  const dropped = (check: Check): void => void (tally[check] = (tally[check] ?? 0) + 1);
  const input = { campaign: CAMPAIGN, questions: QUESTIONS, codebook, dropped };
  const verdicts: Verdicts = { known, fresh: new Map(), judged: [] };
  const read = floors.map((floor) => readWith(desk, floor, { ...CAMPAIGN, questions: QUESTIONS, dropped }));
  if (!read.every((each) => each !== undefined)) return undefined;
  const both = read.map((reading, index) => ({ reading: reading as Reading, floor: floors[index] as Reading }));
  const proven = proveReadings(desk, both, input, { verdicts, dropped });
  const corpus = corpusOf(both.map(({ reading }) => reading));
  const codes = codebookWith(desk, corpus, input);
  const assigned = codes && assignWith(desk, corpus, codes.codes);
  if (proven === undefined || codes === undefined || assigned === undefined) return undefined;
  const whole = withFound(corpus, assigned.found);
  const assignment = confirmWith(desk, assigned, { codes: codes.codes, corpus: whole, input, verdicts });
  if (assignment === undefined) return undefined;
  const matrix = matrixOf(whole, codes.codes, assignment, QUESTIONS);
  const context = { proof: proofOf(whole, matrix, input), verdicts, campaign: CAMPAIGN, dropped };
  const texts = textsWith(desk, context);
  const profiles = corpus.persons.slice(0, 5).map((_, person): Profile => {
    const name = { text: `P${person + 1}`, evidence: [], author: 'floor' as const };
    return { basis: 'individual', members: [person], name, description: [], needs: [], frustrations: [] };
  });
  const composed = texts && composeWith(desk, texts, profiles, context);
  if (composed === undefined || texts === undefined) return undefined;
  const judged = new Map([...verdicts.fresh].map(([id, { verdict }]) => [id, verdict]));
  return { readings: proven, codebook: codes, assignment, matrix, texts: texts.texts, composed, tally, judged };
}
