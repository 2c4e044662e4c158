import { type ReadAnswer, type Value, readAnswer } from '@insights/answers';
import { again, goOn, listed, moveOnIfStalled, slotsOf } from './asking.ts';
import { isAnswered } from './booking.ts';
import { probeFor } from './probe.ts';
import { type Scene, move } from './scene.ts';
import type { Progress } from './state.ts';
import type { Move } from './types.ts';
import { joined } from './wording.ts';

/** Numbers that a second request for a number lists. */
const MAX_ALTERNATIVES = 3;

const CLARIFY = {
  open: 'no_answer',
  scale: 'clarify_scale',
  choice: 'clarify_choice',
  yes_no: 'clarify_yes_no',
  number: 'clarify_number',
} as const;

/** The move after an answer: a second request for its value, a probe, or the next question. */
export function afterAnswer(scene: Scene, open: Progress): Move {
  const { state, voice, lexicon } = scene;
  const booked = state.booked.filter(({ outcome }) => outcome === 'answered');
  if (booked.length > 0 && booked.every(({ question_id }) => question_id !== open.question.id))
    return moveOnIfStalled(scene, () => {
      const text = joined(voice.choose(lexicon.phrases.late), again(scene, lexicon.phrases.back_to));
      return move(scene, { kind: 'clarify', mark: 'late', text, rule: 'late_answer' });
    });
  if (!isAnswered(open) && open.returns === 0 && open.retries === 0) return retry(scene, open);
  const probe = isAnswered(open) ? probeFor(open, scene) : null;
  if (probe === null) return goOn(scene);
  const { strategy, ...rest } = probe;
  return move(scene, { kind: 'probe', mark: 'probe', detail: `:${strategy}`, ...rest });
}

/** The question once more if an answer leaves its value open: a bare number to an open question, no or several values to a closed one. */
function retry(scene: Scene, { question }: Progress): Move {
  const { lexicon, voice, answer, message } = scene;
  const { several, range, scale, number, choice, yes_no } = lexicon.phrases.retry;
  const slots = slotsOf(question, lexicon);
  const read = readAnswer(question, answer || message, lexicon.language);
  const values = alternativesIn(read).map(String);
  const named = question.kind === 'choice' ? listed(values, lexicon) : values.join(` ${lexicon.phrases.or} `);
  const [within = '', ...limits] = range;
  const wordings = { open: lexicon.phrases.clarify, scale, choice, yes_no, number };
  const text =
    question.kind !== 'yes_no' && values.length > 1
      ? voice.choose(several, { values: named })
      : (read.kind === 'out_of_range' && (voice.choose(within, slots) || voice.choose(limits, slots))) ||
        voice.choose(wordings[question.kind], slots);
  return move(scene, { kind: 'clarify', mark: 'retry', text, rule: CLARIFY[question.kind] });
}

/** The values that an answer leaves open, if they are few enough to be named in a question. */
function alternativesIn(read: ReadAnswer): Value[] {
  if (read.kind === 'several') return [...read.values];
  if (read.kind !== 'range' || read.low === null || read.high === null || read.high - read.low >= MAX_ALTERNATIVES)
    return [];
  return Array.from({ length: read.high - read.low + 1 }, (_none, index) => (read.low ?? 0) + index);
}
