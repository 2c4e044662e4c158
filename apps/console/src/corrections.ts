/** What people correct in a report, and what became of it. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Correction, type Evidence } from '@insights/api-client/rest';
import type { Key } from '@insights/web/reports/words.js';
import { usePages } from './ui/pages.tsx';
import { api } from './session.ts';

const PAGE = 100;

export type Made = Omit<Parameters<typeof api.campaignReports.addCorrection>[0], 'interview_id'>;
type Statement = NonNullable<Made['statement']>;
export type Kind = Statement['kind'];
export type Polarity = NonNullable<Statement['polarity']>;

export const KINDS: readonly Kind[] = [
  'problem',
  'cause',
  'consequence',
  'workaround',
  'wish',
  'praise',
  'worry',
  'fact',
  'aside',
];
export const POLARITIES: readonly Polarity[] = ['positive', 'negative', 'neutral'];

const keyOf = (campaign: string) => ['corrections', campaign];

export const useCorrections = (campaign: string) =>
  usePages(keyOf(campaign), (page) => api.campaignReports.listCorrections({ interview_id: campaign, ...page }), {
    size: PAGE,
  });

/** A correction may name a theme. */
const readAgain = (queries: QueryClient, campaign: string) =>
  Promise.all([keyOf(campaign), ['codebook', campaign]].map((queryKey) => queries.invalidateQueries({ queryKey })));

/** Saves a correction of the newest version. */
export function useCorrect(campaign: string, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (made: Made) => api.campaignReports.addCorrection({ interview_id: campaign, ...made }),
    async onSuccess() {
      onSaved();
      await readAgain(queries, campaign);
    },
  });
}

export function useWithdraw(campaign: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Correction) =>
      api.campaignReports.deleteCorrection({ interview_id: campaign, correction_id: id }),
    onSuccess: () => readAgain(queries, campaign),
  });
}

/** What to do about a correction that was rejected; undefined for other errors. */
export function refusalOf(error: Error | null): Key | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 422) return 'correction_incomplete';
  if (error.status === 404) return 'correction_outdated';
  return error.code === 'quota_exceeded' ? 'too_many_corrections' : undefined;
}

/** Of a theme, those that the next version will apply. */
export const waitingFor = (corrections: readonly Correction[], theme: string): Correction[] =>
  corrections.filter(({ applied, themes }) => applied === null && themes.some(({ theme_id }) => theme_id === theme));

export const isAbout = ({ statement }: Correction, { turn_id, start, end }: Evidence): boolean =>
  statement !== null && statement.turn_id === turn_id && statement.start < end && statement.end > start;
