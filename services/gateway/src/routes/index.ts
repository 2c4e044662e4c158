import type { Route } from '../core/route.ts';
import { agentTemplateRoutes } from './agent-templates/index.ts';
import { apiKeyRoutes } from './api-keys/index.ts';
import { campaignInsightsRoutes } from './campaign-insights/index.ts';
import { campaignReportsRoutes } from './campaign-reports/index.ts';
import { demoRoutes } from './demo/index.ts';
import { documentRoutes } from './documents/index.ts';
import { emailDomainRoutes } from './email-domains/index.ts';
import { healthRoutes } from './health/index.ts';
import { interviewExportRoutes } from './interview-export/index.ts';
import { interviewRoutes } from './interviews/index.ts';
import { jobRoutes } from './jobs/index.ts';
import { joinRoutes } from './join/index.ts';
import { getMetrics } from './metrics/get.ts';
import { preferenceRoutes } from './preferences/index.ts';
import { getOpenApi } from './reference/get-openapi.ts';
import { vaultRoutes } from './vaults/index.ts';
import { webhookEndpointRoutes } from './webhook-endpoints/index.ts';
import { workspaceRoutes } from './workspaces/index.ts';

/** Every route. Router, validation, reference, access matrix and client are made from this table. */
export const routes: readonly Route[] = [
  ...workspaceRoutes,
  ...emailDomainRoutes,
  ...apiKeyRoutes,
  ...interviewRoutes,
  ...agentTemplateRoutes,
  ...joinRoutes,
  ...campaignInsightsRoutes,
  ...campaignReportsRoutes,
  ...interviewExportRoutes,
  ...webhookEndpointRoutes,
  ...vaultRoutes,
  ...documentRoutes,
  ...preferenceRoutes,
  ...demoRoutes,
  ...jobRoutes,
  ...healthRoutes,
  getMetrics,
  getOpenApi,
];
