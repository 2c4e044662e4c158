import type { Principal } from '@insights/auth-context';
import { type campaigns, knownOr } from '@insights/contracts';
import type { JobTools } from '@insights/job-worker';
import type { Deps } from '../../deps.ts';
import type { EngineInput, EngineOutput, Question } from '../../engine/types.ts';

const TRANSCRIPTS_TIMEOUT_MS = 120_000;

export interface CampaignSynthesis {
  readonly output: EngineOutput;
  /** The conversations that it was made from. */
  readonly conversation_ids: readonly string[];
  /** Which names were hidden at that time. */
  readonly hidden_names: string;
}

/**
 * Runs the engine on every completed conversation of a campaign. Transcripts are streamed part by part into the engine's thread.
 * Every quote is compared with its turn; one that differs is an error. Errors: `not_found`, `input_too_large`.
 */
export async function synthesizeCampaign(
  { campaigns, engine }: Pick<Deps, 'campaigns' | 'engine'>,
  principal: Principal,
  interview_id: string,
  tools: JobTools,
): Promise<CampaignSynthesis> {
  await tools.progress('loading');
  const size = await campaigns.measureTranscripts({ interview_id }, { principal });
  const inputs = await campaigns.getReportInputs({ interview_id }, { principal });
  const call = { principal, timeout_ms: TRANSCRIPTS_TIMEOUT_MS, signal: tools.signal };
  const conversation_ids: string[] = [];
  async function* parts() {
    for await (const part of campaigns.streamTranscripts({ interview_id, conversation_id: null }, call)) {
      if (part.conversation_id !== '') conversation_ids.push(part.conversation_id);
      yield part;
    }
    tools.signal.throwIfAborted();
    await tools.progress('clustering');
  }
  const { output, unverified } = await engine.synthesize(taskOf(inputs), size, parts, tools.signal);
  if (unverified > 0) throw new Error(`${unverified} of ${output.evidence.length} quotes differ from their turns`);
  return { output, conversation_ids, hidden_names: inputs.hidden_names };
}

/** What the engine needs to know of a campaign besides its conversations. */
function taskOf({
  interview_id,
  name,
  goal,
  language,
  questions,
}: campaigns.ReportInputs): Omit<EngineInput, 'conversations'> {
  return { campaign: { id: interview_id, name, goal, language }, questions: questions.map(asQuestion) };
}

const asQuestion = ({ id, text, kind, options, topic }: campaigns.Question): Question => ({
  id,
  text,
  kind: knownOr(kind, 'open'),
  options,
  topic,
});
