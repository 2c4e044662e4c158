import type { reports } from '@insights/contracts';
import type { Language } from '@insights/language';
import { balanceOf, marginOf } from '../count/matrix.ts';
import { type Proof, proofOf } from '../proof/sentences.ts';
import type { CellState, Code, Corpus, Matrix, Observation, Person, Reading, Row } from '../types.ts';
import type { QuestionTask } from './types.ts';

type Version = NonNullable<QuestionTask['version']>;

/** What a question is answered from: the transcripts as they are now, and the codes of the version. */
export interface Material {
  readonly corpus: Corpus;
  readonly matrix: Matrix;
  readonly proof: Proof;
}

/**
 * `language`: of the answer. Persons are those of the version, under the same names, then those who were interviewed since, who are cited and not counted. Evidence
 * whose turn no longer has its words (erased, withheld, taken back, masked otherwise) is left out, and so is what the query excludes.
 */
export function materialOf(task: QuestionTask, readings: readonly Reading[], language: Language): Material {
  const { version, campaign, questions } = task;
  const admitted = task.conversations === null ? null : new Set(task.conversations);
  const counts = (id: string): boolean => admitted?.has(id) ?? true;
  const participants = (version?.participants ?? []).filter(({ conversation_ids }) => conversation_ids.some(counts));
  const cited = version ? citedBy(version, task.admitted) : new Map<string, reports.Evidence[]>();
  const used = readings
    .filter(({ conversation_id }) => counts(conversation_id))
    .toSorted((a, b) => (a.conversation_id < b.conversation_id ? -1 : 1))
    .map((reading) => withEvidence(reading, cited.get(reading.conversation_id) ?? [], task.only_cited));
  const corpus = corpusFor({ participants, numbered: version?.participants.length ?? 0 }, used);
  const speakers = new Map(
    used.flatMap(({ conversation_id, observations }) =>
      observations.map(({ id, participant }) => [id, corpus.personOf(conversation_id, participant)] as const),
    ),
  );
  const counted = corpus.persons.slice(0, participants.length);
  const matrix = (version?.key_themes ?? []).map((theme) => rowOf(theme, counted, speakers));
  return { corpus, matrix, proof: proofOf(corpus, matrix, { campaign, questions }, language) };
}

function citedBy(version: Version, admitted: readonly string[]): Map<string, reports.Evidence[]> {
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

const keyOf = (id: string, label: string): string => JSON.stringify([id, label]);

interface Known {
  readonly participants: readonly reports.Participant[];
  /** Names that the version has used up. */
  readonly numbered: number;
}

type Numbered = Person & { conversations: number[] };

function corpusFor({ participants, numbered }: Known, readings: readonly Reading[]): Corpus {
  const persons: Numbered[] = [];
  const byIdentity = new Map<string, number>();
  const bySpeaker = new Map<string, number>();
  for (const { id, contact_id, speaker_label, language, conversation_ids } of participants) {
    const key = speaker_label ?? '';
    if (contact_id !== '') byIdentity.set(keyOf(contact_id, key), persons.length);
    for (const each of conversation_ids) bySpeaker.set(keyOf(each, key), persons.length);
    persons.push({ id, contact_id, speaker_label, language, conversations: [] });
  }
  for (const [position, { conversation_id, contact_id, language, participants: keys }] of readings.entries()) {
    for (const key of keys) {
      const speaker = keyOf(conversation_id, key);
      const identity = keyOf(contact_id || conversation_id, key);
      const person = bySpeaker.get(speaker) ?? byIdentity.get(identity) ?? persons.length;
      if (person === persons.length) {
        const id = `P${numbered + persons.length - participants.length + 1}`;
        persons.push({ id, contact_id, speaker_label: key || null, language, conversations: [] });
      }
      byIdentity.set(identity, person);
      bySpeaker.set(speaker, person);
      persons[person]?.conversations.push(position);
    }
  }
  return { readings, persons, personOf: (id, participant) => bySpeaker.get(keyOf(id, participant)) };
}

/** A theme as a row of the matrix: counts are those of the persons that are left. */
function rowOf(
  theme: reports.KeyTheme,
  counted: readonly Person[],
  speakers: ReadonlyMap<string, number | undefined>,
): Row {
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
  const cells = counted.map(({ id }, person) => ({
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
