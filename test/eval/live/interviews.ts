import type { campaigns, sessions } from '../../../packages/contracts/src/index.ts';
import { type AnswerRow, HEARD, mergedAnswers } from '../../../services/campaigns/src/domain/answers/history.ts';
import { provenRead } from '../../../services/campaigns/src/domain/answers/quoted-value.ts';
import { AnswerReading } from '../../../services/campaigns/src/domain/answers/read-answers.ts';
import { EngineThread } from '../../../services/interviewer/src/engine-threads/engine-thread.ts';
import { readNote } from '../../../services/interviewer/src/engine/notes.ts';
import { Conversation } from '../../../services/interviewer/src/features/conversation.ts';
import { type Interviewer, builtinInterviewer, conductedBy } from '../../../services/interviewer/src/interviewer.ts';
import { hearing, modelClassifier } from '../../../services/interviewer/src/model/classifier.ts';
import { modelConductor } from '../../../services/interviewer/src/model/conductor.ts';
import { modelJudge } from '../../../services/interviewer/src/model/judge.ts';
import { configOf } from '../../../services/interviewer/src/model/model.fixture.ts';
import { Spending } from '../../../services/interviewer/src/model/spending.ts';
import { type ReadValues, modelValues } from '../../../services/interviewer/src/model/values.ts';
import type { FolderQueue } from './folder-queue.ts';
import { HeldSession } from './held-session.ts';
import { type Act, type Guides, type Person, actOf, sentBy, sessionOf } from './people.ts';

const MAX_TURNS = 60;
/** Ends after which no interviewer holds the session. */
const LOST: ReadonlySet<string> = new Set(['left', 'too_long', 'delete']);
/** A model that is answered by hand. A turn has several of these. */
const REQUEST_MS = 3_600_000;
const TURN_MS = 24 * REQUEST_MS;

export interface Surroundings {
  readonly people: FolderQueue;
  readonly guides: Guides;
  readonly engine: EngineThread;
  /** Of the model; null: the floor conducts. */
  readonly model_url: string | null;
  readonly signal: AbortSignal;
}

export interface HeldTurn {
  readonly seq: number;
  readonly speaker: 'interviewer' | 'participant';
  readonly text: string;
  readonly question_id: string | null;
  /** What could be tapped. */
  readonly choices: string[];
  readonly decision: Decided | null;
  /** Which question a participant's turn was booked to. */
  readonly outcome: string | null;
}

interface Decided {
  readonly by: 'model' | 'floor';
  readonly mark: string | null;
  readonly rule: string;
  readonly words: readonly string[];
  readonly signs: readonly string[];
  readonly wishes: readonly string[];
  readonly settles: boolean;
  readonly flags: readonly string[];
  /** Why words of the model were not said. */
  readonly fallbacks: readonly string[];
}

export type HeldAnswer = Omit<AnswerRow, 'id' | 'conversation_id' | 'turn_id' | 'superseded_by'> & {
  readonly is_current: boolean;
};

export interface HeldInterview {
  readonly person: Person;
  readonly ended: string;
  readonly turns: HeldTurn[];
  readonly answers: HeldAnswer[];
}

/** Holds one interview from the greeting to its end. */
export async function interview(person: Person, around: Surroundings): Promise<HeldInterview> {
  const session = sessionOf(person, around.guides);
  const held = new HeldSession(session);
  const fallbacks: string[] = [];
  const refusedAt = new Map<number, string[]>();
  const { interviewer, readValues } = interviewerFor(around.model_url, (reason) => void fallbacks.push(reason));
  const deps = { sessions: held.client, bus: held.bus, engine: around.engine, interviewer, readValues };
  const ignore = { turn_seconds: { observe: () => undefined }, logger: { warn: console.warn } };
  const conversation = new Conversation({ ...deps, ...ignore, think_ms: 0 }, session);
  const conducting = conversation.conduct();
  const ended = await talk(person, held, around, (seq) => refusedAt.set(seq, fallbacks.splice(0)));
  if (LOST.has(ended)) conversation.lose();
  else if (!(await conducting)) await conversation.readValues(around.signal);
  await conducting;
  const turns = held.turns.map((turn) => turnOf(turn, held, refusedAt.get(turn.seq) ?? []));
  return { person, ended, turns, answers: await answersOf(session, held) };
}

function interviewerFor(url: string | null, onFallback: (reason: string) => void) {
  if (url === null) return { interviewer: builtinInterviewer, readValues: null };
  const config = { ...configOf(url), modelTimeoutMs: REQUEST_MS };
  const spending = new Spending(config);
  const conducting = conductedBy(
    modelConductor(config, spending, onFallback),
    onFallback,
    modelJudge(config, spending, REQUEST_MS),
  );
  const own = hearing(conducting, modelClassifier(config, spending, REQUEST_MS));
  const interviewer: Interviewer = {
    nextTurn: (input, given) => own.nextTurn(input, { ...given, until: performance.now() + TURN_MS }),
  };
  const readValues: ReadValues = modelValues(config, spending, REQUEST_MS);
  return { interviewer, readValues };
}

