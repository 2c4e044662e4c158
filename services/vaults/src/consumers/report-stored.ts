import { eventTypes } from '@insights/contracts';
import { type Subscription, consume } from '@insights/messaging';
import type { Deps } from '../deps.ts';
import { hasReport, storeReport } from '../features/store-report/store-report.ts';

/** A new report replaces the campaign's former one. */
export function reportReady(deps: Deps): Subscription {
  return consume(eventTypes.reportReady, {
    consumer: 'report-document',
    handle: (tx, { message }) => storeReport(deps, tx, message.interview_id, { forgets: false }),
  });
}

/** People were erased from the campaign's report: its document and its past versions. */
export function reportRedacted(deps: Deps): Subscription {
  return consume(eventTypes.reportRedacted, {
    consumer: 'report-redacted',
    async handle(tx, { message: { interview_id } }) {
      if (await hasReport(tx, interview_id)) await storeReport(deps, tx, interview_id, { forgets: true });
    },
  });
}
