import { CUT, type Desk } from '../asks.ts';
import { type JudgeItem, itemOf } from '../proof/items.ts';
import { type Batch, type Judged, type Verdict, batchesOf, fitnessOf, mayStand, verdictsOf } from '../proof/judging.ts';
import { type About, type Proof, check } from '../proof/sentences.ts';
import type { Check, DraftSentence, Sentence } from '../types.ts';
import { type Dropped, ask, askAbout, chunksOf, oneLine, wholeOf } from './ask.ts';
import { Persons } from './persons.ts';
import type { AnswerTo } from './questions.ts';
import { contextOf } from './write.ts';

/** A sentence that wants to be printed. */
export interface Claim {
  /** The caller's; unique within a call. */
  readonly id: string;
  readonly draft: DraftSentence;
  readonly about: About;
}

export interface ProvenClaim {
  /** With placeholders, for requests that build on it. */
  readonly draft: DraftSentence;
  readonly sentence: Sentence;
}

/** What a judge said of an item, with what is wrong in its words. */
export type GivenVerdict = Verdict & { readonly reason: string };

/** Verdicts by item. `known` must stay as it is during a run, so that a run that continues asks about the same batches. */
export interface Verdicts {
  readonly known: ReadonlyMap<string, GivenVerdict>;
  /** Of this run, for the host to store with the conversations whose words were judged; only if the judge is fit. */
  readonly fresh: Map<string, { readonly verdict: GivenVerdict; readonly conversation_ids: readonly string[] }>;
  /** What the controls of this run say of the judge. */
  readonly judged: Judged[];
}

/** Whether the judge may be believed, by all controls of this run. */
export const isJudgeFit = (verdicts: Verdicts): boolean => verdicts.judged.length === 0 || fitnessOf(verdicts.judged);

export interface ProveContext {
  readonly proof: Proof;
  readonly verdicts: Verdicts;
  readonly campaign: { readonly goal: string; readonly language: string };
  readonly dropped: Dropped;
}

/** Sentences of one request to write them again. */
const REWRITTEN_AT_ONCE = 8;
const MAX_REASON = 160;

/** What is wrong, for the writer. */
const REASONS: Record<Check, string> = {
  quote: 'Words in quotation marks are not in the cited statements.',
  number: 'It has a number that no cited statement has.',
  quantifier: 'It says how many people in words. Use a placeholder or a plain plural.',
  person: 'It names somebody, or persons who are not cited.',
  address: 'It has an address.',
  evidence: 'It cites statements that are not given, or do not belong to what it is about or counts.',
  support: 'The statements do not say that.',
  cause: 'No speaker states this cause, effect or purpose.',
  controls: 'The statements do not say that.',
  form: 'It is empty, too long, has signs that are not allowed, or a count that does not fit its grammar.',
};

interface Passed {
  readonly claim: Claim;
  readonly text: string;
  readonly item: JudgeItem;
}
interface Failed {
  readonly claim: Claim;
  readonly failed: Check;
  /** For the writer; null: writing it again is of no use. */
  readonly reason: string | null;
}
type Tried = Passed | Failed;

/**
 * The claims that are proven, by id. Each is checked by the engine, then judged against its quotes. One that fails is written again once,
 * with the reason, and checked and judged again; then it is dropped.
 */
export function proveWith(
  desk: Desk,
  claims: readonly Claim[],
  context: ProveContext,
): ReadonlyMap<string, ProvenClaim> | undefined {
  const first = judgedClaims(desk, claims, context);
  if (first === undefined) return undefined;
  const failed = first.filter((each) => 'failed' in each);
  const again = rewritten(desk, failed, context);
  if (again === undefined) return undefined;
  const second = judgedClaims(desk, again, context);
  if (second === undefined) return undefined;
  const proven = new Map<string, ProvenClaim>();
  for (const { claim, text } of [...first, ...second].filter((each) => 'item' in each)) {
    const { draft } = claim;
    proven.set(claim.id, { draft, sentence: { text, evidence: draft.evidence, author: 'model' } });
  }
  for (const { claim, failed: reason } of failed) if (!proven.has(claim.id)) context.dropped(reason);
  return proven;
}

function judgedClaims(desk: Desk, claims: readonly Claim[], context: ProveContext): Tried[] | undefined {
  const tried = claims.map((claim) => tryOut(claim, context));
  const items = tried.flatMap((each) => ('item' in each ? [each.item] : []));
  const judgement = judgeWith(desk, items, context);
  return judgement && tried.map((each) => ('item' in each ? withVerdict(each, judgement, context) : each));
}

function tryOut(claim: Claim, { proof }: ProveContext): Tried {
  const outcome = check(claim.draft, claim.about, proof);
  if ('failed' in outcome) {
    const { failed, word } = outcome;
    return { claim, failed, reason: word === undefined ? REASONS[failed] : `${REASONS[failed]} (“${word}”)` };
  }
  const draft = { text: oneLine(claim.draft.text, Infinity), evidence: outcome.evidence };
  return { claim: { ...claim, draft }, text: outcome.text, item: itemOf(outcome, proof) };
}

