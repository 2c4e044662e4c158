import { lexiconOf, replay } from '../../index.ts';
import { isAnswered } from '../../booking.ts';
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

const includesAny = (text: string, wordings: readonly string[]): boolean => wordings.some((one) => text.includes(one));

/** Condolences where nobody was lost. */
export function wrongFeelings({ exchanges, guide }: Dialogue): string[] {
  const { ack } = lexiconOf(guide.campaign.language).phrases;
  return exchanges.flatMap(({ move }, index) => {
    const before = exchanges[index - 1]?.said ?? [];
    const felt = new Set(before.map(({ polarity }) => polarity));
    const wrong = includesAny(move.text, ack.loss) && !felt.has('grave');
    return wrong ? [`${before.map(({ text }) => text).join(' / ')} → ${move.text}`] : [];
  });
}

/** Required questions that were asked and are neither answered nor declined at the end. */
export function unsettled({ exchanges, input, guide }: Dialogue): string[] {
  if (exchanges.some(({ move }) => ['stop_requested', 'closing_time'].includes(move.why.rule))) return [];
  const lexicon = lexiconOf(guide.campaign.language);
  const { asked } = stateOf({ ...input, now_ms: 0, resumed: false }, lexicon);
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

const MIN_QUOTED_WORDS = 3;
const QUOTED = /[“„«]\s?([^“”„«»]+?)\s?[“”»]/gu;

/** Whether a quote begins or ends here: at the border of the text, at a mark, or at a word that joins clauses or means nothing. */
function isBorder(text: string, next: RegExpMatchArray | null, language: string): boolean {
  const { match } = lexiconOf(language);
  const word = (next?.[0] ?? '').toLowerCase();
  return text === '' || [match.connectives, match.fillers].some((pattern) => word.replace(pattern, '') === '');
}

/** Quotes in probes that are not a whole clause of what was said. */
export function fragments({ exchanges, guide }: Dialogue): string[] {
  const { language, name } = guide.campaign;
  return exchanges.flatMap(({ move }, index) => {
    if (!move.note.startsWith('probe:')) return [];
    const spoken = (exchanges[index - 1]?.said ?? []).map(({ text }) => text).join('\n');
    return [...move.text.matchAll(QUOTED)].flatMap(([, quote = '']) => {
      if (quote === name) return [];
      const at = spoken.indexOf(quote);
      const before = spoken.slice(0, Math.max(0, at)).trimEnd();
      const after = spoken.slice(at + quote.length).trimStart();
      const begins = isBorder(before, before.match(/[\p{L}’']+$/u), language);
      const ends = isBorder(after, after.match(/^[\p{L}’']+/u), language);
      return at >= 0 && quote.split(' ').length >= MIN_QUOTED_WORDS && begins && ends ? [] : [`${quote} ← ${spoken}`];
    });
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