async function talk(
  person: Person,
  held: HeldSession,
  { people, signal }: Surroundings,
  onTurn: (seq: number) => void,
): Promise<string> {
  for (;;) {
    const turn = await held.next();
    onTurn(turn.seq);
    if (held.status === 'completed') return 'goodbye';
    if (held.turns.length >= MAX_TURNS) return 'too_long';
    const act = actOf(await people.ask(requestOf(person, held, turn), signal));
    const ended = await taken(act, held);
    if (ended !== null) return ended;
  }
}

function requestOf({ name, description }: Person, held: HeldSession, turn: sessions.StoredTurn): object {
  const conversation = held.turns.map(({ speaker, text }) => `${speaker === 'interviewer' ? 'I' : 'YOU'}: ${text}`);
  return { person: name, description, conversation, taps: held.choicesOf(turn) };
}

/** How the interview ended; null: it goes on. */
async function taken(act: Act, held: HeldSession): Promise<string | null> {
  if ('leave' in act) return 'left';
  if ('messages' in act) held.say(act.messages);
  else if ('option' in act) held.say([act.option.join('; ')]);
  else if ('paste' in act) held.say([act.paste], true);
  else if (act.button === 'skip' || act.button === 'break') held.say([await sentBy(act.button, held.language)]);
  else {
    if (act.button === 'stop') held.end();
    return act.button;
  }
  return null;
}

function turnOf(turn: sessions.StoredTurn, held: HeldSession, fallbacks: string[]): HeldTurn {
  const { seq, text } = turn;
  const stored = held.decisions.get(seq);
  const booked = bookingsOf(held).get(seq);
  if (stored === undefined) {
    const { question_id = null, outcome = null } = booked ?? {};
    return { seq, speaker: 'participant', text, question_id, outcome, choices: [], decision: null };
  }
  const note = readNote(turn.note);
  const decision: Decided = {
    by: note?.by_model === true ? 'model' : 'floor',
    mark: note && [note.mark, note.strategy].filter(Boolean).join(':'),
    rule: stored.why?.rule ?? '',
    words: stored.why?.words ?? [],
    signs: note?.heard?.signs ?? [],
    wishes: note?.heard?.wishes ?? [],
    settles: note?.heard?.settles ?? false,
    flags: (stored.flags ?? []).map(({ kind = '' }) => kind),
    fallbacks,
  };
  const { question_id } = turn;
  return { seq, speaker: 'interviewer', text, question_id, outcome: null, choices: held.choicesOf(turn), decision };
}

type Booked = { readonly question_id: string | null; readonly outcome: sessions.GivenAnswer['outcome'] };

/** The last booking of each participant's turn. */
const bookingsOf = ({ decisions }: HeldSession): Map<number, Booked> =>
  new Map(
    [...decisions.values()].flatMap(({ answers = [] }) =>
      answers.map(({ seq = 0, question_id = null, outcome = 'none' }) => [seq, { question_id, outcome }] as const),
    ),
  );

/** The values of closed questions as campaigns stores them: those that rules read, and the model's where they are proven and better. */
async function answersOf(session: sessions.ClaimedSession, held: HeldSession): Promise<HeldAnswer[]> {
  const language = held.language;
  const reading = new AnswerReading({ questions: session.questions, language, isImported: false });
  const booked = bookingsOf(held);
  const whyOf = (seq: number): campaigns.Turn['why'] => {
    const why = held.decisions.get(seq)?.why;
    return why == null
      ? null
      : { rule: why.rule ?? '', trigger_turn_id: String(why.trigger_seq), words: [...(why.words ?? [])], note: '' };
  };
  await reading.add(
    held.turns.map((turn) => ({
      ...UNSAID,
      ...turn,
      id: String(turn.seq),
      why: whyOf(turn.seq),
      is_question_set: false,
      ...booked.get(turn.seq),
    })),
  );
  const read = held.values.flatMap((value): AnswerRow[] => {
    const { seq } = value;
    const question = session.questions.find(({ id }) => id === value.question_id);
    const text = held.turns.find((turn) => turn.seq === seq && turn.speaker === 'participant')?.text ?? '';
    const proven = question ? provenRead(question, text, value, { tag: language, day: new Date() }) : null;
    const place = { ...HEARD, conversation_id: '', turn_id: String(seq), seq };
    if (!question || proven === null) return [];
    return [
      {
        id: `model-${question.id}`,
        question_id: question.id,
        outcome: 'answered',
        author: 'model',
        ...place,
        ...proven,
      },
    ];
  });
  return mergedAnswers('', reading.answers(), read).map(
    ({ id: _id, conversation_id: _conversation, turn_id: _turn, superseded_by, ...answer }) => ({
      ...answer,
      is_current: superseded_by === null,
    }),
  );
}

const UNSAID = {
  conversation_id: '',
  started_ms: null,
  ended_ms: null,
  tags: [],
  why: null,
  is_question_set: false,
  outcome: null,
  is_withheld: false,
  speaker_label: null,
};
