import type { Corpus } from './corpus/corpus.ts';
import type { Said } from './corpus/said.ts';
import type { DigestTurn } from './digest.ts';
import { quotedSpan } from './findings/quoted.ts';
import type { Evidence } from './types.ts';

/** How much of the turn before and after a quote is shown, in UTF-16 units. */
const CONTEXT = 300;

interface Place {
  turn: DigestTurn;
  conversation_id: string;
  participant: string;
  start: number;
  end: number;
}

/** Gives each cited passage an id, in the order of first use, and counts how often it is cited. */
export class EvidenceBook {
  readonly #participants: Corpus['participants'];
  readonly #said: ReadonlyMap<string, readonly Said[]>;
  readonly #rows = new Map<string, Evidence>();
  readonly #uses = new Map<string, number>();
  readonly #keys = new Map<Said, string>();

  constructor({ participants, statements }: Pick<Corpus, 'participants' | 'statements'>) {
    this.#participants = participants;
    this.#said = Map.groupBy(statements, ({ turn }) => turn.id);
  }

  /** The ids of the statements' rows, in their order, without repetition. */
  cite(statements: readonly Said[]): string[] {
    const ids = statements.map((said) => {
      const place = this.#placeOf(said);
      const { kind, polarity } = said.statement;
      return this.#row(place, { kind, polarity }).id;
    });
    return [...new Set(ids)];
  }

  /** A point of a conversation's summary, which is what the statement around it is. */
  citePassage(place: Place): string {
    const own = this.#said.get(place.turn.id) ?? [];
    const around = own.find(({ statement }) => statement.start <= place.start && place.start < statement.end);
    const { kind, polarity } = around?.statement ?? { kind: 'fact', polarity: 'neutral' };
    return this.#row(place, { kind, polarity }).id;
  }

  /** In how many places of the report the statement stands already. */
  uses(said: Said): number {
    let key = this.#keys.get(said);
    if (key === undefined) this.#keys.set(said, (key = keyOf(this.#placeOf(said))));
    return this.#uses.get(key) ?? 0;
  }

  all(): Evidence[] {
    return [...this.#rows.values()];
  }

  #placeOf(said: Said): Place {
    const { turn, conversation_id, participant } = said;
    const { start, end } = quotedSpan(said);
    return { turn, conversation_id, participant: this.#participants[participant]?.id ?? '', start, end };
  }

  #row(place: Place, reading: Pick<Evidence, 'kind' | 'polarity'>): Evidence {
    const key = keyOf(place);
    this.#uses.set(key, (this.#uses.get(key) ?? 0) + 1);
    const known = this.#rows.get(key);
    if (known !== undefined) return known;
    const { turn, conversation_id, participant, start, end } = place;
    const row: Evidence = {
      id: `ev-${this.#rows.size + 1}`,
      turn_id: turn.id,
      conversation_id,
      quote: turn.text.slice(start, end),
      start,
      end,
      verified: false,
      participant,
      asked: turn.asked,
      before: lastPart(turn.text.slice(0, start)),
      after: firstPart(turn.text.slice(end)),
      started_ms: turn.started_ms,
      ...reading,
    };
    this.#rows.set(key, row);
    return row;
  }
}

const keyOf = ({ conversation_id, turn, start, end }: Place): string =>
  `${conversation_id}\n${turn.id}\n${start}\n${end}`;

/** Cut between words; the ellipsis marks the cut. */
function lastPart(text: string): string {
  if (text.length <= CONTEXT) return text;
  const part = text.slice(-CONTEXT);
  const space = part.search(/\s/u);
  return `…${space < 0 ? wholeFrom(part) : part.slice(space)}`;
}

function firstPart(text: string): string {
  if (text.length <= CONTEXT) return text;
  const part = text.slice(0, CONTEXT);
  const space = part.search(/\s\S*$/u);
  return `${space < 0 ? wholeTo(part) : part.slice(0, space)}…`;
}

/** Without half of a surrogate pair at the cut. */
const wholeFrom = (part: string): string => (/^[\uDC00-\uDFFF]/.test(part) ? part.slice(1) : part);
const wholeTo = (part: string): string => (/[\uD800-\uDBFF]$/.test(part) ? part.slice(0, -1) : part);
