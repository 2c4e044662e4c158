import { choicesOf } from '../../../packages/answers/src/index.ts';
import type { Input, sessions } from '../../../packages/contracts/src/index.ts';
import { AppError } from '../../../packages/errors/src/index.ts';
import { NO_USAGE } from '../../../packages/model/src/index.ts';
import type { ConversationDeps } from '../../../services/interviewer/src/features/conversation.ts';

/** The speed at which people read and type: the clock of an interview does not count how long an answer takes here. */
const MS_PER_WORD_READ = 300;
const MS_PER_WORD_TYPED = 2_000;
const BREAK_MS = 600_000;

type Stored = Input<sessions.StoreInterviewerTurnRequest>;

/** One session in memory, as the interviewer reads and stores it. */
export class HeldSession {
  readonly turns: sessions.StoredTurn[] = [];
  /** What the interviewer stored with its turns, by `seq`. */
  readonly decisions = new Map<number, Stored>();
  values: sessions.ReadValue[] = [];
  status: 'in_progress' | 'completed' = 'in_progress';
  readonly #session: sessions.ClaimedSession;
  readonly #handlers = new Set<(subject: string, body: string) => void>();
  #elapsed_ms = 0;
  #language: string;
  #open_seq: number | null = null;
  #said = Promise.withResolvers<sessions.StoredTurn>();

  constructor(session: sessions.ClaimedSession) {
    this.#session = session;
    this.#language = session.language;
  }

  readonly bus: ConversationDeps['bus'] = {
    onNotification: (_subject, handler) => {
      this.#handlers.add(handler);
      return () => this.#handlers.delete(handler);
    },
  };

  readonly client: ConversationDeps['sessions'] = {
    readTurns: ({ after_seq = 0 }) =>
      Promise.resolve({
        turns: this.turns.filter(({ seq }) => seq > after_seq),
        elapsed_ms: this.#elapsed_ms,
        status: this.status,
        open_seq: this.#open_seq,
      }),
    maskForModel: ({ texts = [] }) =>
      Promise.resolve({ texts: texts.map((text) => ({ text, hidden: [] })), topics: [], hidden_names: '' }),
    addModelUse: () =>
      Promise.resolve({ session: NO_USAGE, campaign: NO_USAGE, workspace: NO_USAGE, day: '2026-01-01' }),
    storeInterviewerTurn: (request) => Promise.resolve(this.#store(request)),
    storeValues: (request) => {
      this.values = (request as sessions.StoreValuesRequest).values;
      return Promise.resolve({});
    },
  };

  get language(): string {
    return this.#language;
  }

  /** The interviewer's next whole turn. */
  async next(): Promise<sessions.StoredTurn> {
    const turn = await this.#said.promise;
    this.#said = Promise.withResolvers();
    return turn;
  }

  /** What may be tapped instead of typed. */
  choicesOf(turn: sessions.StoredTurn): string[] {
    return choicesOf(turn, this.#session.questions, this.#language);
  }

  say(texts: readonly string[], is_pasted = false): void {
    if (this.turns.at(-1)?.note.startsWith('pause') === true) this.#elapsed_ms += BREAK_MS;
    for (const text of texts) {
      this.#elapsed_ms += is_pasted ? 0 : wordsIn(text) * MS_PER_WORD_TYPED;
      this.#add({ speaker: 'participant', text, question_id: null, note: '', is_pasted });
    }
    this.#notify();
  }

  /** The participant ends the interview. */
  end(): void {
    this.status = 'completed';
    this.#notify();
  }

  #store(request: Stored): sessions.PostTurnResponse {
    const { text = '', question_id = null, note = '', finish = false, open = false, open_seq = null } = request;
    if (this.status !== 'in_progress') throw new AppError('stale_attempt', { publicMessage: 'It is over.' });
    if (open_seq === null && request.after_seq !== this.turns.length)
      throw new AppError('request_in_progress', { publicMessage: 'A turn was stored meanwhile.' });
    const begun = this.turns.find(({ seq }) => seq === open_seq);
    const said = { text, question_id, note };
    if (begun) Object.assign(begun, said);
    const turn = begun ?? this.#add({ ...said, speaker: 'interviewer', is_pasted: false });
    this.#open_seq = open ? turn.seq : null;
    this.decisions.set(turn.seq, request);
    this.#language = request.language ?? this.#session.language;
    if (finish) this.status = 'completed';
    if (!open) this.#hear(turn);
    return { turn_id: String(turn.seq), seq: turn.seq };
  }

  #hear(turn: sessions.StoredTurn): void {
    this.#elapsed_ms += wordsIn(turn.text) * MS_PER_WORD_READ;
    this.#said.resolve(turn);
  }

  #add(turn: Omit<sessions.StoredTurn, 'seq' | 'said_ms' | 'is_spoken'>): sessions.StoredTurn {
    const added = { ...turn, seq: this.turns.length + 1, said_ms: this.#elapsed_ms, is_spoken: false };
    this.turns.push(added);
    return added;
  }

  #notify(): void {
    for (const handler of this.#handlers) handler('', '');
  }
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
