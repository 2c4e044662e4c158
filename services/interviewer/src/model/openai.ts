import OpenAI, { APIConnectionTimeoutError, APIUserAbortError } from 'openai';
import { type InterviewInput, type Move, type MoveKind, acceptModelTurn, nextMove } from '../engine/index.ts';
import type { ModelConfig } from '../config.ts';
import type { Interviewer } from '../interviewer.ts';
import { withNames, withoutNames } from './names.ts';
import type { CountFallback } from '../metrics.ts';
import { ModelFailure } from './fallback.ts';
import { promptFor } from './prompt.ts';

/** A stream that goes on beyond this says nothing that may be said. */
const MOST_CHARACTERS = 1_200;
/** Turns where a lively wording helps; the others have to be exactly what the engine says. */
const REWORDED: ReadonlySet<MoveKind> = new Set(['ask', 'probe', 'acknowledge', 'closing_question']);

/**
 * The engine decides the turn, a language model words it. A model that is slow, fails, refuses, is cut off or talks nonsense
 * changes nothing: the engine's own wording is said, and `onFallback` is told why.
 */
export function modelInterviewer(config: ModelConfig, onFallback: CountFallback): Interviewer {
  const client = new OpenAI({
    baseURL: config.modelBaseUrl,
    // The library wants a key even where the model wants none.
    apiKey: config.modelApiKey || 'none',
    maxRetries: 0,
    timeout: config.modelTimeoutMs,
    logLevel: 'off',
  });
  return {
    async nextTurn(input, { signal, hideNames }) {
      const move = nextMove(input);
      if (!REWORDED.has(move.kind)) return move;
      const limit = AbortSignal.timeout(config.modelTimeoutMs);
      try {
        const both = signal ? AbortSignal.any([limit, signal]) : limit;
        const { masked, draft } = await withoutNames(input, move, hideNames);
        const answer = await ask(client, config.modelName, {
          input: masked,
          move: { ...move, say: draft.text },
          signal: both,
        });
        const say = withNames(answer, draft.hidden);
        assertSayable(say, input, move);
        return { ...move, say };
      } catch (error) {
        onFallback(reasonOf(error, limit));
        return move;
      }
    },
  };
}

interface Asked {
  input: InterviewInput;
  move: Move;
  signal: AbortSignal;
}

/** The model's whole answer. Errors: ModelFailure, or what the library throws. */
async function ask(client: OpenAI, model: string, { input, move, signal }: Asked): Promise<string> {
  const stream = await client.chat.completions.create(
    { model, messages: promptFor(input, move), stream: true },
    { signal },
  );
  let said = '';
  let ending: string | null = null;
  for await (const { choices } of stream) {
    const [choice] = choices;
    if (choice?.delta.refusal) throw new ModelFailure('refused');
    said += choice?.delta.content ?? '';
    if (said.length > MOST_CHARACTERS) throw new ModelFailure('too_long');
    ending = choice?.finish_reason ?? ending;
  }
  // The library ends an aborted stream as if it were complete.
  if (signal.aborted) throw signal.reason;
  if (ending === 'content_filter') throw new ModelFailure('refused');
  if (ending !== 'stop') throw new ModelFailure('cut_off');
  return said.trim();
}

/** The draft's questions stand in it word for word, with none beside them: only what leads up to them is the model's. */
function assertSayable(say: string, input: InterviewInput, move: Move): void {
  const question = input.questions.find(({ id }) => id === move.question_id)?.text.trim() ?? '';
  const kept = [...questionsIn(move.say), ...(move.say.includes(question) ? [question] : [])];
  const isSame = kept.every((each) => say.includes(each)) && questionsIn(say).length === questionsIn(move.say).length;
  if (!isSame) throw new ModelFailure('question_changed');
  if (!acceptModelTurn(say, input).ok) throw new ModelFailure('rejected');
}

function questionsIn(text: string): string[] {
  return (text.match(/[^.!?]+\?/g) ?? []).map((each) => each.trim());
}

function reasonOf(error: unknown, limit: AbortSignal) {
  if (error instanceof ModelFailure) return error.reason;
  if (limit.aborted || error instanceof APIConnectionTimeoutError) return 'slow';
  return error instanceof APIUserAbortError ? 'cancelled' : 'failed';
}
