import type { WordOf, reports } from '@insights/contracts';
import { type ReportContent, asMessages } from './report-content.ts';

/** The share of common quotes from which on two items are the same one in other words. */
const SAME = 0.5;

interface Item {
  readonly kind: WordOf<typeof reports.DiffKind>;
  readonly id: string;
  readonly label: string;
  /** What is compared. Shares of all participants are left out, because they change with every new interview. */
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
  /** Where its quotes are. */
  readonly places: ReadonlySet<string>;
}

interface Pair {
  readonly before: Item;
  readonly after: Item;
}

/**
 * What was added, removed and changed between two reports. Items are the same if they have the same id, or else if they are of the same
 * kind and cite mostly the same quotes: then their wording changed.
 */
export function diffReports(
  from: ReportContent,
  to: ReportContent,
): Pick<reports.ReportDiff, 'added' | 'removed' | 'changed'> {
  const [before, after] = [itemsOf(from), itemsOf(to)];
  const pairs = matched(before, after);
  const known = new Set(pairs.flatMap((pair) => [pair.before, pair.after]));
  return {
    added: after.filter((item) => !known.has(item)).map((item) => entry(item)),
    removed: before.filter((item) => !known.has(item)).map((item) => entry(item)),
    changed: pairs.map((pair) => entry(pair.after, changesIn(pair))).filter(({ changes }) => changes.length > 0),
  };
}

const entry = ({ kind, id, label }: Item, changes: reports.DiffChange[] = []): reports.DiffEntry => ({
  kind,
  id,
  label,
  changes,
});

/** By id first, then by quotes: the most similar items first. */
function matched(before: readonly Item[], after: readonly Item[]): Pair[] {
  const keyOf = ({ kind, id }: Item) => `${kind} ${id}`;
  const byKey = new Map(before.map((item) => [keyOf(item), item]));
  const pairs = after.flatMap((item) => {
    const earlier = byKey.get(keyOf(item));
    byKey.delete(keyOf(item));
    return earlier ? [{ before: earlier, after: item }] : [];
  });
  const taken = new Set(pairs.flatMap((pair) => [pair.before, pair.after]));
  const similar = similarPairs(
    before.filter((item) => !taken.has(item)),
    after.filter((item) => !taken.has(item)),
  );
  for (const pair of similar) {
    if (taken.has(pair.before) || taken.has(pair.after)) continue;
    taken.add(pair.before).add(pair.after);
    pairs.push(pair);
  }
  const order = new Map(after.map((item, index) => [item, index]));
  return pairs.toSorted((a, b) => (order.get(a.after) ?? 0) - (order.get(b.after) ?? 0));
}

function similarPairs(before: readonly Item[], after: readonly Item[]): Pair[] {
  return after
    .flatMap((item) =>
      before
        .filter(({ kind }) => kind === item.kind)
        .map((earlier) => ({ before: earlier, after: item, share: shareOf(earlier.places, item.places) })),
    )
    .filter(({ share }) => share >= SAME)
    .toSorted((a, b) => b.share - a.share);
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : [...a].filter((place) => b.has(place)).length / smaller;
}

function changesIn({ before, after }: Pair): reports.DiffChange[] {
  const names = [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])];
  return names
    .map((field) => ({ field, before: textOf(before, field), after: textOf(after, field) }))
    .filter((change) => change.before !== change.after);
}

function textOf(item: Item, field: string): string | null {
  const value = item.fields[field] ?? null;
  return value === null ? null : String(value);
}

function itemsOf(content: ReportContent): Item[] {
  const messages = asMessages(content);
  const places = new Map(messages.evidence.map(({ id, turn_id, start }) => [id, `${turn_id} ${start}`]));
  const placesOf = (evidence: readonly string[]) => new Set(evidence.flatMap((id) => places.get(id) ?? []));
  const item = (of: Omit<Item, 'places' | 'fields'>, evidence: readonly string[], fields: Item['fields']): Item => ({
    ...of,
    fields: { ...fields, evidence: evidence.length },
    places: placesOf(evidence),
  });
  return [
    ...messages.findings.map((each) =>
      item({ kind: 'finding', id: each.id, label: each.text }, each.evidence, {
        text: each.text,
        sentences: each.sentences.map(({ text }) => text).join('\n'),
        dissent: each.dissent?.text ?? null,
        relevance: each.relevance?.text ?? null,
        is_headline: each.is_headline,
        ...counts(each),
      }),
    ),
    ...messages.key_themes.map((each) =>
      item({ kind: 'theme', id: each.id, label: each.label }, each.evidence, {
        label: each.label,
        description: each.description,
        sentiment: each.sentiment,
        ...counts(each),
      }),
    ),
    ...messages.contradictions.map((each) => contradictionItem(each, item)),
    ...messages.question_results.map((each) => questionItem(each, item)),
    ...(messages.outputs?.roadmap ?? []).map((each) =>
      item({ kind: 'roadmap_item', id: each.id, label: each.title }, each.evidence, {
        title: each.title,
        problem: each.problem,
        consequence: each.consequence,
        remedy: each.remedy,
        priority: each.priority,
        ...counts(each),
      }),
    ),
    ...(messages.outputs?.personas ?? []).map((each) =>
      item({ kind: 'persona', id: each.id, label: each.name }, each.evidence, {
        name: each.name,
        description: each.description,
        size: each.size,
        traits: each.traits.join('; '),
        needs: each.needs.join('; '),
        frustrations: each.frustrations.join('; '),
      }),
    ),
    ...messages.recommendations.map((each) =>
      item({ kind: 'recommendation', id: each.text, label: each.text }, each.evidence, { text: each.text }),
    ),
  ];
}

type MakeItem = (of: Omit<Item, 'places' | 'fields'>, evidence: readonly string[], fields: Item['fields']) => Item;

type Counts = Pick<reports.Finding, 'support_count' | 'dissent_count' | 'unclear_count'>;

/** Without those who say nothing of it: they change with every new interview. */
const counts = ({ support_count, dissent_count, unclear_count }: Counts) => ({
  support_count,
  dissent_count,
  unclear_count,
});

function contradictionItem({ id, subject, positive, negative }: reports.Contradiction, item: MakeItem): Item {
  const evidence = [...(positive?.evidence ?? []), ...(negative?.evidence ?? [])];
  return item({ kind: 'contradiction', id, label: subject }, evidence, {
    subject,
    positive: positive?.text ?? null,
    negative: negative?.text ?? null,
    positive_participants: positive?.participants.length ?? null,
    negative_participants: negative?.participants.length ?? null,
  });
}

function questionItem(result: reports.QuestionResult, item: MakeItem): Item {
  const { question_id, text, asked, answered, declined, unclear, median_date, distribution, points } = result;
  const median = result.median ?? median_date;
  return item(
    { kind: 'question_result', id: question_id, label: text },
    points.flatMap((point) => point.evidence),
    {
      text,
      asked,
      answered,
      declined,
      unclear,
      median,
      distribution: distribution.map(({ value, count }) => `${value}: ${count}`).join('; '),
      points: points.map((point) => point.text).join('\n'),
    },
  );
}
