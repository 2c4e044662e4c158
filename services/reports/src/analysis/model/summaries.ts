import type { Desk } from '../asks.ts';
import { corpusOf } from '../count/corpus.ts';
import { proofOf } from '../proof/sentences.ts';
import type { AnalysisInput, Answer, Observation, Passage, Point, Reading } from '../types.ts';
import { type Claim, type ProveContext, proveWith } from './prove.ts';
import { withFound } from './find.ts';
import { observationId } from './read.ts';

const MIN_POINTS = 3;

/** A reading by a model, and the one by rules that stands where nothing was proven. */
export interface BothReadings {
  readonly reading: Reading;
  readonly floor: Reading;
}

/**
 * The readings with only such points and gists of answers as are proven. A dropped point is replaced by the floor's, a dropped gist by
 * nothing: the passages stay.
 */
export function proveReadings(
  desk: Desk,
  both: readonly BothReadings[],
  input: Pick<AnalysisInput, 'campaign' | 'questions'>,
  context: Pick<ProveContext, 'verdicts' | 'dropped'>,
): Reading[] | undefined {
  const readings = both.map(({ reading }) => reading);
  const corpus = corpusOf(readings);
  const passages = new Map(readings.map((reading) => [reading.conversation_id, passagesOf(reading)]));
  const proof = proofOf(withFound(corpus, passages), [], input);
  const proven = proveWith(
    desk,
    corpus.readings.flatMap((reading) => claimsOf(reading, corpus.personOf)),
    { ...context, proof, campaign: input.campaign },
  );
  if (proven === undefined) return undefined;
  return both.map(({ reading, floor }) => {
    const sentenceOf = (what: string, n: number) => proven.get(idOf(reading, what, n))?.sentence.text ?? null;
    const points = reading.points.flatMap((point, n): Point[] => {
      if (point.author !== 'model') return [point];
      const text = sentenceOf('point', n);
      return text === null ? [] : [{ ...point, text }];
    });
    const more = floor.points.filter(({ text }) => points.every((point) => point.text !== text));
    const filled = points.length >= MIN_POINTS ? points : [...points, ...more].slice(0, MIN_POINTS);
    const answers = reading.answers.map((answer, n): Answer =>
      answer.author === 'model' ? { ...answer, gist: sentenceOf('answer', n) } : answer,
    );
    return { ...reading, points: filled, answers };
  });
}

const idOf = ({ conversation_id }: Reading, what: string, n: number): string => `${conversation_id} ${what} ${n}`;

/** What points and answers rest on, as observations, since a sentence cites observations. */
function passagesOf({ conversation_id, turns, observations, points, answers }: Reading): Observation[] {
  const known = new Set(observations.map(({ id }) => id));
  const fresh = new Map<string, Observation>();
  for (const passage of [...points, ...answers].flatMap((each) => each.passages)) {
    const id = observationId(conversation_id, passage);
    const turn = turns.find((each) => each.id === passage.turn_id);
    if (turn === undefined || known.has(id)) continue;
    const plain = { kind: 'fact', stance: 'neutral', about: null, author: 'model' } as const;
    fresh.set(id, { id, participant: turn.participant, passage, gist: '', question_id: turn.question_id, ...plain });
  }
  return [...fresh.values()];
}

function claimsOf(
  reading: Reading,
  personOf: (conversation_id: string, participant: string) => number | undefined,
): Claim[] {
  const { conversation_id, participants, points, answers } = reading;
  const evidenceOf = (passages: readonly Passage[]) =>
    passages.map((passage) => observationId(conversation_id, passage));
  const persons = (keys: readonly string[]) => keys.flatMap((key) => personOf(conversation_id, key) ?? []);
  const ofPoints = points.flatMap(({ author, text, passages }, n): Claim[] => {
    const draft = { text, evidence: evidenceOf(passages) };
    return author === 'model'
      ? [{ id: idOf(reading, 'point', n), draft, about: { code_id: null, persons: persons(participants) } }]
      : [];
  });
  const ofAnswers = answers.flatMap(({ author, gist, passages, participant }, n): Claim[] => {
    if (author !== 'model' || gist === null) return [];
    const draft = { text: gist, evidence: evidenceOf(passages) };
    return [{ id: idOf(reading, 'answer', n), draft, about: { code_id: null, persons: persons([participant]) } }];
  });
  return [...ofPoints, ...ofAnswers];
}
