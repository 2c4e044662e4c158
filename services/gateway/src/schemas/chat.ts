import { z } from 'zod';
import { chat, queries, retrieval, vaults, wordsOf } from '@insights/contracts';
import { Author, balance } from './claims.ts';
import { nullIfAbsent } from './inputs.ts';
import { Id, Time, orNull, wordOrNull } from './outputs.ts';

export const ChatTitle = z.string().max(200).trim().min(1).describe('Title of the session.');

export const ChatSession = z
  .object({
    id: Id,
    workspace_id: Id,
    project_id: orNull(Id).describe('The project; null in the insights chat.'),
    title: orNull(z.string()).describe('From the first question until somebody changes it; null before that.'),
    created_by: Id.describe('The user who created it.'),
    created_at: Time,
    updated_at: Time.describe('When the last question was asked.'),
  })
  .meta({ id: 'ChatSession' });

const Stale = wordOrNull(chat.ChatStale);

export const ChatCitation = z
  .object({
    n: z.int().describe('The number in brackets in the text.'),
    document_id: Id.describe('The cited document.'),
    document_version: z
      .int()
      .describe('Its version when it was cited, for `GET /v1/documents/{document_id}?version=`.'),
    chunk_id: Id.describe('The passage that contains the quote.'),
    conversation_id: orNull(Id).describe('The conversation, if the document is a transcript.'),
    turn_ids: Id.array().describe('Turns of the passage.'),
    quote: z.string().describe('Verbatim `content_text.slice(start, end)` of that version.'),
    start: z.int().describe('UTF-16 offset in the text of that version.'),
    end: z.int().describe('End of the quote, as `start`.'),
    source_type: z.enum(wordsOf(vaults.SourceType)).describe('Where the document came from.'),
    stale: Stale.describe('How the document has changed since; null if it is unchanged.'),
  })
  .meta({ id: 'ChatCitation', description: 'A passage that an answer rests on.' });

const Numbers = z.int().array();

const ChatSentence = z
  .object({
    text: z.string().describe('The sentence, with `[n]` after it for each citation.'),
    citations: Numbers.describe('Numbers of its citations.'),
    author: Author,
    interview_id: orNull(Id).describe(
      'The campaign all of whose conversations it rests on, because it counts people or a model worded it.',
    ),
  })
  .meta({ id: 'ChatSentence' });

const ChatAnswer = z
  .object({
    interview_id: Id.describe('The campaign.'),
    status: z
      .enum(wordsOf(queries.AnswerStatus))
      .describe(
        '`answered`: sentences, each proven. `passages`: nothing is composed; the nearest passages as they were said. `declined`: nothing that was said answers the question.',
      ),
    author: Author,
    topics: z
      .object({
        label: z.string().describe('A theme of the newest report.'),
        ...balance,
        citations: Numbers.describe('Citations of some who say it.'),
        dissent_citations: Numbers.describe('Citations of some who say the opposite.'),
      })
      .array()
      .describe('How many participants speak of it.'),
    suggestions: z.string().array().describe("What can be asked, in the campaign's own words."),
  })
  .meta({ id: 'ChatAnswer', description: 'What the interviews of one campaign say to a question.' });

export const ChatMessage = z
  .object({
    id: Id,
    chat_session_id: Id.describe('The session.'),
    role: z.enum(wordsOf(chat.ChatRole)).describe('`user` asks, `assistant` answers.'),
    status: z
      .enum(wordsOf(chat.ChatMessageStatus))
      .describe('Of an answer. For a `failed` one, send the question again with the same `client_message_id`.'),
    text: z.string().describe('The question, or the answer with `[n]` after each sentence that rests on citation `n`.'),
    citations: ChatCitation.array().describe('The passages that the answer rests on.'),
    sentences: ChatSentence.array().describe('Of an answer: what `text` joins with spaces.'),
    answers: ChatAnswer.array().describe(
      'Of an answer: what each campaign that was asked says, and who supports it, who dissents and who is silent. Without a campaign of which somebody was erased since.',
    ),
    client_message_id: orNull(z.string()).describe('The id that the client gave the question.'),
    created_by: orNull(Id).describe('The user who asked; null for an answer.'),
    is_withheld: z
      .boolean()
      .describe(
        'Whether text and citations are left out, because the API key lacks the scope `exports` for their sources.',
      ),
    created_at: Time,
    completed_at: orNull(Time).describe('When the answer was complete.'),
    redacted_at: orNull(Time).describe(
      'When words were removed, because the conversation that they came from was erased.',
    ),
    engine: orNull(z.enum(wordsOf(retrieval.AnswerEngine))).describe(
      'What wrote an answer: `builtin`, of sentences of the passages; `model`, a language model, each sentence checked. Null for a question, for an answer that is not complete, and for one from before this was stored.',
    ),
  })
  .meta({ id: 'ChatMessage' });

