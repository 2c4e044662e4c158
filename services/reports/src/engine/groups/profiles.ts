import { stancesOf } from '../themes/balance.ts';
import type { Theme } from '../themes/theme.ts';
import type { Profile } from '../../analysis/floor/groups/profiles.ts';

/** The profiles of all participants, by position; themes are positions too. */
export function profilesOf(themes: readonly Theme[], participants: number): Profile[] {
  const profiles = Array.from({ length: participants }, () => new Map<number, number>());
  for (const [theme, { statements, balance }] of themes.entries()) {
    const stances = stancesOf([...statements, ...balance.dissent]);
    for (const person of [...balance.supporters, ...balance.dissenters]) {
      const stance = stances.get(person);
      profiles[person]?.set(theme, stance === 'positive' ? 1 : stance === 'negative' ? -1 : 0);
    }
  }
  return profiles;
}
