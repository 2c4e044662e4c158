import { eventTypes } from '@insights/contracts';
import { type Subscription, consume } from '@insights/messaging';
import { forgetCampaign } from '../features/project-graph/forget-campaign.ts';
import { maskCampaigns, refreshCampaign, refreshOutdated } from '../features/project-graph/refresh-graph.ts';
import type { ProjectDeps } from '../project-deps.ts';

/** Keeps the graphs of projects and the shared layer in step with campaigns and reports. Reading a graph compares them as well. */
export function projectGraphConsumers(deps: ProjectDeps): Subscription[] {
  return [
    consume(eventTypes.reportReady, {
      consumer: 'project-graph:report-ready',
      prepare: ({ workspace_id, message }) => refreshCampaign(deps, workspace_id, message.interview_id),
      handle: () => Promise.resolve(),
    }),
    consume(eventTypes.namesHidden, {
      consumer: 'project-graph:names-hidden',
      prepare: ({ workspace_id, message }) => maskCampaigns(deps, workspace_id, [message.interview_id]),
      handle: () => Promise.resolve(),
    }),
    // Reports has redacted its versions: maps that were set aside meanwhile can be read again.
    consume(eventTypes.erasureAcknowledged, {
      consumer: 'project-graph:erasure-acknowledged',
      async prepare({ workspace_id, service }) {
        if (service === 'reports') await refreshOutdated(deps, workspace_id);
      },
      handle: () => Promise.resolve(),
    }),
    consume(eventTypes.campaignDeleted, {
      consumer: 'project-graph:campaign-deleted',
      handle: (tx, { message }) => forgetCampaign(tx, message.interview_id),
    }),
  ];
}
