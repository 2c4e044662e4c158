/** The totals of each question, as the campaigns service counts them: answers to scale and choice questions as typed values. */
import { matchChoice, parseScale } from '../../packages/answers/src/index.ts';
import type { campaigns } from '../../packages/contracts/src/index.ts';
import { languageOf } from '../../packages/language/src/index.ts';
import type { QuestionTotals } from '../../services/reports/src/analysis/assemble/index.ts';
import type { Campaign, Interview, Question } from './campaign-file.ts';

type Value = NonNullable<campaigns.AnswerValue['value']>;

/** Smaller groups are not shown. */
const SMALLEST = 3;

export function responsesOf({ questions, interviews, language }: Campaign): QuestionTotals[] {
  const attributes = [...new Set(interviews.flatMap((interview) => Object.keys(interview.attributes)))];
  return questions.map((question) => ({
    question_id: question.id,
    totals: totalsOf(question, interviews, language),
    changed: [],
    by_segment: (question.kind === 'open' ? [] : attributes).map((attribute) => {
      const groups = Object.entries(Object.groupBy(interviews, (interview) => interview.attributes[attribute] ?? ''));
      const shown = groups.filter(([, members = []]) => members.length >= SMALLEST);
      return {
        attribute,
        segments: shown.map(([value, members = []]) => ({ value, totals: totalsOf(question, members, language) })),
        withheld: groups.length - shown.length,
      };
    }),
  }));
}

function totalsOf(question: Question, interviews: readonly Interview[], language: string): campaigns.ResponseTotals {
  const answers = interviews.flatMap(({ turns }) => {
    const asked = turns.findIndex(
      ({ speaker, question_id }) => speaker === 'interviewer' && question_id === question.id,
    );
    return asked === -1 ? [] : (turns[asked + 1]?.text ?? '');
  });
  const values = answers.map((text) => valueOf(question, text, language));
  const distribution = valuesOf(question).map((value) => ({
    value: { value },
    count: values.filter((given) => given?.value === value.value).length,
  }));
  return {
    asked: answers.length,
    answered: answers.length,
    declined: 0,
    distribution,
    valued: values.filter((value) => value !== null).length,
    median: null,
  };
}

function valuesOf({ kind, options, scale }: Question): Value[] {
  if (kind === 'choice') return options.map((value) => ({ $case: 'option', value }));
  if (scale === null) return [];
  return Array.from({ length: scale.max - scale.min + 1 }, (_, place) => ({
    $case: 'number',
    value: scale.min + place,
  }));
}

function valueOf({ kind, options, scale }: Question, text: string, code: string): Value | null {
  const language = languageOf(code) ?? 'en';
  if (kind === 'choice') {
    const answer = matchChoice(text, options, language);
    return answer.kind === 'one' ? { $case: 'option', value: answer.option } : null;
  }
  if (scale === null) return null;
  const answer = parseScale(text, scale, language);
  return answer.kind === 'value' ? { $case: 'number', value: answer.value } : null;
}
