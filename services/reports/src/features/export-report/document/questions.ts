import type { reports } from '@insights/contracts';
import type { View } from '../html/view.ts';
import { countsOf as askedIn, notFoundIn, othersIn, raisedIn, unassignedIn } from '../html/sections/questions.ts';
import { countsOf, evidenceOf } from './claims.ts';
import type { Block } from './report-document.ts';

/** The results of each question of the guide: distributions of typed answers, points of open ones. */
export function questions(view: View): Block[] {
  const { question_results: results } = view.version;
  const missing = notFoundIn(results);
  return [
    ...results.flatMap((result, index) => (result.asked === 0 ? [] : question(view, result, index + 1))),
    ...(missing.length > 0
      ? [{ kind: 'note', text: `${view.words.question.notFound} ${missing.join(' ')}` } as const]
      : []),
  ];
}

function question(view: View, result: reports.QuestionResult, place: number): Block[] {
  const { median } = view.words.question;
  const middle = result.median === null ? result.median_date : view.number(result.median);
  const facts = [askedIn(view, result), ...(middle === null ? [] : [median(middle)])];
  return [
    { kind: 'heading', level: 3, text: `${place}. ${result.text}` },
    { kind: 'note', text: `${facts.join(', ')}.` },
    ...answers(view, result),
  ];
}

function answers(view: View, result: reports.QuestionResult): Block[] {
  if (result.answered === 0 && result.points.length === 0)
    return [{ kind: 'note', text: view.words.question.noAnswers }];
  const more = othersIn(view, result);
  const raised = view.withoutQuotes && result.points.length === 0 ? raisedIn(view, result) : null;
  return [
    ...distribution(view, result),
    ...(raised === null || result.distribution.length > 0 ? [] : [{ kind: 'note', text: raised } as const]),
    ...(result.changed > 0 ? [{ kind: 'note', text: view.words.question.changed(result.changed) } as const] : []),
    ...result.by_segment.flatMap((each) => segments(view, each)),
    ...result.points.flatMap((point): Block[] => [
      { kind: 'paragraph', text: point.text },
      ...(point.support_count > 1 ? [{ kind: 'note', text: countsOf(view, point) } as const] : []),
      ...evidenceOf(view, point),
    ]),
    ...(result.points.length > 0 && more > 0
      ? [{ kind: 'note', text: view.words.question.others(more) } as const]
      : []),
  ];
}

function distribution(view: View, result: reports.QuestionResult): Block[] {
  const { kind, distribution: counts, valued: all } = result;
  if (counts.length === 0) return [];
  const { answer, count, share, several, unassigned } = view.words.question;
  const apart = unassignedIn(result);
  return [
    {
      kind: 'table',
      columns: [{ title: answer }, { title: count, numeric: true }, { title: share, numeric: true }],
      rows: counts.map((each) => [each.value, view.number(each.count), view.percent(all === 0 ? 0 : each.count / all)]),
    },
    ...(apart > 0 ? [{ kind: 'note', text: unassigned(apart) } as const] : []),
    ...(kind === 'multi_choice' ? [{ kind: 'note', text: several } as const] : []),
  ];
}

/** One row for each segment, one column for each value; shares of the segment's answers. */
function segments(view: View, { attribute, segments: groups, withheld }: reports.QuestionSegments): Block[] {
  const { by, segment, withheld: tooSmall } = view.words.question;
  const values = groups[0]?.distribution.map(({ value }) => value) ?? [];
  const rows = groups.map((group) => [
    segment(group.value, group.valued),
    ...group.distribution.map(({ count }) => view.percent(group.valued === 0 ? 0 : count / group.valued)),
  ]);
  return [
    { kind: 'heading', level: 4, text: by(attribute) },
    ...(rows.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: [{ title: attribute }, ...values.map((title) => ({ title, numeric: true as const }))],
            rows,
          },
        ]),
    ...(withheld > 0 ? [{ kind: 'note' as const, text: tooSmall(withheld) }] : []),
  ];
}
