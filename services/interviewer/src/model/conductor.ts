import {
  type AnswerPart,
  type AskOptions,
  Circuit,
  type ModelQuestion,
  type RequestOutcome,
  openModel,
} from '@insights/model';
import { z } from 'zod';
import type { ConductConfig } from '../config.ts';
import { ACTIONS, type Decision } from '../engine/index.ts';
import type { Conductor, Context, Released } from '../interviewer.ts';
import { CONDUCT, whyRefused } from './instructions.ts';
import { withNames, withoutNames } from './names.ts';
import type { Spending } from './spending.ts';

/** Why the model decided nothing. */
export type Failure = Exclude<RequestOutcome, 'answered'> | 'over_budget';

/** Enough to follow the conversation; more only costs time. */
const MAX_TURNS = 24;
const MAX_CHARACTERS = 4_000;
/** An answer that is further back is sent in its first words. */
const MAX_ANSWER_CHARACTERS = 400;
/** With less time left no second answer is asked for. */
const MIN_AGAIN_MS = 1_500;
/** The library notices its time limit a little late. */
const GRACE_MS = 100;
/** The first failure opens the circuit: one slow turn is enough. */
const MAX_FAILURES = 1;

const Answer = z.object({
  action: z.enum(ACTIONS),
  question_id: z.string().nullable(),
  why: z.string(),
  value: z.string().catch(''),
  say: z.string(),
});

/**
 * A language model decides the turn. After a failure the floor decides at once, and requests that nobody waits for find out when the endpoint
 * answers in time again.
 */
export function modelConductor(
  config: ConductConfig,
  spending: Spending,
  onFailure: (reason: Failure) => void,
): Conductor {
  const client = openModel(config, config.modelTimeoutMs);
  const circuit = new Circuit(undefined, MAX_FAILURES);
  return {
    async decide(context) {
      const { leeway, refused, until, hideNames, addUse, signal, onWords } = context;
      const left = Math.floor(Math.min(config.modelTimeoutMs, until - performance.now()) - GRACE_MS);
      if (refused !== null && left < MIN_AGAIN_MS) return leeway.proposal;
      const request: Request = async (most_ms, wanted, onDecision) => {
        const began = performance.now();
        const data = shortened(await withoutNames(dataOf(context), hideNames));
        const question: ModelQuestion<Decision> = { name: 'conduct_7', instructions: CONDUCT, answer: Answer, data };
        const timeout_ms = Math.max(1, Math.round(most_ms - (performance.now() - began)));
        const shown = data.guide.map(({ text }) => text);
        const own = leeway.guide.map(({ text }) => text);
        const named = (answer: Decision): Decision =>
          continued({ ...answer, say: withNames(answer.say, shown, own) }, context.released);
        const onPart = onDecision && wordsIn((words) => onDecision(named(words)));
        const asked = { client, model: config.modelName, timeout_ms, signal: wanted, circuit };
        const options: AskOptions = onPart === undefined ? asked : { ...asked, onPart };
        const { outcome, answer } = await spending.ask(question, options, addUse);
        if (answer === null) return outcome === 'answered' ? 'unusable' : outcome;
        return named(answer);
      };
      const wanted = signal ?? new AbortController().signal;
      const decided = circuit.isOpen
        ? tryBehind(request, config.modelTimeoutMs)
        : await inTime(request, left, wanted, onWords);
      if (typeof decided !== 'string') return decided;
      // A turn counts once: why its first words were refused.
      if (refused === null) onFailure(decided);
      return leeway.proposal;
    },
  };
}

type OnDecision = (decision: Decision) => void;
type Request = (most_ms: number, wanted: AbortSignal, onDecision?: OnDecision) => Promise<Decision | Failure>;

const Known = Answer.omit({ say: true });

/** Hears the words of a decision whose other fields are complete. */
const wordsIn =
  (onDecision: OnDecision) =>
  ({ complete, name, text }: AnswerPart): void => {
    const known = name === 'say' && text !== '' ? Known.safeParse(complete) : null;
    if (known?.success === true) onDecision({ ...known.data, say: text });
  };

/** What a model says after words that were released, whether it repeats these or not. */
function continued(decision: Decision, released: Released | null): Decision {
  const say = decision.say.trim();
  if (released === null || say.startsWith(released.say)) return decision;
  return { ...decision, say: released.say.startsWith(say) ? released.say : `${released.say} ${say}` };
}

/** A trial whose answer is not used. The circuit lets few of them through. */
function tryBehind(request: Request, most_ms: number): Failure {
  // Masking may fail; then nothing is sent.
  void request(most_ms, new AbortController().signal).catch(() => undefined);
  return 'not_tried';
}

/** The limit holds for masking and the request together. */
async function inTime(
  request: Request,
  left: number,
  wanted: AbortSignal,
  onWords: OnDecision | undefined,
): Promise<Decision | Failure> {
  if (left <= 0) return 'timed_out';
  const over = new AbortController();
  const limit = setTimeout(() => over.abort(), left + GRACE_MS);
  const late = new Promise<Failure>((resolve) => {
    over.signal.addEventListener('abort', () => resolve('timed_out'), { once: true });
    wanted.addEventListener('abort', () => resolve('cancelled'), { once: true });
  });
  try {
    const hear = onWords && ((words: Decision) => void (over.signal.aborted || wanted.aborted || onWords(words)));
    return await Promise.race([request(left, wanted, hear), late]);
  } catch {
    return 'failed';
  } finally {
    clearTimeout(limit);
  }
}

/** What the model is told. Only turns of this session are in it. */
function dataOf({ input, leeway, refused, released }: Context) {
  const { campaign, template, turns } = input;
  return {
    goal: campaign.goal,
    persona: template?.persona ?? '',
    tone: template?.tone ?? 'warm',
    language: leeway.language,
    today: new Date().toISOString().slice(0, 10),
    minutes_left: leeway.minutes_left,
    guide: leeway.guide,
    facts: leeway.facts,
    conversation: turns.slice(-MAX_TURNS).map(({ speaker, text }) => ({ speaker, text })),
    said_first: leeway.said_first,
    may: leeway.may,
    proposal: leeway.proposal,
    already_said: released && { action: released.action, question_id: released.question_id, say: released.say },
    refused: refused === null ? null : { say: refused.decision.say, reason: whyRefused(refused.reason) },
  };
}

/** Shortened after names were masked: a name that is cut in two is not recognised. */
const shortened = (data: ReturnType<typeof dataOf>) => ({
  ...data,
  guide: data.guide.map((item) => ({ ...item, answers: item.answers.map((text) => cut(text, MAX_ANSWER_CHARACTERS)) })),
  conversation: data.conversation.map((turn) => ({ ...turn, text: cut(turn.text, MAX_CHARACTERS) })),
});

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most / 2)} … ${text.slice(-most / 2)}`;
