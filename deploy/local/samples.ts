import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SampleQuestion {
  text: string;
  kind: 'open' | 'scale' | 'choice';
  options?: string[];
  required: boolean;
  max_probes: number;
  probe_when: string[];
  topic: string;
}

export interface SampleSettings {
  hide_participant_names: boolean;
  allow_participant_to_hide_name: boolean;
  record_audio: boolean;
  consent_text: string;
  max_duration_minutes: number;
  grace_period_minutes: number;
  retention_days: number;
  report: { auto: boolean; floor_count: number; refresh_every: number; use_model: boolean };
}

/** `question` is the number of the campaign's question, from 1, as ids exist only after its creation. Small talk has none. */
export interface SampleTurn {
  speaker: 'interviewer' | 'participant';
  text: string;
  started_ms: number;
  ended_ms: number;
  question?: number;
}

interface SampleConversation {
  file: string;
  contact: { name: string; email: string };
  started_at: string;
}

/** One interview in a format that a customer would have. */
export type SampleInterview =
  | (SampleConversation & { format: 'json'; transcript: { turns: SampleTurn[] } })
  | (SampleConversation & {
      format: 'vtt' | 'srt' | 'text';
      transcript: string;
      speaker_map: Record<string, SampleTurn['speaker']>;
    });

export interface SampleCampaign {
  name: string;
  goal: string;
  language: string;
  questions: SampleQuestion[];
  settings: SampleSettings;
  interviews: SampleInterview[];
}

type WithoutTranscript<T> = T extends SampleInterview ? Omit<T, 'transcript'> : never;
type CampaignFile = Omit<SampleCampaign, 'interviews'> & { interviews: WithoutTranscript<SampleInterview>[] };

const folder = join(import.meta.dirname, 'samples');

/** The sample campaigns with their transcripts. `samples.test.ts` checks the files. */
export function loadSamples(): SampleCampaign[] {
  const campaigns = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return campaigns.map(({ name }) => loadCampaign(join(folder, name))).toSorted((a, b) => a.name.localeCompare(b.name));
}

function loadCampaign(path: string): SampleCampaign {
  const campaign = JSON.parse(readFileSync(join(path, 'campaign.json'), 'utf8')) as CampaignFile;
  const interviews = campaign.interviews.map((interview): SampleInterview => {
    const text = readFileSync(join(path, interview.file), 'utf8');
    if (interview.format !== 'json') return { ...interview, transcript: text };
    return { ...interview, transcript: JSON.parse(text) as { turns: SampleTurn[] } };
  });
  return { ...campaign, interviews };
}
