/** How much of what a meeting was about its themes name, beside simple lists of words. */
import { reportOn } from './report.ts';
import type { Described } from './shared-data.ts';
import { summaryCoverage } from './summaries.ts';
import type { Coverage } from './summaries.ts';

/** The report on each meeting alone: the labels of its themes, then their keywords, against its list of topics. */
export function meetingCoverage(described: Described): Coverage[] {
  const texts = described.campaign.interviews.map((interview) => {
    const { key_themes } = reportOn({ ...described.campaign, interviews: [interview] });
    return [...key_themes.map(({ label }) => label), ...key_themes.flatMap(({ keywords }) => keywords)];
  });
  return summaryCoverage(described, false, texts);
}
