import { quotedIn, sentencesOf } from '@insights/language';
import { isAnswered } from '../../booking.ts';
import { lexiconOf, replay } from '../../index.ts';
import { PROTOCOLS } from '../../lexicon/protocols/index.ts';
import { stateOf } from '../../state.ts';
import { SUPPORT_TEXT } from './converse.ts';
import type { Dialogue, Exchange } from './converse.ts';

/** Turns that may ask again what was asked before. */
const AGAIN: ReadonlySet<string> = new Set([
  'repeat_requested',
  'explain_requested',
  'question_back',
  'resumed',
  'late_answer',
  'return_to_unanswered',
  'start_again',
  'clarify_choice',
  'clarify_scale',
  'clarify_yes_no',
  'clarify_number',
  'clarify_multi_choice',
  'clarify_date',
  'order',
  'care_check',
  'care_lifted',
  'distress',
]);

/** Condolences where nobody was lost. */
export function wrongFeelings({ exchanges, guide }: Dialogue): string[] {
  const { condolence } = PROTOCOLS[lexiconOf(guide.campaign.language).language];
  return exchanges.flatMap(({ move }, index) => {
    const before = exchanges[index - 1]?.said ?? [];
    const wrong = move.text.includes(condolence) && !before.some(({ polarity }) => polarity === 'grave');
    return wrong ? [`${before.map(({ text }) => text).join(' / ')} → ${move.text}`] : [];
  });
}

/** Required questions that were asked and are neither answered nor declined at the end. */
export function unsettled({ exchanges, input }: Dialogue): string[] {
  if (exchanges.some(({ move }) => ['stop_requested', 'closing_time'].includes(move.why.rule))) return [];
  const { asked } = stateOf({ ...input, now_ms: 0, resumed: false });
  return input.questions.flatMap(({ id, text, required }) => {
    const progress = asked.get(id);
    if (!required) return [];
    return progress !== undefined && (progress.declined || isAnswered(progress)) ? [] : [text];
  });
}

/** Questions that the interviewer asked twice without a reason to. */
export function askedTwice({ exchanges }: Dialogue): string[] {
  const seen = new Set<string>();
  return exchanges.flatMap(({ move }) => {
    if (AGAIN.has(move.why.rule)) return [];
    const questions = move.text.match(/[^.!?“”„«»]+\?/g) ?? [];
    return questions
      .map((question) => question.trim())
      .filter((question) => question.length > 1)
      .filter((question) => {
        const known = seen.has(question);
        seen.add(question);
        return known;
      });
  });
}

/** Quotes in probes that are not a whole sentence of what was said. */
export function fragments({ exchanges, guide }: Dialogue): string[] {
  const { language } = lexiconOf(guide.campaign.language);
  return exchanges.flatMap(({ move }, index) => {
    if (!move.note.startsWith('probe:')) return [];
    const said = (exchanges[index - 1]?.said ?? []).flatMap(({ text }) =>
      sentencesOf(text, language).map(({ start, end }) => text.slice(start, end)),
    );
    const quotes = quotedIn(move.text).map(({ words }) => words);
    return quotes.filter(
      (quote) =>
        quote !== guide.campaign.name &&
        !said.some((one) => one.startsWith(quote) && /^(?:$|\s?[.,;:!…–—-])/.test(one.slice(quote.length))),
    );
  });
}

/** Progress that goes backwards or grows. */
export function backwards({ exchanges }: Dialogue): string[] {
  let last = { question: 0, of: Number.MAX_SAFE_INTEGER };
  return exchanges.flatMap(({ move }) => {
    if (move.progress === null) return [];
    const isWorse = move.progress.question < last.question || move.progress.of > last.of;
    last = move.progress;
    return isWorse ? [`${move.text} ${JSON.stringify(move.progress)}`] : [];
  });
}

/** Interviews that never end, or whose replay differs. */
export function unsteady(dialogue: Dialogue): string[] {
  const { exchanges, input } = dialogue;
  if (exchanges.at(-1)?.move.finished !== true) return ['never ends'];
  return replay(input).flatMap(({ stored, isSame }) => (isSame ? [] : [`replay differs at ${stored.seq}`]));
}

/** Answers with a truth of their own that were booked to another question. */
export function misbooked({ exchanges, input }: Dialogue): string[] {
  const booked = new Map<number, string | null>();
  for (const { move } of exchanges) for (const { seq, question_id } of move.answers) booked.set(seq, question_id);
  return exchanges.flatMap(({ said, first_seq }: Exchange) =>
    said.flatMap(({ text, answers }, index) => {
      const where = booked.get(first_seq + index);
      return answers === null || where === undefined || where === answers
        ? []
        : [`${text} → ${input.questions.find(({ id }) => id === where)?.text ?? 'nowhere'}`];
    }),
  );
}

/** Signs of a crisis that are not answered with the support text, or that are followed by a probe. */
export function unsupported({ exchanges }: Dialogue): string[] {
  const at = exchanges.findIndex(({ said }) =>
    said.some(({ polarity, answers }) => polarity === 'grave' && answers === null),
  );
  if (at < 0) return [];
  const [next, ...later] = exchanges.slice(at + 1).map(({ move }) => move);
  const probes = later.filter(({ note }) => note.startsWith('probe:')).map(({ text }) => text);
  const isCaredFor = next?.text.includes(SUPPORT_TEXT) === true || next?.why.rule === 'soft_check';
  return isCaredFor ? probes : [next?.text ?? 'nothing', ...probes];
}

/** Sentences with a gap, a slot that was not filled, or a doubled mark. */
export const broken = ({ exchanges }: Dialogue): string[] =>
  exchanges
    .map(({ move }) => move.text)
    .filter((text) => text.trim() === '' || /[{}]|undefined| {2}|\?\?|\.\.(?!\.)|\bi\s(?:upload|type)/u.test(text));

export const CHECKS = {
  unsupported,
  wrongFeelings,
  unsettled,
  askedTwice,
  fragments,
  backwards,
  unsteady,
  broken,
};
