import { LockMode } from '@mikro-orm/core';
import { type campaigns, type events, eventTypes } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { type Delivery, type Subscription, consume } from '@insights/messaging';
import { ReportVersion } from '../db/entities.ts';
import type { Deps } from '../deps.ts';
import { ownPrincipal } from '../domain/own-principal.ts';
import { versionStates } from '../domain/report-states.ts';
import { evaluateRule, fetchInputs } from '../features/evaluate-rule/evaluate-rule.ts';

/** A run whose job is lost is failed, so that the next one may start. */
export function jobFailedConsumer(deps: Deps): Subscription {
  return consume(eventTypes.jobFailed, {
    consumer: 'job-failed',
    prepare: (delivery) => inputsOfRun(deps, delivery),
    async handle(tx, { message }, inputs) {
      if (message.type === 'SYNTHESIZE_INTERVIEW') await failSynthesis(tx, message.subject_id);
      if (message.type === 'GENERATE_REPORT') await failVersion(deps, tx, message, inputs);
    },
  });
}

async function inputsOfRun(deps: Deps, delivery: Delivery<events.JobFailed>): Promise<campaigns.ReportInputs | null> {
  const principal = ownPrincipal(delivery.workspace_id);
  const version = await deps.db.withWorkspace({ principal }, (tx) =>
    tx.row<{ interview_id: string }>('select interview_id from report_versions where id = $1', [
      delivery.message.subject_id,
    ]),
  );
  return version ? fetchInputs(deps, principal, version.interview_id) : null;
}

async function failSynthesis(tx: Tx, id: string): Promise<void> {
  await tx.run(`update syntheses set status = 'failed' where id = $1 and status = 'queued'`, [id]);
}

async function failVersion(
  deps: Deps,
  tx: Tx,
  { subject_id: id, error_code }: events.JobFailed,
  inputs: campaigns.ReportInputs | null,
): Promise<void> {
  const version = await tx.em.findOne(ReportVersion, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!version || version.status !== 'in_progress') return;
  version.status = versionStates.after('fail', version.status);
  version.completed_at = deps.now();
  // Other codes say what happened inside; this one says what a person can change.
  if (error_code === 'input_too_large') version.error_code = error_code;
  await tx.flush();
  // Only a wish that waited behind this run starts another: a run that failed is not tried again by itself.
  const campaign = await tx.row<{ wanted_reason: string | null }>(
    'select wanted_reason from campaigns where interview_id = $1',
    [version.interview_id],
  );
  if (campaign?.wanted_reason) await evaluateRule(deps, tx, version.interview_id, inputs);
}
