import type { Grammar } from './grammars/index.ts';

const YEAR = '(?:19|20)\\d{2}';

export interface DateInText {
  readonly index: number;
  readonly text: string;
  /** ISO 8601; null for a date without its year. */
  readonly iso: string | null;
}

const patterns = new WeakMap<Grammar, RegExp>();

/** Dates by name of the month, by numbers, and years. The pattern has no nested repetition: its time is linear. */
function patternOf(grammar: Grammar): RegExp {
  const known = patterns.get(grammar);
  if (known) return known;
  const month = grammar.months.join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?<iso>${YEAR}-\\d{2}-\\d{2})|(?<d1>\\d{1,2})(?:st|nd|rd|th|er|º|\\.)? ?(?:of |de |d')?(?<m1>${month})(?: ?,?(?: de| del)? (?<y1>${YEAR}))?|` +
      `(?<m2>${month}) (?<d2>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<y2>${YEAR}))?|(?<m3>${month})(?: de)? (?<y3>${YEAR})|` +
      `(?<d4>\\d{1,2})[./](?<m4>\\d{1,2})[./](?<y4>${YEAR})|(?<y5>${YEAR}))(?![\\p{L}\\p{N}])`,
    'giu',
  );
  patterns.set(grammar, pattern);
  return pattern;
}

export function datesIn(text: string, grammar: Grammar): DateInText[] {
  return [...text.matchAll(patternOf(grammar))].map((match) => ({
    index: match.index,
    text: match[0],
    iso: isoOf(match.groups ?? {}, grammar),
  }));
}

function isoOf(groups: Record<string, string | undefined>, grammar: Grammar): string | null {
  const { iso, d1, m1, y1, m2, d2, y2, m3, y3, d4, m4, y4, y5 } = groups;
  if (iso) return timeOf(iso);
  const year = y1 ?? y2 ?? y3 ?? y4 ?? y5;
  if (year === undefined) return null;
  const name = (m1 ?? m2 ?? m3)?.toLowerCase();
  const month = name === undefined ? Number(m4 ?? 1) : grammar.months.indexOf(name) + 1;
  const day = Number(d1 ?? d2 ?? d4 ?? 1);
  return timeOf(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

/** Null for a day that no calendar has. */
function timeOf(day: string): string | null {
  const time = new Date(`${day}T00:00:00.000Z`);
  return Number.isNaN(time.getTime()) || !time.toISOString().startsWith(day) ? null : time.toISOString();
}

/** The dates from which and until which a sentence says that something is so: "since May 2023", "until 2026-01-31". */
export function validityIn(sentence: string, grammar: Grammar): { valid_at: string | null; invalid_at: string | null } {
  let valid_at: string | null = null;
  let invalid_at: string | null = null;
  for (const { index, iso } of datesIn(sentence, grammar)) {
    const before = sentence
      .slice(Math.max(0, index - 24), index)
      .toLowerCase()
      .trim()
      .split(/\s+/)
      .slice(-2);
    if (before.some((word) => grammar.since.has(word))) valid_at ??= iso;
    else if (before.some((word) => grammar.until.has(word))) invalid_at ??= iso;
  }
  return { valid_at, invalid_at };
}
