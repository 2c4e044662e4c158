import type { Api } from './api.ts';
import { eventually } from './eventually.ts';

export interface Created {
  id: string;
}

/** A short interview in the import format about hand-overs on a ward, varied by `n` so that campaigns have themes. */
export function talk(n: number): { turns: object[] } {
  const problems = [
    'The hand-over notes get lost between shifts, and then we phone around for an hour to find out who got which medication.',
    'The hand-over takes far too long because everybody reads the notes aloud, and the notes are never complete.',
    'When agency staff come in at night they have no access cards, so I keep walking down to open the medication room for them.',
    'Honestly the hand-over notes work fine for me, I like that they are on paper and I can read them on the bus.',
  ];
  const wishes = [
    'I would love a shared board where the hand-over notes stay visible for both shifts.',
    'I wish agency staff got temporary access cards at the front desk before the night shift starts.',
    'It would help if the hand-over was fifteen minutes and not more.',
  ];
  return {
    turns: [
      { speaker: 'interviewer', text: 'Tell me about the last hand-over that went wrong.' },
      { speaker: 'participant', text: problems[n % problems.length] },
      { speaker: 'interviewer', text: 'How does that feel in the middle of the night?' },
      { speaker: 'participant', text: problems[(n + 1) % problems.length] },
      { speaker: 'interviewer', text: 'What would help?' },
      { speaker: 'participant', text: wishes[n % wishes.length] },
    ],
  };
}

export async function createCampaign(api: Api, over: Record<string, unknown> = {}): Promise<Created> {
  return api.ok<Created & Record<string, unknown>>(
    api.post('/v1/interviews', {
      name: 'Hand-over on the ward',
      goal: 'Find out why hand-over fails at night',
      language: 'en',
      questions: [
        { text: 'What happened at the last hand-over?', kind: 'open' },
        { text: 'How satisfied are you, from 1 to 10?', kind: 'scale' },
        { text: 'Which shift is worst?', kind: 'choice', options: ['early', 'late', 'night'] },
      ],
      ...over,
    }),
  ) as Promise<Created>;
}

export interface Imported {
  conversation_id: string;
  contact_id: string;
  turn_count: number;
  warnings: string[];
}

export async function importTalk(api: Api, interviewId: string, n: number, headers = {}): Promise<Imported> {
  const body = {
    contact: { name: `Person ${n}`, email: `person${n}@example.org` },
    format: 'json',
    transcript: talk(n),
  };
  const answer = api.post<Record<string, unknown>>(`/v1/interviews/${interviewId}/conversations/import`, body, {
    headers,
  });
  return (await api.ok(answer)) as unknown as Imported;
}

export interface GenerationStatus {
  status: string | null;
  error_code: string | null;
  blocked_reason: string | null;
  completed_count: number;
  floor_count: number;
  version_number: number | null;
  trigger_reason: string | null;
  created_at: string | null;
  completed_at: string | null;
}

export const generationStatus = async (api: Api, interviewId: string): Promise<GenerationStatus> =>
  (await api.ok(api.get(`/v1/interviews/${interviewId}/report/generation-status`))) as unknown as GenerationStatus;

/** The status once the newest version is ready and covers `completed` conversations. */
export function reportReady(
  api: Api,
  interviewId: string,
  completed: number,
  timeout_ms = 300_000,
): Promise<GenerationStatus> {
  return eventually(
    async () => {
      const status = await generationStatus(api, interviewId);
      return status.status === 'ready' && status.completed_count >= completed ? status : null;
    },
    { timeout_ms, every_ms: 100, what: `a ready report of ${completed} conversations` },
  );
}
