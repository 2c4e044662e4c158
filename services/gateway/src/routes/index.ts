import type { Route } from '../core/route.ts';
import { apiKeyRoutes } from './api-keys/index.ts';
import { healthRoutes } from './health/index.ts';
import { interviewRoutes } from './interviews/index.ts';
import { jobRoutes } from './jobs/index.ts';
import { getMetrics } from './metrics/get.ts';
import { getOpenApi } from './reference/get-openapi.ts';
import { workspaceRoutes } from './workspaces/index.ts';

/** Every route. Router, validation, reference, access matrix and client are made from this table. */
export const routes: readonly Route[] = [
  ...workspaceRoutes,
  ...apiKeyRoutes,
  ...interviewRoutes,
  ...jobRoutes,
  ...healthRoutes,
  getMetrics,
  getOpenApi,
];
