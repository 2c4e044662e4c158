import { readAnswer } from '@insights/answers';
import type { ReadAnswer } from '@insights/answers';
import type { Language } from '@insights/language';
import { acknowledge, goOn, slotsOf } from './asking.ts';
import { isAnswered } from './booking.ts';
import type { Wordings } from './lexicon/lexicon.ts';
import { PROBES } from './lexicon/probes.ts';
import { listed } from './options.ts';
import { probeFor, probesLeft } from './probe.ts';
import type { Probe } from './probe.ts';
import { again, moveOnIfStalled } from './requests.ts';
import { move } from './scene.ts';
import type { Scene } from './scene.ts';
import type { Progress } from './state.ts';
import type { Move, Question } from './types.ts';
import { substanceOf } from './understand.ts';
import { joined } from './wording.ts';
import type { Slots } from './wording.ts';

/** An answer of this many words contains a reason of its own. */
const REASON_WORDS = 10;
/** Numbers that a second request for a number lists. */
const MAX_ALTERNATIVES = 3;

/** The move after an answer: a probe, a second request for a number or an option, or the next question. */
export function afterAnswer(scene: Scene, open: Progress): Move {
  const late = lateAnswer(scene, open);
  if (late !== null) return late;
  if (open.returns > 0 && isAnswered(open)) return goOn(scene, acknowledge(scene));
  // After the follow-up to a number or an option, answers are treated like those to an open question.
  if (open.question.kind === 'open' || open.strategies.length > 0) return followUp(scene, open);
  return afterClosed(scene, open);
}

/** An answer to an earlier question is noted there, and the open question is asked again in other words. */
function lateAnswer(scene: Scene, open: Progress): Move | null {
  const { state, voice, lexicon } = scene;
  const own = state.booked.filter(({ outcome }) => outcome === 'answered');
  if (own.length === 0 || own.some(({ question_id }) => question_id === open.question.id)) return null;
  return moveOnIfStalled(scene, () =>
    move(scene, {
      kind: 'clarify',
      mark: 'late',
      text: joined(voice.choose(lexicon.phrases.late), again(scene)),
      rule: 'late_answer',
    }),
  );
}

function followUp(scene: Scene, open: Progress): Move {
  if (!isAnswered(open) && open.question.kind === 'open' && scene.answer !== '') return askAgain(scene, open);
  const probe = open.touched ? null : probeFor(open, scene);
  if (probe !== null) return ask(scene, probe);
  return goOn(scene, acknowledge(scene));
}

/** A bare number does not answer an open question, which is asked once more in other words. */
function askAgain(scene: Scene, open: Progress): Move {
  if (open.retries > 0 || open.returns > 0 || scene.hurried) return goOn(scene, acknowledge(scene));
  return move(scene, { kind: 'clarify', mark: 'retry', text: again(scene), rule: 'no_answer' });
}

function ask(scene: Scene, { strategy, text, rule, words }: Probe): Move {
  const said = joined(acknowledge(scene), text);
  return move(scene, { kind: 'probe', mark: 'probe', detail: `:${strategy}`, text: said, rule, words });
}

function retry(scene: Scene, open: Progress, wordings: Wordings, slots: Slots): Move {
  const text = scene.voice.choose(wordings, { ...slotsOf(open.question, scene.lexicon), ...slots });
  return move(scene, { kind: 'clarify', mark: 'retry', text, rule: CLARIFY[open.question.kind] });
}

const CLARIFY = {
  open: 'no_answer',
  scale: 'clarify_scale',
  choice: 'clarify_choice',
  yes_no: 'clarify_yes_no',
  number: 'clarify_number',
  multi_choice: 'clarify_multi_choice',
  date: 'clarify_date',
} as const;

/** After the answer to a closed question: its reason, or the question once more if the answer leaves its value open. */
function afterClosed(scene: Scene, open: Progress): Move {
  const { answer, message, lexicon } = scene;
  const read = readAnswer(open.question, answer || message, lexicon.language);
  const { kind } = open.question;
  if (read.kind === 'value' && kind === 'scale')
    return askWhy(scene, open, lexicon.phrases.scale_why, { value: String(read.value) });
  if (read.kind === 'value' && kind === 'choice' && scene.probing !== 'light')
    return askWhy(scene, open, lexicon.phrases.choice_why, {});
  if (isAnswered(open) || read.kind === 'value' || open.retries > 0 || open.returns > 0)
    return goOn(scene, acknowledge(scene));
  return retryFor(scene, open, read);
}

