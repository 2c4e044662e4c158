import { z } from 'zod';
import { CampaignProgress } from '../schemas/progress.ts';
import { Author } from '../schemas/claims.ts';
import { Contact } from '../schemas/contact.ts';
import { Conversation, Turn } from '../schemas/conversation.ts';
import { Id, orNull } from '../schemas/outputs.ts';
import type { Context } from '../schemas/retrieval.ts';
import { Interview } from '../schemas/interview.ts';
import { QueryAnswer } from '../schemas/query.ts';
import { ReportVersion } from '../schemas/report.ts';

/** A page of a list. An assistant passes `next_cursor` as `cursor` to go on. */
export const pageOf = <S extends z.ZodType>(item: S) => z.object({ items: item.array(), next_cursor: z.string() });

export const CampaignRow = Interview.pick({ id: true, name: true, status: true, language: true, counts: true });

export const Campaign = Interview.pick({
  id: true,
  name: true,
  goal: true,
  status: true,
  language: true,
  counts: true,
}).extend({ questions: z.object({ id: z.string(), text: z.string(), kind: z.string() }).array() });

export const ContactRow = Contact.pick({ id: true, name: true, attributes: true }).extend({
  session_status: orNull(z.string()),
});

export const ConversationRow = Conversation.pick({
  id: true,
  contact_id: true,
  status: true,
  mode: true,
  duration_minutes: true,
}).extend({ summary: z.string().array() });

export const TranscriptPart = z.object({
  conversation_id: Id,
  turns: Turn.pick({ id: true, seq: true, speaker: true, text: true }).array(),
  next_seq: orNull(z.int()),
});

/** A quote with the place to cite. Schemas with an id are listed once for each tool, which keeps the list of tools short. */
const Quote = z
  .object({ quote: z.string(), participant: z.string(), conversation_id: Id, turn_id: Id })
  .meta({ id: 'ToolQuote' });

const Claim = z
  .object({
    text: z.string(),
    support_count: z.int(),
    dissent_count: z.int(),
    unclear_count: z.int(),
    silent_count: z.int(),
    not_asked_count: z.int(),
    margin: z.int(),
    author: Author,
    quotes: Quote.array(),
    dissenting_quotes: Quote.array(),
  })
  .meta({ id: 'ToolClaim' });

export const Report = z.object({
  version_number: z.int(),
  completed_at: orNull(z.string()),
  conversation_count: z.int(),
  summary: z.string(),
  findings: Claim.array(),
  themes: Claim.array(),
  roadmap: Claim.array(),
  personas: Claim.array(),
  limits: z.string().array(),
  left_out: z.int(),
});

/** More would fill an assistant's context with what it can ask for. */
const QUOTES_OF_A_CLAIM = 3;
const CLAIMS_OF_A_KIND = 15;

type Version = z.output<typeof ReportVersion>;
type Claimed = Pick<
  Version['findings'][number],
  | 'support_count'
  | 'dissent_count'
  | 'unclear_count'
  | 'silent_count'
  | 'not_asked_count'
  | 'margin'
  | 'author'
  | 'evidence'
  | 'dissent_evidence'
>;

function quotesNamed<Row>(quotes: ReadonlyMap<string, Row>, ids: readonly string[]): Row[] {
  return ids.slice(0, QUOTES_OF_A_CLAIM).flatMap((id) => quotes.get(id) ?? []);
}

