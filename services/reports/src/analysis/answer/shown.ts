import type { reports } from '@insights/contracts';
import { keyOf } from '../asks.ts';
import { aroundIn } from '../assemble/evidence-book.ts';
import type { Cited, Proof } from '../proof/sentences.ts';
import type { Corpus, Observation, Row } from '../types.ts';
import type { Near } from './nearest.ts';
import type { AnswerTopic } from './types.ts';

/** The passage as an observation: what is noted there, else the sentence itself. */
export function observationOf({ unit }: Near): Observation {
  if (unit.observation) return unit.observation;
  const { turn, passage } = unit;
  const quote = turn.text.slice(passage.start, passage.end);
  return {
    id: keyOf('passage', passage),
    participant: turn.participant,
    passage,
    gist: quote,
    kind: 'fact',
    stance: 'neutral',
    about: null,
    question_id: turn.question_id,
    author: 'floor',
  };
}

export function citedOf(near: Near): Cited {
  const { unit, person, conversation } = near;
  const { start, end } = unit.passage;
  return { observation: observationOf(near), person, conversation, quote: unit.turn.text.slice(start, end) };
}

/** Evidence as the version would show it. */
export function evidenceOf({ observation, person, conversation, quote }: Cited, corpus: Corpus): reports.Evidence {
  const { id, passage, kind, stance } = observation;
  const reading = corpus.readings[conversation];
  const turn = reading?.turns.find((each) => each.id === passage.turn_id);
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
    kind,
    polarity: stance === 'mixed' ? 'neutral' : stance,
  };
}

/** The row with whom it counts, as far as its evidence is still there. */
export function topicOf({ code, cells, balance, margin }: Row, { corpus, passages }: Proof): AnswerTopic {
  const of = (wanted: Row['cells'][number]['state']): string[] =>
    cells.flatMap(({ state }, person) => (state === wanted ? (corpus.persons[person]?.id ?? []) : []));
  return {
    theme_id: code.id,
    label: code.name,
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
