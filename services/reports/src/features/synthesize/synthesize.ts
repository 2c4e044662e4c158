import { v7 } from 'uuid';
import { eventTypes, type jobs, type reports } from '@insights/contracts';
import { type Call, type Tx, announceAudit, append } from '@insights/db';
import type { JobTools } from '@insights/job-worker';
import { Synthesis } from '../../db/entities.ts';
import { lockCampaign } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import { ownCall, ownPrincipal } from '../../domain/own-principal.ts';
import { assertNothingErased } from '../generate-report/nothing-erased.ts';
import { synthesizeCampaign } from '../generate-report/synthesize-campaign.ts';

const POLL_MS = 100;

/**
 * Asks for an aggregate of what is completed now; makes no report version. Answers the result when it comes within
 * `wait_seconds`, else `queued` with the last result. Errors: `not_found`.
 */
export async function synthesizeInterview(
  deps: Deps,
  call: Call,
  request: reports.SynthesizeRequest,
  signal: AbortSignal,
): Promise<reports.SynthesisResult> {
  const { interview_id } = request;
  const { hidden_names } = await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  let id = '';
  const queued = await deps.db.withWorkspace(call, async (tx) => {
    id = await enqueue(deps, tx, interview_id);
    const details = { synthesis_id: id };
    await announceAudit(tx, call, { action: 'synthesis.requested', subject: interview_id, details });
    return present('queued', await newestCompleted(tx, interview_id, hidden_names));
  });
  const until = Date.now() + request.wait_seconds * 1_000;
  while (Date.now() < until && !signal.aborted) {
    const result = await deps.db.withWorkspace({ principal: call.principal }, (tx) => tx.em.findOne(Synthesis, { id }));
    if (result && result.status !== 'queued') return present(result.status, result);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return queued;
}

async function enqueue({ now }: Deps, tx: Tx, interviewId: string): Promise<string> {
  await lockCampaign(tx, interviewId);
  const id = v7();
  await tx.run(
    `insert into syntheses (id, workspace_id, interview_id, status, created_at) values ($1, $2, $3, 'queued', $4)`,
    [id, tx.workspaceId, interviewId, now()],
  );
  await append(
    tx,
    eventTypes.jobRequested,
    {
      key: `synthesize:${id}`,
      type: 'SYNTHESIZE_INTERVIEW',
      queue_name: 'synthesis',
      subject_id: id,
      max_attempts: null,
    },
    { aggregate_id: id, aggregate_version: 1 },
  );
  return id;
}

/** One that was made while other names were hidden is not shown: it is made again by asking for it. */
async function newestCompleted(tx: Tx, interviewId: string, hiddenNames: string): Promise<Synthesis | undefined> {
  const where = { interview_id: interviewId, status: 'completed', hidden_names: hiddenNames };
  return (await tx.em.find(Synthesis, where, { orderBy: { created_at: 'desc', id: 'desc' }, limit: 1 }))[0];
}

function present(status: string, result: Synthesis | undefined): reports.SynthesisResult {
  return {
    status,
    generated_at: result?.generated_at ?? null,
    conversation_count: result?.conversation_count ?? 0,
    key_themes: result?.key_themes ?? [],
    summary: result?.summary ?? '',
    recommendations: result?.recommendations ?? [],
  };
}

/** SYNTHESIZE_INTERVIEW: fills the row that the job is about. */
export async function runSynthesis(deps: Deps, job: jobs.LeasedJob, tools: JobTools): Promise<void> {
  const principal = ownPrincipal(job.workspace_id);
  const wanted = await deps.db.withWorkspace({ principal }, (tx) => tx.em.findOne(Synthesis, { id: job.subject_id }));
  if (!wanted || wanted.status !== 'queued') return;
  const { output, conversation_ids, hidden_names } = await synthesizeCampaign(
    deps,
    principal,
    wanted.interview_id,
    tools,
  );
  await tools.progress('storing');
  await deps.db.withWorkspace({ principal }, async (tx) => {
    await lockCampaign(tx, wanted.interview_id);
    await assertNothingErased(tx, conversation_ids);
    await tx.run(
      `update syntheses set status = 'completed', job_attempt = $2, generated_at = $3, conversation_count = $4, summary = $5,
              key_themes = $6, recommendations = $7, hidden_names = $8
        where id = $1 and status = 'queued' and job_attempt <= $2`,
      [
        job.subject_id,
        job.attempt,
        deps.now(),
        conversation_ids.length,
        output.summary,
        JSON.stringify(output.key_themes),
        JSON.stringify(output.recommendations),
        hidden_names,
      ],
    );
  });
}