function withVerdict(tried: Passed, { given, isFit }: Judgement, { verdicts }: ProveContext): Tried {
  const { claim, item } = tried;
  const verdict = verdicts.known.get(item.id) ?? given.get(item.id);
  if (!isFit && !verdicts.known.has(item.id)) return { claim, failed: 'controls', reason: null };
  if (verdict === undefined) return { claim, failed: 'support', reason: null };
  if (verdict.verdict !== 'supported') return { claim, failed: 'support', reason: verdict.reason || REASONS.support };
  return mayStand(item, verdict) ? tried : { claim, failed: 'cause', reason: REASONS.cause };
}

interface Judgement {
  readonly given: ReadonlyMap<string, GivenVerdict>;
  readonly isFit: boolean;
}

/** Verdicts of the items that are not known, in batches with controls. A judge that misses too many controls is not believed in anything. */
export function judgeWith(
  desk: Desk,
  items: readonly JudgeItem[],
  { proof, verdicts }: Pick<ProveContext, 'proof' | 'verdicts'>,
): Judgement | undefined {
  const batches = batchesOf(items, proof, verdicts.known);
  const asked = batches.map((batch) => ask(desk, 'judge', { items: batch.items }, batch.conversation_ids));
  const answers = wholeOf(asked);
  if (answers === undefined) return undefined;
  const given = new Map<string, GivenVerdict>();
  for (const [index, batch] of batches.entries()) {
    const answer = answers[index] ?? null;
    const judged = verdictsOf(batch, answer);
    verdicts.judged.push(judged);
    for (const [id, verdict] of judged.verdicts) given.set(id, { ...verdict, reason: reasonOf(id, batch, answer) });
  }
  const isFit = isJudgeFit(verdicts);
  for (const { id, conversation_ids } of items) {
    const verdict = given.get(id);
    if (isFit && verdict) verdicts.fresh.set(id, { verdict, conversation_ids });
  }
  return { given, isFit };
}

function reasonOf(item_id: string, { asked }: Batch, answer: AnswerTo<'judge'> | typeof CUT | null): string {
  const verdicts = answer === null || answer === CUT ? [] : answer.verdicts;
  return oneLine(verdicts.find(({ id }) => asked.get(id) === item_id)?.reason ?? '', MAX_REASON);
}

/** The failed claims as the writer words them now; those that it gives up are left out. */
function rewritten(desk: Desk, failed: readonly Failed[], { proof, campaign }: ProveContext): Claim[] | undefined {
  const dataOf = (items: typeof failed) => ({
    goal: campaign.goal,
    language: campaign.language,
    sentences: items.map(({ claim, reason }, index) => {
      const persons = personsOf(claim);
      return {
        id: `s${index + 1}`,
        text: persons.numbered(claim.draft.text) ?? claim.draft.text,
        reason,
        statements: citedOf(claim.draft, proof).map((cited, nth) => ({
          id: `e${nth + 1}`,
          person: persons.speakerOf(cited),
          ...contextOf(cited, proof.corpus),
        })),
      };
    }),
  });
  const personsOf = ({ draft }: Claim) =>
    new Persons(
      citedOf(draft, proof).map(({ person }) => person),
      proof.corpus,
    );
  const idsOf = (items: typeof failed) =>
    conversationsOf(
      items.flatMap(({ claim }) => claim.draft.evidence),
      proof,
    );
  const hopeful = failed.filter(({ claim, reason }) => reason !== null && citedOf(claim.draft, proof).length > 0);
  const chunks = chunksOf(hopeful, REWRITTEN_AT_ONCE);
  const parts = wholeOf(chunks.map((items) => askAbout(desk, 'rewrite', { items, dataOf, idsOf })))?.flat();
  return parts?.flatMap(({ items, answer }) =>
    (answer?.sentences ?? []).flatMap(({ id, text, evidence }): Claim[] => {
      const claim = items.find((_, index) => id === `s${index + 1}`)?.claim;
      if (claim === undefined) return [];
      const ids = citedOf(claim.draft, proof).flatMap(({ observation }, nth) =>
        evidence.includes(`e${nth + 1}`) ? observation.id : [],
      );
      return [{ ...claim, draft: { text: personsOf(claim).named(text), evidence: ids } }];
    }),
  );
}

const citedOf = ({ evidence }: DraftSentence, { passages }: Proof) => evidence.flatMap((id) => passages.get(id) ?? []);

export function conversationsOf(evidence: readonly string[], { passages, corpus }: Proof): string[] {
  const positions = evidence.flatMap((id) => passages.get(id)?.conversation ?? []);
  return [...new Set(positions.flatMap((position) => corpus.readings[position]?.conversation_id ?? []))];
}
