import { Desk, keyOf } from '../../../services/reports/src/analysis/asks.ts';
import { corpusOf } from '../../../services/reports/src/analysis/count/corpus.ts';
import { oneLine } from '../../../services/reports/src/analysis/model/ask.ts';
import { heardIn, unitsOf } from '../../../services/reports/src/analysis/model/find.ts';
import { Persons } from '../../../services/reports/src/analysis/model/persons.ts';
import { placeOf } from '../../../services/reports/src/analysis/model/places.ts';
import { piecesOf, readWith } from '../../../services/reports/src/analysis/model/read.ts';
import { valuesIn } from '../../../services/reports/src/analysis/model/values.ts';
import type { Reading } from '../../../services/reports/src/analysis/types.ts';
import { limits } from '../../../services/campaigns/src/domain/transcript/types.ts';
import { type TextFunctions, inEach, inTurns } from './types.ts';

const readingOf = (text: string, language: string): Reading => ({
  conversation_id: 'c',
  contact_id: '',
  started_at: null,
  language,
  participants: [''],
  turns: inTurns(text, limits.turn_characters).map((part, seq) => {
    const nothing = { asked: null, asked_turn_id: null, question_id: null, started_ms: null };
    return { id: `t${seq}`, seq, text: part, participant: '', ...nothing };
  }),
  asked: [],
  observations: [],
  answers: [],
  points: [],
});
const PERSONS = new Persons([0], corpusOf([]));
const CONTEXT = { goal: '', questions: [], dropped: () => undefined };
const SCALE = { id: 's', text: 'How bad is it?', kind: 'scale', options: [], option_ids: [], topic: null } as const;

/** Values whose quotes are the beginning of each turn. */
function valuesQuoted(text: string, language: string): unknown {
  const reading = readingOf(text, language);
  const proposed = reading.turns.map((turn, index) => {
    return { question: 'q1', value: 7, turn: index + 1, quote: turn.text.slice(0, 400) };
  });
  return valuesIn(proposed, reading, { ...CONTEXT, questions: [{ ...SCALE, options: [], option_ids: [] }], language });
}

/** Reads with a model that quotes the beginning of each turn. */
function readQuoted(text: string, language: string): unknown {
  const reading = readingOf(text, language);
  const asking = new Desk(new Map());
  readWith(asking, reading, { ...CONTEXT, language });
  const answers = asking.missing.map(({ name, data }) => {
    const turns = (data as { turns: { turn: number; text: string }[] }).turns;
    const plain = { gist: '', kind: 'fact', stance: 'neutral', about: null, question: null };
    const observations = turns.map(({ turn, text: said }) => ({ turn, quote: said.slice(0, 400), ...plain }));
    return [keyOf(name, data), { observations, answers: [], points: [] }] as const;
  });
  return readWith(new Desk(new Map(answers)), reading, { ...CONTEXT, language });
}

/** Both run in the engine's thread, once for a conversation. */
const ONCE_MS = 1_000;

export const ANALYSIS_MODEL: TextFunctions = {
  'services/reports/src/analysis/model/persons.ts': {
    'Persons.named': (text) => PERSONS.named(text),
    'Persons.numbered': (text) => PERSONS.numbered(text),
  },
  'services/reports/src/analysis/model/ask.ts': { oneLine: (text) => oneLine(text, 300) },
  'services/reports/src/analysis/model/find.ts': {
    unitsOf: {
      ...inEach((text, language) => unitsOf(readingOf(text, language)).find('long waits at the gate', 2)),
      slow_ms: ONCE_MS,
    },
    heardIn: inEach((text, language) => {
      const reading = readingOf(text, language);
      return heardIn({ ...reading, turns: [], heard: reading.turns });
    }),
  },
  'services/reports/src/analysis/model/places.ts': {
    placeOf: {
      ...inEach((text, language) => placeOf({ turn: 1, quote: text.slice(0, 400) }, readingOf(text, language))),
      slow_ms: ONCE_MS,
    },
  },
  'services/reports/src/analysis/model/values.ts': {
    valuesIn: { ...inEach(valuesQuoted), slow_ms: ONCE_MS },
  },
  'services/reports/src/analysis/model/read.ts': {
    readWith: { ...inEach(readQuoted), slow_ms: ONCE_MS },
    piecesOf: (text) => piecesOf(text, 1_000),
  },
};
