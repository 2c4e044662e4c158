import { parseTranscript } from '../../services/campaigns/src/domain/transcript/parse-transcript.ts';
import type { Ask } from '../../services/reports/src/analysis/asks.ts';
import { readByRules } from '../../services/reports/src/analysis/floor/index.ts';
import { type Analysis, type PipelineInput, analyse } from '../../services/reports/src/analysis/pipeline.ts';
import { type SampleCampaign, loadSamples } from './samples.ts';
import { transcriptOf } from './seed-campaigns.ts';

/** The campaign that the demo's main report is about, as reports gets it. `nameOf` gives ids. */
export function demoInput(nameOf: (id: string) => string = (id) => id): PipelineInput {
  const sample = loadSamples().find(({ settings }) => settings.report.use_model);
  if (sample === undefined) throw new Error('no sample campaign uses a model');
  const { name, goal, language } = sample;
  const questions = sample.questions.map(({ text, kind, options = [], topic }, index) => ({
    id: nameOf(`q${index}`),
    text,
    kind,
    options,
    option_ids: options,
    topic,
  }));
  return {
    campaign: { id: nameOf('campaign'), name, goal, language },
    questions,
    readings: sample.interviews.map((interview) => readingOf(interview, { language, questions }, nameOf)),
    codebook: { codes: [], covered: [], is_closed: false },
    corrections: [],
    people: { edits: [], codings: [] },
  };
}

function readingOf(
  interview: SampleCampaign['interviews'][number],
  guide: Parameters<typeof readByRules>[1],
  nameOf: (id: string) => string,
) {
  const { file, started_at } = interview;
  const { turns } = parseTranscript({ ...interview, transcript: transcriptOf(interview, guide.questions) });
  const stored = turns.map((turn, index) => ({ ...turn, id: nameOf(`${file} ${index}`), seq: index + 1 }));
  return readByRules({ id: nameOf(file), contact_id: nameOf(`contact ${file}`), started_at, turns: stored }, guide);
}

/** What the report still asks with these answers; the report itself once nothing is missing. */
export function demoStep(answers: ReadonlyMap<string, unknown>, input = demoInput()): readonly Ask[] | Analysis {
  const step = analyse(input, answers, new Map());
  return 'asks' in step ? step.asks : step.done;
}
