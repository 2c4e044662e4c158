/** Themes by the names that reports have for them, and the passages of a turn that people assigned to them. */
import type { Code, Correction, QuotedCoding } from '@insights/api-client/rest';
import type { Span } from './passages.ts';

/** The codes of a codebook after people have renamed, merged and rejected themes of a report. The oldest correction comes first. */
export function themesOf(codes: readonly Code[], corrections: readonly Correction[]): Code[] {
  const themes = new Map(codes.map((code) => [code.id, code]));
  for (const { kind, label, themes: named } of corrections) {
    const [first, ...others] = new Set(named.flatMap(({ theme_id }) => themes.get(theme_id) ?? []));
    if (!first) continue;
    if (kind === 'hide_theme') themes.delete(first.id);
    if (label !== null && (kind === 'relabel_theme' || others.length > 0))
      themes.set(first.id, { ...first, name: label });
    for (const { id } of others) themes.delete(id);
  }
  return [...themes.values()];
}

/** Those whose name has the words, in the order of their names. */
export function matching<T extends Pick<Code, 'name'>>(themes: readonly T[], words: string): T[] {
  const wanted = words.trim().toLowerCase();
  return themes
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

export const isNamed = ({ name }: Pick<Code, 'name'>, words: string): boolean =>
  name.trim().toLowerCase() === words.trim().toLowerCase();

/** Where the words of a passage stand in its turn now; undefined if they are gone. They move when names are hidden. */
export function spanOf({ start, end, quote }: QuotedCoding, text: string): Span | undefined {
  const at = text.slice(start, end) === quote ? start : text.indexOf(quote);
  return quote === '' || at < 0 ? undefined : [at, at + quote.length];
}

const MAX_SHORT = 80;

/** The beginning of a longer text. */
export const shortened = (text: string): string => (text.length > MAX_SHORT ? `${text.slice(0, MAX_SHORT)}…` : text);
