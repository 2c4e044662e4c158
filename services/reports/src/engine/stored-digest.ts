import type { Statement, SummaryEvidence, SummaryPoint, Term } from '@insights/statements';
import type { DigestTurn } from './digest.ts';
import type { StoredDigest } from './digest-conversation.ts';

type Lean = Omit<Statement, 'turn_id' | 'seq' | 'text' | 'asked' | 'target' | 'terms'>;
type Place = Pick<Statement, 'start' | 'end'>;

/** What the statement's other fields do not follow from. */
interface Own {
  /** Position of the turn. */
  turn: number;
  /** True: as in the turn. */
  asked: true | string | null;
  target: Place | null;
  /** Positions in the list of terms. */
  terms: number[];
}

/**
 * A digest as it is stored. What follows from a turn is left out, because a turn's question and text would be stored once for each of its
 * statements; the names of fields and the terms are stored once.
 */
interface PackedDigest extends Omit<StoredDigest, 'reading' | 'summary'> {
  reading: Omit<StoredDigest['reading'], 'statements'>;
  terms: Term[];
  /** Names of the fields of `statements`. */
  fields: string[];
  statements: unknown[][];
  summary: { text: string; evidence: (Place & { turn: number })[] }[];
}

/** The JSON of a digest. Its statements and the quotes of its summary belong to its turns. */
export function packDigest({ reading: { statements, ...reading }, summary, ...rest }: StoredDigest): string {
  const positions = new Map(rest.turns.map(({ id }, position) => [id, position]));
  const terms = new Map<string, number>();
  const lean = statements.map(
    ({ turn_id, seq: _seq, text: _text, asked, target, terms: own, ...others }): Own & Lean => {
      const turn = positions.get(turn_id) ?? 0;
      return {
        ...others,
        turn,
        asked: asked === rest.turns[turn]?.asked ? true : asked,
        target: target && { start: target.start, end: target.end },
        terms: own.map((term) => positionOf(JSON.stringify(term), terms)),
      };
    },
  );
  const fields = [...new Set(lean.flatMap((statement) => Object.keys(statement)))];
  const packed: PackedDigest = {
    ...rest,
    reading,
    terms: [...terms.keys()].map((term) => JSON.parse(term) as Term),
    fields,
    statements: lean.map((statement) => fields.map((field) => statement[field as keyof typeof statement])),
    summary: summary.map(({ text, evidence }) => ({
      text,
      evidence: evidence.map(({ turn_id, start, end }) => ({ turn: positions.get(turn_id) ?? 0, start, end })),
    })),
  };
  return JSON.stringify(packed);
}

function positionOf(term: string, terms: Map<string, number>): number {
  const known = terms.get(term) ?? terms.size;
  terms.set(term, known);
  return known;
}

export function unpackDigest(json: string): StoredDigest {
  const { terms, fields, statements, summary, ...packed } = JSON.parse(json) as PackedDigest;
  const turnAt = (position: number): DigestTurn => {
    const turn = packed.turns[position];
    if (!turn) throw new Error('a statement of a digest belongs to no turn');
    return turn;
  };
  const read = statements.map((values): Statement => {
    const row = Object.fromEntries(fields.map((field, place) => [field, values[place]])) as unknown as Own & Lean;
    const { turn: position, asked, target, terms: own, ...rest } = row;
    const turn = turnAt(position);
    return {
      ...rest,
      ...quoteOf(turn, rest),
      asked: asked === true ? turn.asked : asked,
      target: target && { ...target, text: turn.text.slice(target.start, target.end) },
      terms: own.flatMap((place) => terms[place] ?? []),
    };
  });
  return {
    ...packed,
    reading: { ...packed.reading, statements: read },
    summary: summary.map(({ text, evidence }): SummaryPoint => ({
      text,
      evidence: evidence.map(({ turn: position, start, end }): SummaryEvidence => {
        const { text: quote, ...place } = quoteOf(turnAt(position), { start, end });
        return { ...place, start, end, quote };
      }),
    })),
  };
}

const quoteOf = ({ id, seq, text }: DigestTurn, { start, end }: Place) => ({
  turn_id: id,
  seq,
  text: text.slice(start, end),
});
