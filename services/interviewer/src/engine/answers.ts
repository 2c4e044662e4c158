import type { ReadAnswer } from '@insights/answers';
import type { Language } from '@insights/language';
import { again, goOn, listed, moveOnIfStalled, slotsOf } from './asking.ts';
import { isAnswered } from './booking.ts';
import type { Lexicon, Wordings } from './lexicon/index.ts';
import { probeFor } from './probe.ts';
import { givenTo } from './reading.ts';
import { type Scene, move } from './scene.ts';
import type { Progress } from './state.ts';
import type { Move, Question } from './types.ts';
import { joined } from './wording.ts';

/** Numbers that a second request for a number lists. */
const MAX_ALTERNATIVES = 3;

const CLARIFY = {
  open: 'no_answer',
  scale: 'clarify_scale',
  choice: 'clarify_choice',
  yes_no: 'clarify_yes_no',
  number: 'clarify_number',
  multi_choice: 'clarify_multi_choice',
  date: 'clarify_date',
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
  const { kind } = question;
  const read = givenTo(question, answer || message, lexicon.language);
  const values = alternativesIn(read).map((value) => (kind === 'date' ? dateIn(value, lexicon.language) : value));
  const isQuoted = kind === 'choice' || kind === 'multi_choice';
  const named = isQuoted ? listed(values, lexicon) : values.join(` ${lexicon.phrases.or} `);
  const slots = { ...slotsOf(question, lexicon), values: values.length > 1 ? named : '' };
  const texts = wordingsFor(question, read, lexicon).map((wordings) => voice.choose(wordings, slots));
  return move(scene, { kind: 'clarify', mark: 'retry', text: texts.find(Boolean) ?? '', rule: CLARIFY[kind] });
}

/** What may be asked, the most fitting first: the first whose slots have values is. */
function wordingsFor({ kind, min }: Question, read: ReadAnswer, { phrases }: Lexicon): Wordings[] {
  const { several, which, range, few, many, ...retries } = phrases.retry;
  const wordings: Record<typeof kind, Wordings> = { open: phrases.clarify, ...retries };
  const isOpen = kind === 'multi_choice' || kind === 'date';
  const alternatives = kind === 'yes_no' ? [] : [isOpen ? which : several];
  if (read.kind !== 'out_of_range') return [...alternatives, wordings[kind]];
  const limits = kind === 'multi_choice' ? [min !== null && read.value < min ? few : many] : range;
  return [...limits, wordings[kind]];
}

/** A day, month or year as people write it. */
export function dateIn(value: string, language: Language): string {
  const [year = '', month, day] = value.split('-');
  if (month === undefined) return year;
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...(day !== undefined && { day: 'numeric' }),
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(value));
}

/** The values that an answer leaves open, if they are few enough to be named in a question. */
function alternativesIn(read: ReadAnswer): string[] {
  if (read.kind === 'several') return read.values.map(String);
  if (read.kind !== 'range' || read.low === null || read.high === null || read.high - read.low >= MAX_ALTERNATIVES)
    return [];
  return Array.from({ length: read.high - read.low + 1 }, (_none, index) => String((read.low ?? 0) + index));
}
