import type { queries } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { askCampaigns } from './features/ask-campaigns.ts';
import { queryReports } from './features/query-reports.ts';

/** RPC → feature. */
export function queriesHandlers(deps: Deps): Handlers<queries.QueriesServiceService> {
  return {
    queryReports: (request, call) => queryReports(deps, call, request),
    askCampaigns: (request, call) => askCampaigns(deps, call, request),
  };
}
