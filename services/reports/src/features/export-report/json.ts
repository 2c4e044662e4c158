import type { campaigns, reports } from '@insights/contracts';

/** All that a report version has, for programs, with the campaign that it is about. What has no value is null. */
export function toJson(campaign: campaigns.ReportInputs, version: reports.ReportVersion): string {
  const { interview_id, name, goal, language } = campaign;
  const content = { campaign: { interview_id, name, goal, language }, report: version };
  return `${JSON.stringify(content, (_key, value: unknown) => (value === undefined ? null : value), 2)}\n`;
}
