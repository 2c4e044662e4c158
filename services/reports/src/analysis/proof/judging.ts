/** What a judge is asked, what its answer says, and whether it may be believed. */
import { seededRandom } from '../random.ts';
import { type Control, type ControlKind, controlsFor, hashOf } from './controls.ts';
import { type JudgeItem, type JudgeQuote, quotesInterviewer } from './items.ts';
import type { Proof } from './sentences.ts';

export interface ShownItem {
  /** A number in the batch. */
  readonly id: string;
  readonly sentence: string;
  readonly quotes: readonly JudgeQuote[];
  readonly wants_link: boolean;
}

export interface Batch {
  /** What is sent, in this order. */
  readonly items: readonly ShownItem[];
  readonly conversation_ids: readonly string[];
  /** The items' ids by their number. */
  readonly asked: ReadonlyMap<string, string>;
  readonly controls: ReadonlyMap<string, ControlKind>;
}

export interface Verdict {
  readonly verdict: 'supported' | 'partly' | 'not';
  /** Whether the passages state the link between cause and effect; false where none is claimed. */
  readonly states_link: boolean;
  /** For whoever writes the sentence again. */
  readonly reason: string;
}

/** The answer of one batch. */
export interface Judged {
  readonly verdicts: ReadonlyMap<string, Verdict>;
  readonly controls: number;
  readonly missed: number;
}

const MAX_ITEMS = 12;

/**
 * The items in batches of at most fourteen, four of them controls. Items that were judged before are left out. Pass items that change together
 * in one call (the texts of one code): a batch changes with each of its items, and a changed batch is asked again.
 */
export function batchesOf(
  items: readonly JudgeItem[],
  proof: Proof,
  known: ReadonlyMap<string, Verdict> = new Map(),
): Batch[] {
  const open = [...new Map(items.map((item) => [item.id, item])).values()]
    .filter(({ id }) => !known.has(id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const count = Math.ceil(open.length / MAX_ITEMS);
  return Array.from({ length: count }, (_, nth) =>
    batchOf(open.slice(Math.floor((nth * open.length) / count), Math.floor(((nth + 1) * open.length) / count)), proof),
  );
}

function batchOf(items: readonly JudgeItem[], proof: Proof): Batch {
  const seed = items.map(({ id }) => id).join(' ');
  const last = items.some(({ wants_link }) => wants_link) ? 'cause' : 'number';
  const wrong = items.some(quotesInterviewer) ? (['person', 'interviewer'] as const) : (['person'] as const);
  const controls = controlsFor(seed, ['same', 'inverted', ...wrong, last], proof);
  const random = seededRandom(hashOf(seed));
  const entries = [
    ...items.map((item) => ({ item, own: item.id })),
    ...controls.map(({ item, kind }: Control) => ({ item, kind })),
  ]
    .map((entry) => ({ entry, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry }, place) => ({ ...entry, number: String(place + 1) }));
  return {
    items: entries.map(({ item: { sentence, quotes, wants_link }, number }) => ({
      id: number,
      sentence,
      quotes,
      wants_link,
    })),
    conversation_ids: [...new Set(entries.flatMap(({ item }) => item.conversation_ids))].toSorted(),
    asked: new Map(entries.flatMap((entry) => ('own' in entry ? [[entry.number, entry.own] as const] : []))),
    controls: new Map(entries.flatMap((entry) => ('kind' in entry ? [[entry.number, entry.kind] as const] : []))),
  };
}

/**
 * What a judge says: `{ verdicts: [{ id, verdict, states_link, reason }] }`. Null, no usable answer: nothing was judged. A control without a verdict
 * is a missed one, or a judge could leave out those that it recognises.
 */
export function verdictsOf(batch: Batch, answer: unknown): Judged {
  const given = readAnswer(answer);
  if (given === null) return { verdicts: new Map(), controls: 0, missed: 0 };
  const verdicts = new Map<string, Verdict>();
  for (const [number, id] of batch.asked) {
    const verdict = given.get(number);
    if (verdict) verdicts.set(id, verdict);
  }
  const missed = [...batch.controls].filter(([number, kind]) => !isRight(kind, given.get(number))).length;
  return { verdicts, controls: batch.controls.size, missed };
}

function isRight(kind: ControlKind, given: Verdict | undefined): boolean {
  if (given === undefined) return false;
  if (kind === 'same') return given.verdict === 'supported';
  return given.verdict !== 'supported' || (kind === 'cause' && !given.states_link);
}

const MAX_REASON = 300;
const VERDICTS: readonly unknown[] = ['supported', 'partly', 'not'];

/** By number. Null if it is no answer. Of two verdicts on one item neither counts. */
function readAnswer(answer: unknown): ReadonlyMap<string, Verdict> | null {
  const rows = (answer as { verdicts?: unknown } | null | undefined)?.verdicts;
  if (!Array.isArray(rows)) return null;
  const found = new Map<string, Verdict>();
  const twice = new Set<string>();
  for (const row of rows as ({ id?: unknown; verdict?: unknown; states_link?: unknown; reason?: unknown } | null)[]) {
    const id = typeof row?.id === 'number' ? String(row.id) : row?.id;
    if (typeof id !== 'string' || !VERDICTS.includes(row?.verdict)) continue;
    if (found.has(id)) twice.add(id);
    found.set(id, {
      verdict: row?.verdict as Verdict['verdict'],
      states_link: row?.states_link === true,
      reason: typeof row?.reason === 'string' ? row.reason.slice(0, MAX_REASON) : '',
    });
  }
  for (const id of twice) found.delete(id);
  return found;
}

/** More than one missed control in so many makes a judge unfit. */
const MISSED_OF = 10;
/** With fewer controls nothing is known about a judge. */
const MIN_CONTROLS = 3;

/** Whether a judge may be believed, by all that it was asked for a report. */
export function fitnessOf(judged: readonly Judged[]): boolean {
  const controls = judged.reduce((sum, each) => sum + each.controls, 0);
  const missed = judged.reduce((sum, each) => sum + each.missed, 0);
  return controls >= MIN_CONTROLS && missed * MISSED_OF <= controls;
}

/** Whether a verdict lets a sentence stand. */
export const mayStand = ({ wants_link }: Pick<JudgeItem, 'wants_link'>, given: Verdict | undefined): boolean =>
  given?.verdict === 'supported' && (!wants_link || given.states_link);
