import {
  type Conversation,
  type ConversationReading,
  type Guide,
  type Statement,
  type SummaryPoint,
  type Turn,
  readConversation,
  summarise,
} from '@insights/statements';

export interface MadeSummary {
  readonly language: string;
  readonly points: SummaryPoint[];
}

/** The points of one part of a conversation, with what they were chosen from. */
interface Candidates {
  readonly reading: ConversationReading;
  readonly turns: readonly Turn[];
  readonly points: SummaryPoint[];
}

/**
 * Summarises a conversation that is given in parts. Of each part only the statements are kept that would summarise it, and the summary is
 * chosen among those, so memory does not grow with the text. A conversation of one part, which is nearly every one, is read as a whole.
 */
export class ConversationSummariser {
  readonly #guide: Guide;
  readonly #parts: Candidates[] = [];

  constructor(guide: Guide) {
    this.#guide = guide;
  }

  add(turns: readonly Turn[]): void {
    const conversation: Conversation = { id: '', turns };
    const reading = readConversation(conversation, this.#guide);
    const points = summarise(reading, conversation);
    const chosen = new Set(points.flatMap(({ evidence }) => evidence.map(placeOf)));
    const statements = reading.statements.filter((statement) => chosen.has(placeOf(statement)));
    const cited = new Set(statements.map(({ turn_id }) => turn_id));
    this.#parts.push({
      reading: { ...reading, statements },
      turns: turns.filter(({ id }) => cited.has(id)),
      points,
    });
  }

  finish(): MadeSummary {
    const [first, ...others] = this.#parts;
    if (!first) return { language: 'und', points: [] };
    const turns = this.#parts.flatMap((part) => part.turns);
    const texts = new Map(turns.map(({ id, text }) => [id, text]));
    const statements = this.#parts.flatMap(({ reading }) => reading.statements);
    const points = others.length === 0 ? first.points : summarise({ ...first.reading, statements }, { id: '', turns });
    return { language: first.reading.language, points: points.filter((point) => isVerbatim(point, texts)) };
  }
}

const placeOf = ({ turn_id, start, end }: Pick<Statement, 'turn_id' | 'start' | 'end'>): string =>
  `${turn_id} ${start} ${end}`;

const isVerbatim = ({ evidence }: SummaryPoint, texts: ReadonlyMap<string, string>): boolean =>
  evidence.length > 0 &&
  evidence.every(({ turn_id, start, end, quote }) => texts.get(turn_id)?.slice(start, end) === quote);
