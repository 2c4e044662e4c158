import type { campaigns, reports } from '@insights/contracts';
import type { Client } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';

type CampaignCalls = 'maskTexts' | 'getTurns' | 'findInterviews' | 'storeInterviewProjects';

/** Dependencies of projects, their graphs and the shared layer. */
export interface ProjectDeps extends Pick<Deps, 'db' | 'now'> {
  readonly campaigns: Pick<Client<campaigns.CampaignsServiceService>, CampaignCalls>;
  readonly reports: Pick<Client<reports.ReportsServiceService>, 'getCampaignGraph'>;
}
