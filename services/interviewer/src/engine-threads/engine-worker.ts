import { prepareSignals } from '@insights/signals';
import { serve } from '@insights/threads/serve';
import type { InterviewInput } from '../engine/index.ts';
import { type FromEngine, type ToEngine, answerTo } from './messages.ts';

/** Interviews that are remembered; one that is forgotten is read from its beginning again. */
const MAX_KNOWN = 200;
const known = new Map<string, InterviewInput>();

prepareSignals();

serve(({ session, input, request }: ToEngine): FromEngine => answerTo(request, asBefore(session, input)), {
  hasPriority: true,
});

/** The input with the objects of the one before where they are equal: the engine recognises what it has read by its objects. */
function asBefore(session: string, input: InterviewInput): InterviewInput {
  const before = known.get(session);
  const turns = input.turns.map((turn, index) => {
    const earlier = before?.turns[index];
    return earlier?.seq === turn.seq && earlier.text === turn.text ? earlier : turn;
  });
  const { now_ms, resumed, heard } = input;
  const own = before ? { ...before, turns, now_ms, resumed, heard } : input;
  known.delete(session);
  known.set(session, own);
  const [oldest] = known.keys();
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  return own;
}
