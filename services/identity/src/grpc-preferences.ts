import type { demos, preferences } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { createDemo, deleteDemo, listDemos, updateDemo, viewDemo } from './features/demos/demos.ts';
import { getOnboardingGuide, recordOnboardingEvent } from './features/onboarding/onboarding.ts';

/** RPC → feature. */
export function preferencesHandlers(deps: Pick<Deps, 'db' | 'now'>): Handlers<preferences.PreferencesServiceService> {
  return {
    getOnboardingGuide: (request, context) => getOnboardingGuide(deps, context, request),
    recordOnboardingEvent: (request, context) => recordOnboardingEvent(deps, context, request),
  };
}

/** RPC → feature. */
export function demosHandlers(deps: Pick<Deps, 'db'>): Handlers<demos.DemosServiceService> {
  return {
    createDemo: (request, context) => createDemo(deps, context, request),
    listDemos: (request, context) => listDemos(deps, context, request),
    updateDemo: (request, context) => updateDemo(deps, context, request),
    deleteDemo: (request, context) => deleteDemo(deps, context, request),
    viewDemo: (request, context) => viewDemo(deps, context, request),
  };
}
