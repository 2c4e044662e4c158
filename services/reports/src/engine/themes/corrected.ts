import { compare } from '../corpus/content-order.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Correction, ThemeReference } from '../digest.ts';
import { describe, withIds } from './find-themes.ts';
import { names } from './balance.ts';
import type { Theme } from './theme.ts';

/** A theme is the one that a person corrected if it has this share of the terms named then. */
const SAME = 0.4;

/** The themes after a person's corrections, in the order in which they were made; the later one wins. */
export function corrected(themes: readonly Theme[], corrections: readonly Correction[], corpus: Corpus): Theme[] {
  let current = [...themes];
  for (const correction of corrections) current = applied(current, correction, corpus);
  return current.some((theme, index) => theme !== themes[index]) ? withIds(current) : current;
}

function applied(themes: readonly Theme[], correction: Correction, corpus: Corpus): Theme[] {
  switch (correction.kind) {
    case 'relabel_theme': {
      const found = find(themes, correction.theme);
      return themes.map((theme) =>
        theme === found ? { ...theme, name: correction.label, label: correction.label, isCorrected: true } : theme,
      );
    }
    case 'hide_theme': {
      const found = find(themes, correction.theme);
      return themes.filter((theme) => theme !== found);
    }
    case 'merge_themes':
      return merged(themes, correction, corpus);
    case 'split_theme':
      return split(themes, correction, corpus);
    case 'set_statement':
      return [...themes];
  }
}

function merged(
  themes: readonly Theme[],
  { themes: references, label }: Extract<Correction, { kind: 'merge_themes' }>,
  corpus: Corpus,
): Theme[] {
  const found = [...new Set(references.flatMap((reference) => find(themes, reference) ?? []))];
  const [first, ...others] = found;
  if (first === undefined || others.length === 0) return [...themes];
  const named = new Set(found.flatMap((theme) => [...theme.named]));
  const seen = new Set<number>();
  const statements = found
    .flatMap((theme) => theme.statements)
    .filter(({ index }) => !seen.has(index) && seen.add(index));
  const whole: Theme = {
    ...first,
    ...describe(statements, named, corpus),
    name: label ?? first.name,
    label: label ?? first.name,
    shown: [],
    named,
    terms: found.flatMap(({ terms }) => terms),
    isCorrected: true,
  };
  return themes.flatMap((theme) => (theme === first ? [whole] : found.includes(theme) ? [] : [theme]));
}

function split(
  themes: readonly Theme[],
  { theme: reference, parts }: Extract<Correction, { kind: 'split_theme' }>,
  corpus: Corpus,
): Theme[] {
  const found = find(themes, reference);
  if (found === null) return [...themes];
  const pieces = parts.flatMap(({ label, terms }) => {
    const named = keysOf(found, new Set(terms));
    const statements = found.statements.filter((said) => names(said, named));
    if (statements.length === 0) return [];
    const own = found.terms.filter(({ key }) => named.has(key));
    return [
      {
        ...found,
        ...describe(statements, named, corpus),
        name: label,
        label,
        shown: [],
        named,
        terms: own,
        isCorrected: true,
      },
    ];
  });
  return pieces.length === 0 ? [...themes] : themes.flatMap((theme) => (theme === found ? pieces : [theme]));
}

/** The keys of the theme's terms among these; a reader sees terms as they are written, the engine knows them by key. */
const keysOf = ({ terms }: Theme, wanted: ReadonlySet<string>): Set<string> =>
  new Set(terms.filter(({ key, text }) => wanted.has(key) || wanted.has(text)).map(({ key }) => key));

/** The theme that shares most terms with the one that a person saw; null if none shares enough. */
function find(themes: readonly Theme[], { theme_id, terms }: ThemeReference): Theme | null {
  const wanted = new Set(terms);
  const [best] = themes
    .map((theme) => {
      const shared = keysOf(theme, wanted).size;
      return { theme, share: shared / Math.max(1, wanted.size), isSameId: theme.id === theme_id };
    })
    .filter(({ share, isSameId }) => share >= SAME || (isSameId && wanted.size === 0))
    .toSorted(
      (a, b) => b.share - a.share || Number(b.isSameId) - Number(a.isSameId) || compare(a.theme.id, b.theme.id),
    );
  return best?.theme ?? null;
}
