import { serve } from '@insights/threads/serve';
import { type InterviewInput, begin, complete, propose, prove } from '../engine/index.ts';
import type { FromEngine, ToEngine } from './messages.ts';

/** Interviews that are remembered; one that is forgotten is read from its beginning again. */
const MAX_KNOWN = 200;
const known = new Map<string, InterviewInput>();

serve(replyTo, { hasPriority: true });

function replyTo(request: ToEngine): FromEngine {
  const { kind } = request;
  const own = asBefore(request.session, request.input);
  if (kind === 'propose') return { kind, proposal: propose(own) };
  if (kind === 'prove') return { kind, proved: prove(own, request.decision) };
  if (kind === 'begin') return { kind, beginning: begin(own, request.decision) };
  return { kind, move: complete(own, request.begun) };
}

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