const Cell = z.union([z.string().max(4_000), z.number(), z.null()]);

const TableContent = z
  .object({
    columns: z.string().max(200).array().min(1).max(50).describe('Heads of the columns.'),
    rows: Cell.array().max(50).array().max(2_000).describe('Rows with a cell for each column.'),
  })
  .meta({ id: 'ChatTable' });

const ChartContent = z
  .object({
    type: z.enum(['bar', 'line', 'pie']).describe('How to draw the values.'),
    labels: z.string().max(200).array().min(1).max(500).describe('What the values are of.'),
    series: z
      .object({
        name: z.string().max(200).describe('Name of the series.'),
        values: z.number().nullable().array().max(500).describe('A value for each label.'),
      })
      .array()
      .min(1)
      .max(20)
      .describe('One or more lists of values.'),
  })
  .meta({ id: 'ChatChart' });

/** By kind: Markdown, a table or a chart. */
export const ArtifactContent = z.union([z.string().max(60_000), TableContent, ChartContent]);
export type ArtifactContent = z.infer<typeof ArtifactContent>;

const Kind = z.enum(wordsOf(chat.ChatArtifactKind));
const contentDoc = 'Markdown text, a table or the data of a chart, according to `kind`.';

export const ChatArtifact = z
  .object({
    id: Id,
    chat_session_id: Id.describe('The session.'),
    kind: Kind.describe('What the content is.'),
    title: z.string().describe('Title of the artifact.'),
    content: orNull(ArtifactContent).describe(`${contentDoc} Null after a redaction.`),
    message_id: orNull(Id).describe('The answer that it was saved from.'),
    created_by: Id.describe('The user who saved it.'),
    created_at: Time,
    stale: Stale.describe('What has become of the documents that the answer cites; null if they are unchanged.'),
    redacted_at: orNull(Time).describe(
      'When the content was removed, because a conversation that it rested on was erased.',
    ),
  })
  .meta({ id: 'ChatArtifact' });

const ArtifactDraft = z
  .object({
    kind: Kind.describe('What the content is.'),
    title: z.string().describe('A title.'),
    content: ArtifactContent.describe(contentDoc),
  })
  .meta({ id: 'ChatArtifactDraft', description: 'A proposal. Save it with `POST …/artifacts`.' });

export const ChatReply = ChatMessage.extend({
  question: ChatMessage.describe('The question as it is stored.'),
  artifact: orNull(ArtifactDraft).describe('A table of the cited passages, if there are several.'),
}).meta({ id: 'ChatReply', description: 'The answer to a question.' });

/** The longest question, in characters. */
const MAX_QUESTION = 4_000;

export const QuestionInput = z.object({
  text: z.string().trim().min(1).max(MAX_QUESTION).describe('The question.'),
  client_message_id: nullIfAbsent(
    z
      .string()
      .regex(/^[\x21-\x7e]{1,100}$/)
      .optional(),
  ).describe('Makes the question safe to send again: the same id in the same session gives the same answer.'),
});

const KIND_OF = { markdown: 'text', table: 'a table', chart: 'a chart' } as const;

/** What a content is; the union has told tables from charts. */
function kindOf(content: ArtifactContent): keyof typeof KIND_OF {
  if (typeof content === 'string') return 'markdown';
  return 'columns' in content ? 'table' : 'chart';
}

/** What is wrong with the sizes of a table or a chart; null: nothing. */
function misfitOf(content: ArtifactContent): string | null {
  if (typeof content === 'string') return null;
  if ('columns' in content) {
    const row = content.rows.findIndex((cells) => cells.length !== content.columns.length);
    return row < 0 ? null : `Row ${row} has another number of cells than there are columns`;
  }
  const series = content.series.findIndex(({ values }) => values.length !== content.labels.length);
  return series < 0 ? null : `Series ${series} has another number of values than there are labels`;
}

export const ArtifactInput = z
  .object({
    kind: Kind.describe('What to save.'),
    title: nullIfAbsent(z.string().max(200).trim().min(1).optional()).describe(
      'Title; without it, that of the session.',
    ),
    message_id: nullIfAbsent(z.uuid().optional()).describe('The answer that the content rests on.'),
    content: nullIfAbsent(ArtifactContent.optional()).describe(
      `${contentDoc} Without it, the answer as Markdown, or its citations as a table.`,
    ),
  })
  .superRefine(({ kind, content, message_id }, context) => {
    const problem = (message: string) => context.addIssue({ code: 'custom', path: ['content'], message });
    if (content === null) {
      if (message_id === null) problem('Give the content, or the message_id of an answer to save');
      else if (kind === 'chart') problem('An answer has no chart: give its data');
      return;
    }
    if (kindOf(content) !== kind) return problem(`An artifact of kind ${kind} takes ${KIND_OF[kind]}`);
    const misfit = misfitOf(content);
    if (misfit !== null) problem(misfit);
  });
