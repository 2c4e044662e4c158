import type { Desk } from '../asks.ts';
import { type Attributed, observationsOf, turnIn } from '../count/corpus.ts';
import type { AnalysisInput, Balance, Corpus, DraftSentence, Matrix, Observation, Relation, Row } from '../types.ts';
import { ask, shuffled } from './ask.ts';
import { shown, unitsOf } from './find.ts';
import { Persons } from './persons.ts';
import { observationId } from './read.ts';
import { CUT } from '../asks.ts';

/** What a model proposes to say of one code. */
export interface CodeDraft {
  readonly code_id: string;
  readonly headline: DraftSentence;
  readonly sentences: readonly DraftSentence[];
  readonly dissent: DraftSentence | null;
  readonly relevance: DraftSentence | null;
}

export interface WriteContext {
  /** With the observations that were found while assigning. */
  readonly corpus: Corpus;
  /** The codes of each observation that has any. */
  readonly codes: ReadonlyMap<string, ReadonlySet<string>>;
  readonly campaign: Pick<AnalysisInput['campaign'], 'goal' | 'language'>;
}

/** Statements of one request; from supporters, one of each person comes before a second one of anybody. */
const MOST = { supports: 18, contradicts: 8, nuances: 6 };
const PER_PERSON = 2;
const MAX_OTHERS = 6;
/** What supporters say close to their statements: so many turns away, of these kinds. */
const BESIDE = { turns: 4, each: 2, all: 14 };
const BESIDE_KINDS: ReadonlySet<Observation['kind']> = new Set([
  'problem',
  'cause',
  'consequence',
  'workaround',
  'wish',
  'worry',
]);
const MAX_SENTENCES = 5;

/**
 * What a report says of one code, before it is proven; null if the model has no usable answer. The request has no exact counts and, of many
 * supporters, a choice by hash: one more person changes it only where that person's words come in.
 */
export function writeWith(
  desk: Desk,
  row: Row,
  { corpus, codes, campaign }: WriteContext,
): CodeDraft | null | undefined {
  const statements = evidenceOf(row, corpus);
  if (statements.length === 0) return null;
  const beside = besideOf(statements, codes, corpus);
  const people = [...new Set(statements.map(({ person }) => person))].flatMap((person) => whoIs(person, corpus));
  const persons = new Persons(
    statements.map(({ person }) => person),
    corpus,
  );
  const others = othersFor(row, corpus);
  const { name, definition } = row.code;
  const data = {
    goal: campaign.goal,
    language: campaign.language,
    code: { name, definition },
    weight: weightOf(row.balance),
    statements: statements.map((each, index) => ({
      id: statementId(index),
      person: persons.labelOf(each.person),
      relation: each.relation,
      ...contextOf(each, corpus),
    })),
    people: people.map(({ person, ...each }, index) => ({
      id: peopleId(index),
      person: persons.labelOf(person),
      quote: contextOf({ person, ...each }, corpus).quote,
    })),
    beside: beside.map((each, index) => ({
      id: besideId(index),
      person: persons.labelOf(each.person),
      ...contextOf(each, corpus),
    })),
    others: others.map(({ text }) => text),
  };
  const from = [...statements, ...people, ...beside, ...others].map(
    ({ conversation }) => corpus.readings[conversation]?.conversation_id ?? '',
  );
  const answer = ask(desk, 'write', data, [...new Set(from)]);
  if (answer === undefined) return undefined;
  if (answer === null || answer === CUT) return null;
  const cite = (draft: DraftSentence | null, relations: readonly Relation[]): DraftSentence | null =>
    draft &&
    cited({ ...draft, text: persons.named(draft.text) }, (id) => {
      const found = statements.find((_, index) => statementId(index) === id);
      return found && relations.includes(found.relation) ? found.observation.id : null;
    });
  const citeAll = (draft: DraftSentence | null): DraftSentence | null =>
    draft &&
    cited({ ...draft, text: persons.named(draft.text) }, (id) => {
      const own = statements.find((_, index) => statementId(index) === id);
      const who = people.find((_, index) => peopleId(index) === id);
      return (own ?? who ?? beside.find((_, index) => besideId(index) === id))?.observation.id ?? null;
    });
  const any = ['supports', 'contradicts', 'nuances'] as const;
  const headline = cite(answer.headline, any);
  if (headline === null) return null;
  const sentences = answer.sentences.flatMap((sentence) => citeAll(sentence) ?? []).slice(0, MAX_SENTENCES);
  const dissent = cite(answer.dissent, ['contradicts']);
  return { code_id: row.code.id, headline, sentences, dissent, relevance: citeAll(answer.relevance) };
}

/** The sentence with ids that are known; null without any, or without words. */
export function cited({ text, evidence }: DraftSentence, idOf: (id: string) => string | null): DraftSentence | null {
  const known = [...new Set(evidence.flatMap((id) => idOf(id) ?? []))];
  return known.length === 0 || text.trim() === '' ? null : { text, evidence: known };
}

const statementId = (index: number): string => `e${index + 1}`;
const besideId = (index: number): string => `a${index + 1}`;
const peopleId = (index: number): string => `p${index + 1}`;

/** Passages that say who somebody is. */
const MAX_WHO = 2;

