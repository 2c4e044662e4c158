import type { reports } from '@insights/contracts';
import { observationsOf } from '../count/corpus.ts';
import type { Corpus, Passage, ReadTurn, Sentence } from '../types.ts';

/** How much of the turn before and after a quote is shown, in UTF-16 units. */
const CONTEXT = 300;

type Read = Pick<reports.Evidence, 'kind' | 'polarity'>;
const NOT_READ: Read = { kind: 'fact', polarity: 'neutral' };

interface Placed {
  readonly turn: ReadTurn;
  readonly conversation_id: string;
  readonly participant: string;
}

/** Gives each cited passage an id, in the order of first use. */
export class EvidenceBook {
  readonly #observations: ReturnType<typeof observationsOf>;
  /** By id; the turns of people who are not persons of the corpus are left out. */
  readonly #turns = new Map<string, Placed>();
  readonly #rows = new Map<string, reports.Evidence>();
  /** Observations by turn, to read the kind of a passage that is no observation. */
  readonly #inTurn = new Map<string, { readonly passage: Passage; readonly read: Read }[]>();

  constructor(corpus: Corpus) {
    this.#observations = observationsOf(corpus);
    for (const { conversation_id, turns } of corpus.readings) {
      for (const turn of turns) {
        const person = corpus.persons[corpus.personOf(conversation_id, turn.participant) ?? -1];
        if (person) this.#turns.set(turn.id, { turn, conversation_id, participant: person.id });
      }
    }
    for (const { observation } of this.#observations.values()) {
      const { passage, kind, stance } = observation;
      const own = this.#inTurn.get(passage.turn_id) ?? [];
      this.#inTurn.set(passage.turn_id, own);
      own.push({ passage, read: { kind, polarity: stance === 'mixed' ? 'neutral' : stance } });
    }
  }

  /** The rows of observations, in their order, without repetition. */
  cite(observation_ids: readonly string[]): string[] {
    return this.citePassages(observation_ids.flatMap((id) => this.#observations.get(id)?.observation.passage ?? []));
  }

  citePassages(passages: readonly Passage[]): string[] {
    return [...new Set(passages.flatMap((passage) => this.#rowOf(passage)?.id ?? []))];
  }

  sentence({ text, evidence, author }: Sentence): reports.Sentence {
    return { text, evidence: this.cite(evidence), author };
  }

  all(): reports.Evidence[] {
    return [...this.#rows.values()];
  }

  #rowOf({ turn_id, start, end }: Passage): reports.Evidence | null {
    const placed = this.#turns.get(turn_id);
    if (!placed || start < 0 || start >= end || end > placed.turn.text.length) return null;
    const key = `${turn_id}\n${start}\n${end}`;
    const known = this.#rows.get(key);
    if (known) return known;
    const { turn, conversation_id, participant } = placed;
    const around = this.#inTurn.get(turn_id)?.find(({ passage }) => passage.start < end && start < passage.end);
    const row: reports.Evidence = {
      id: `e${this.#rows.size + 1}`,
      turn_id,
      conversation_id,
      quote: turn.text.slice(start, end),
      start,
      end,
      verified: false,
      participant,
      speaker: 'participant',
      asked: turn.asked,
      ...aroundIn(turn.text, start, end),
      started_ms: turn.started_ms,
      translation: null,
      ...(around?.read ?? NOT_READ),
    };
    this.#rows.set(key, row);
    return row;
  }
}

/** What stands around a passage of a turn, as it was said. */
export const aroundIn = (text: string, start: number, end: number): { before: string; after: string } => ({
  before: lastPart(text.slice(0, start)),
  after: firstPart(text.slice(end)),
});

/** Cut between words; the ellipsis marks the cut. */
function lastPart(text: string): string {
  if (text.length <= CONTEXT) return text;
  const part = text.slice(-CONTEXT);
  const space = part.search(/\s/u);
  return `…${space < 0 ? part.replace(/^[\uDC00-\uDFFF]/, '') : part.slice(space)}`;
}

function firstPart(text: string): string {
  if (text.length <= CONTEXT) return text;
  const part = text.slice(0, CONTEXT);
  const space = Math.max(part.lastIndexOf(' '), part.lastIndexOf('\n'));
  return `${space < 0 ? part.replace(/[\uD800-\uDBFF]$/, '') : part.slice(0, space)}…`;
}
