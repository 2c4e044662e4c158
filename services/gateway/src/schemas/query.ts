import { z } from 'zod';
import { queries, reports, wordsOf } from '@insights/contracts';
import { Author } from './claims.ts';
import { Instant, nullIfAbsent } from './inputs.ts';
import { Id } from './outputs.ts';
import { Evidence, GraphEdge, GraphNode } from './synthesis.ts';

const ItemId = z.string().max(200);
const Words = z.string().max(500).trim().min(1);
const NodeType = z.enum(wordsOf(reports.NodeType));
const EdgeType = z.enum(wordsOf(reports.EdgeType));

const NodeMatch = z.object({
  ids: ItemId.array().max(50).default([]).describe('Ids of nodes.'),
  types: NodeType.array().max(20).default([]).describe('Kinds of nodes; empty: all.'),
  label: nullIfAbsent(Words.optional()).describe('Words that the label contains, in any inflected form.'),
});

const Traversal = z.object({
  edges: EdgeType.array().max(20).default([]).describe('Kinds of edges to follow; empty: all.'),
  direction: z.enum(wordsOf(queries.EdgeDirection)).default('both').describe('Which way to follow them.'),
  to: nullIfAbsent(NodeMatch.optional()).describe('Which nodes to reach; all if omitted.'),
});

const EvidenceFilter = z.object({
  kinds: z.enum(wordsOf(reports.StatementKind)).array().max(20).default([]).describe('Kinds of statements.'),
  polarities: z.enum(wordsOf(reports.Polarity)).array().max(5).default([]).describe("The speaker's stance."),
  topic: nullIfAbsent(Words.optional()).describe('Id of a theme, or words of its label.'),
  from: nullIfAbsent(Instant.optional()).describe('Only conversations that began then or later.'),
  to: nullIfAbsent(Instant.optional()).describe('Only conversations that began before.'),
  segment: nullIfAbsent(
    z
      .object({
        attribute: z.string().max(200).describe('Name of the attribute.'),
        value: z.string().max(1000).describe('Its value.'),
      })
      .optional(),
  ).describe('Only participants whose contact has this attribute. Groups under 3 with a hidden name match nothing.'),
});

const question = nullIfAbsent(Words.optional()).describe('A question in words, instead of `start` and `traverse`.');

/** Of a query about one campaign or several. */
export const queryFields = {
  question,
  start: nullIfAbsent(NodeMatch.optional()).describe('Where a structured query begins.'),
  traverse: Traversal.array().max(5).default([]).describe('The steps from there.'),
  where: nullIfAbsent(EvidenceFilter.optional()).describe('Which evidence counts.'),
  limit: z.int().min(1).max(200).default(50).describe('Maximum number of paths or facts in the answer.'),
};

interface Asked {
  question: string | null;
  start: unknown;
}

/** A query has a question or a start. */
export const hasOneQuery = ({ question: asked, start }: Asked): boolean => (asked === null) !== (start === null);
export const ONE_QUERY = { path: ['question'], message: 'Give either `question` or `start`, and not both' };

const Count = z.int();
const Participants = z.string().array();
const EvidenceIds = z.string().array().describe('Ids from `evidence` of the same campaign.');

const Answer = z
  .object({
    interview_id: Id,
    status: z
      .enum(wordsOf(queries.AnswerStatus))
      .describe(
        '`answered`: sentences, each proven. `passages`: nothing is composed; the nearest passages as they were said. `declined`: nothing that was said answers the question.',
      ),
    author: Author,
    message: z.string().describe('A fixed text in the language of the question; empty if it is answered.'),
    sentences: z
      .object({
        text: z.string().describe('A sentence. Without the scope `exports`, without words in quotation marks.'),
        author: Author,
        participants: Participants.describe(
          'Ids of the participants whom it cites; not of those to whom a cited interviewer speaks.',
        ),
        evidence: EvidenceIds,
        theme_ids: z.string().array().describe('The topics that all of its evidence belongs to.'),
      })
      .array()
      .describe('What answers the question.'),
    topics: z
      .object({
        theme_id: z.string().describe('Id of the theme within the version.'),
        label: z.string().describe('Its label.'),
        author: Author.describe(
          'Who made it. Themes of rules (`floor`) count who uses their words, whatever they say of it.',
        ),
        support_count: Count.describe('Participants who say it.'),
        dissent_count: Count.describe('Participants who say the opposite.'),
        unclear_count: Count.describe('Participants who say both, or of whom it cannot be told.'),
        silent_count: Count.describe('Participants who were asked about it and say nothing of it.'),
        not_asked_count: Count.describe('Everybody else.'),
        margin: Count.describe('Participants whose removal ends it.'),
        supporters: Participants.describe('Ids of participants.'),
        dissenters: Participants.describe('Ids of participants.'),
        unclear: Participants.describe('Ids of participants.'),
        silent: Participants.describe('Ids of participants.'),
        evidence: EvidenceIds,
        dissent_evidence: EvidenceIds,
      })
      .array()
      .describe('How many participants speak of it; with a segment or a time, only participants within it count.'),
    passages: EvidenceIds.describe('The nearest passages, whether or not they answer it; ids from `evidence`.'),
    suggestions: z.string().array().describe("What can be asked, in the campaign's own words."),
  })
  .meta({ id: 'CampaignAnswer', description: 'What the data of one campaign says to a question.' });

export const QueryAnswer = z
  .object({
    nodes: z
      .object({ interview_id: Id, ...GraphNode.shape })
      .array()
      .describe('Nodes on the paths.'),
    edges: z
      .object({ interview_id: Id, ...GraphEdge.shape })
      .array()
      .describe('Edges on the paths.'),
    paths: z
      .object({
        interview_id: Id,
        nodes: z.string().array().describe('Ids of nodes from the start to the last step.'),
        edges: z.string().array().describe('Ids of the edges between them.'),
      })
      .array()
      .describe('What a structured query found.'),
    facts: z
      .object({
        interview_id: Id,
        kind: z.enum(wordsOf(queries.FactKind)).describe('Which part of the report says it.'),
        id: z.string().describe('Id within the version.'),
        text: z.string().describe('What the report says.'),
        score: z.number().describe('How well it fits the question.'),
        support_count: Count.describe('Participants who make the statement.'),
        dissent_count: Count.describe('Participants who say the opposite.'),
        unclear_count: Count.describe('Participants who say both, or of whom it cannot be told.'),
        silent_count: Count.describe('Participants who were asked about it and say nothing of it.'),
        not_asked_count: Count.describe('Everybody else.'),
        margin: Count.describe('Participants whose removal ends it.'),
        author: Author,
        supporters: Participants.describe('Ids of participants.'),
        dissenters: Participants.describe('Ids of participants.'),
        unclear: Participants.describe('Ids of participants.'),
        silent: Participants.describe('Ids of participants.'),
        evidence: EvidenceIds,
        dissent_evidence: EvidenceIds,
      })
      .array()
      .describe('Claims that answer the question, the best first.'),
    evidence: z
      .object({ interview_id: Id, ...Evidence.shape })
      .array()
      .describe('What nodes, edges and facts cite. Without the scope `exports`, quotes are empty.'),
    sources: z
      .object({ interview_id: Id, version_number: z.int().describe('Number of the report version.') })
      .array()
      .describe('The report versions that the answer is based on.'),
    without_report: Id.array().describe('Campaigns without a finished report.'),
    answers: Answer.array().describe('What the data says to the question, one of each campaign with a report.'),
    is_truncated: z.boolean().describe('Whether more than `limit` match.'),
  })
  .meta({ id: 'QueryAnswer' });