/** Who somebody is, in their words: what the first sentence of their interview's summary rests on. */
export function whoIs(person: number, corpus: Corpus): Attributed[] {
  const known = observationsOf(corpus);
  const passages = (corpus.persons[person]?.conversations ?? []).flatMap((conversation) => {
    const { conversation_id, points } = corpus.readings[conversation] ?? { conversation_id: '', points: [] };
    const [first] = points.filter(({ author }) => author === 'model');
    return (first?.passages ?? []).flatMap((passage) => known.get(observationId(conversation_id, passage)) ?? []);
  });
  return passages.filter((each) => each.person === person).slice(0, MAX_WHO);
}

type Related = Attributed & { readonly relation: Relation };

function evidenceOf({ cells }: Row, corpus: Corpus): Related[] {
  const known = observationsOf(corpus);
  return (['supports', 'contradicts', 'nuances'] as const).flatMap((relation) => {
    const byPerson = cells.map((cell) => {
      const own = cell[relation].flatMap((id) => known.get(id) ?? []);
      return shuffled(own, (each) => contentOf(each, corpus)).map((each): Related => ({ ...each, relation }));
    });
    const persons = shuffled(
      byPerson.filter(({ length }) => length > 0),
      ([first]) => first && contentOf(first, corpus),
    );
    const inTurn = Array.from({ length: PER_PERSON }, (_, nth) => persons.flatMap((own) => own[nth] ?? [])).flat();
    return inTurn.slice(0, MOST[relation]);
  });
}

/** What people of the statements say close to them of causes, consequences, remedies and wishes; what belongs to a code is told there. */
function besideOf(statements: readonly Related[], codes: WriteContext['codes'], corpus: Corpus): Attributed[] {
  const seqs = new Map(corpus.readings.flatMap(({ turns }) => turns.map(({ id, seq }) => [id, seq])));
  const seqOf = ({ observation }: Attributed): number => seqs.get(observation.passage.turn_id) ?? 0;
  const near = [...observationsOf(corpus).values()].filter(
    (each) =>
      BESIDE_KINDS.has(each.observation.kind) &&
      !codes.has(each.observation.id) &&
      statements.some(
        (of) => of.conversation === each.conversation && of.person === each.person && isNear(seqOf(of), seqOf(each)),
      ),
  );
  const persons = Map.groupBy(
    shuffled(near, (each) => contentOf(each, corpus)),
    ({ person }) => person,
  );
  const inTurn = Array.from({ length: BESIDE.each }, (_, nth) => [...persons.values()].flatMap((of) => of[nth] ?? []));
  return inTurn.flat().slice(0, BESIDE.all);
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 2 * BESIDE.turns;

/** No id of the database: the same words at the same place come in the same order everywhere. */
const contentOf = (attributed: Attributed, corpus: Corpus): unknown => {
  const { asked: _, ...words } = contextOf(attributed, corpus);
  return words;
};

/** A statement's quote, and what is around it. */
export function contextOf({ observation, conversation }: Attributed, corpus: Corpus): ReturnType<typeof shown> {
  const reading = corpus.readings[conversation];
  const turn = reading && turnIn(reading, observation.passage.turn_id);
  return turn ? shown(turn, observation.passage) : { asked: null, before: '', quote: '', after: '' };
}

/** Passages of people who neither support nor contradict it, by the words that they share with the code: one of each person. */
function othersFor({ code, cells }: Row, corpus: Corpus) {
  const query = `${code.name} ${code.definition}`;
  const found = corpus.persons.flatMap(({ conversations }, person) => {
    const state = cells[person]?.state;
    if (state === 'supports' || state === 'contradicts') return [];
    const hits = conversations.flatMap((conversation) => {
      const reading = corpus.readings[conversation];
      if (reading === undefined) return [];
      const isOwn = (participant: string) => corpus.personOf(reading.conversation_id, participant) === person;
      const [unit] = unitsOf(reading).find(query, 1, ({ turn }) => isOwn(turn.participant));
      return unit ? [{ conversation, text: shown(unit.turn, unit.passage) }] : [];
    });
    return hits.slice(0, 1);
  });
  return shuffled(found, ({ text }) => text).slice(0, MAX_OTHERS);
}

/** In words and roughly, so that one more interview changes it rarely. */
export function weightOf({
  support_count,
  dissent_count,
  unclear_count,
  silent_count,
  not_asked_count,
}: Balance): string {
  const all = support_count + dissent_count + unclear_count + silent_count + not_asked_count;
  const share = support_count / Math.max(all, 1);
  const width =
    share > 0.85 ? 'nearly everybody' : share > 0.55 ? 'most' : share > 0.25 ? 'a good part' : 'a small part';
  const against =
    dissent_count === 0
      ? 'nobody contradicts'
      : dissent_count < support_count
        ? 'a minority contradicts'
        : 'as many contradict';
  return `${width} of those interviewed say so; ${against}`;
}

/** Codes of which a report says something: several people support them, or everybody where there is only one person. */
export const isFinding = ({ balance, cells }: Row): boolean => balance.support_count >= Math.min(2, cells.length);

export const findingsOf = (matrix: Matrix): Matrix => matrix.filter(isFinding);
