import type { campaigns } from '@insights/contracts';

/** The trigger rule's numbers out of a campaign's inputs; campaigns always sends them. */
export function reportOf(inputs: Pick<campaigns.ReportInputs, 'report'>): campaigns.ReportSettings {
  if (!inputs.report) throw new Error('campaigns sent no report settings');
  return inputs.report;
}
