import { type OpenAI, APIConnectionTimeoutError, APIUserAbortError } from 'openai';
import { isVerbatim, quotedIn } from '@insights/language';
import { openModel } from '@insights/model';
import { type InterviewInput, type Move, type MoveKind, acceptModelTurn, nextMove } from '../engine/index.ts';
import type { WordingConfig } from '../config.ts';
import type { Interviewer } from '../interviewer.ts';
import { withNames, withoutNames } from './names.ts';
import type { CountFallback } from '../metrics.ts';
import { ModelFailure } from './fallback.ts';
import { promptFor } from './prompt.ts';

/** Reading stops here: no acceptable wording is longer. */
const MAX_CHARACTERS = 1_200;
/** The moves that a model may reword; the others must read exactly as the engine words them. */
const REWORDED: ReadonlySet<MoveKind> = new Set(['ask', 'probe', 'acknowledge', 'closing_question']);

/**
 * The engine decides the turn and a language model rewords it. If the model is slow, fails, refuses, is cut off or returns
 * something unusable, the engine's own wording is used and `onFallback` receives the reason.
 */
export function modelInterviewer(config: WordingConfig, onFallback: CountFallback): Interviewer {
  const client = openModel(config, config.modelTimeoutMs);
  return {
    async nextTurn(input, { signal, hideNames, decide }) {
      const move = decide ? await decide(input) : nextMove(input);
      if (move.is_fixed || !REWORDED.has(move.kind)) return move;
      const limit = AbortSignal.timeout(config.modelTimeoutMs);
      try {
        const both = signal ? AbortSignal.any([limit, signal]) : limit;
        const { masked, draft } = await withoutNames(input, move, hideNames);
        const answer = await ask(client, config.modelName, {
          input: masked,
          move: { ...move, text: draft.text },
          signal: both,
        });
        const text = withNames(answer, draft.hidden);
        assertUsable(text, input, move);
        return { ...move, text };
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

/** The complete answer of the model. Errors: ModelFailure, or what the library throws. */
async function ask(client: OpenAI, model: string, { input, move, signal }: Asked): Promise<string> {
  const stream = await client.chat.completions.create(
    { model, messages: promptFor(input, move), stream: true },
    { signal },
  );
  let answer = '';
  let ending: string | null = null;
  for await (const { choices } of stream) {
    const [choice] = choices;
    if (choice?.delta.refusal) throw new ModelFailure('refused');
    answer += choice?.delta.content ?? '';
    if (answer.length > MAX_CHARACTERS) throw new ModelFailure('too_long');
    ending = choice?.finish_reason ?? ending;
  }
  // The library ends an aborted stream like a complete one.
  if (signal.aborted) throw signal.reason;
  if (ending === 'content_filter') throw new ModelFailure('refused');
  if (ending !== 'stop') throw new ModelFailure('cut_off');
  return answer.trim();
}

/** The wording must contain the draft's questions word for word and no others, and quote only what was said; only the rest may change. Errors: ModelFailure. */
function assertUsable(text: string, input: InterviewInput, move: Move): void {
  const question = input.questions.find(({ id }) => id === move.question_id)?.text.trim() ?? '';
  const kept = [...questionsIn(move.text), ...(move.text.includes(question) ? [question] : [])];
  const isSame =
    kept.every((each) => text.includes(each)) && questionsIn(text).length === questionsIn(move.text).length;
  if (!isSame) throw new ModelFailure('question_changed');
  const said = [move.text, ...input.turns.map((turn) => turn.text)];
  const isSaid = quotedIn(text).every(({ words }) => isVerbatim(words, said));
  if (!isSaid || !acceptModelTurn(text, input).ok) throw new ModelFailure('rejected');
}

function questionsIn(text: string): string[] {
  return (text.match(/[^.!?]+\?/g) ?? []).map((each) => each.trim());
}

function reasonOf(error: unknown, limit: AbortSignal) {
  if (error instanceof ModelFailure) return error.reason;
  if (limit.aborted || error instanceof APIConnectionTimeoutError) return 'slow';
  return error instanceof APIUserAbortError ? 'cancelled' : 'failed';
}
