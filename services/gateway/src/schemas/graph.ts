import { z } from 'zod';
import { projects, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';
import { Provenance } from './project.ts';

const GraphSource = z.enum(wordsOf(projects.GraphSource));

const GraphEvidence = z
  .object({
    source: GraphSource.describe('`campaign`: the newest report cites it; `person`: somebody attached it.'),
    interview_id: orNull(Id).describe('Of a quote: its campaign.'),
    conversation_id: orNull(Id).describe('Of a quote: its conversation.'),
    turn_id: orNull(Id).describe('Of a quote: its turn.'),
    document_id: orNull(Id).describe('Of a passage: its document.'),
    document_version: orNull(z.int()).describe('Of a passage: the version of the document that it was taken from.'),
    start: z.int().describe("UTF-16 offset within the turn's text as shown, or within the text of that version."),
    end: z.int().describe('End of the passage, as `start`.'),
    quote: z
      .string()
      .describe('The passage, word for word. Empty for what participants said, without the scope `exports`.'),
    is_replaced: z
      .boolean()
      .describe('The document has another text now. `GET /v1/documents/{id}?version=` opens the one that was cited.'),
  })
  .meta({ id: 'GraphEvidence' });

const Evidence = GraphEvidence.array().describe('What the item rests on, up to 20 of the newest.');
const Properties = z.record(z.string(), z.unknown()).describe('Further properties.');
const Type = z.string().describe('Kind of item, for example `theme` or `problem`.');

export const ProjectNode = z
  .object({
    prj_key: z.string().describe('Key of the node in the project. It never changes.'),
    type: Type,
    label: z.string().describe('Name to show.'),
    properties: Properties,
    source: GraphSource.describe('Where the node comes from.'),
    is_edited: z.boolean().describe('A person changed it; the change survives later reports.'),
    evidence: Evidence,
  })
  .meta({ id: 'ProjectNode' });

export const ProjectEdge = z
  .object({
    edge_key: z.string().describe('Key of the edge in the project. It never changes.'),
    type: Type,
    from_key: z.string().describe('`prj_key` of the node where it starts.'),
    to_key: z.string().describe('`prj_key` of the node where it ends.'),
    source: GraphSource.describe('Where the edge comes from.'),
    is_edited: z.boolean().describe('A person changed it; the change survives later reports.'),
    evidence: Evidence,
  })
  .meta({ id: 'ProjectEdge' });

export const ProjectGraph = z
  .object({
    nodes: ProjectNode.array().describe('In the order of their keys.'),
    edges: ProjectEdge.array().describe('The edges that start at these nodes.'),
  })
  .meta({ id: 'ProjectGraph', description: 'A page of the graph of a project.' });

const shared = {
  ukl_key: z.string().describe('Key in the shared layer.'),
  type: Type,
  evidence: Evidence,
  provenance: Provenance.array().describe('The syncs that brought it, up to 50 of the oldest.'),
  created_at: Time,
};

export const SharedGraph = z
  .object({
    nodes: z
      .object({ ...shared, label: z.string().describe('Name to show.'), properties: Properties })
      .array()
      .describe('In the order of their keys.'),
    edges: z
      .object({
        ...shared,
        from_key: z.string().describe('`ukl_key` of the node where it starts.'),
        to_key: z.string().describe('`ukl_key` of the node where it ends.'),
      })
      .array()
      .describe('The edges that start at these nodes.'),
  })
  .meta({ id: 'SharedGraph', description: 'A page of the shared layer of a workspace.' });

const PROPERTY_BYTES = 8 * 1024;
const PROPERTY_DEPTH = 5;
const PROPERTY_COUNT = 50;

/** Deeper values are rejected without looking further into them. */
function isWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.values(value).every((each) => isWithin(each, depth - 1));
}

const hasNul = (text: string): boolean => text.includes('\\u0000');

const PropertiesInput = z
  .record(z.string(), z.unknown())
  .refine((given) => Object.keys(given).length <= PROPERTY_COUNT, `At most ${PROPERTY_COUNT} properties`)
  .refine((given) => isWithin(given, PROPERTY_DEPTH), { error: `At most ${PROPERTY_DEPTH} levels`, abort: true })
  .refine((given) => {
    const text = JSON.stringify(given);
    return text.length <= PROPERTY_BYTES && !hasNul(text);
  }, `At most ${PROPERTY_BYTES} bytes of JSON without NUL`)
  .describe('Further properties: up to 50, 5 levels and 8 KiB of JSON.');

const TypeInput = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/)
  .describe(
    'Kind of item: lower-case letters, digits and underscores, for example `theme`, `problem` or `organisation`.',
  );
const Label = z.string().max(300).trim().min(1).describe('Name to show.');
const Offset = z.int().min(0).max(2_147_483_647);

const EvidenceInput = z
  .object({
    conversation_id: z.uuid().nullish().describe('Of a quote: the conversation, of a campaign of the project.'),
    turn_id: z.uuid().nullish().describe('Of a quote: the turn.'),
    document_id: z.uuid().nullish().describe('Of a passage: a document that was uploaded.'),
    document_version: z
      .int()
      .min(1)
      .max(2_147_483_647)
      .nullish()
      .describe('Of a passage; the current version if left out.'),
    start: Offset.describe("UTF-16 offset within the turn's text as shown, or within the document."),
    end: Offset.describe('End of the passage, as `start`; up to 2,000 characters later.'),
    quote: z
      .string()
      .max(2000)
      .nullish()
      .describe('The passage, word for word. It is compared, if given; a quote of a conversation needs it.'),
  })
  .refine(({ document_id, conversation_id }) => (document_id ?? null) === null || (conversation_id ?? null) === null, {
    path: ['document_id'],
    message: 'Cite either a conversation or a document',
  })
  .refine(({ document_id, quote }) => (document_id ?? null) !== null || typeof quote === 'string', {
    path: ['quote'],
    message: 'Give the words of the quote',
  })
  .transform((given) => ({
    conversation_id: given.conversation_id ?? null,
    turn_id: given.turn_id ?? null,
    document_id: given.document_id ?? null,
    document_version: given.document_version ?? null,
    start: given.start,
    end: given.end,
    quote: given.quote ?? null,
  }));

const EvidenceList = EvidenceInput.array().max(20);
const evidence = EvidenceList.default([]).describe('What the item rests on.');
const newEvidence = EvidenceList.optional()
  .transform((items) => (items === undefined ? null : { items }))
  .describe('Replaces what people attached so far. Evidence from reports stays.');

const Key = z.string().max(64);

export const NodeInput = z.object({
  type: TypeInput,
  label: Label,
  properties: PropertiesInput.default({}),
  evidence,
});

const absent = <T>(given: T | undefined): T | null => given ?? null;

export const NodeChange = z.object({
  type: TypeInput.optional().transform(absent),
  label: Label.optional().transform(absent),
  properties: PropertiesInput.optional().transform(absent),
  evidence: newEvidence,
});

export const EdgeInput = z.object({
  type: TypeInput,
  from_key: Key.describe('`prj_key` of the node where it starts.'),
  to_key: Key.describe('`prj_key` of the node where it ends.'),
  evidence,
});

export const EdgeChange = z.object({ type: TypeInput.optional().transform(absent), evidence: newEvidence });
