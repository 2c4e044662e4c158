import type { Campaign } from './campaign-file.ts';
import { inputOf, reportOf } from './report.ts';
import { randomOf, shuffled } from './vary.ts';

/** The report as text, from interviews in another order and with other ids; the original ids are put back at the end. */
export function reportBytes(campaign: Campaign, seed: number): string {
  const random = randomOf(seed);
  const original = new Map<string, string>();
  const fresh = new Map<string, string>();
  const rename = (id: string): string => {
    const known = fresh.get(id);
    if (known !== undefined) return known;
    const made = `fresh-${Math.floor(random() * 2 ** 32).toString(36)}-${fresh.size}-`;
    fresh.set(id, made);
    original.set(made, id);
    return made;
  };
  const input = inputOf({ ...campaign, interviews: shuffled(campaign.interviews, random) }, rename);
  return JSON.stringify(reportOf(input)).replaceAll(/fresh-\w+-\d+-/g, (made) => original.get(made) ?? made);
}
