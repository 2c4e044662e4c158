import { eventTypes } from '@insights/contracts';
import { eraseAnswers } from '@insights/db';
import { type Subscription, consume } from '@insights/messaging';
import { deleteDigests } from '../db/digests.ts';
import { deleteFindings } from '../db/findings.ts';
import { deleteAnswers } from '../db/model-answers.ts';
import { lockCampaign } from '../db/runs.ts';
import { deleteResults } from '../db/syntheses.ts';
import type { Deps } from '../deps.ts';
import { maskStored } from '../features/corrections/mask-corrections.ts';
import { maskCodebook } from '../features/mask-codebook.ts';
import { maskStale } from '../features/hide-names.ts';
import { maskStoredLabels } from '../features/shares/mask-labels.ts';

/** Masks the names that are hidden now in every version, correction, code and label of a link, and deletes digests, syntheses and unsent findings: they are made again. */
export function namesHiddenConsumer(deps: Deps): Subscription {
  return consume(eventTypes.namesHidden, {
    consumer: 'names-hidden',
    async prepare({ workspace_id, message: { interview_id } }) {
      await maskStale(deps, workspace_id, interview_id);
      await maskStored(deps, workspace_id, interview_id);
      await maskCodebook(deps, workspace_id, interview_id);
      await maskStoredLabels(deps, workspace_id, interview_id);
    },
    async handle(tx, { message: { interview_id } }) {
      const campaign = await lockCampaign(tx, interview_id);
      campaign.names_changed += 1;
      await deleteDigests(tx, { interview_id });
      await deleteAnswers(tx, { interview_id });
      await deleteFindings(tx, { interview_id });
      await deleteResults(tx, interview_id);
      await eraseAnswers(tx, { subjects: [], scopes: [interview_id] });
    },
  });
}
