import { v7 } from 'uuid';
import { type WordOf, type jobPayloads, jobTypes, type reports } from '@insights/contracts';
import { type Call, type Tx, announceAudit, jsonb, requestJob } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Job, JobTools } from '@insights/job-worker';
import { Synthesis } from '../db/entities.ts';
import { assertNothingErased } from '../db/erased.ts';
import { query } from '../db/query.ts';
import { lockCampaign } from '../db/runs.ts';
import type { Deps } from '../deps.ts';
import { ownCall, ownPrincipal } from '../domain/own-principal.ts';
import { asMessages, contentOf } from '../domain/report-content.ts';
import { withVerifiedQuotes } from '../domain/verified-quotes.ts';
import { synthesizeCampaign } from './generate-report/synthesize-campaign.ts';

/**
 * Requests an aggregate of what is completed now; creates no report version. Returns the result if it is ready within
 * `wait_seconds`, otherwise `queued` with the last result. Errors: `not_found`.
 */
export async function synthesizeInterview(
  deps: Deps,
  call: Call,
  { interview_id, wait_seconds }: reports.SynthesizeRequest,
  signal: AbortSignal,
): Promise<reports.SynthesisResult> {
  const { hidden_names } = await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  const id = v7();
  const queued = await deps.db.withWorkspace(call, async (tx) => {
    await enqueue(deps, tx, { id, interview_id });
    const details = { synthesis_id: id };
    await announceAudit(tx, call, { action: 'synthesis.requested', subject: interview_id, details });
    return present('queued', await newestCompleted(tx, interview_id, hidden_names));
  });
  if (wait_seconds === 0) return queued;
  const limits = { wait_ms: wait_seconds * 1_000, signal };
  return (await deps.synthesisSignals.waitFor(id, limits, () => readFinished(deps, call, id))) ?? queued;
}

async function readFinished({ db }: Deps, { principal }: Call, id: string): Promise<reports.SynthesisResult | null> {
  const result = await db.withWorkspace({ principal }, (tx) => tx.em.findOne(Synthesis, { id }));
  return result && result.status !== 'queued' ? present(result.status, result) : null;
}

async function enqueue({ now }: Deps, tx: Tx, { id, interview_id }: { id: string; interview_id: string }) {
  await lockCampaign(tx, interview_id);
  await query(tx)
    .insertInto('syntheses')
    .values({ id, workspace_id: tx.workspaceId, interview_id, status: 'queued', created_at: now() })
    .execute();
  await requestJob(tx, jobTypes.synthesizeInterview, { synthesis_id: id });
}

/** A result made while other names were hidden is not shown. */
async function newestCompleted(tx: Tx, interview_id: string, hidden_names: string): Promise<Synthesis | undefined> {
  const [newest] = await tx.em.find(
    Synthesis,
    { interview_id, status: 'completed', hidden_names },
    { orderBy: { created_at: 'desc', id: 'desc' }, limit: 1 },
  );
  return newest;
}

function present(
  status: WordOf<typeof reports.SynthesisStatus>,
  result: Synthesis | undefined,
): reports.SynthesisResult {
  return {
    status,
    generated_at: result?.generated_at ?? null,
    conversation_count: result?.conversation_count ?? 0,
    key_themes: result?.key_themes ?? [],
    summary: result?.summary ?? '',
    recommendations: result?.recommendations ?? [],
  };
}

/** SYNTHESIZE_INTERVIEW: stores the result of one request. No-op if it is stored already or the request was deleted. */
export async function runSynthesis(
  deps: Deps,
  job: Job<jobPayloads.SynthesizeInterview>,
  tools: JobTools,
): Promise<void> {
  const principal = ownPrincipal(job.workspace_id);
  const id = job.payload.synthesis_id;
  const wanted = await deps.db.withWorkspace({ principal }, (tx) => tx.em.findOne(Synthesis, { id }));
  if (wanted?.status !== 'queued') return;
  const { interview_id } = wanted;
  const fence = async (tx: Tx) => {
    const { status } = await tx.em.findOneOrFail(Synthesis, { id });
    if (status === 'queued') return;
    throw new AppError('stale_attempt', { publicMessage: 'This synthesis has ended or was deleted.' });
  };
  await tools.progress('loading', undefined, { interview_id });
  const { output, conversation_ids, hidden_names } = await synthesizeCampaign(deps, {
    principal,
    interview_id,
    tools,
    fence,
    report_version_id: null,
  });
  await tools.progress('storing');
  // The result is stored and shown without the evidence that its quotes are compared with.
  const { content, withheld } = withVerifiedQuotes(contentOf(output));
  if (withheld > 0) deps.quotesWithheld('synthesis', withheld);
  const { summary, key_themes, recommendations } = asMessages(content);
  await deps.db.withWorkspace({ principal }, async (tx) => {
    await lockCampaign(tx, interview_id);
    await assertNothingErased(tx, conversation_ids);
    await query(tx)
      .updateTable('syntheses')
      .set({
        status: 'completed',
        job_attempt: job.attempt,
        generated_at: deps.now(),
        conversation_count: conversation_ids.length,
        summary: summary ?? '',
        key_themes: jsonb(key_themes),
        recommendations: jsonb(recommendations.map(({ text }) => text)),
        hidden_names,
      })
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .where('job_attempt', '<=', job.attempt)
      .execute();
  });
}