function retryFor(scene: Scene, open: Progress, read: ReadAnswer): Move {
  const { lexicon } = scene;
  const { scale_retry, choice_retry, yes_no_retry, number_retry, date_retry } = lexicon.phrases;
  const { kind } = open.question;
  if (kind === 'yes_no') return retry(scene, open, yes_no_retry, {});
  if (kind === 'multi_choice') return retry(scene, open, ...severalRetry(scene, open.question, read));
  if (kind === 'date') {
    const values = read.kind === 'several' ? read.values.map((value) => dateIn(String(value), lexicon.language)) : [];
    return values.length > 0
      ? retry(scene, open, date_retry.several, { values: listed(values, lexicon) })
      : retry(scene, open, date_retry.none, {});
  }
  if (kind === 'choice') {
    return read.kind === 'several'
      ? retry(scene, open, choice_retry.several, { options: listed(read.values.map(String), lexicon) })
      : retry(scene, open, choice_retry.none, {});
  }
  const wordings = kind === 'scale' ? scale_retry : number_retry;
  const values = alternativesOf(read);
  if (values.length > 0) return retry(scene, open, wordings.several, { values: listed(values.map(String), lexicon) });
  return retry(scene, open, read.kind === 'out_of_range' ? wordings.range : wordings.none, {});
}

/** What is asked back where it is open which options are meant, or they are too few or too many. */
function severalRetry({ lexicon }: Scene, { min }: Question, read: ReadAnswer): [Wordings, Slots] {
  const { several, few, many, none, none_required } = lexicon.phrases.multi_choice_retry;
  if (read.kind === 'out_of_range') return [min !== null && read.value < min ? few : many, {}];
  if (read.kind !== 'several') return [(min ?? 0) > 0 ? none_required : none, {}];
  return [several, { options: listed(read.values.map(String), lexicon) }];
}

/** A day, month or year as people write it. */
function dateIn(value: string, language: Language): string {
  if (value.length === 4) return value;
  const day = value.length === 10 ? ({ day: 'numeric' } as const) : {};
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...day,
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(value));
}

/** The numbers that an answer leaves open, if they are few enough to be named in a question. */
function alternativesOf(read: ReadAnswer): number[] {
  if (read.kind === 'several') return read.values.map(Number);
  if (read.kind !== 'range' || read.low === null || read.high === null || read.high - read.low >= MAX_ALTERNATIVES)
    return [];
  return Array.from({ length: read.high - read.low + 1 }, (_none, index) => (read.low ?? 0) + index);
}

function askWhy(scene: Scene, open: Progress, wordings: Wordings, slots: Slots): Move {
  const { words, cause } = substanceOf(open.answers.join(' '), scene.lexicon);
  const known = cause || words >= REASON_WORDS || scene.input.campaign.probing_mode === 'standard';
  const text = known || scene.hurried || probesLeft(open, scene) <= 0 ? '' : scene.voice.chooseNew(wordings, slots);
  return text === ''
    ? goOn(scene, acknowledge(scene))
    : ask(scene, { strategy: 'why', text, rule: 'probe_reason', words: [] });
}

/** "I don't know": one gentle second attempt if the answer is required. */
export function afterNotKnowing(scene: Scene, open: Progress): Move {
  const isSettled = open.question.kind !== 'open' || open.returns > 0 || open.strategies.length > 0 || isAnswered(open);
  const { input, voice, lexicon } = scene;
  const text =
    isSettled || !open.question.required || scene.hurried || input.campaign.probing_mode === 'standard'
      ? ''
      : voice.chooseNew(lexicon.phrases.ease);
  if (text === '') return goOn(scene, acknowledge(scene, 'unknown'), { rule: 'not_known' });
  return move(scene, { kind: 'probe', mark: 'probe', detail: ':ease', text, rule: 'ease' });
}

/** A bare "yes" to an open question: an answer if the question asks for it, else an announcement of one. */
export function afterYes(scene: Scene, open: Progress): Move {
  const { voice, lexicon, state } = scene;
  if (open.returns > 0) return goOn(scene, acknowledge(scene, 'skipped'), { rule: 'skip_requested' });
  if (!isAnswered(open))
    return state.last?.mark === 'ask' && scene.time === 'enough' ? goAhead(scene) : goOn(scene, '');
  const left = !scene.hurried && open.strategies.length === 0 && probesLeft(open, scene) > 0;
  const isAdaptive = scene.input.campaign.probing_mode === 'adaptive';
  const text = left && isAdaptive ? voice.chooseNew(PROBES[lexicon.language].more) : '';
  return text === '' ? goOn(scene, '') : ask(scene, { strategy: 'short', text, rule: 'probe_short', words: [] });
}

const goAhead = (scene: Scene): Move =>
  moveOnIfStalled(scene, () => {
    const text = scene.voice.choose(scene.lexicon.phrases.go_ahead);
    return move(scene, { kind: 'acknowledge', mark: 'go_ahead', text, rule: 'go_ahead' });
  });