/** A report in the size of an answer: the first claims of each kind, each with a few quotes. */
export function reportFor(version: Version): z.input<typeof Report> {
  const quotes = new Map(version.evidence.map((row) => [row.id, row]));
  const quotesOf = (ids: readonly string[]) => quotesNamed(quotes, ids);
  const claimOf = (text: string, claim: Claimed) => ({
    text,
    support_count: claim.support_count,
    dissent_count: claim.dissent_count,
    unclear_count: claim.unclear_count,
    silent_count: claim.silent_count,
    not_asked_count: claim.not_asked_count,
    margin: claim.margin,
    author: claim.author,
    quotes: quotesOf(claim.evidence),
    dissenting_quotes: quotesOf(claim.dissent_evidence),
  });
  const { roadmap, personas } = version.outputs ?? { roadmap: [], personas: [] };
  const kinds = [version.findings, version.key_themes, roadmap, personas];
  return {
    version_number: version.version_number,
    completed_at: version.completed_at,
    conversation_count: version.conversation_count,
    summary: version.summary ?? '',
    findings: version.findings.slice(0, CLAIMS_OF_A_KIND).map((each) => claimOf(each.text, each)),
    themes: version.key_themes
      .slice(0, CLAIMS_OF_A_KIND)
      .map((each) => claimOf(`${each.label}. ${each.description}`, each)),
    roadmap: roadmap.slice(0, CLAIMS_OF_A_KIND).map((each) => claimOf(`${each.title}. ${each.description}`, each)),
    personas: personas.slice(0, CLAIMS_OF_A_KIND).map((each) => claimOf(`${each.name}. ${each.description}`, each)),
    limits: version.method?.limits ?? [],
    left_out: kinds.reduce((sum, claims) => sum + Math.max(0, claims.length - CLAIMS_OF_A_KIND), 0),
  };
}

export const Answers = z.object({
  sentences: z.object({ text: z.string(), quotes: Quote.array() }).array(),
  claims: Claim.extend({ kind: z.string() }).array(),
  is_truncated: z.boolean(),
});

/** What answers a question about one campaign, or a text that says so beside the nearest passages; then claims of the report. Each with a few quotes. */
export function answersFor(answer: z.output<typeof QueryAnswer>): z.input<typeof Answers> {
  const { answers, facts, evidence, is_truncated } = answer;
  const quotes = new Map(evidence.map((row) => [row.id, { ...row, participant: sayingIn(row) }]));
  const quotesOf = (ids: readonly string[]) => quotesNamed(quotes, ids);
  const { message = '', sentences = [], passages = [] } = answers[0] ?? {};
  const said = sentences.map(({ text, evidence: ids }) => ({ text, quotes: quotesOf(ids) }));
  return {
    sentences: said.length > 0 || message === '' ? said : [{ text: message, quotes: quotesOf(passages) }],
    claims: facts.map((fact) => ({
      ...fact,
      quotes: quotesOf(fact.evidence),
      dissenting_quotes: quotesOf(fact.dissent_evidence),
    })),
    is_truncated,
  };
}

/** An interviewer's words are no participant's. */
const sayingIn = ({ participant, speaker }: z.output<typeof QueryAnswer>['evidence'][number]): string =>
  speaker === 'interviewer' ? `Interviewer to ${participant}` : participant;

export const DocumentPart = z.object({
  id: Id,
  title: z.string(),
  source_type: z.string(),
  text: z.string(),
  start: z.int(),
  next_start: orNull(z.int()),
  warnings: z.string().array(),
});

export const Passages = z.object({
  passages: z
    .object({
      text: z.string(),
      document_id: Id,
      document_version: z.int(),
      title: z.string(),
      conversation_id: orNull(Id),
      turn_ids: Id.array(),
      start: z.int(),
      end: z.int(),
    })
    .array(),
  facts: z
    .object({ text: z.string(), source_text: z.string(), support_count: z.int(), is_contradicted: z.boolean() })
    .array(),
});

/** Passages with the place to cite, and facts. */
export function passagesFor({ chunks, facts, documents }: z.output<typeof Context>): z.input<typeof Passages> {
  const titles = new Map(documents.map(({ id, title }) => [id, title]));
  return {
    passages: chunks.map((chunk) => ({ ...chunk, title: titles.get(chunk.document_id) ?? '' })),
    facts: facts.map((fact) => ({ ...fact, is_contradicted: fact.contradicts.length > 0 })),
  };
}

/** Days are left out: they would be most of the answer. */
export const Progress = z.object({
  funnel: z.record(z.string(), z.int()),
  imported: z.int(),
  questions: z
    .object({ text: z.string(), asked: z.int(), answered: z.int(), declined: z.int(), ended_here: z.int() })
    .array(),
});

export const progressOf = ({ funnel, imported, questions }: z.output<typeof CampaignProgress>) => ({
  funnel,
  imported,
  questions: questions.map(({ text, asked, answered, declined, ended_here }) => {
    return { text, asked, answered, declined, ended_here };
  }),
});
