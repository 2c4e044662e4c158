import type { reports } from '@insights/contracts';

/** What a query reads of one campaign: its newest ready version, and which conversations it may use. */
export interface CampaignGraph {
  readonly interview_id: string;
  /** BCP 47 tag of the campaign's language. */
  readonly language: string;
  readonly version: reports.ReportVersion;
  /** Conversations within the time and the segment of the query; null: all. */
  readonly conversations: ReadonlySet<string> | null;
}
