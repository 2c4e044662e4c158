/** Interviews of `INSIGHTS_DATA_DIR` by the name of their corpus. */
import type { Campaign } from './campaign-file.ts';
import { practitioners } from './practitioners.ts';
import { consultations } from './shared-data.ts';

export const CORPORA: Readonly<Record<string, () => Campaign>> = {
  practitioners,
  consultations: () => consultations().campaign,
};

/** The first interviews of a corpus; all without a number. */
export function firstOf(name: string, most?: string): Campaign {
  const campaign = CORPORA[name]?.();
  if (campaign === undefined) throw new Error('name practitioners or consultations');
  return { ...campaign, interviews: campaign.interviews.slice(0, Number(most ?? campaign.interviews.length)) };
}
