import type { campaigns } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { type Counted, type Counting, changedAnswers, countAnswers, countPeople } from '../../db/answers.ts';
import type { HiddenNames, NameBook } from '../../db/hidden-names.ts';
import type { Interview } from '../../db/entities.ts';
import { type Segment, shownSegments, totalsOf } from '../../domain/answers/totals.ts';

export type QuestionTotals = Omit<campaigns.QuestionResponses, 'responses'>;

/** Totals of every question, counted from stored values. Names in values of segments are not masked. */
export async function responseTotals(tx: Tx, interview: Interview, counting: Counting): Promise<QuestionTotals[]> {
  const { segment } = counting;
  const counted = Map.groupBy(await countAnswers(tx, interview.id, counting), ({ question_id }) => question_id);
  const changed = await changedAnswers(tx, counting.ids ?? []);
  const people = segment === null ? [] : await countPeople(tx, interview.id, counting);
  const peopleOf = new Map(people.map((row) => [`${row.question_id} ${row.segment ?? ''}`, row.people]));
  return interview.questions.map((question) => {
    const rows = counted.get(question.id) ?? [];
    const segments = segment === null ? [] : segmentsOf(rows, (value) => peopleOf.get(`${question.id} ${value ?? ''}`));
    const shown = shownSegments(segments, interview.settings.hide_participant_names);
    return {
      question,
      totals: totalsOf(question, rows),
      segments: shown.segments.map(({ value, rows: own }) => ({
        value,
        totals: totalsOf(question, own),
      })),
      segments_withheld: shown.withheld,
      changed: changed.get(question.id) ?? [],
    };
  });
}

/** The totals as readers may see them. Errors: `unavailable`. */
export async function presentTotals(
  names: NameBook,
  rule: HiddenNames,
  totals: readonly QuestionTotals[],
): Promise<QuestionTotals[]> {
  const values = [...new Set(totals.flatMap(({ segments }) => segments.flatMap(({ value }) => value ?? [])))];
  const { texts } = await names.mask(rule, { texts: values, topics: [] });
  const shown = new Map(values.map((value, index) => [value, texts[index]?.text ?? '']));
  return totals.map(({ segments, ...each }) => ({
    ...each,
    segments: segments.map(({ value, ...segment }) => ({
      ...segment,
      value: value === null ? null : (shown.get(value) ?? ''),
    })),
  }));
}

function segmentsOf(rows: readonly Counted[], peopleOf: (value: string | null) => number | undefined): Segment[] {
  const bySegment = Map.groupBy(rows, ({ segment }) => segment || null);
  return [...bySegment].map(([value, own]) => ({ value, people: peopleOf(value) ?? 0, rows: own }));
}
