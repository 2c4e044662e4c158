import type { Context } from '@insights/api-client';
import { Option } from 'commander';
import { type AddCommand, EXIT, UsageError } from '../command.ts';
import { type Session, calling, collected, wholeNumber } from '../session.ts';
import { oneLine, paint, quoted, safe } from '../text.ts';

interface Options {
  readonly topK?: number;
  readonly vault: readonly string[];
}

const topK = (): Option => new Option('--top-k <chunks>', 'most passages').argParser(wholeNumber(1, 100));

/** `insights context` and `insights answer`. */
export const addContext: AddCommand = (program, terminal, done) => {
  program
    .command('context')
    .description('Finds the passages of documents that fit a question best. A retrieval key searches its own vault.')
    .argument('<question>')
    .addOption(topK())
    .option('--vault <id>', 'only this vault; may be repeated', collected, [])
    .action(
      calling(terminal, done, async (session, prompt: string, options: Options) => {
        const context = await find(session, prompt, options);
        session.print.result(context, () => textOf(session, context));
      }),
    );
  program
    .command('answer')
    .description(
      'Answers a question from the documents of one vault, with citations. Needs the retrieval key of the vault.',
    )
    .argument('<question>')
    .addOption(topK())
    .action(
      calling(terminal, done, async ({ client, print, key }, prompt: string, { topK: top_k }: Options) => {
        if (!key.startsWith('iir_')) {
          throw new UsageError(
            'answer needs the retrieval key of a vault (iir_…): insights login --profile NAME, then --profile NAME.',
            EXIT.denied,
          );
        }
        const answer = await client.vaults.retrievalAnswer({ prompt, top_k });
        print.result(answer, () => {
          const cited = answer.citations.map(
            ({ n, quote, document_id }) => `[${n}] ${quoted(quote, '    ')} ${document_id}`,
          );
          return [answer.answer, ...(cited.length > 0 ? ['', ...cited] : [])].join('\n');
        });
      }),
    );
};

function find(
  { client, key, workspace_id }: Session,
  prompt: string,
  { topK: top_k, vault }: Options,
): Promise<Context> {
  if (key.startsWith('iir_')) return client.vaults.retrieve({ prompt, top_k });
  return client.vaults.context({ workspace_id, prompt, top_k, ...(vault.length > 0 && { vault_ids: [...vault] }) });
}

function textOf({ terminal }: Session, { chunks, documents }: Context): string {
  const titles = new Map(documents.map(({ id, title }) => [id, title]));
  if (chunks.length === 0) return 'No document fits this question.';
  return chunks
    .map(
      ({ document_id, text }) =>
        `${paint(terminal, 'bold', oneLine(titles.get(document_id) ?? document_id))}\n${safe(text).trim()}`,
    )
    .join('\n\n');
}
