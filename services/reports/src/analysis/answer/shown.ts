import type { reports } from '@insights/contracts';
import { keyOf } from '../asks.ts';
import { aroundIn } from '../assemble/evidence-book.ts';
import { turnIn } from '../count/corpus.ts';
import { type Cited, type Proof, isInterviewers } from '../proof/sentences.ts';
import type { Corpus, Observation, Passage, ReadTurn, Row } from '../types.ts';
import type { Near } from './nearest.ts';
import type { AnswerTopic, DataAnswer, QuestionTask } from './types.ts';

/** A passage that nothing was noted of. */
export function citedAt(
  { turn, passage }: { turn: ReadTurn; passage: Passage },
  of: Pick<Cited, 'person' | 'conversation'>,
): Cited {
  const quote = turn.text.slice(passage.start, passage.end);
  const { participant, question_id, interviewer } = turn;
  const plain = { kind: 'fact', stance: 'neutral', about: null, author: 'floor' } as const;
  const observation: Observation = {
    id: keyOf('passage', passage),
    participant,
    passage,
    gist: quote,
    question_id,
    ...plain,
  };
  return { ...of, observation, quote, ...(interviewer !== undefined && { is_interviewer: true }) };
}

export function citedOf({ unit, person, conversation }: Near): Cited {
  const { turn, passage, observation } = unit;
  const of = { person, conversation };
  return observation === null
    ? citedAt({ turn, passage }, of)
    : { ...of, observation, quote: turn.text.slice(passage.start, passage.end) };
}

/** Evidence as the version would show it. What an interviewer says is no statement of the participant to whom it is said. */
export function evidenceOf(cited: Cited, corpus: Corpus): reports.Evidence {
  const { observation, person, conversation, quote } = cited;
  const { id, passage, kind, stance } = observation;
  const reading = corpus.readings[conversation];
  const turn = reading && turnIn(reading, passage.turn_id);
  const isHeard = isInterviewers(cited);
  const polarity = stance === 'mixed' ? 'neutral' : stance;
  return {
    id,
    ...passage,
    conversation_id: reading?.conversation_id ?? '',
    quote,
    verified: true,
    participant: corpus.persons[person]?.id ?? '',
    asked: turn?.asked ?? null,
    ...aroundIn(turn?.text ?? '', passage.start, passage.end),
    started_ms: turn?.started_ms ?? null,
    speaker: isHeard ? 'interviewer' : 'participant',
    kind: isHeard ? 'unspecified' : kind,
    polarity: isHeard ? 'unspecified' : polarity,
    translation: null,
  };
}

/** With the translations that the version has of the same quotes. */
export function withTranslations(answer: DataAnswer, { version }: Pick<QuestionTask, 'version'>): DataAnswer {
  const known = new Map((version?.evidence ?? []).map((row) => [placeIn(row), row.translation]));
  const evidence = answer.evidence.map((row) => ({ ...row, translation: known.get(placeIn(row)) ?? null }));
  return { ...answer, evidence };
}

const placeIn = ({ turn_id, start, quote }: reports.Evidence): string => `${turn_id} ${start} ${quote}`;

/** The row with whom it counts, as far as its evidence is still there. */
export function topicOf({ code, cells, balance, margin }: Row, { corpus, passages }: Proof): AnswerTopic {
  const of = (wanted: Row['cells'][number]['state']): string[] =>
    cells.flatMap(({ state }, person) => (state === wanted ? (corpus.persons[person]?.id ?? []) : []));
  return {
    theme_id: code.id,
    label: code.name,
    author: code.author,
    ...balance,
    margin,
    supporters: of('supports'),
    dissenters: of('contradicts'),
    unclear: of('unclear'),
    silent: of('silent'),
    evidence: cells.flatMap(({ supports }) => supports).filter((id) => passages.has(id)),
    dissent_evidence: cells.flatMap(({ contradicts }) => contradicts).filter((id) => passages.has(id)),
  };
}
