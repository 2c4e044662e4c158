import type { reports } from '@insights/contracts';
import { balanceOf, marginOf } from '../count/matrix.ts';
import { type Proof, proofOf } from '../proof/sentences.ts';
import type { CellState, Code, Corpus, Matrix, Observation, Person, Reading, Row } from '../types.ts';
import type { QuestionTask } from './types.ts';

/** What a question is answered from: the transcripts as they are now, and the codes of the version. */
export interface Material {
  readonly corpus: Corpus;
  readonly matrix: Matrix;
  readonly proof: Proof;
}

/**
 * Persons are those of the version, under the same names. Evidence whose turn no longer has its words (erased, withheld, taken back, masked
 * otherwise) is left out, and so is everything that the query excludes.
 */
export function materialOf(task: QuestionTask, readings: readonly Reading[]): Material {
  const { version, campaign, questions } = task;
  const admitted = task.conversations === null ? null : new Set(task.conversations);
  const counts = (id: string): boolean => admitted?.has(id) ?? true;
  const participants = version.participants.filter(({ conversation_ids }) => conversation_ids.some(counts));
  const known = new Set(participants.flatMap(({ conversation_ids }) => conversation_ids.filter(counts)));
  const cited = citedBy(task);
  const used = readings
    .filter(({ conversation_id }) => known.has(conversation_id))
    .toSorted((a, b) => (a.conversation_id < b.conversation_id ? -1 : 1))
    .map((reading) => withEvidence(reading, cited.get(reading.conversation_id) ?? [], task.only_cited));
  const corpus = corpusFor(participants, used);
  const speakers = new Map(
    used.flatMap(({ conversation_id, observations }) =>
      observations.map(({ id, participant }) => [id, corpus.personOf(conversation_id, participant)] as const),
    ),
  );
  const matrix = version.key_themes.map((theme) => rowOf(theme, corpus, speakers));
  return { corpus, matrix, proof: proofOf(corpus, matrix, { campaign, questions }) };
}

function citedBy({ version, admitted }: QuestionTask): Map<string, reports.Evidence[]> {
  const ids = new Set(admitted);
  return Map.groupBy(
    version.evidence.filter(({ id }) => ids.has(id)),
    ({ conversation_id }) => conversation_id,
  );
}

/** The reading with the version's evidence as observations, before those of the rules. */
function withEvidence(reading: Reading, evidence: readonly reports.Evidence[], only: boolean): Reading {
  const turns = new Map(reading.turns.map((turn) => [turn.id, turn]));
  const cited = evidence.flatMap((row): Observation[] => {
    const turn = turns.get(row.turn_id);
    if (turn?.text.slice(row.start, row.end) !== row.quote || row.quote === '') return [];
    const { id, turn_id, start, end, quote: gist, kind, polarity } = row;
    return [
      {
        id,
        participant: turn.participant,
        passage: { turn_id, start, end },
        gist,
        kind: kind === 'unspecified' || kind === 'aside' ? 'fact' : kind,
        stance: polarity === 'unspecified' ? 'neutral' : polarity,
        about: null,
        question_id: turn.question_id,
        author: 'floor',
      },
    ];
  });
  const ids = new Set(cited.map(({ id }) => id));
  const others = only ? [] : reading.observations.filter(({ id }) => !ids.has(id));
  return { ...reading, observations: [...cited, ...others] };
}

const keyOf = (conversation_id: string, label: string): string => JSON.stringify([conversation_id, label]);

function corpusFor(participants: readonly reports.Participant[], readings: readonly Reading[]): Corpus {
  const positions = new Map(readings.map(({ conversation_id }, position) => [conversation_id, position]));
  const bySpeaker = new Map(
    participants.flatMap(({ conversation_ids, speaker_label }, person) =>
      conversation_ids.map((id) => [keyOf(id, speaker_label ?? ''), person] as const),
    ),
  );
  return {
    readings,
    persons: participants.map(({ id, contact_id, speaker_label, language, conversation_ids }): Person => ({
      id,
      contact_id,
      speaker_label,
      language,
      conversations: conversation_ids.flatMap((conversation_id) => positions.get(conversation_id) ?? []),
    })),
    personOf: (conversation_id, participant) => bySpeaker.get(keyOf(conversation_id, participant)),
  };
}

/** A theme as a row of the matrix: counts are those of the persons that are left. */
function rowOf(theme: reports.KeyTheme, corpus: Corpus, speakers: ReadonlyMap<string, number | undefined>): Row {
  const states = new Map<string, CellState>();
  const lists = [
    ['supports', theme.supporters],
    ['contradicts', theme.dissenters],
    ['unclear', theme.unclear],
    ['silent', theme.silent],
  ] as const;
  for (const [state, ids] of lists) for (const id of ids) states.set(id, state);
  const said = Map.groupBy(theme.evidence, (id) => speakers.get(id));
  const against = Map.groupBy(theme.dissent_evidence, (id) => speakers.get(id));
  const cells = corpus.persons.map(({ id }, person) => ({
    state: states.get(id) ?? ('not_asked' as const),
    supports: said.get(person) ?? [],
    contradicts: against.get(person) ?? [],
    nuances: [],
  }));
  const balance = balanceOf(cells);
  return { code: codeOf(theme), cells, balance, margin: marginOf(balance) };
}

const codeOf = ({ id, label, description, keywords, question_id, author }: reports.KeyTheme): Code => ({
  id,
  name: label,
  definition: description,
  includes: keywords.join(', '),
  excludes: '',
  question_ids: question_id === null ? [] : [question_id],
  author: author === 'unspecified' ? 'engine' : author,
  locked: false,
  generation: 1,
  terms: [],
});
