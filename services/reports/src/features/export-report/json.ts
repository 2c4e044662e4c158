import type { ReportSource } from './render-report.ts';

/** The complete report version with its campaign, for programs. Absent values are null. The seal and the closing brace follow. */
export function toJson({ campaign: { interview_id, name, goal, language }, version }: ReportSource): string {
  const content = { campaign: { interview_id, name, goal, language }, report: version };
  return JSON.stringify(content, null, 2).replace(/\n\}$/, '');
}
