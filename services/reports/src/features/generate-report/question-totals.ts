import type { Principal } from '@insights/auth-context';
import type { campaigns } from '@insights/contracts';
import type { Deps } from '../../deps.ts';
import type { QuestionTotals } from '../../analysis/assemble/index.ts';

/** Attributes of contacts by which answers are shown. */
const MOST_ATTRIBUTES = 5;
/** An attribute with more values, such as a name or a date, makes no groups. */
const MOST_VALUES = 12;

type Contact = Pick<campaigns.ReportConversation, 'contact_id' | 'attributes'>;
type Own = Contact & Pick<campaigns.ReportConversation, 'conversation_id'>;

/**
 * The attributes that divide contacts into a few groups, those that most contacts have first: at least two values, and fewer values than
 * half of the contacts.
 */
export function groupingAttributes(contacts: readonly Contact[]): string[] {
  const people = new Map(contacts.map((each) => [each.contact_id, each.attributes]));
  const values = new Map<string, { distinct: Set<string>; count: number }>();
  for (const attributes of people.values()) {
    for (const [name, value] of Object.entries(attributes)) {
      const seen = values.get(name) ?? { distinct: new Set<string>(), count: 0 };
      if (seen.distinct.size <= MOST_VALUES) seen.distinct.add(value);
      values.set(name, { distinct: seen.distinct, count: seen.count + 1 });
    }
  }
  return [...values]
    .filter(([, { distinct, count }]) => {
      const isFew = distinct.size <= MOST_VALUES && 2 * distinct.size <= Math.max(4, count);
      return distinct.size >= 2 && isFew;
    })
    .toSorted(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
    .slice(0, MOST_ATTRIBUTES)
    .map(([name]) => name);
}

/** The totals of every question, for closed questions also by attributes of contacts. Campaigns withholds small groups. */
export async function fetchTotals(
  { campaigns }: Pick<Deps, 'campaigns'>,
  principal: Principal,
  { interview_id, questions }: campaigns.ReportInputs,
  conversations: readonly Own[],
): Promise<QuestionTotals[]> {
  if (questions.length === 0 || conversations.length === 0) return [];
  const counted = { ids: conversations.map((each) => each.conversation_id) };
  const isClosed = questions.some(({ kind }) => kind !== 'open');
  const attributes = isClosed ? groupingAttributes(conversations) : [];
  const read = async (segment: string | null) => {
    const page = { limit: 1, cursor: '' };
    const { items } = await campaigns.listResponses({ interview_id, page, segment, counted }, { principal });
    return new Map(items.map((item) => [item.question?.id ?? '', item]));
  };
  const all = await read(null);
  const bySegment: (readonly [string, Map<string, campaigns.QuestionResponses>])[] = [];
  for (const attribute of attributes) bySegment.push([attribute, await read(attribute)]);
  return questions.flatMap(({ id, kind }) => {
    const { totals = null, changed = [] } = all.get(id) ?? {};
    if (!totals) return [];
    const by_segment =
      kind === 'open' ? [] : bySegment.flatMap(([attribute, rows]) => segmentsOf(attribute, rows.get(id)));
    return [{ question_id: id, totals, changed, by_segment }];
  });
}

function segmentsOf(
  attribute: string,
  row: campaigns.QuestionResponses | undefined,
): QuestionTotals['by_segment'][number][] {
  if (!row || row.segments.length === 0) return [];
  return [{ attribute, segments: row.segments, withheld: row.segments_withheld }];
}
