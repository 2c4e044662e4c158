/** A report as the file that a customer downloads. */
import { renderReport } from '../../services/reports/src/features/export-report/render-report.ts';
import type { ReportFormat } from '../../services/reports/src/features/export-report/render-report.ts';
import type { Campaign } from './campaign-file.ts';
import { reportOn } from './report.ts';

const TIME = '2026-03-12T10:00:00.000Z';

export async function fileOf(campaign: Campaign, format: ReportFormat): Promise<Buffer> {
  const report = reportOn(campaign);
  const count = campaign.interviews.length;
  const { content } = await renderReport(format, {
    page_url: '',
    campaign: {
      interview_id: 'campaign',
      name: campaign.name,
      goal: campaign.goal,
      language: campaign.language,
      status: 'completed',
      report: null,
      completed_count: count,
      tagged_count: count,
      hidden_names: '',
      questions: [],
    },
    version: {
      ...report,
      id: 'version',
      interview_id: 'campaign',
      version_number: 1,
      status: 'ready',
      trigger_reason: 'campaign_completed',
      error_code: null,
      created_at: TIME,
      completed_at: TIME,
      redacted_at: null,
      conversation_count: count,
    },
  });
  return content;
}
