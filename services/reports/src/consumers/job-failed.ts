import { LockMode } from '@mikro-orm/core';
import { type MessageOf, type campaigns, eventTypes, jobTypes, payloadOf } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { type Delivery, type Subscription, consume } from '@insights/messaging';
import { ReportVersion } from '../db/entities.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';
import { ownPrincipal } from '../domain/own-principal.ts';
import { versionStates } from '../domain/report-states.ts';
import { evaluateRule, fetchInputs } from '../features/evaluate-rule.ts';

/** The codes that mean something to a caller; the others describe internal errors. */
const SHOWN: readonly string[] = ['input_too_large', 'cancelled'];

/** Fails the version or the synthesis whose job failed for good, so that the next run can start. */
export function jobFailedConsumer(deps: Deps): Subscription {
  return consume(eventTypes.jobFailed, {
    consumer: 'job-failed',
    prepare: (delivery) => inputsOfRun(deps, delivery),
    async handle(tx, { message }, inputs) {
      const synthesis = payloadOf(jobTypes.synthesizeInterview, message);
      if (synthesis) await failSynthesis(tx, synthesis.synthesis_id);
      const report = payloadOf(jobTypes.generateReport, message);
      const error_code = message.status === 'cancelled' ? 'cancelled' : message.error_code;
      if (report) await failVersion(deps, tx, { id: report.report_version_id, error_code }, inputs);
    },
  });
}

async function inputsOfRun(
  deps: Deps,
  { workspace_id, message }: Delivery<MessageOf<typeof eventTypes.jobFailed>>,
): Promise<campaigns.ReportInputs | null> {
  const report = payloadOf(jobTypes.generateReport, message);
  if (!report) return null;
  const principal = ownPrincipal(workspace_id);
  const version = await deps.db.withWorkspace({ principal }, (tx) =>
    query(tx)
      .selectFrom('report_versions')
      .select('interview_id')
      .where('id', '=', report.report_version_id)
      .executeTakeFirst(),
  );
  return version ? fetchInputs(deps, principal, version.interview_id) : null;
}

async function failSynthesis(tx: Tx, id: string): Promise<void> {
  await query(tx)
    .updateTable('syntheses')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}

async function failVersion(
  deps: Deps,
  tx: Tx,
  { id, error_code }: { id: string; error_code: string | null },
  inputs: campaigns.ReportInputs | null,
): Promise<void> {
  const version = await tx.em.findOne(ReportVersion, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!version || version.status !== 'in_progress') return;
  version.status = versionStates.after('fail', version.status);
  version.completed_at = deps.now();
  if (SHOWN.includes(error_code ?? '')) version.error_code = error_code;
  // A failed run is not repeated automatically; only a run that was queued behind it starts.
  const queued = await query(tx)
    .selectFrom('campaigns')
    .select('wanted_reason')
    .where('interview_id', '=', version.interview_id)
    .executeTakeFirst();
  if (queued?.wanted_reason) await evaluateRule(deps, tx, version.interview_id, inputs);
}
