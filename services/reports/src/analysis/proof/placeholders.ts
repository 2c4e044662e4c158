/** The figures that the engine fills in, and the grammar of a count. */
import type { Language } from '@insights/language';
import type { Matrix, Row } from '../types.ts';
import { WORDS } from './words.ts';

export const PLACEHOLDER = /\{([^{}]{1,400})\}/g;
/** Codes whose supporters are counted together. */
const MAX_CODES = 4;

/** The value of a placeholder; null if it has none. */
export function valueOf(name: string, row: Row | null, matrix: Matrix): number | null {
  if (name === 'all') return matrix[0]?.cells.length ?? row?.cells.length ?? null;
  if (name === 'support') return row?.balance.support_count ?? null;
  if (name === 'dissent') return row?.balance.dissent_count ?? null;
  const ids = codesIn(name);
  if (ids.length < 1 || ids.length > MAX_CODES) return null;
  const rows = ids.map((id) => matrix.find(({ code }) => code.id === id));
  if (rows.some((each) => each === undefined)) return null;
  return (rows[0]?.cells ?? []).filter((_, person) => rows.every((each) => each?.cells[person]?.state === 'supports'))
    .length;
}

/** The ids of the codes that a placeholder counts. */
export const codesIn = (name: string): string[] =>
  name.startsWith('count:')
    ? [
        ...new Set(
          name
            .slice('count:'.length)
            .split('&')
            .map((id) => id.trim()),
        ),
      ]
    : [];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * What follows a count, in its number: "1 participant has", "2 participants have". Null where this can't be done without knowing more
 * verbs; then the sentence must be worded otherwise, e.g. "1 of 12 participants".
 */
export function agreeing(rest: string, value: number, language: Language): string | null {
  const { persons, auxiliaries, invariant } = WORDS[language];
  const noun = persons
    .toSorted((a, b) => b[1].length - a[1].length)
    .map(([singular, plural]) => ({
      singular,
      plural,
      found: new RegExp(`^(\\s+)(?:${escaped(plural)}|${escaped(singular)})(?![\\p{L}])`, 'iu').exec(rest),
    }))
    .find(({ found }) => found !== null);
  if (!noun?.found) return rest;
  const wanted = value === 1 ? noun.singular : noun.plural;
  const after = rest.slice(noun.found[0].length);
  const has = noun.found[0].trim().toLowerCase();
  if (has === wanted.toLowerCase()) return rest;
  const verb = /^(\s+)([\p{L}'’]+)/u.exec(after);
  const start = `${noun.found[1]}${wanted}`;
  if (!verb || invariant.test(verb[2] ?? '')) return start + after;
  const word = (verb[2] ?? '').replace('’', "'");
  const pair = auxiliaries.find((forms) => forms.includes(word));
  return pair ? `${start}${verb[1]}${value === 1 ? pair[0] : pair[1]}${after.slice(verb[0].length)}` : null;
}
