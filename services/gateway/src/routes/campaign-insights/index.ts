import { getCartography } from './get-cartography.ts';
import { getInsights } from './get-insights.ts';
import { getPersonas } from './get-personas.ts';
import { getRoadmap } from './get-roadmap.ts';
import { listResponses } from './list-responses.ts';
import { synthesizeInterview } from './synthesize.ts';

export const campaignInsightsRoutes = [
  synthesizeInterview,
  getInsights,
  listResponses,
  getCartography,
  getRoadmap,
  getPersonas,
];
