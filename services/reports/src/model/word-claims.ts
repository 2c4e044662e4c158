import { z } from 'zod';
import type { Language } from '@insights/language';
import type { reports } from '@insights/contracts';
import { type Fault, faultIn } from './check.ts';
import { concurrently } from './concurrently.ts';
import type { ModelSession } from './model-session.ts';
import { type ModelTally, noTally } from './tally.ts';

/** Claims of one request. */
const AT_ONCE = 8;
const MAX_TEXT = 300;

const Answer = z.object({
  claims: z
    .object({ id: z.string(), text: z.string().max(MAX_TEXT), evidence: z.string().array().max(50) })
    .array()
    .max(AT_ONCE),
});

const INSTRUCTIONS = `You word the claims of a report on research interviews.
"claims" has the claims; each has an id, its present text, and quotes of participants with their ids.
Write each claim as one clear sentence, or a label as a short noun phrase if "form" is "label", in the language of "language".
Say only what its quotes say, with their words where possible; no numbers, names or judgements that they do not have.
List under "evidence" the ids of the quotes that support your wording. Leave a claim out if you cannot improve it.`;

/** The part of a report that has claims to word. */
export type Worded = Pick<reports.ReportVersion, 'key_themes' | 'findings' | 'outputs' | 'evidence'>;

interface Claim {
  id: string;
  form: 'label' | 'sentence';
  text: string;
  evidence: readonly string[];
}

const COUNTED: Record<Fault, keyof ModelTally> = {
  not_verbatim: 'dropped_quotes',
  unsupported: 'dropped_claims',
  contradicted: 'contradicted_claims',
};

/**
 * The report with labels of themes and texts of findings as the model words them, where its wording passes the checks; the built-in wording
 * stands elsewhere. Counts, quotes and who said what are the engine's.
 */
export async function wordClaims<Report extends Worded>(
  session: ModelSession,
  output: Report,
  { language, concurrency }: { language: Language; concurrency: number },
): Promise<{ output: Report; tally: ModelTally }> {
  const tally = noTally();
  const quotes = new Map(output.evidence.map((row) => [row.id, row]));
  const claims: Claim[] = [
    ...output.key_themes.map(({ id, label, evidence }) => ({ id, form: 'label' as const, text: label, evidence })),
    ...output.findings.map(({ id, text, evidence }) => ({ id, form: 'sentence' as const, text, evidence })),
  ];
  const wordings = new Map<string, string>();
  const accept = (claim: Claim, text: string, cited: readonly string[]): void => {
    const known = cited.filter((id) => claim.evidence.includes(id));
    const rows = known.flatMap((id) => quotes.get(id) ?? []);
    const fault = rows.length === 0 ? 'unsupported' : faultIn(text, { quotes: rows, replaces: claim.text, language });
    if (fault === null) wordings.set(claim.id, text);
    else tally[COUNTED[fault]] += 1;
  };
  const portions = Array.from({ length: Math.ceil(claims.length / AT_ONCE) }, (_, index) =>
    claims.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  await concurrently(portions, concurrency, async (portion) => {
    const shown = portion.map(({ evidence, ...claim }) => ({
      ...claim,
      quotes: evidence.flatMap((id) => quotes.get(id) ?? []).map(({ id, quote }) => ({ id, quote })),
    }));
    const data = { language, claims: shown };
    const answer = await session.ask({ name: 'claims_1', instructions: INSTRUCTIONS, answer: Answer, data });
    if (answer === null) tally.unanswered += 1;
    for (const { id, text, evidence } of answer?.claims ?? []) {
      const claim = portion.find((each) => each.id === id);
      if (claim) accept(claim, oneLine(text), evidence);
      else tally.dropped_claims += 1;
    }
  });
  return { tally, output: withWordings(output, wordings) };
}

/** A label that a person gave stays. A node of the map is called like its theme. */
function withWordings<Report extends Worded>(output: Report, wordings: ReadonlyMap<string, string>): Report {
  const wording = (id: string, text: string): string => wordings.get(id) ?? text;
  const corrected = new Set(output.key_themes.filter((theme) => theme.is_corrected).map(({ id }) => id));
  const relabelled = <T extends { id: string; label: string }>(item: T): T =>
    corrected.has(item.id) ? item : { ...item, label: wording(item.id, item.label) };
  const map = output.outputs?.cartography;
  return {
    ...output,
    key_themes: output.key_themes.map(relabelled),
    findings: output.findings.map((finding) => ({ ...finding, text: wording(finding.id, finding.text) })),
    outputs: output.outputs && {
      ...output.outputs,
      cartography: map ? { ...map, nodes: map.nodes.map(relabelled) } : null,
    },
  };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
