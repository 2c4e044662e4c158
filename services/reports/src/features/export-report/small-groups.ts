import { groupsToWithhold } from '@insights/answers';
import type { reports } from '@insights/contracts';

/** A version as it may leave the team: answers of a group in which single people could be recognised are not shown apart. */
export const withoutSmallGroups = (version: reports.ReportVersion): reports.ReportVersion => ({
  ...version,
  question_results: version.question_results.map((result) => ({
    ...result,
    by_segment: result.by_segment.map(withLargeGroups),
  })),
});

function withLargeGroups({ attribute, segments, withheld }: reports.QuestionSegments): reports.QuestionSegments {
  const small = groupsToWithhold(segments, ({ answered }) => answered);
  return { attribute, segments: segments.filter((each) => !small.has(each)), withheld: withheld + small.size };
}
