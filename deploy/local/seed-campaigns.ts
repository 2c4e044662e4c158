import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from './api-client.ts';
import { type SampleCampaign, type SampleInterview, loadSamples } from './samples.ts';

interface Interview {
  id: string;
  status: string;
  questions: { id: string }[];
}

export interface SeedSteps {
  /** Runs a step once across all starts and stores its result, an id or any text. */
  once(step: string, work: () => Promise<string>): Promise<string>;
}

export interface CampaignSeed {
  api: Api;
  workspace_id: string;
  steps: SeedSteps;
  signal: AbortSignal;
  report: (line: string) => void;
  /** One interview of one campaign, without a report. */
  isSmall: boolean;
}

const REPORT_TIMEOUT_MS = 120_000;

/** Samples count questions from 1; the service knows them by id. */
export function transcriptOf(interview: SampleInterview, questions: readonly { readonly id: string }[]): unknown {
  if (interview.format !== 'json') return interview.transcript;
  const turns = interview.transcript.turns.map(({ question, ...turn }) => {
    const asked = question === undefined ? undefined : questions[question - 1];
    return asked ? { ...turn, question_id: asked.id } : turn;
  });
  return { turns };
}

async function importInterview(
  { api, steps }: CampaignSeed,
  campaign: Interview,
  sample: SampleInterview,
): Promise<void> {
  const { contact, format, started_at, file } = sample;
  await steps.once(`import ${campaign.id} ${file}`, async () => {
    const { conversation_id } = await api<{ conversation_id: string }>({
      method: 'POST',
      path: `/v1/interviews/${campaign.id}/conversations/import`,
      body: {
        contact,
        format,
        started_at,
        transcript: transcriptOf(sample, campaign.questions),
        ...(sample.format === 'json' ? {} : { speaker_map: sample.speaker_map }),
      },
      idempotency_key: `demo-import-${campaign.id}-${file}`,
    });
    return conversation_id;
  });
}

/** Waits for the campaign's newest report for a limited time, as the demo works without it. */
async function awaitReport(
  { api, signal, report }: CampaignSeed,
  { id, name }: { id: string; name: string },
): Promise<string> {
  report(`  Writing the report of "${name}"`);
  const path = `/v1/interviews/${id}/report/generation-status`;
  const deadline = performance.now() + REPORT_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const { status } = await api<{ status: string | null }>({ method: 'GET', path });
    if (status === 'ready' || status === 'failed') {
      report(`  The report of "${name}" ${status === 'ready' ? 'is ready' : 'failed; logs/reports.log says why'}`);
      return status;
    }
    await pause(200, undefined, { signal });
  }
  report(`  The report of "${name}" is not ready yet; it will appear later`);
  return 'late';
}

async function seedCampaign(context: CampaignSeed, sample: SampleCampaign): Promise<string> {
  const { api, workspace_id, steps, report, isSmall } = context;
  const { interviews: all, ...campaign } = sample;
  const interviews = all.slice(0, isSmall ? 1 : undefined);
  const id = await steps.once(`campaign ${sample.name}`, async () => {
    report(`  Importing ${interviews.length} interviews of "${sample.name}"`);
    const body = { workspace_id, ...campaign };
    const idempotency_key = `demo-campaign-${workspace_id}-${sample.name}`;
    return (await api<Interview>({ method: 'POST', path: '/v1/interviews', body, idempotency_key })).id;
  });
  const made = await api<Interview>({ method: 'GET', path: `/v1/interviews/${id}` });
  if (made.status === 'draft') {
    await api({ method: 'POST', path: `/v1/interviews/${id}/start`, idempotency_key: `demo-start-${id}` });
  }
  for (const interview of interviews) await importInterview(context, made, interview);
  if (!isSmall) await steps.once(`report ${id}`, () => awaitReport(context, { id, name: sample.name }));
  return id;
}

/** Creates and starts the sample campaigns, imports their interviews and waits for their reports. Returns the campaigns' ids. */
export function seedCampaigns(context: CampaignSeed): Promise<string[]> {
  const samples = loadSamples().slice(0, context.isSmall ? 1 : undefined);
  return Promise.all(samples.map((sample) => seedCampaign(context, sample)));
}
