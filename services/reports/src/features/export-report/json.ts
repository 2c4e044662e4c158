import type { campaigns, reports } from '@insights/contracts';

/** The complete report version with its campaign, for programs. Absent values are null. */
export function toJson(campaign: campaigns.ReportInputs, version: reports.ReportVersion): string {
  const { interview_id, name, goal, language } = campaign;
  const content = { campaign: { interview_id, name, goal, language }, report: version };
  return `${JSON.stringify(content, null, 2)}\n`;
}
