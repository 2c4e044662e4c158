import type { Desk } from '../asks.ts';
import type { CodeText, DraftSentence, Row, Sentence } from '../types.ts';
import { wholeOf } from './ask.ts';
import { type Claim, type ProveContext, type ProvenClaim, proveWith } from './prove.ts';
import { type CodeDraft, findingsOf, writeWith } from './write.ts';

/** What is proven of the texts of the codes: a code without a proven headline is missing, so that the floor's text stands. */
export interface ProvenTexts {
  readonly texts: ReadonlyMap<string, CodeText>;
  /** The sentences with placeholders, by code: what the opening of the report is written from. */
  readonly drafts: ReadonlyMap<string, readonly DraftSentence[]>;
}

export function textsWith(desk: Desk, context: ProveContext): ProvenTexts | undefined {
  const { proof, campaign } = context;
  const rows = findingsOf(proof.matrix);
  const drafts = wholeOf(
    rows.map((row) => writeWith(desk, row, { corpus: proof.corpus, codes: proof.codes, campaign })),
  );
  if (drafts === undefined) return undefined;
  const written = drafts.filter((draft) => draft !== null);
  const proven = proveWith(desk, written.flatMap(claimsOf), context);
  if (proven === undefined) return undefined;
  const texts = new Map<string, CodeText>();
  for (const draft of written) {
    const row = rows.find(({ code }) => code.id === draft.code_id);
    const text = textOf(draft, proven, proven.size > 0 && row ? nameOf(row, draft.headline.evidence) : null);
    if (text) texts.set(draft.code_id, text);
  }
  const draftsOf = (draft: CodeDraft) => claimsOf(draft).flatMap(({ id }) => proven.get(id)?.draft ?? []);
  return {
    texts,
    drafts: new Map(
      written.filter(({ code_id }) => texts.has(code_id)).map((draft) => [draft.code_id, draftsOf(draft)]),
    ),
  };
}

function claimsOf({ code_id, headline, sentences, dissent, relevance }: CodeDraft): Claim[] {
  const about = { code_id, side: 'support' as const };
  const claim = (part: string, draft: DraftSentence, of: Claim['about'] = about): Claim => ({
    id: idOf(code_id, part),
    draft,
    about: of,
  });
  return [
    claim('headline', headline),
    ...sentences.map((draft, index) => claim(`sentence ${index}`, draft, { code_id, is_wide: true })),
    ...(dissent ? [claim('dissent', dissent, { code_id, side: 'dissent' })] : []),
    ...(relevance ? [claim('relevance', relevance, { code_id, is_wide: true })] : []),
  ];
}

const idOf = (code_id: string, part: string): string => `${code_id} ${part}`;

const MAX_NAMED = 12;

/**
 * The name of a code as its headline: of each person who supports it, a judge has said that their words say it. What the writer chose for the
 * headline comes first.
 */
function nameOf({ code: { name, author }, cells }: Row, chosen: readonly string[]): Sentence | null {
  if (author !== 'model') return null;
  const saying = cells.flatMap(({ state, supports }) => (state === 'supports' ? [supports] : []));
  const first = chosen.filter((id) => saying.some((ids) => ids.includes(id)));
  const evidence = [...new Set([...first, ...saying.flatMap((ids) => ids.slice(0, 1))])].slice(0, MAX_NAMED);
  return { text: `${name}.`, evidence, author: 'model' };
}

function textOf(
  { code_id, sentences }: CodeDraft,
  proven: ReadonlyMap<string, ProvenClaim>,
  name: Sentence | null,
): CodeText | null {
  const sentence = (part: string) => proven.get(idOf(code_id, part))?.sentence ?? null;
  const headline = sentence('headline') ?? name;
  if (headline === null) return null;
  return {
    code_id,
    headline,
    dissent: sentence('dissent'),
    relevance: sentence('relevance'),
    sentences: sentences.flatMap((_, index) => sentence(`sentence ${index}`) ?? []),
  };
}
