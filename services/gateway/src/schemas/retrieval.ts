import { z } from 'zod';
import { retrieval, vaults, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

/** Longer prompts are documents, and the first words of a question decide. */
const LONGEST_PROMPT = 4_000;

export const retrievalFields = {
  prompt: z
    .string()
    .max(LONGEST_PROMPT)
    .trim()
    .min(1)
    .describe('A question or key words, in any language of the documents. Names of speakers favour what they say.'),
  top_k: z.int().min(1).max(100).default(20).describe('The largest number of chunks.'),
};

const rank = (list: string) => orNull(z.int()).describe(`Place in the list by ${list}, from 1.`);

export const RetrievedChunk = z
  .object({
    id: Id,
    vault_id: Id,
    document_id: Id,
    document_version: z.int().describe('The version of the text that `start` and `end` refer to.'),
    conversation_id: orNull(Id).describe('The conversation, of a transcript.'),
    turn_ids: Id.array().describe('Turns of the conversation, of a transcript.'),
    speakers: z.string().array().describe('Who speaks in it.'),
    ordinal: z.int().describe('Place in the document, from 0; the neighbours are one more and one less.'),
    text: z.string().describe('`content_text.slice(start, end)` of the document.'),
    start: z.int().describe('UTF-16 offset in `content_text`.'),
    end: z.int().describe('UTF-16 offset in `content_text`.'),
    score: z.number().describe('Higher is better; comparable within one answer only.'),
    ranks: z
      .object({ lexical: rank('words'), dense: rank('meaning'), graph: rank('connections of facts') })
      .describe('Its place in each list that the order was made from; null: it is not in that list.'),
  })
  .meta({ id: 'RetrievedChunk', description: 'A part of a document that fits the prompt.' });

export const Fact = z
  .object({
    id: Id.describe('The same for all passages of a vault that state it.'),
    vault_id: Id,
    text: z.string().describe('The statement.'),
    subject: z.string().describe('What it is about, as the words say it.'),
    predicate: z.string().describe('What it says about the subject; it contains a negation.'),
    object: z.string().describe('The value or the thing that it names.'),
    source_text: z.string().describe('The words that state it.'),
    chunk_ids: Id.array().describe('The chunks that state it.'),
    support_count: z.int().describe('The number of passages that state it.'),
    contradicts: Id.array().describe('Facts that say something else about the same.'),
    valid_at: orNull(Time).describe('From when it is so, if the words say it.'),
    invalid_at: orNull(Time).describe('From when it is no longer so, if the words say it.'),
    score: z.number().describe('Higher is better; comparable within one answer only.'),
    engines: z
      .enum(wordsOf(retrieval.FactEngine))
      .array()
      .describe(
        'What has read it: `builtin`: rules; `model`: a language model; `graph`: the map of a campaign, whose newest report states it.',
      ),
  })
  .meta({ id: 'Fact', description: 'A statement found in documents.' });

export const RetrievedDocument = z
  .object({
    id: Id,
    vault_id: Id,
    source_type: z.enum(wordsOf(vaults.SourceType)).describe('Where the document came from.'),
    external_id: orNull(z.string()).describe('Id of the document in the system that it came from.'),
    url: orNull(z.string()).describe('Where the original is.'),
    title: z.string().describe('Title of the document.'),
    author_name: orNull(z.string()).describe('Name of the author.'),
    version: z.int().describe('The version of its text.'),
    updated_at: Time,
  })
  .meta({ id: 'RetrievedDocument', description: 'A document of the chunks in an answer.' });

export const Context = z
  .object({
    chunks: RetrievedChunk.array().describe('Best first.'),
    facts: Fact.array().describe('Best first.'),
    documents: RetrievedDocument.array().describe('The documents of the chunks.'),
    meta: z
      .object({
        vaults: z.int().describe('Vaults that have documents.'),
        documents: z.int().describe('Documents that were searched.'),
        chunks: z.int().describe('Chunks that were searched.'),
        terms: z
          .string()
          .array()
          .describe('Words of the prompt that were looked up. Empty: it has only words that occur everywhere.'),
        speakers: z.string().array().describe('Speakers that the prompt names.'),
        matched: z.int().describe('Chunks that matched, of which the best are returned.'),
        lists: z.enum(wordsOf(retrieval.RankedList)).array().describe('The lists that the order was made from.'),
        unavailable: z
          .enum(wordsOf(retrieval.RankedList))
          .array()
          .describe('Lists that are missing or incomplete at the moment; the order was made from the others.'),
      })
      .describe('What was searched.'),
  })
  .meta({ id: 'Context', description: 'Passages, facts and documents that fit a prompt.' });

export const Citation = z
  .object({
    n: z.int().describe('Stands as `[n]` at the end of the sentence that it supports.'),
    document_id: Id.describe('The cited document.'),
    document_version: z.int().describe('The version of the text that `start` and `end` refer to.'),
    chunk_id: Id.describe('The chunk that contains the quote.'),
    conversation_id: orNull(Id).describe('The conversation, of a transcript.'),
    turn_ids: Id.array().describe('Turns of the conversation, of a transcript.'),
    quote: z.string().describe('`content_text.slice(start, end)` of that version.'),
    start: z.int().describe('UTF-16 offset in `content_text`.'),
    end: z.int().describe('UTF-16 offset in `content_text`.'),
  })
  .meta({ id: 'Citation', description: 'The place in a document that a sentence of an answer rests on.' });

export const CitedAnswer = z
  .object({
    answer: z
      .string()
      .describe('Sentences that end with `[n]`, or one that says that the documents do not answer the question.'),
    citations: Citation.array().describe(
      'In the order of their numbers; empty if the documents do not answer the question.',
    ),
    chunks: RetrievedChunk.array().describe('What was found, best first.'),
    facts: Fact.array().describe('Best first.'),
    method: z
      .object({
        engine: z
          .enum(wordsOf(retrieval.AnswerEngine))
          .describe(
            '`builtin`: sentences of the passages; `model`: worded by a language model, each sentence checked.',
          ),
        model: orNull(z.string()).describe('Name of the language model; null for the built-in engine.'),
        dropped_sentences: z
          .int()
          .describe(
            'Sentences of a model that were left out, because they cite nothing or their citations do not support them.',
          ),
      })
      .describe('How the answer was made.'),
  })
  .meta({ id: 'CitedAnswer', description: 'An answer to a question with its sources.' });
