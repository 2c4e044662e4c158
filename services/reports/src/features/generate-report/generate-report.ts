import { LockMode } from '@mikro-orm/core';
import { eventTypes, type jobs } from '@insights/contracts';
import { type Tx, append } from '@insights/db';
import { AppError } from '@insights/errors';
import type { JobTools } from '@insights/job-worker';
import { ReportVersion } from '../../db/entities.ts';
import type { Deps } from '../../deps.ts';
import { ownPrincipal } from '../../domain/own-principal.ts';
import { versionStates } from '../../domain/report-states.ts';
import { verifyEvidence } from '../../engine/index.ts';
import type { EngineInput, EngineOutput } from '../../engine/types.ts';
import { type LoadedInput, loadEngineInput } from './engine-input.ts';
import { synthesizeInThread } from './engine-thread.ts';
import { assertNothingErased } from './nothing-erased.ts';

/**
 * GENERATE_REPORT: makes the version that the job is about. Done before, or the version gone: nothing to do. A worker that lost its lease
 * changes nothing, because the version remembers the highest attempt. Every quote is compared with its turn before `ready`.
 */
export async function generateReport(deps: Deps, job: jobs.LeasedJob, tools: JobTools): Promise<void> {
  const principal = ownPrincipal(job.workspace_id);
  const version = await deps.db.withWorkspace({ principal }, (tx) => claimVersion(tx, job));
  if (!version) return;
  await tools.progress('loading');
  const input = await loadEngineInput(deps, principal, version.interview_id);
  await tools.progress('clustering');
  const output = await synthesizeInThread(input, tools.signal);
  assertVerified(output, input);
  await tools.progress('storing');
  await deps.db.withWorkspace({ principal }, async (tx) => {
    const claimed = await claimVersion(tx, job);
    if (!claimed) return;
    await assertNothingErased(tx, input);
    await storeReady(deps, tx, claimed, input, output);
  });
}

/** The version, locked and marked with this attempt; undefined when there is nothing left to do. Errors: `stale_attempt`. */
async function claimVersion(tx: Tx, job: jobs.LeasedJob): Promise<ReportVersion | undefined> {
  const version = await tx.em.findOne(ReportVersion, { id: job.subject_id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!version || version.status !== 'in_progress') return undefined;
  if (job.attempt < version.job_attempt) {
    throw new AppError('stale_attempt', { say: 'A later attempt has taken this report over.' });
  }
  version.job_attempt = job.attempt;
  return version;
}

/** A version with a quote that nobody said is never shown to anybody. */
function assertVerified(output: EngineOutput, input: EngineInput): void {
  const turns = new Map(input.conversations.flatMap(({ turns: all }) => all.map((turn) => [turn.id, turn] as const)));
  const { ok, failures } = verifyEvidence(output.evidence, turns);
  if (!ok) throw new Error(`${failures.length} of ${output.evidence.length} quotes differ from their turns`);
}

async function storeReady(
  { now }: Deps,
  tx: Tx,
  version: ReportVersion,
  input: LoadedInput,
  output: EngineOutput,
): Promise<void> {
  version.status = versionStates.after('finish', version.status);
  version.completed_at = now();
  version.conversation_count = input.conversations.length;
  version.hidden_names = input.hidden_names;
  version.summary = output.summary;
  version.outputs = output.outputs;
  version.key_themes = output.key_themes;
  version.recommendations = output.recommendations.map((text, index) => ({
    text,
    evidence: output.recommendation_evidence[index] ?? [],
  }));
  version.evidence = output.evidence.map((evidence) => ({ ...evidence, verified: true }));
  await append(
    tx,
    eventTypes.reportReady,
    {
      interview_id: version.interview_id,
      report_version_id: version.id,
      trigger_reason: version.trigger_reason,
    },
    { aggregate_id: version.id, aggregate_version: 2 },
  );
}
